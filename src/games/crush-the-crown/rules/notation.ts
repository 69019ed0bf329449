import {readCard} from '../../../cards/index.js';
import {BARE_MOVES, CARD_MOVES, type CrushMove} from '../types.js';

/** A move as text: `extend JD`, `skip`. Other properties of a move without a card are ignored. */
export const formatMove = (move: CrushMove): string =>
  !('card' in move) || BARE_MOVES.some((bare: string) => bare === move.type)
    ? move.type
    : `${move.type} ${move.card}`;

/** The move that a text describes, or `undefined`; `extend 10D` and `extend ♦J` are read too. */
export function parseMove(text: string): CrushMove | undefined {
  const [word = '', name, ...more] = text.trim().split(/\s+/);
  const bare = BARE_MOVES.find((type) => type === word);
  if (bare) return name === undefined ? {type: bare} : undefined;
  const type = CARD_MOVES.find((known) => known === word);
  const card = name === undefined || more.length > 0 ? undefined : readCard(name);
  return type && card && {type, card};
}
