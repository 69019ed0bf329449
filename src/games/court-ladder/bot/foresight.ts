import {mix} from '../../../cards/index.js';
import type {Foresight, Problem} from '../../../game/index.js';
import type {LadderMove, LadderState, LadderView} from '../types.js';
import {choiceOf, choicesOf, play} from '../kernel/choices.js';
import {codeOf} from '../kernel/codes.js';
import {load} from '../kernel/load.js';
import {copy, hold, type Kernel} from '../kernel/position.js';
import {missingFrom} from '../position/determinize.js';
import {usualChoice} from './policy.js';

/**
 * Court Ladder as a search sees it: one hand, played to its end. The value for a seat is the number
 * of players who then stand below it on the ladder. Moves are compared in the same worlds: a hand has
 * so many decisions that luck would hide the worth of a single one (`bots.md`).
 */
export const ladderForesight: Foresight<LadderState, LadderMove, LadderView> = {
  unit: 'places',
  // A hand of more players takes longer to play out: 4.3 times as long with sixteen as with six.
  share({seats}) {
    const part = Math.min(1, 6 / seats);
    return 0.55 * part * Math.sqrt(part);
  },
  problem: (view) => problemOf(view) as Problem<unknown, LadderMove>,
};

/**
 * Up to this many petitioners a search tries all answers of the King, 32 at most. With more
 * petitioners each answer would be played in too few worlds to tell them apart.
 */
const LEAVES = 5;

const problemOf = (view: LadderView): Problem<Kernel, LadderMove> => ({
  seats: view.seats,
  flat: true,
  draw: samplerOf(view),
  copy,
  turn: ({turn}) => turn,
  choices(world, into) {
    const count = choicesOf(world, into, LEAVES);
    if (count === 1) return count;
    const at = into.indexOf(usualChoice(world));
    into[at] = into[0]!;
    into[0] = usualChoice(world);
    return count;
  },
  play,
  finish(world) {
    while (world.turn >= 0) play(world, usualChoice(world));
  },
  utility({places, seats}, into) {
    for (let seat = 0; seat < seats; seat++) into[seat] = seats - 1 - places[seat]!;
  },
  choiceOf: (move) => choiceOf(move, load(view)),
});

/**
 * A function that draws worlds that look the same to the seat of a view: a card that nobody has seen
 * may lie in any hand.
 */
function samplerOf(view: LadderView): (stream: number[]) => Kernel {
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
