import type {Bot} from '../../../game/index.js';
import {gskBotOf} from '../bot.js';
import type {GskMove, GskView} from '../types.js';
import {ACE, isKingIn, KING, type Outlook} from './outlook.js';
import type {BotPlayer, Chance} from './player.js';

/**
 * Fixed plans, as a person makes them, of which `bench/bots/gsk-net/plan.h` searches the best: what to
 * lay in which trick of a hand, what to declare, whom to doubt. A King who must lie there is routed and
 * a lie that is seen through is challenged by every plan.
 */

/** What a plan does in one trick. Places in the hand go from 0, the highest, to 12. */
interface Step {
  /** The place of the centre, or the King if he is in hand. */
  readonly centre: number | 'King';
  readonly flanks: readonly [high: number, low: number];
  readonly rout: 'no' | 'early' | 'late' | 'last';
  readonly declares: 'truth' | 'credible' | 'ace' | 'King' | 'next above';
  readonly doubts: 'never' | 'always' | 'Kings' | 'highest' | 'half';
}

/** The steps with 0, 1, 2, 3 or more tricks left, in the first hand and in later ones. */
export interface Plan {
  readonly first: readonly [Step, Step, Step, Step];
  readonly later: readonly [Step, Step, Step, Step];
}

/** The card at a place of a list, the highest first. */
const cardAt = (cards: readonly number[], place: number): number =>
  cards[Math.floor((place * (cards.length - 1) + 6) / 12)]!;

const without = (cards: readonly number[], card: number): readonly number[] =>
  cards.toSpliced(cards.indexOf(card), 1);

function declare({declares}: Step, {shown, centre, own}: Outlook): number {
  if (shown >= 0 || declares === 'truth') return centre;
  if (declares === 'ace') return ACE;
  if (declares === 'King') return KING;
  return (declares === 'credible' ? own[0] : own.findLast((height) => height > centre)) ?? centre;
}

function doubts({doubts: whom}: Step, {declared, dark}: Outlook, chance: Chance): boolean {
  if (whom === 'half') return chance() < 0.5;
  if (whom === 'Kings') return declared === KING;
  return whom === 'always' || (whom === 'highest' && declared >= (dark[0] ?? 0));
}

const playerOf = (steps: Plan['first']): BotPlayer => {
  const now = ({left}: Outlook): Step => steps[Math.min(left, 3)]!;
  return {
    form(outlook, chance) {
      const {hand, king} = outlook;
      const {centre: place, flanks} = now(outlook);
      const hides = king === 'hand' && (place === 'King' || hand.length < 3);
      const centre = hides ? KING : cardAt(hand, place === 'King' ? 12 : place);
      const rest = hides ? hand : without(hand, centre);
      const high = cardAt(rest.slice(0, -1), flanks[0]);
      const low = cardAt(
        without(rest, high).filter((height) => height <= high),
        flanks[1],
      );
      return chance() < 0.5 ? {left: high, centre, right: low} : {left: low, centre, right: high};
    },
    early: (outlook) => outlook.token && (isKingIn(outlook) || now(outlook).rout === 'early'),
    rout(outlook) {
      const {token, rivalShown, skirmishes, king} = outlook;
      const mayRout = token && rivalShown < 0 && (skirmishes <= 0 || king === 'lost');
      return isKingIn(outlook) || (mayRout && now(outlook).rout === 'late');
    },
    declare: (outlook) => declare(now(outlook), outlook),
    answer(outlook, chance) {
      const {token, rivalShown, rivalHeld, declared, dark} = outlook;
      if (isKingIn(outlook)) return 'rout';
      const possible =
        rivalShown >= 0 ? rivalShown === declared : declared === KING || dark.includes(declared);
      if (!possible && rivalHeld > 0) return 'challenge';
      if (now(outlook).rout === 'last' && token && rivalShown < 0) return 'rout';
      const mayDoubt = rivalShown < 0 && rivalHeld > 0;
      return mayDoubt && doubts(now(outlook), outlook, chance) ? 'challenge' : 'accept';
    },
    afterPush: ({token, rivalShown, king}) => token && rivalShown < 0 && king === 'lost',
  };
};

/** The bot that keeps to a plan. */
export const planBot = ({first, later}: Plan): Bot<GskView, GskMove> => {
  const bots = [gskBotOf(playerOf(first)), gskBotOf(playerOf(later))] as const;
  return {choose: (question) => bots[question.view.hand > 1 ? 1 : 0].choose(question)};
};
