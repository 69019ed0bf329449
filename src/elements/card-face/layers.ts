import {type Card, isJoker, rankOf, type Suit, suitOf} from '../../cards/card.js';
import {ace} from './aces.js';
import {type Art, type FaceSize, type Layer, place, withoutFineWork} from './art.js';
import {BACK} from './back.js';
import {STOLEN_CROWN} from './crowns.js';
import {FOOL} from './fool.js';
import {indexPath, indexText, type Letters} from './glyphs.js';
import {jack} from './jacks.js';
import {king} from './kings.js';
import {put} from './paths.js';
import {pips} from './pips.js';
import {queen} from './queens.js';
import {SUIT_PATHS} from './suits.js';

type Spot = readonly [x: number, y: number, k: number];
interface Grid {
  readonly index: Spot;
  readonly suit: Spot;
  readonly ace: Spot;
  readonly bust: Spot;
  readonly queen: Spot;
}

/** Where things stand on the card of 100 x 140. What names the card keeps within x 3.5..31 of `s`. */
const GRIDS: Readonly<Record<FaceSize, Grid>> = {
  s: {
    index: [17, 7, 1.16],
    suit: [17, 50, 0.98],
    ace: [64, 101, 1.12],
    bust: [58, 47, 0.97],
    queen: [59, 45, 0.99],
  },
  l: {
    index: [12, 7, 0.68],
    suit: [12, 32, 0.58],
    ace: [50, 80, 1.24],
    bust: [50, 4.4, 0.683],
    queen: [50, 4.4, 0.683],
  },
};
const LARGE_PIP: Spot = [61, 95, 2.75];

const upsideDown = (path: string): string => put(path, 100, 140, 1, 180);

const COURT: Readonly<Record<string, (suit: Suit, size: FaceSize) => Art>> = {
  K: king,
  Q: queen,
  J: jack,
};

/** Writes one face. A large drawing is doubled within each path: no group, no clip, no id. */
function compose(card: Card, size: FaceSize, letters: Letters): Art {
  const grid = GRIDS[size];
  const large = size === 'l';
  const twice = (path: string): string => (large ? path + upsideDown(path) : path);
  const bust = (art: Art, spot: Spot): Art =>
    place(art, ...spot).map(([classes, path]): Layer => [classes, twice(path)]);
  const [x, y, k] = grid.suit;

  if (isJoker(card)) {
    const sign = put(STOLEN_CROWN, x - 0.2, y - k * 36, k * 0.45, -15);
    return [['s n', twice(sign)], ...bust(FOOL, grid.bust)];
  }
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const index: Layer = ['x', twice(indexPath(indexText(rank, letters), ...grid.index))];
  const sign = twice(put(SUIT_PATHS[suit], x, y, k));
  if (rank === 'A') return [index, ['s n', sign], ...place(ace(suit), ...grid.ace)];
  const person = COURT[rank]?.(suit, size);
  if (person) return [index, ['s n', sign], ...bust(person, rank === 'Q' ? grid.queen : grid.bust)];
  return [index, ['s n', sign + (large ? pips(rank, suit) : put(SUIT_PATHS[suit], ...LARGE_PIP))]];
}

const composed = new Map<string, Art>();

/**
 * The face of a card as flat shapes in painter's order, in a box of 100 x 140; `null` is the back.
 * Composed once per card, size and letters: the same call returns the same list.
 */
export function layers(card: Card | null, size: FaceSize, letters: Letters = 'en'): Art {
  if (!card) return BACK;
  const key = `${card} ${size} ${letters}`;
  let art = composed.get(key);
  if (!art) {
    art = compose(card, size, letters);
    if (size === 's') art = withoutFineWork(art);
    composed.set(key, art);
  }
  return art;
}
