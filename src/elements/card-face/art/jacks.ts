import type {Suit} from '../../../cards/card.js';
import {type Art, place} from './art.js';
import {BELT, HAND} from './court.js';
import {disc, put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** A jack is seen from the side and wears his suit as a plume. */

const PROFILE =
  'M-13 28L-14 37L-22 47L-15 49L-16.5 53L-14.5 55.5L-15 59L-11 64L1 66L0 72H17V60L16 28Z';
const NEAR_SIDE = 'M0 72L-14 71C-36 71-48 78-50 90V96H0Z';
const FAR_SIDE = 'M0 72L20 71C38 71 48 78 50 90V96H0Z';
const COLLAR = 'M-17 71C-7 66 15 66 24 71L21 79C10 74.6-5 74.6-14 79Z';
const STAFF = 'M-36.8 44H-33.2V92H-36.8Z';

const HAIR: Readonly<Record<Suit, string>> = {
  S: 'M-3 29H21C29 40 29 56 22 68L8 66C10 52 5 42-3 40Z',
  H: 'M-3 29H22C28 30 29 36 26 39C31 42 31 50 27 52C30 58 26 66 20 66C16 70 9 69 7 64C10 60 9 56 5 54C8 49 5 45-1 43C-4 39-4 33-3 29Z',
  D: 'M-3 29H21C28 38 28 54 22 70L16 70C18 58 13 47 6 46L4 38L-3 36Z',
  C: 'M-3 29H21C30 36 31 47 28 54C35 60 38 69 35 80C28 81 22 76 19 69L8 66C10 52 5 42-3 40Z',
};
const HATS: Readonly<Record<Suit, string>> = {
  S: 'M-21 26C-24 11-4 8 8 10C25 12 31 20 28 26Z',
  H: 'M-21 26L-24 9C-8 15 14 15 31 9L28 26Z',
  D: 'M-21 26L-30 24C-20 18-6 4 8 2C18 8 28 18 28 26Z',
  C: 'M-21 26C-30 24-30 12-20 13C-18 5-6 4-1 9C4 3 16 4 17 11C28 8 35 18 28 26Z',
};

/** The top of his staff: spear, pennant, arrow, mace. */
const ARMS: Readonly<Record<Suit, Art>> = {
  S: [['g', sym('M0-14C6-5 6 4 2 10L0 10')]],
  H: [['g', 'M-3 3H14L9-5L14-13H-3Z']],
  D: [['g', sym('M0-14L8-2L3-2L3 4L8 10L0 10')]],
  C: [
    ['g', sym('M0-14L5-12L5-8L9-6L9 1L5 3L5 8L0 8')],
    ['f', 'M-9-2.5H9'],
  ],
};
const EAR_RING: Art = [['g', disc(9.5, 57, 2.6)]];

export const jack = (suit: Suit): Art => [
  ['s', put(SUIT_PATHS[suit], 23, 18.5, 1.85, 26)],
  ['w', PROFILE],
  ['s', NEAR_SIDE],
  ['i', FAR_SIDE],
  BELT,
  ['g', COLLAR],
  ['d', HAIR[suit]],
  ['u', disc(-9, 42.6, 2.2)],
  ...(suit === 'D' ? EAR_RING : []),
  ['m', 'M-14 36.4L-5 35.4M-16 55H-9.6'],
  ['d', HATS[suit]],
  ['g', 'M-21 25H28V31H-21Z'],
  ['i', STAFF],
  ...place(ARMS[suit], -35, 40),
  ...place(HAND, 0, -14, -1, 0, 1),
];
