import type {Temper} from '../../../../game/index.js';
import type {GskView} from '../../types.js';
import {isKingIn, KING, type Outlook} from '../outlook.js';
import type {Answering, BotPlayer, Chance} from '../player.js';
import {choosesAgain} from '../temper.js';
import {type Asked, type Chosen, inputsOf} from './inputs.js';
import {type Network, networkOf} from './network.js';
import {WEIGHTS} from './weights.js';

/**
 * The player of a network in a match of two. What is surely right is not asked:
 * `bench/bots/gsk-net/match.h` leaves the same out.
 */

const ANSWERS: readonly Answering[] = ['accept', 'challenge', 'rout'];
const ALL = (1 << 13) - 1;

const bitsOf = (heights: readonly number[]): number =>
  heights.reduce((bits, height) => bits | (1 << height), 0);

/** One of the ways by these chances. */
function wayBy(chances: readonly number[], chance: Chance): number {
  let at = chance();
  const way = chances.findIndex((one) => (at -= one) < 0);
  return way < 0 ? chances.findLastIndex((one) => one > 0) : way;
}

let network: Network | undefined;

/** The player that sees this view. */
export function networkPlayer(view: GskView, temper: Temper = 'even'): BotPlayer {
  const answers = (network ??= networkOf(WEIGHTS));
  /** The way for a question; a single way needs no asking. */
  const ask = (
    asked: Asked,
    ways: number,
    outlook: Outlook,
    chance: Chance,
    {chosen, isGamble = () => false}: {chosen?: Chosen; isGamble?: (way: number) => boolean} = {},
  ): number => {
    if ((ways & (ways - 1)) === 0) return 31 - Math.clz32(ways);
    const chances = answers(inputsOf(view, outlook, asked, chosen), asked, ways);
    const way = wayBy(chances, chance);
    return choosesAgain(temper, isGamble(way), chance) ? wayBy(chances, chance) : way;
  };
  return {
    form(outlook, chance) {
      const {hand, king} = outlook;
      const centres = (hand.length > 2 ? bitsOf(hand) : 0) | (king === 'hand' ? 1 << KING : 0);
      const centre = ask('centre', centres, outlook, chance);
      const rest = [...hand];
      if (centre !== KING) rest.splice(rest.indexOf(centre), 1);
      // The last card of the rest is the lowest one, which cannot be the higher flank.
      const highs = bitsOf(rest.slice(0, -1));
      const high = ask('high', highs, outlook, chance, {chosen: {centre}});
      rest.splice(rest.indexOf(high), 1);
      const lows = bitsOf(rest.filter((height) => height <= high));
      const low = ask('low', lows, outlook, chance, {chosen: {centre, high}});
      return chance() < 0.5 ? {left: high, centre, right: low} : {left: low, centre, right: high};
    },
    early: (outlook, chance) =>
      ask('early', isKingIn(outlook) ? 2 : outlook.token ? 3 : 1, outlook, chance) === 1,
    rout(outlook, chance) {
      const {token, rivalShown, skirmishes, king} = outlook;
      const mayRout = token && rivalShown < 0 && (skirmishes <= 0 || king === 'lost');
      return ask('late', isKingIn(outlook) ? 2 : mayRout ? 3 : 1, outlook, chance) === 1;
    },
    declare: (outlook, chance) =>
      ask('declare', ALL, outlook, chance, {isGamble: (value) => value !== outlook.centre}),
    answer(outlook, chance) {
      const {declared, dark, rivalShown, rivalHeld, token} = outlook;
      if (isKingIn(outlook)) return 'rout';
      const possible =
        rivalShown >= 0 ? rivalShown === declared : declared === KING || dark.includes(declared);
      if (!possible && rivalHeld > 0) return 'challenge';
      const isOpen = rivalShown < 0;
      const ways = 1 | (isOpen && rivalHeld > 0 ? 2 : 0) | (isOpen && token ? 4 : 0);
      return ANSWERS[ask('answer', ways, outlook, chance, {isGamble: (way) => way > 0})]!;
    },
    afterPush(outlook, chance) {
      const mayRout = outlook.token && outlook.rivalShown < 0 && outlook.king === 'lost';
      return ask('winner', !mayRout ? 1 : isKingIn(outlook) ? 2 : 3, outlook, chance) === 1;
    },
  };
}
