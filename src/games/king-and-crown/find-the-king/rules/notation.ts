import {isCourtCard} from '../../rules/deck.js';
import type {FindMove} from '../types.js';

/** A move as text: `reveal 3` (places count from 1, as people do), `choose king`, `stop`. */
export function formatMove(move: FindMove): string {
  if (move.type === 'stop') return 'stop';
  return move.type === 'reveal' ? `reveal ${move.at + 1}` : `choose ${move.card}`;
}

/** The move that a text describes, or `undefined`. */
export function parseMove(text: string): FindMove | undefined {
  const [word, what = '', ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return undefined;
  if (word === 'stop') return what === '' ? {type: 'stop'} : undefined;
  if (word === 'reveal')
    return /^[1-5]$/.test(what) ? {type: word, at: Number(what) - 1} : undefined;
  return word === 'choose' && isCourtCard(what) ? {type: word, card: what} : undefined;
}
