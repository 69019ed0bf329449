import type {Suit} from '../../../cards/card.js';
import {type Art, type FaceSize, type Layer, place} from './art.js';
import {disc, pair} from './paths.js';

/**
 * Shared parts of king, queen, jack and fool. A bust spans x -50..50 from its axis and y 0..96:
 * crown 0-29, brow 36, eyes 43, beard 50-92, belt 92-96. Two busts meet at their belts.
 */

export const BELT: Layer = ['g z', 'M-50 92h100v4h-100z'];

export const EYES = pair(disc(9, 43, 2.2));

/** Brow and nose in one line, with the expression of each suit: stern, round, sharp, level. */
export const BROWS: Readonly<Record<Suit, string>> = {
  S: 'M-15 36L-3 40V50A3 3 0 0 0 3 50V40L15 36',
  H: 'M-14 40C-12 34.5-5 35-3 40V50A3 3 0 0 0 3 50V40C5 35 12 34.5 14 40',
  D: 'M-15 39L-7 36L-2.4 40V51H2.4V40L7 36L15 39',
  C: 'M-15 38H-3V49A3 3 0 0 0 3 49V38H15',
};

/** A fist around something upright at x 35. */
export const HAND: Art = [
  ['w z', 'M29 83H41A3 3 0 0 1 44 86V92H26V86A3 3 0 0 1 29 83Z'],
  ['k', 'M26 87.5H35M35 84V92M39.5 84V92'],
];

/** The object in a hand: smaller and closer on the small face, whose edge would cut it off. */
export const held = (art: Art, size: FaceSize): Art =>
  size === 'l' ? art : place(art, 0.4, 13.4, 0.86);
