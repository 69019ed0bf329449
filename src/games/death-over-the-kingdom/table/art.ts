import {type Art, indexPath, indexWidth, place, put} from '../../../elements/index.js';
import type {Character} from '../rules/deck.js';
import {EMBLEMS, STRANGER} from './emblems.js';

/** The face of a character as shapes: its value, the value that it turns to, and its emblem. */

/** A turned arrow, before the value that the card may turn to. */
const TURNED = put('M0-5V-1A4 4 0 0 0 4 3H9M6-.4L9.6 3L6 6.4', 4, 52, 0.8);

/**
 * The colour shows when a card's ability applies, as its text does: on its player's turn, at the end
 * of the round, or never.
 */
export const colour = ({ability}: Character): string =>
  ability === 'none' ? 'S' : ability === 'turn' ? 'C' : 'H';

const drawn = new Map<string, Art>();

/** The shapes, in painter's order. */
export function layers({id, value, second}: Character): Art {
  const key = `${id} ${value} ${second ?? ''}`;
  let art = drawn.get(key);
  if (!art) {
    art = [
      ['x', indexPath(String(value), value > 9 ? 19 : 17, 7, 1.16)],
      ...(second === null
        ? []
        : ([
            [
              'x y',
              TURNED + indexPath(String(second), 16 + indexWidth(String(second)) / 3, 47, 0.66, 3),
            ],
          ] as const)),
      ...place(EMBLEMS[id] ?? STRANGER, 58, 92, 1.04),
    ];
    drawn.set(key, art);
  }
  return art;
}

const minis = new Map<string, Art>();

/** The shapes of a card about 30 px wide: a readable value with the emblem below it. */
export function miniLayers({id, value}: Character): Art {
  const key = `${id} ${value}`;
  let art = minis.get(key);
  if (!art) {
    const text = String(value);
    const scale = text.length > 1 ? 2 : 2.3;
    art = [
      ['x', indexPath(text, 50, 8, scale, 9)],
      ...place(EMBLEMS[id] ?? STRANGER, 50, 103, 0.8),
    ];
    minis.set(key, art);
  }
  return art;
}
