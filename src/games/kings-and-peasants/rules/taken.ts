import {winningPlay} from '../../../cards/index.js';
import {zeros} from './deal.js';
import type {PeasantsState, Played, Trick} from '../types.js';

/** Decides who takes a trick. */

type Trumped = Pick<PeasantsState, 'trump'>;

/** The play that is winning: the highest trump, else the highest of the suit led. */
export const bestOf = ({trump}: Trumped, trick: Trick): Played | undefined =>
  winningPlay(trick, {trump});

/** The number of these tricks that each seat has taken. */
export const countTricks = (law: Trumped, tricks: readonly Trick[]): readonly number[] => {
  const takers = tricks.map((trick) => bestOf(law, trick)?.seat);
  return zeros.map((_, seat) => takers.filter((taker) => taker === seat).length);
};
