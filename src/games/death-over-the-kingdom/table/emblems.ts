import type {Suit} from '../../../cards/card.js';
import {type Art, type Layer, place} from '../../../elements/card-face/art/art.js';
import {BROWS, EYES} from '../../../elements/card-face/art/court.js';
import {CROWNS} from '../../../elements/card-face/art/crowns.js';
import {disc, pair, put, sym} from '../../../elements/card-face/art/paths.js';
import {SUIT_PATHS} from '../../../elements/card-face/art/suits.js';

/**
 * The emblems of the characters: cut paper like the courts of our deck, in a box of -34..34 by
 * -40..40. A head is one even-odd path: outline, face, eyes. Crowns, brows and eyes are those of
 * the courts.
 */

const eyes = (dy: number): string => put(EYES, 0, dy, 0.8);
const brow = (of: Suit, dy = -33): Layer => ['l', put(BROWS[of], 0, dy, 0.8)];
const head = (outline: string, face: string, dy = -33): string => outline + face + eyes(dy);
const crown = (of: Suit, y: number, k: number): Art => place(CROWNS[of], 0, y, k);

const FACE = sym('M0-14L13-14L13 6C13 16 7 22 0 22');
const LIPS: Layer = ['s n', 'M-4.6 15C-2 13.6-1 14 0 14.6C1 14 2 13.6 4.6 15C2 18-2 18-4.6 15Z'];
const HUNG = 'C-17 18-21 21-26 21C-31 21-35 18-36 10Z';

/** Emblems by the id of their character. */
export const EMBLEMS: Readonly<Record<string, Art>> = {
  death: [
    ['s', 'M25-30H30V40H25ZM33-38C10-46-22-40-37-20C-16-32 6-34 33-28Z'],
    [
      'e',
      put(
        sym('M0-26C20-26 27-12 26 0C26 8 22 13 16 16L16 34L0 34') +
          pair(disc(10.4, 0, 7)) +
          sym('M0 8L4.6 17L0 16'),
        -7,
        5,
        0.98,
      ),
    ],
    ['f', 'M-15 29V38M-7 29V38M1 29V38'],
  ],
  innkeeper: [
    ['e', 'M14-8H32V26H14ZM20-1V19H26V-1Z'],
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
    ['s', 'M-36 10H-16' + HUNG],
    ['s', 'M16 4H36C35 12 31 15 26 15C21 15 17 12 16 4Z'],
    ['g', put(sym('M0-3L28-3L28 2L0 2'), 0, -21) + disc(0, -32, 5)],
  ],
  jester: place(
    [
      ['s', 'M0-26C-10-36-32-32-36-6C-30-12-22-10-20 0V8H0Z'],
      ['i', 'M0-26C10-36 32-32 36-6C30-12 22-10 20 0V8H0Z'],
      ['h', sym('M0 6L16 6L15 22C12 34 6 40 0 40')],
      ['i n', pair(disc(7, 18, 2))],
      ['s n', 'M-10 26C-4 30 4 30 10 26C8 36-8 36-10 26Z'],
      ['g', pair(disc(35, -4, 5)) + disc(0, -30, 5) + sym('M0 4L20 4L20 8L14 15L7 8L0 15')],
    ],
    0,
    0,
    0.92,
  ),
  thief: [
    ['e', sym('M0-38C22-34 30-6 27 38L0 38') + sym('M0-20C10-20 16-10 16 0C16 16 8 26 0 26')],
    ['s', sym('M0-7L17-10L17 3C12 8 4 6 0 1')],
    ['p n', pair('M4-3C8-6 12-6 14-4C12 1 7 1 4-3Z')],
    ['l', 'M-3 6L3 8M-6 16H6'],
    ['g', disc(0, 33, 4)],
  ],
  monk: [
    ['s', sym('M0 10L20 4C30 10 34 26 34 40L0 40')],
    ['h', sym('M0-34C15-34 21-20 20-6C20 12 12 24 0 24')],
    ['i', pair('M12-24C22-22 27-12 23 2C20 0 19-6 18-14C17-18 14-21 12-24Z')],
    ['i n', eyes(-33)],
    ['l', brow('D')[1] + 'M-6 15C-3 17 3 17 6 15'],
    ['g', 'M-1.8 26H1.8V30H6V33.6H1.8V40H-1.8V33.6H-6V30H-1.8Z'],
  ],
  juggler: [
    [
      'e',
      head(
        sym('M0-6C16-6 22 4 20 16L23 28L14 30C10 38 5 40 0 40'),
        sym('M0 4L12 4L12 20C12 28 6 34 0 34'),
        -20,
      ),
    ],
    brow('H', -20),
    ['s n', 'M-7 26C-3 28 3 28 7 26C5 31-5 31-7 26Z'],
    ['s', sym('M0-14C10-14 18-8 20 2L0 2')],
    ['g', disc(0, -34, 6) + pair(disc(34, -2, 6))],
    ['s', pair(disc(21, -26, 6))],
  ],
  sorceress: [
    ['e', head(sym('M0-26C18-26 25-16 25-4L30 40L10 36L8 26L0 28'), FACE)],
    brow('D'),
    LIPS,
    ['s', sym('M0-20L26-17L26-11L0-13')],
    ['g', 'M-12-42A13.4 13.4 0 1 0 12-42A15 15 0 0 1-12-42Z' + put(SUIT_PATHS.D, 0, -43, 0.45)],
  ],
  knight: [
    ['i', sym('M0-28C14-28 22-22 22-14L24 16L0 38')],
    ['p', sym('M0-12L18-10L17-4L3-5L3 28L0 30')],
    ['f', 'M9 6V10M14 5V9M9 14V18M14 13V17M-9 6V10M-14 5V9M-9 14V18M-14 13V17'],
    ['s', 'M-3-28C-6-38 6-44 16-40C26-36 32-24 33-8C27-18 22-24 14-27C8-29 2-30-3-28Z'],
  ],
  dragon: [
    [
      'g',
      'M-34 16C-28 8-24 10-18 6L-10 10C-16 14-14 20-22 20C-24 26-30 26-32 32C-35 26-36 22-34 16Z',
    ],
    [
      's',
      'M-33-2L-30-10L-20-12L-10-18L-4-28L2-20L30-40L18-20C32-12 36 8 30 40H-2C8 32 10 24 4 18L-18 24L-24 20L-16 15L-12 18L-10 13L-2 14L4 8L-6 8L-9 3L-13 8L-18 4L-27 4Z',
    ],
    ['p', 'M-8-10L6-14L3-6Z'],
    ['f', 'M14-10C22-2 24 8 22 20M12 2C16 8 17 16 14 24'],
  ],
  princess: [
    [
      'e',
      head(sym('M0-30C20-30 25-14 22 8C30 14 32 26 26 36C27 26 22 22 17 20C14 24 8 28 0 28'), FACE),
    ],
    brow('H'),
    LIPS,
    ['g', sym('M0-40L5-30L13-36L19-22C12-26 6-28 0-28')],
    ['s', disc(0, -27, 4)],
  ],
  queen: [
    ['s', sym('M0-30C22-30 31-12 30 10L33 38L0 38')],
    ['h', sym('M0-16L13-16L13 4C13 16 7 24 0 24')],
    ['i n', eyes(-32)],
    brow('H', -31),
    ['s n', 'M-5 16C-2 14.4-1 14.8 0 15.4C1 14.8 2 14.4 5 16C2 19.4-2 19.4-5 16Z'],
    ['g', disc(-8, 31, 2.6) + disc(0, 33.4, 2.6) + disc(8, 31, 2.6)],
    ...crown('C', -41, 0.9),
  ],
  king: [
    [
      'e',
      head(
        sym('M0-16L18-16C27-8 26 10 25 16C22 30 10 38 0 40'),
        sym('M0-14L14-14L14 6C12 12 8 13 0 13'),
      ),
    ],
    brow('S'),
    ['s', sym('M0 11C4 9 12 10 15 17C10 21 3 20 0 17')],
    ...crown('H', -43, 1.05),
  ],
};

/** A plain shield, for characters that an author has invented. */
export const STRANGER: Art = [
  ['s', sym('M0-34L28-34L28 0C28 20 14 32 0 38')],
  ['p', put(SUIT_PATHS.D, 0, -4, 1.5)],
];
