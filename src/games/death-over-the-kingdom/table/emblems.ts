import {type Art, place} from '../../../elements/card-face/art/art.js';
import {
  DRAGON,
  eyes,
  FACE,
  KING,
  KNIGHT,
  mouth,
  nose,
} from '../../../elements/card-face/art/characters.js';
import {CROWNS} from '../../../elements/card-face/art/crowns.js';
import {disc, pair, put, sym} from '../../../elements/card-face/art/paths.js';
import {SUIT_PATHS} from '../../../elements/card-face/art/suits.js';

/** A pan of the merchant's scales. */
const PAN = 'M-10 10H10C9 18 5 21 0 21C-5 21-9 18-10 10Z';

/** Emblems by the id of their character. */
export const EMBLEMS: Readonly<Record<string, Art>> = {
  death: [
    ['s', 'M25-30H30V40H25ZM33-38C10-46-22-40-37-20C-16-32 6-34 33-28Z'],
    ...place(
      [
        ['w', sym('M0-26C20-26 27-12 26 0C26 8 22 13 16 16L16 34L0 34')],
        ['u', pair(disc(10.4, 0, 7)) + sym('M0 8L4.6 17L0 16')],
      ],
      -7,
      5,
      0.98,
    ),
    ['m', 'M-15 29V38M-7 29V38M1 29V38'],
  ],
  innkeeper: [
    ['i', 'M12-8H33V27H12V20H26V-1H12Z'],
    ['s', 'M-24-14H20V36H-24Z'],
    ['f', 'M-13-2V26M-2-2V26M9-2V26'],
    [
      'h',
      'M-27-8C-34-18-26-30-16-27C-13-38 4-38 7-29C18-33 28-22 22-12C18-6 12-9 12-6C12 0 6 2 4-4C0-8-20-2-27-8Z',
    ],
    ['g', 'M-27 30H23V38H-27Z'],
  ],
  merchant: [
    ['i', 'M-2.4-28H2.4V30H-2.4Z' + sym('M0 28L16 36L16 40L0 40')],
    ['l', 'M-26-20L-34 10H-18ZM26-20L18 4H34Z'],
    ['s', put(PAN, -26)],
    ['s', put(PAN, 26, -6)],
    ['g', put(sym('M0-3L28-3L28 2L0 2'), 0, -21) + disc(0, -32, 5)],
  ],
  jester: place(
    [
      ['s', 'M0-26C-10-36-32-32-36-6C-30-12-22-10-20 0V8H0Z'],
      ['i', 'M0-26C10-36 32-32 36-6C30-12 22-10 20 0V8H0Z'],
      ['w', sym('M0 6L16 6L15 22C12 34 6 40 0 40')],
      eyes(7, 18, 2),
      ['m', nose(16, 7) + 'M-8.4 28C-4 33 4 33 8.4 28'],
      ['g', pair(disc(33.6, -4, 4.6)) + disc(0, -30, 5) + sym('M0 4L20 4L20 8L14 15L7 8L0 15')],
    ],
    0,
    0,
    0.92,
  ),
  thief: [
    ['d', sym('M0-38C18-38 29-16 27 38L0 38')],
    ['w', sym('M0-20C10-20 16-10 16 0C16 16 8 26 0 26')],
    ['s', sym('M0-8L17.4-11L17 4C12 9 4 7 0 2')],
    ['w n', pair('M4-3C8-6 12-6 14-4C12 1 7 1 4-3Z')],
    eyes(9, -3, 1.7),
    ['m', 'M0 4V9' + mouth(16, 5, 0)],
    ['g', disc(0, 33, 4)],
  ],
  monk: [
    ['s', sym('M0 10L20 4C30 10 34 26 34 40L0 40')],
    ['w', sym('M0-34C15-34 21-20 20-6C20 12 12 24 0 24')],
    ['d', pair('M12-24C22-22 27-12 23 2C20 0 19-6 18-14C17-18 14-21 12-24Z')],
    eyes(8, 1),
    ['m', pair('M-13-5L-5-4') + nose(-3, 10) + mouth(16, 5, 2)],
    ['g', 'M-1.8 26H1.8V30H6V33.6H1.8V40H-1.8V33.6H-6V30H-1.8Z'],
  ],
  juggler: [
    ['g', pair(disc(30, -8, 5)) + disc(0, -36, 5)],
    ['s', pair(disc(19, -27, 5))],
    ['s', sym('M0 26L16 27C26 29 30 34 31 40L0 40')],
    ['p', sym('M0 20L6 19L10 23L15 21L17 27L12 28L11 33L5 30L0 34')],
    ['d', sym('M0-8L15-8L17 10L13 16L0 16')],
    ['w', sym('M0-8L12-8L12 9C12 18 7 24 0 24')],
    eyes(5.8, 2.4, 1.8),
    ['m', pair('M-9.6-2.6C-8-4.4-5.6-4.4-4-3.4') + nose(0) + mouth(16.6, 4.4, 2)],
    ['s', 'M-17-5C-17-15-9-20 1-20C11-20 17-14 17-5C6-8.4-6-8.4-17-5Z'],
    ['g', 'M10-15C14-21 20-23 26-22C24-16 19-12 13-12Z'],
    [
      'w',
      pair(
        'M24 17C22 12 24 9 26 10L27.6 13L29 6.6C29.6 4.4 32.4 5 32.2 7L32 12.4L34.6 9C36.4 7.6 38 9.6 37 11.4L34 19C32 23 26 22 24 17Z',
      ),
    ],
  ],
  sorceress: [
    ['d', sym('M0-26C18-26 25-16 25-4L30 40L10 36L8 24L0 24')],
    FACE,
    eyes(6.4, 0.6),
    ['m', pair('M-11-6L-4-4.4') + nose(-2) + mouth(15, 4.4, 0.6)],
    ['s', sym('M0-20L26-17L26-11L0-13')],
    ['g', 'M-12-42A13.4 13.4 0 1 0 12-42A15 15 0 0 1-12-42Z' + put(SUIT_PATHS.D, 0, -43, 0.45)],
  ],
  knight: KNIGHT,
  dragon: DRAGON,
  princess: [
    ['d', sym('M0-30C20-30 25-15 24 4C24 18 27 28 25 38L12 38L9 22L0 22')],
    ['w', sym('M0 16L6 18L6 27L19 33L19 38L0 38')],
    ['s', sym('M0 36C6 36 11 33 13 29.6L27 35L28 40L0 40')],
    FACE,
    eyes(6.4, 0.4),
    ['m', pair('M-10.6-5.4C-8.6-7-6-7-4-5.6') + nose(-3) + mouth(15)],
    ['d', sym('M0-29C12-29 18-22 18-10C11-12 5-15 0-20')],
    ['g', sym('M0-40L5-30L13-36L19-22C12-26 6-28 0-28')],
    ['s', disc(0, -27, 4)],
  ],
  queen: [
    ['s', sym('M0-30C22-30 31-12 30 10L33 38L0 38')],
    ['w', sym('M0-16L13-16L13 4C13 16 7 24 0 24')],
    eyes(6.6, 0.6),
    ['m', pair('M-11-5C-9-7-6-7-4-5.4') + nose(-3, 10)],
    ['v', 'M-5 16C-2 14.4-1 14.8 0 15.4C1 14.8 2 14.4 5 16C2 19.4-2 19.4-5 16Z'],
    ['g', pair(disc(-8, 31, 2.6)) + disc(0, 33.4, 2.6)],
    ...place(CROWNS.C, 0, -41, 0.9),
  ],
  king: KING,
};

/** A plain shield, for characters that an author has invented. */
export const STRANGER: Art = [
  ['s', sym('M0-34L28-34L28 0C28 20 14 32 0 38')],
  ['p', put(SUIT_PATHS.D, 0, -4, 1.5)],
];
