import {missing, type Seat} from '../../../game/index.js';
import type {KingdomOpen, KingdomState} from '../types.js';

/** Seats, order of play, and the length of a match. */

/** The fields that determine the order of play. */
type OrderFields = Pick<KingdomOpen, 'seats' | 'dealer'>;

/**
 * The number of cards dealt to each player in the small game, which is also the number of rounds in a
 * turn (M-1).
 */
export const HAND = 3;

/** Whether this is the large game: one card each, no hands, and points are bad (4.11). */
export const isLarge = ({options}: Pick<KingdomOpen, 'options'>): boolean =>
  options['large'] === 'on';

/** The number of turns in a match, or of rounds in the large game. */
export const dealsOf = (game: Pick<KingdomOpen, 'options' | 'seats'>): number =>
  game.seats * (isLarge(game) ? Number(game.options['rounds']) : 1);

/** The number of cards dealt to each player. */
export const dealtIn = (game: Pick<KingdomOpen, 'options'>): number => (isLarge(game) ? 1 : HAND);

export const seatsOf = ({seats}: Pick<KingdomOpen, 'seats'>): readonly Seat[] =>
  Array.from({length: seats}, (_, seat) => seat);

/** The next seat clockwise. */
export const leftOf = (seat: Seat, {seats}: Pick<KingdomOpen, 'seats'>): Seat => (seat + 1) % seats;

/** The seats from the left of the Dealer round to the Dealer (4.2). */
export const orderOf = ({seats, dealer}: OrderFields): readonly Seat[] =>
  seatsOf({seats}).map((at) => (dealer + 1 + at) % seats);

/**
 * The left neighbour, whose card `look` shows; `null` for the Dealer, who looks at the deck instead
 * (M-11).
 */
export const neighbourOf = (seat: Seat, game: OrderFields): Seat | null =>
  seat === game.dealer ? null : leftOf(seat, game);

/** The seat that acts now; none while cards are chosen or shown. */
export const activeOf = (
  game: OrderFields & Pick<KingdomOpen, 'phase' | 'deeds'>,
): Seat | undefined =>
  game.phase === 'act' || game.phase === 'decide'
    ? orderOf(game).find((seat) => game.deeds[seat] === null)
    : undefined;

/** Points so far, by seat. */
export const scoresOf = ({seats, sheet}: Pick<KingdomOpen, 'seats' | 'sheet'>): readonly number[] =>
  seatsOf({seats}).map((seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));

/** The seats that have yet to decide. */
export function turn(state: KingdomState): readonly Seat[] {
  if (state.phase === 'choose') return missing(state.choices);
  const active = activeOf(state);
  return active === undefined ? [] : [active];
}
