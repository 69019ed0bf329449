import {type Rng, roll} from '../../../cards/index.js';
import type {Bot, Choice} from '../../../game/index.js';
import {plansOf} from './bot/prospects.js';
import type {TourneyView} from './types.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {DECK} from '../rules/deck.js';

/** The bot plays the solution: no strategy does better against it on average than a draw. */
export const tourneyBot: Bot<TourneyView, ChooseMove> = {
  choose({view, rng}) {
    const seat = view.seat ?? 0;
    const mine = <Of>(by: readonly Of[]): readonly [Of, Of] => [by[seat]!, by[1 - seat]!];
    const [own, other] = mine(view.hands);
    const [won, lost] = mine(view.scores);
    const {chances} = plansOf(view.sheet.map(mine), view.options)(own, other, won - lost);
    const at = drawn(chances, rng);
    const decided = Math.abs(won - lost) > own.length;
    return {
      move: {type: 'choose', card: own[at]!},
      why: decided ? {key: 'tourney/why/decided'} : reason(chances[at]!, own[at]!),
    };
  },
};

const reason = (chance: number, card: string): NonNullable<Choice['why']> =>
  chance > 0.999
    ? {key: 'tourney/why/sure', card}
    : {key: 'tourney/why/mixed', card, percent: Math.max(1, Math.round(chance * 100))};

/**
 * A beginner looks at the current round only: the more of the other's cards a card beats, the more
 * often it is played. The rounds to come and the needs of the match are ignored.
 */
export const tourneyBeginner: Bot<TourneyView, ChooseMove> = {
  choose({view, rng}) {
    const seat = view.seat ?? 0;
    const own = view.hands[seat]!;
    const other = view.hands[1 - seat]!;
    const beats = own.map(
      (card) => other.filter((met) => DECK[met].value < DECK[card].value).length,
    );
    const all = beats.reduce((sum, n) => sum + n, 0);
    const at = drawn(
      beats.map((n) => (all > 0 ? n / all : 1 / own.length)),
      rng,
    );
    const card = own[at]!;
    return {
      move: {type: 'choose', card},
      why: {key: 'tourney/why/beats', card, n: beats[at]!, of: other.length},
    };
  },
};

/** A random index with these probabilities. */
function drawn(chances: readonly number[], rng: Rng): number {
  let left = roll(rng, 2 ** 32).value / 2 ** 32;
  const at = chances.findIndex((chance) => (left -= chance) < 0);
  return at < 0 ? chances.findLastIndex((chance) => chance > 0) : at; // rounding
}
