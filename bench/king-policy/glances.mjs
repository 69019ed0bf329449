// Matches of King played by the policy of the search alone: thousands of deals a second.
import {defaultOptions} from '../../src/game/options.js';
import {dealWorld, finishDeal} from '../../src/games/king/bot/deal-world.js';
import {quickChoice} from '../../src/games/king/bot/quick-choices.js';
import {startOf} from '../../src/games/king/bot/start.js';
import {copy, pointsOf} from '../../src/games/king/kernel/kernel.js';
import {dealOut} from '../../src/games/king/rules/deal.js';
import {apply} from '../../src/games/king/rules/decide.js';
import {settle} from '../../src/games/king/rules/score.js';
import {rngFrom} from '../../src/cards/index.js';

/** The games whose bots know the score: the laws of src/games/king/bot/stakes.ts. */
export const SCORED = [
  'king-simple',
  'king-threesome',
  'king-domino',
  'king-jokers',
  'king-trade',
  'king-omnibus',
  'king-short',
];

/** A match of the usual number of players. */
export const begun = (rules, seed) => {
  const {usual, min} = rules.seats;
  const seats = usual ?? min;
  return rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(seed));
};

/** The state after the deal, which is played on by the policy with a stream. */
export function glanced(variant, state, stream) {
  let now = state;
  while (now.phase !== 'play' && now.phase !== 'drawing') {
    const [seat] = now.turn;
    now = apply(variant, now, seat, quickChoice(now, seat));
  }
  const deal = dealWorld({...startOf(now), kernel: copy(startOf(now).kernel)});
  finishDeal(deal, stream);
  const points = now.scores.map((_, seat) => pointsOf(deal.kernel, seat));
  return settle(variant, now, points, null);
}

/** The same deal with other cards. */
export const redealt = (variant, state, rng) =>
  dealOut(variant, {...state, rng}, state.deal, state.dealer);
