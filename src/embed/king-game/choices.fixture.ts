import {pick, rngFrom} from '../../cards/index.js';
import {kingGame} from '../../games/king/index.js';
import type {KingState, Phase} from '../../games/king/types.js';
import {createMatch} from '../../match/index.js';
import {Table} from '../gstk-table/table.fixture.js';

type Holds = (state: KingState) => boolean;

/** A position of a seeded random match in which seat 0 is awaited in a scene. */
export function position(
  id: string,
  phase: Phase,
  holds: Holds = () => true,
  setup = {},
): KingState {
  const match = createMatch(kingGame(id), {seed: 'choices', ...setup});
  for (let move = 0; match.turn.length > 0; move++) {
    const state = match.state;
    const [seat = 0] = match.turn;
    if (seat === 0 && state.phase === phase && holds(state)) return state;
    match.play(seat, pick(rngFrom(`choices/${move}`), match.moves(seat)).value);
  }
  throw new Error(`${id} never came to ${phase}`);
}

export const laid = async (variant: string, state: KingState, width = 600): Promise<Table> =>
  Table.ready({width, attributes: {variant}, set: {state}});
