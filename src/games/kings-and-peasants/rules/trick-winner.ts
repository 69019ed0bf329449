import {type Suit, type SuitCard, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {codeOf, suitCode, suitIn} from '../kernel/codes.js';
import {powerIn} from '../kernel/kernel.js';
import {zeros} from './deal.js';
import type {PeasantsState, Played, Trick} from '../types.js';

/** Decides who takes a trick, and who did not follow. */

type Trumped = Pick<PeasantsState, 'trump'>;

/** The winning play so far: the highest trump, else the highest card of the suit led. */
export function bestOf({trump}: Trumped, trick: Trick): Played | undefined {
  const [lead] = trick;
  if (!lead) return undefined;
  const power = ({card}: Played): number =>
    powerIn(codeOf(card), suitCode(trump), suitIn(codeOf(lead.card)));
  return trick.reduce((best, play) => (power(play) > power(best) ? play : best));
}

/** The number of these tricks that each seat has taken. */
export const countTricks = (law: Trumped, tricks: readonly Trick[]): readonly number[] => {
  const takers = tricks.map((trick) => bestOf(law, trick)?.seat);
  return zeros.map((_, seat) => takers.filter((taker) => taker === seat).length);
};

/** Each play that did not follow, with the suit that was led. */
export const lackings = (
  tricks: readonly Trick[],
): readonly {readonly seat: Seat; readonly suit: Suit; readonly trick: number}[] =>
  tricks.flatMap((plays, trick) => {
    const suit = plays[0] && suitOf(plays[0].card as SuitCard);
    return suit === undefined
      ? []
      : plays.flatMap(({seat, card}) => (suitOf(card) === suit ? [] : [{seat, suit, trick}]));
  });
