import type {AnyEvent, AnyMove, AnyView} from '../../game/index.js';
import {smallFace} from '../card-face/small-face.js';
import type {RenderContext} from '../render-context.js';
import type {HandScene} from '../scene.js';

/** A row of cards that lie face down, each of which is a move: a talon, or another player's hand. */
export interface Backs<Move> {
  /** The number of cards now. */
  readonly count: number;
  /** The number of cards at first; the row keeps its height. */
  readonly dealt: number;
  /** The accessible name of the row. */
  readonly label: string;
  /** The accessible name of the n-th card, from 1. */
  name(n: number): string;
  /** The move that the card at an index stands for. */
  move(at: number): Move;
}

/** The row as the hand of a scene, so that keys, pointer and screen reader pick its cards. */
export function handOfBacks<View extends AnyView, Move extends AnyMove, Event extends AnyEvent>(
  {count, dealt, label, name, move}: Backs<Move>,
  {asking, refuse, messages}: RenderContext<View, Move, Event>,
): HandScene<Move, string> {
  const cards = Array.from({length: count}, (_, at) => String(at + 1));
  const moveOf = (code: string): Move => move(Number(code) - 1);
  return {
    cards,
    dealt,
    label,
    legal: asking ? cards.filter((code) => !refuse(moveOf(code))) : null,
    why(code) {
      const refusal = refuse(moveOf(code));
      return refusal && messages.lookup(refusal);
    },
    move: moveOf,
    own: {face: (_, illegal) => smallFace(null, {illegal}), name: (code) => name(Number(code))},
  };
}
