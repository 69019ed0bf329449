import type {Suit} from '../../../cards/card.js';
import {type Art, type FaceSize, place} from './art.js';
import {BELT, BROWS, EYES, HAND, held} from './court.js';
import {CROWNS} from './crowns.js';
import {disc, pair, put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** A queen's headdress is her suit; her crown is the king's, smaller. */

const HEADDRESS: Readonly<Record<Suit, string>> = {
  S: put(SUIT_PATHS.S, 0, 42, 4),
  H: put(SUIT_PATHS.H, 0, 41, 3.9),
  D: put(SUIT_PATHS.D, 0, 40, 4.9, 0, 3.9),
  C: put(SUIT_PATHS.C, 0, 41, 3.9),
};
const NECK = sym('M0 58L8 58L8 68L24 74L0 96');
const SLEEVES = sym('M0 94L22 71C38 72 48 80 50 92V96L0 96');
const BODICE = sym('M0 86L14 77L24 96L0 96');
const CHAIN = sym('M0 85L11 74L14 75L0 91');
const FACE = sym('M0 24C11 24 15 32 15 42C15 57 8 66 0 66');
const LIPS = 'M-5 57.6C-2 56-1 56.4 0 57C1 56.4 2 56 5 57.6C2 61-2 61-5 57.6Z';
const STALK = 'M33.4 72H36.6V92H33.4Z';

/** The flower that she holds: lily, rose, tulip, clover, drawn around the end of the stalk. */
const FLOWERS: Readonly<Record<Suit, Art>> = {
  S: [['s', sym('M0-13C5-8 6-2 3 6L0 6') + pair('M4 7C6-2 11-6 15-4C12-1 11 6 7 10Z')]],
  H: [
    ['s', disc(0, 0, 10.5)],
    ['f', 'M-5 3A6 6 0 1 1 5 3M-2.4 2.4A3 3 0 1 1 2.4 2.4'],
  ],
  D: [['s', sym('M0-11L4.5-4L10-10C12 1 8 9 0 10')]],
  C: [['s', disc(0, -6.4, 5.4) + disc(-6.4, 3, 5.4) + disc(6.4, 3, 5.4)]],
};

export const queen = (suit: Suit, size: FaceSize): Art => [
  ['s', HEADDRESS[suit]],
  ['w', NECK],
  ['s', SLEEVES],
  ['i', BODICE],
  BELT,
  ['g', CHAIN],
  ['w', FACE],
  ['u', put(EYES, 0, 3, 0.9, 0, 1)],
  ['m', put(BROWS[suit === 'C' ? 'H' : suit], 0, 5, 0.85)],
  ['v', LIPS],
  ...place(CROWNS[suit], 0, 9, 0.7),
  ...held([['i', STALK], ...place(FLOWERS[suit], 35, 68)], size),
  ...HAND,
];
