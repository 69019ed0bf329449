import type {Layer} from '../../../elements/card-face/art/art.js';
import {indexPath} from '../../../elements/card-face/art/glyphs.js';
import {disc} from '../../../elements/card-face/art/paths.js';
import {type CourtCard, DECK} from '../rules/deck.js';

/** The five cards as shapes: a value and a figure cut out of paper, in a box of 100 by 140. */

const eyes = (y: number, apart: number, r: number): Layer => [
  'n',
  disc(56 - apart, y, r) + disc(56 + apart, y, r),
];

/**
 * Layers from back to front; classes as in `card-face.styles.ts`: g gold, p paper, s the team's
 * colour.
 */
export const FIGURES: Readonly<Record<CourtCard, readonly Layer[]>> = {
  king: [
    ['', 'M26 74C22 104 30 130 56 132C82 130 90 104 86 74Z'],
    ['p', 'M40 78H72V94C72 104 66 109 56 109S40 104 40 94Z'],
    eyes(88, 8, 2.6),
    ['g', 'M24 72L18 40L37 54L56 30L75 54L94 40L88 72Z'],
    ['', 'M24 71H88V80H24Z'],
  ],
  dragon: [
    [
      's',
      'M96 132C98 92 92 62 74 54L84 34L66 46L56 28L52 50C38 56 28 68 24 80L10 90L12 102L26 104L22 112L42 110C50 114 56 112 60 108C60 118 54 126 46 132Z',
    ],
    ['p n', 'M46 72L60 66C59 73 54 77 46 76Z'],
    ['p n', disc(20, 92, 2.4)],
    ['g', 'M96 132C98 112 97 96 93 84L84 88L88 98L79 103L85 112L76 118L82 132Z'],
  ],
  knight: [
    ['g', 'M54 40C48 24 60 12 84 16C74 20 68 28 70 42Z'],
    ['', 'M56 38C76 38 86 52 86 70V118L56 132L26 118V70C26 52 36 38 56 38Z'],
    ['p n', 'M32 72H52V80H32ZM60 72H80V80H60Z'],
    ['p n', 'M54 84H58V124H54Z'],
    ['p n', disc(41, 96, 2.6) + disc(41, 107, 2.6) + disc(71, 96, 2.6) + disc(71, 107, 2.6)],
  ],
  witch: [
    ['', 'M30 96C26 112 28 124 22 132H90C84 124 86 112 82 96Z'],
    ['p', 'M42 98H70V112C70 122 64 127 56 127S42 122 42 112Z'],
    eyes(110, 7, 2.4),
    [
      's',
      'M62 20L36 82C22 84 13 90 13 97C13 106 32 111 54 111S95 106 95 97C95 90 86 84 72 82L68 50L84 44Z',
    ],
    ['g', 'M38 77L34 87C46 93 62 93 74 87L71 77C62 82 48 82 38 77Z'],
  ],
  beggar: [
    ['', 'M56 34C38 34 30 50 28 68L17 132H95L84 68C82 50 74 34 56 34Z'],
    ['p', 'M56 48C46 48 40 57 40 69S47 88 56 88S72 81 72 69S66 48 56 48Z'],
    eyes(70, 7, 2.6),
    ['g', 'M32 106H80C80 121 70 128 56 128S32 121 32 106Z'],
    ['p', 'M28 102H84V109H28Z'],
  ],
};

/** The value at the corner. */
export const indexOf = (card: CourtCard): string =>
  indexPath(String(DECK[card].value), 13, 7, 1.05);

/** The colour shows the card's team. */
export const colourOf = (card: CourtCard): string => (DECK[card].team === 'wicked' ? 'H' : 'S');
