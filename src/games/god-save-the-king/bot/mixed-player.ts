import {
  type Choosing,
  rowOfAnswer,
  rowOfCentre,
  rowOfDeclaration,
  rowOfFlanks,
  rowOfKing,
  rowOfRout,
} from './rows.js';
import {ACE, isKingIn, KING, type Outlook} from './outlook.js';
import {type Answering, type BotPlayer, type Chance, type FormationHeights} from './player.js';

/**
 * A player that mixes its decisions: each is a choice among a few ways, with the weights of its row
 * in a table.
 */

/** Chooses one of the ways whose bit is set in `ways`. */
export type Choose = (what: Choosing, row: number, ways: number, chance: Chance) => number;

const ANSWERS: readonly Answering[] = ['accept', 'challenge', 'rout'];

/**
 * The bits of ways that lead to different results; of several with the same result the first stays.
 */
const different = (results: readonly number[]): number =>
  results.reduce(
    (ways, result, at) => (result >= 0 && results.indexOf(result) === at ? ways | (1 << at) : ways),
    0,
  );

/** The player that decides with a given way of choosing. */
export const mixedPlayer = (choose: Choose): BotPlayer => ({
  form: (outlook, chance) => formBy(choose, outlook, chance),
  early: (outlook) => isKingIn(outlook),
  rout(outlook, chance) {
    if (!outlook.token || outlook.rivalShown >= 0) return false;
    if (isKingIn(outlook)) return true;
    // If the trick is won, a King in the centre need not be routed, unless the bot's own King is
    // lost.
    if (outlook.skirmishes > 0) return outlook.king === 'lost';
    return choose('rout', rowOfRout(outlook), 3, chance) === 1;
  },
  declare(outlook, chance) {
    if (outlook.shown >= 0) return outlook.centre;
    const values = valuesOf(outlook);
    const row = rowOfDeclaration(outlook);
    return values[choose('declaration', row, different(values), chance)]!;
  },
  answer(outlook, chance) {
    const {declared, dark, rivalShown, token} = outlook;
    if (token && isKingIn(outlook)) return 'rout';
    const possible =
      rivalShown >= 0 ? rivalShown === declared : declared === KING || dark.includes(declared);
    if (!possible && outlook.rivalHeld > 0) return 'challenge';
    const doubts = rivalShown < 0 && outlook.rivalHeld > 0 ? 2 : 0;
    const routs = rivalShown < 0 && token ? 4 : 0;
    const may = 1 | doubts | routs;
    return ANSWERS[choose('answer', rowOfAnswer(outlook), may, chance)]!;
  },
});

/** The values to choose from: the truth, the highest credible ones, a King, an ace. */
function valuesOf({centre, own}: Outlook): readonly number[] {
  const top = own[0] ?? -1;
  const second = own.find((height) => height < top) ?? -1;
  return [centre, top, second, KING, ACE];
}

/** The lowest two cards above a height; the highest two if there are none. */
function above(cards: readonly number[], height: number): readonly [number, number] {
  const higher = cards.findLastIndex((card) => card > height);
  const at = Math.max(higher, 1);
  return [cards[at - 1]!, cards[at]!];
}

/**
 * The flanks to choose from: the highest; the lowest that beat the rival's first, third, fifth and
 * seventh card; the lowest; the highest with the lowest.
 */
function flanksOf(cards: readonly number[], dark: readonly number[]): readonly number[] {
  const last = cards.length - 1;
  const pairs: (readonly [number, number])[] = [
    [cards[0]!, cards[1]!],
    ...[0, 2, 4, 6].map((at) => above(cards, dark[at] ?? -1)),
    [cards[last - 1]!, cards[last]!],
    [cards[0]!, cards[last]!],
  ];
  return pairs.map(([high, low]) => high * 16 + low);
}

function formBy(choose: Choose, outlook: Outlook, chance: Chance): FormationHeights {
  const cards = [...outlook.hand];
  const ways = cards.length > 2 ? 3 : 2;
  const king = outlook.king === 'hand' && choose('king', rowOfKing(outlook), ways, chance) === 1;
  const pairs = flanksOf(cards, outlook.dark);
  const way = choose('flanks', rowOfFlanks(outlook, king), different(pairs), chance);
  const pair = pairs[way]!;
  const flanks = [pair >> 4, pair & 15];
  if (chance() < 0.5) flanks.reverse();
  const [left, right] = flanks as [number, number];
  if (king) return {left, centre: KING, right};
  cards.splice(cards.indexOf(left), 1);
  cards.splice(cards.indexOf(right), 1);
  const centres = [cards.at(-1)!, cards[cards.length >> 1]!, cards[0]!];
  const at = choose('centre', rowOfCentre(outlook, way), different(centres), chance);
  return {left, centre: centres[at]!, right};
}
