import type {Card} from '../../cards/index.js';
import {petitioners} from './rules/throw-in.js';
import type {LadderMove, LadderState} from './types.js';

/**
 * The laws need to know two things: cards that were taken in the open are listed twice in a state,
 * and an endless match has no end. Two hands show how one leads to the next.
 */
export const laws = {
  options: {hands: 1},
  every: 64,
  /** Absent players keep their jokers until they have nothing else (L-7). */
  starts: [{seed: 'absent 1', options: {packs: 'poker'}, idle: true}],
  /** When ten or more seats ask for leave, the King may give answers that are not listed (L-17). */
  unlisted: (move: LadderMove, state: LadderState): boolean =>
    move.type === 'leave' && petitioners(state).length > 9,
  /** Ranks and crowns come when a bout is over, not with a card of it. */
  waits: {attacked: />gstk-seat\d/, beaten: />gstk-seat\d/, 'thrown in': />gstk-seat\d/},
  agreement: {
    seed: 'ladder 0',
    games: 12,
    moves: 20_000,
    seats: [5],
    options: {hands: 2, packs: 'poker', throwIn: 'king'},
  },
  cards: ({hands, gone, bout}: LadderState): readonly Card[] => [
    ...hands.flat(),
    ...gone,
    ...(bout?.jokers ?? []),
    ...(bout?.pairs ?? []).flatMap(({card, beat}) => (beat ? [card, beat] : [card])),
  ],
};
