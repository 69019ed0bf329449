import type {Bot} from '../../../../game/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {DECK} from '../../rules/deck.js';
import {drawn} from '../bot.js';
import type {TourneyView} from '../types.js';

/**
 * A beginner looks at the round at hand: the more of the other's cards a card beats, the more often it
 * is played. What is left for the rounds to come, and what the match needs, is not looked at.
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
