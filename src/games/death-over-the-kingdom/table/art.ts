import {type Art, indexPath, indexWidth, type Layer, place, put} from '../../../elements/index.js';
import type {Character} from '../rules/deck.js';
import {EMBLEMS, groundOf, STRANGER} from './emblems.js';

/** The face of a character as shapes: its value, the value that it turns to, and its emblem. */

/** A turned arrow, before the value that the card may turn to. */
const TURNED = put('M0-5V-1A4 4 0 0 0 4 3H9M6-.4L9.6 3L6 6.4', 4, 52, 0.8);

/**
 * The colour shows when a card's ability applies, as its text does: on its player's turn, at the end
 * of the round, or never.
 */
export const colour = ({ability}: Character): string =>
  ability === 'none' ? 'S' : ability === 'turn' ? 'C' : 'H';

/** The shapes of a value: large in the corner, or on a card about 30 px wide as large as possible. */
export const valueLayer = (value: number, mini = false): Layer => {
  const text = String(value);
  const wide = text.length > 1;
  return mini
    ? ['x', indexPath(text, 50, 8, wide ? 2 : 2.3, 9)]
    : ['x', indexPath(text, wide ? 19 : 17, 7, 1.16)];
};

/** The value that is not in force, below the corner. */
const otherLayer = (value: number): Layer => {
  const text = String(value);
  return ['x y', TURNED + indexPath(text, 16 + indexWidth(text) / 3, 47, 0.66, 3)];
};

const drawn = new Map<string, Art>();

/** How a character is drawn. */
interface Drawn {
  /** Whether the card is about 30 px wide: a readable value with the figure below it. */
  readonly mini?: boolean;
  /** Whether the card has turned to its second value, which is then drawn apart. */
  readonly turned?: boolean;
}

/** The shapes, in painter's order. */
export function layers(
  {id, value, second}: Character,
  {mini = false, turned = false}: Drawn = {},
): Art {
  const key = [id, value, second, mini, turned].join();
  let art = drawn.get(key);
  if (!art) {
    const figure = EMBLEMS[id] ?? STRANGER;
    art = [
      ...(mini ? [] : [groundOf(value)]),
      ...(turned ? [] : [valueLayer(value, mini)]),
      ...(mini || second === null ? [] : [otherLayer(turned ? value : second)]),
      ...(mini ? place(figure, 50, 103, 0.8) : place(figure, 57, 92, 1.16)),
    ];
    drawn.set(key, art);
  }
  return art;
}
