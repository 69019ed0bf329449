import {moveForm, moveNotation, type WordKind} from '../../../game/index.js';
import {CARD} from '../../../game/move-words.js';
import {type PeasantsMove, type Rank, RANKS} from '../types.js';

/** A rank for each seat, from seat 0 on. */
const NAMES: WordKind<readonly Rank[]> = {
  name: 'rank of each seat',
  pattern: '.+',
  read(text) {
    const ranks = text.split(/\s+/).flatMap((name) => RANKS.find((rank) => rank === name) ?? []);
    return ranks.length === RANKS.length && text.split(/\s+/).length === ranks.length
      ? ranks
      : undefined;
  },
  write: (ranks) => ranks.join(' '),
};

/** Moves as text: `name king prince soldier peasant`, `give AS`, `QH` for playing a card. */
export const notation = moveNotation<PeasantsMove>([
  moveForm('name {ranks}', {ranks: NAMES}),
  moveForm('give {card}', {card: CARD}),
  moveForm('{card}', {card: CARD}, {type: 'play'}),
]);
