import {mix} from '../../../cards/index.js';
import {codeOf} from '../kernel/codes.js';
import {load} from '../kernel/load.js';
import {copy, hold, type Kernel} from '../kernel/position.js';
import {missingFrom} from '../position/determinize.js';
import type {LadderView} from '../types.js';

/** A function that draws worlds that look the same to the seat of a view: what nobody has seen may lie in any hand. */
export function samplerOf(view: LadderView): (stream: number[]) => Kernel {
  const start = load(view);
  const pool = missingFrom(view).map(codeOf);
  const places = view.hands.flatMap((hand, seat) =>
    hand.flatMap((card) => (card === null ? seat : [])),
  );
  return (stream) => {
    const world = copy(start);
    mix(stream, pool);
    places.forEach((seat, at) => hold(world, seat, pool[at]!));
    return world;
  };
}
