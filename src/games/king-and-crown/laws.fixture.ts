import type {AnyMove, AnyState, AnyEvent} from '../../game/index.js';
import {COURT, isCourtCard} from './rules/deck.js';

const FIVE: readonly string[] = COURT;

/** All cards are in all hands again, or in a new order. */
const AGAIN: ReadonlySet<string> = new Set([
  'lord named',
  'match begun',
  'cards returned',
  'players out',
]);

/** Where the games of the family keep their cards. */
type Kept = AnyState & Partial<Record<'row' | 'hands', readonly (string | readonly string[])[]>>;

/**
 * What the laws cannot find out: the cards are no playing cards, each match or round lays them anew, and
 * at court anything may be said.
 */
export const laws = {
  isCard: isCourtCard as (text: string) => boolean,
  cards: (state: AnyState): readonly string[] => {
    const {row, hands} = state as Kept;
    if (hands) return hands.flat();
    // Where each player has five of his own, what is not used up is in his hand.
    if (!row) return [...FIVE, ...FIVE];
    return row.length === FIVE.length ? row.flat() : FIVE;
  },
  /**
   * What was shown last still lies there; where any other card is can be known no more. When the Witch
   * acts, the King keeps his card (K-5).
   */
  shuffles: ({type}: AnyEvent, then: AnyState): false | readonly string[] => {
    const {last} = then as AnyState & {readonly last?: {readonly cards: readonly string[]} | null};
    if (type === 'cards redealt') return FIVE.filter((card) => card !== 'king');
    return AGAIN.has(type) && FIVE.filter((card) => !last?.cards.includes(card));
  },
  unlisted: (move: AnyMove): boolean =>
    move.type === 'say' && (move as AnyMove & {readonly say: unknown}).say === 'text',
  agreement: {games: 60, moves: 1500},
};
