import type {Suit} from '../../../cards/card.js';
import {type Art, place} from './art.js';
import {CROWNS} from './crowns.js';
import {disc, pair, put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** An ace shows a work of defence, in a box of -32..32: tower, shield, star fort or targe. */
interface Defence {
  readonly wall: string;
  readonly cuts: Art;
  /** Scale and height of the suit cut out of the wall. */
  readonly suit: readonly [k: number, y: number];
  readonly crownY: number;
}

const DEFENCES: Readonly<Record<Suit, Defence>> = {
  S: {
    wall: sym('M0-30L5-30L5-23L12-23L12-30L22-30L22-13L18-9L18 20L24 30L0 30'),
    cuts: [['f', 'M-18-8.4H18M-18 20H-11M11 20H18M-17 6H-13M13 6H17']],
    suit: [1.35, 5],
    crownY: -51,
  },
  H: {
    wall: sym('M0-28C8-26 16-26 24-29V-2C24 15 13 26 0 32'),
    cuts: [['f', sym('M0-23.6C7-22 13-22 19.6-23.6V-2C19.6 12 11 21 0 27')]],
    suit: [1.4, -2],
    crownY: -49,
  },
  D: {
    wall: sym(
      'M0-31L8.4-23.4L7.6-17.6L17.6-7.6L23.4-8.4L31 0L23.4 8.4L17.6 7.6L7.6 17.6L8.4 23.4L0 31',
    ),
    cuts: [
      [
        'f z',
        pair(
          'M0-25.6L4-22L3.6-17.4M25.6 0L22-4L17.4-3.6M25.6 0L22 4L17.4 3.6M0 25.6L4 22L3.6 17.4',
        ),
      ],
    ],
    suit: [1.15, 0],
    crownY: -50,
  },
  C: {
    wall: disc(0, 0, 29),
    cuts: [['f', disc(0, 0, 24.4)]],
    suit: [1.6, 0],
    crownY: -50,
  },
};

export function ace(suit: Suit): Art {
  const {
    wall,
    cuts,
    suit: [k, y],
    crownY,
  } = DEFENCES[suit];
  return [
    ['s', wall],
    ...cuts,
    ['p n', put(SUIT_PATHS[suit], 0, y, k)],
    ...place(CROWNS[suit], 0, crownY, 0.72),
  ];
}
