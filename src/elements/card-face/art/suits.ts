import type {Suit} from '../../../cards/card.js';
import {sym} from './paths.js';

/**
 * The suits in a box of -10..10, drawn for equal weight rather than equal size: the diamond is the
 * tallest, the spade the narrowest at its point.
 */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: sym(
    'M0-10C1.8-6.8 9.4-3 9.4 2.8C9.4 5.6 7.5 7.3 5.1 7.3C3.3 7.3 2 6.4 1.1 5.1C1.3 7.4 2.2 9 4 10L0 10',
  ),
  H: sym('M0-5.6C1-8.2 2.9-9.4 5.1-9.4C7.9-9.4 9.9-7.3 9.9-4.3C9.9 2.2 2.4 6 0 10'),
  D: sym('M0-11C2-7 5-3.2 8.9 0C5 3.2 2 7 0 11'),
  C: 'M-3.5-2.2A4.7 4.7 0 1 1 3.5-2.2A4.7 4.7 0 1 1 1.25 4.75C1.4 7.4 2.3 9.2 4.2 10.2H-4.2C-2.3 9.2-1.4 7.4-1.25 4.75A4.7 4.7 0 1 1-3.5-2.2Z',
};
