import {readCard} from '../../../cards/index.js';
import {type PeasantsMove, RANKS} from '../types.js';

/** A move as text: `name king prince soldier peasant`, `give AS`, `QH` for playing a card. */
export function formatMove(move: PeasantsMove): string {
  if (move.type === 'name') return `name ${move.ranks.join(' ')}`;
  return move.type === 'give' ? `give ${move.card}` : move.card;
}

/** The move that a text describes, or `undefined`; `give 10S` and `♥Q` are read too. */
export function parseMove(text: string): PeasantsMove | undefined {
  const [word = '', ...more] = text.trim().split(/\s+/);
  if (word === 'name') {
    const ranks = more.map((name) => RANKS.find((rank) => rank === name));
    return ranks.length === RANKS.length && ranks.every((rank) => rank !== undefined)
      ? {type: 'name', ranks}
      : undefined;
  }
  const card = readCard(word === 'give' ? more.join(' ') : text);
  return card && {type: word === 'give' ? 'give' : 'play', card};
}
