import type {Suit} from '../../../cards/card.js';
import type {Art, FaceSize} from './art.js';
import {BELT, BROWS, EYES, HAND, held} from './court.js';
import {CROWNS} from './crowns.js';
import {disc, pair, put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** A king's beard is his suit. */

const MANTLE = sym('M0 60L16 62C36 63 48 70 50 85V96L0 96');
const CAPE = sym('M0 64L17 66C24 70 29 79 30 96L0 96');
const ERMINE = pair('M23 73.5l2 6h-4zM26 84l2 6h-4zM18 84l2 6h-4z');
const HEAD = sym('M0 22L17.5 22L17.5 52C17.5 64 10 72 0 72');

const LOCKS: Readonly<Record<Suit, string>> = {
  S: pair('M17.5 27L26 27L28 72L17 64Z'),
  H: pair(
    'M17.5 27C23 26 26 29 25 33C29 35 30 41 27 43.5C31 47 30 53 26.5 55C28 60 25 66 20 66L16 64Z',
  ),
  D: pair('M17.5 27C23 29 25.5 34 25.5 42C28.5 46 29.5 54 27 60C25 64 21 66 15 66Z'),
  C: pair('M17.5 27L26 29L24 35L29 40L25 44L30 51L25 54L27 64L15 66Z'),
};

/** The object that he holds: sword, orb, falcon, axe. */
const HELD: Readonly<Record<Suit, Art>> = {
  S: [
    ['i', 'M31.4 18L35 7L38.6 18V70H31.4Z'],
    ['g', 'M25 70H45V75H25ZM32.4 75H37.6V86H32.4Z'],
  ],
  H: [
    ['g', disc(35, 72, 11.5) + 'M33 46H37V51H42V55H37V62H33V55H28V51H33Z'],
    ['f', 'M23.6 72H46.4M35 60.6V72'],
  ],
  D: [
    [
      'g',
      'M41 54C43 53 45 55 46 58C49 54 48 49 43 47C42 42 39 40 35 40C30 40 27 43 27 48C27 52 26 56 25 62C24 72 26 82 28 92L34 91C35 88 36 86 38 84C44 79 45 72 44 65C44 60 42 58 41 54Z',
    ],
    ['i', 'M32 57C26 61 24 71 25 81C25 87 26 92 28 96C29 90 36 85 37 76C39 69 37 61 32 57Z'],
    ['f z', 'M32.4 66C32.2 74 30.4 80 28 86'],
    ['i n', disc(36.2, 47, 2)],
  ],
  C: [
    ['i', 'M32.8 18H37.2V92H32.8Z'],
    ['g', 'M29.4 30H35C39 30 42.6 26 44 20C49.4 31 49.4 47 44 58C42.6 52 39 48 35 48H29.4Z'],
    ['f', 'M40 33.6V44.4'],
  ],
};

/** The suit as a beard: its centre, its scale, and the strands cut into it. */
const BEARD: Readonly<Record<Suit, readonly [y: number, k: number, strands: string]>> = {
  S: [68, 2.1, 'M0 58V84M-9 72C-10 77-9 79-7 81M9 72C10 77 9 79 7 81'],
  H: [68, 2.3, 'M0 67V80M-8 63C-9 69-7 74-4 79M8 63C9 69 7 74 4 79'],
  D: [66.5, 2.3, 'M0 55V82M-7 61V72M7 61V72'],
  C: [
    68,
    2.1,
    'M-5 57C-3 60.4 3 60.4 5 57M-16 73A4.6 4.6 0 1 0-11.4 68.4M16 73A4.6 4.6 0 1 1 11.4 68.4',
  ],
};

export function king(suit: Suit, size: FaceSize): Art {
  const [y, k, strands] = BEARD[suit];
  return [
    ['i', MANTLE],
    ['p', CAPE],
    ['i n', ERMINE],
    BELT,
    ...held(HELD[suit], size),
    ...HAND,
    ['d', LOCKS[suit]],
    ['w', HEAD],
    ['u', EYES],
    ['m', BROWS[suit]],
    ['s', put(SUIT_PATHS[suit], 0, y, k)],
    ['f z', strands],
    ...CROWNS[suit],
  ];
}
