import {type Card, isCard, readCard, writeCard} from '../cards/index.js';
import {type Refusal, REFUSALS, type Seat} from './rules.js';

/** What games share in which a move is a card of the hand. */

/** A seat plays a card. */
export interface CardPlay {
  readonly type: 'play';
  readonly card: Card;
}

/** The moves that play the cards. */
export const playsOf = (cards: readonly Card[]): readonly CardPlay[] =>
  cards.map((card) => ({type: 'play', card}));

/** A move as text: its card. */
export const formatPlay = ({card}: CardPlay): string => writeCard(card);

/** The move that a text names, or `undefined`. */
export function parsePlay(text: string): CardPlay | undefined {
  const card = readCard(text);
  return card && {type: 'play', card};
}

/** Why a seat may not move at all; `turn` are the seats that are awaited, none when it is over. */
export function refuseTurn(turn: readonly Seat[], seat: Seat): Refusal | undefined {
  if (turn.length === 0) return REFUSALS.over;
  return turn.includes(seat) ? undefined : REFUSALS.notYourTurn;
}

/** Why an untrusted move is no card that the seat may play now; a game adds its own reasons. */
export function refusePlay(
  {turn, hands}: {readonly turn: readonly Seat[]; readonly hands: readonly (readonly Card[])[]},
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  const {type, card} = Object(move) as Readonly<Record<string, unknown>>;
  if (type !== 'play' || !isCard(card)) return REFUSALS.notAMove;
  const early = refuseTurn(turn, seat);
  if (early) return early;
  return hands[seat]?.includes(card) ? undefined : REFUSALS.notYourCard;
}
