import type {AnyMove, AnyState, AnyEvent} from '../../game/index.js';
import {COURT, isCourtCard} from './rules/deck.js';

const FIVE: readonly string[] = COURT;

/** Events after which all cards are back in hand, or in a new order. */
const AGAIN: ReadonlySet<string> = new Set([
  'lord named',
  'match begun',
  'cards returned',
  'players out',
]);

/** Events in which one card turns. */
const TURNS: ReadonlySet<string> = new Set([
  'card revealed',
  'king shown',
  'looked',
  'beggar joined',
]);

/** The places where games of the family keep their cards. */
type Kept = AnyState & Partial<Record<'row' | 'hands', readonly (string | readonly string[])[]>>;

/**
 * The laws need to know that the cards are not playing cards, that each match or round lays them
 * again, and that at court anything may be said.
 */
export const laws = {
  isCard: isCourtCard as (text: string) => boolean,
  cards: (state: AnyState): readonly string[] => {
    const {row, hands} = state as Kept;
    if (hands) return hands.flat();
    // If each player has five cards, the unused ones are in hand.
    if (!row) return [...FIVE, ...FIVE];
    return row.length === FIVE.length ? row.flat() : FIVE;
  },
  /**
   * The cards shown last still lie on the table; the places of all others are forgotten. When the
   * Witch acts, the King keeps the card (K-5).
   */
  shuffles: ({type}: AnyEvent, then: AnyState): false | readonly string[] => {
    const {last} = then as AnyState & {readonly last?: {readonly cards: readonly string[]} | null};
    if (type === 'cards redealt') return FIVE.filter((card) => card !== 'king');
    return AGAIN.has(type) && FIVE.filter((card) => !last?.cards.includes(card));
  },
  unlisted: (move: AnyMove): boolean =>
    move.type === 'say' && (move as AnyMove & {readonly say: unknown}).say === 'text',
  /** Everybody sees which card turns: the one that was picked, looked at, or shown by its holder. */
  cause: (event: AnyEvent): unknown => {
    const {type, seat, at} = event as AnyEvent & Partial<Record<'seat' | 'at', unknown>>;
    return [type, ...(TURNS.has(type) ? [seat, at] : [])];
  },
  agreement: {games: 60, moves: 1500},
};
