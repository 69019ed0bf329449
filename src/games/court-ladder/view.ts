import type {Seat} from '../../game/index.js';
import {kingOf} from './rules/ladder.js';
import {openOf} from './rules/public-fields.js';
import {turn} from './rules/play.js';
import type {LadderState, LadderEvent, LadderView} from './types.js';

/** What each seat may know: the only place where cards are hidden. */

const backs = (cards: readonly unknown[]): readonly null[] => cards.map(() => null);

/**
 * The state as a seat sees it; `undefined` is an onlooker. Until the trump is named, only the King
 * has looked at a hand (rule 4). Of other hands everybody knows the cards that were taken in the
 * open.
 */
export function view(state: LadderState, seat: Seat | undefined): LadderView {
  const {hands, shown} = state;
  const looks = state.phase !== 'trump' || seat === kingOf(state);
  return {
    ...openOf(state),
    seat: seat ?? null,
    turn: turn(state),
    hands: hands.map((hand, owner) => {
      if (owner === seat) return looks ? hand : backs(hand);
      const seen = shown[owner]!;
      return [...seen, ...backs(hand.slice(seen.length))];
    }),
    gone: state.deal === 0 ? [] : state.gone, // the pack waits for the first deal
  };
}

/** An event as a seat may learn it: whole, since only hands are secret. */
export const redact = (event: LadderEvent): LadderEvent => event;
