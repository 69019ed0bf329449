import {type Card, isJoker, type Rank, rankOf, type Suit, suitOf} from '../../../cards/card.js';
import {ace} from './aces.js';
import {type Art, type FaceSize, type Layer, place, withoutFineWork} from './art.js';
import {back} from './back.js';
import {STOLEN_CROWN} from './crowns.js';
import {fool} from './fool.js';
import {indexPath, indexText, type Letters} from './glyphs.js';
import {jack} from './jacks.js';
import {king} from './kings.js';
import {put} from './paths.js';
import {queen} from './queens.js';
import {SUIT_PATHS} from './suits.js';

type Spot = readonly [x: number, y: number, k: number];

/** The layout of a card of 100 x 140 units. */
export interface Grid {
  readonly size: FaceSize;
  /** The place of the index, and its stroke if it differs from that of the small face. */
  readonly index: readonly [...spot: Spot, stroke?: number];
  readonly suit: Spot;
  readonly ace: Spot;
  readonly bust: Spot;
  /** The place of the queen, when it differs from king and jack. */
  readonly queen?: Spot;
  /** A path drawn at both ends of the card. */
  twice(path: string): string;
  /** The drawing of a number card, without its index. */
  number(rank: Rank, suit: Suit): string;
}

const COURT: Readonly<Record<string, (suit: Suit, size: FaceSize) => Art>> = {
  K: king,
  Q: queen,
  J: jack,
};

function compose(card: Card, grid: Grid, letters: Letters): Art {
  const {twice} = grid;
  const bust = (art: Art, spot: Spot): Art =>
    place(grid.size === 's' ? withoutFineWork(art) : art, ...spot).map(([classes, path]): Layer => [
      classes,
      twice(path),
    ]);
  const [x, y, k] = grid.suit;

  if (isJoker(card)) {
    const sign = put(STOLEN_CROWN, x - 0.2, y - k * 36, k * 0.45, -15);
    return [['s n', twice(sign)], ...bust(fool(), grid.bust)];
  }
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const index: Layer = ['x', twice(indexPath(indexText(rank, letters), ...grid.index))];
  const sign = twice(put(SUIT_PATHS[suit], x, y, k));
  if (rank === 'A') return [index, ['s n', sign], ...place(ace(suit), ...grid.ace)];
  const person = COURT[rank]?.(suit, grid.size);
  if (person)
    return [
      index,
      ['s n', sign],
      ...bust(person, (rank === 'Q' ? grid.queen : undefined) ?? grid.bust),
    ];
  return [index, ['s n', sign + grid.number(rank, suit)]];
}

/**
 * Returns a function that composes the faces of one size, each once: equal arguments give the same
 * list.
 */
export function composer(grid: Grid): (card: Card | null, letters: Letters) => Art {
  const composed: Record<string, Art> = {};
  const write = (card: Card | null, letters: Letters): Art => {
    const art = card ? compose(card, grid, letters) : back();
    return grid.size === 's' ? withoutFineWork(art) : art;
  };
  return (card, letters) => (composed[`${card}${letters}`] ??= write(card, letters));
}
