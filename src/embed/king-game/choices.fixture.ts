import {pick, rngFrom} from '../../cards/index.js';
import {kingGame} from '../../games/king/index.js';
import type {KingMove, KingState, Phase} from '../../games/king/types.js';
import {createMatch} from '../../match/index.js';
import {frames, Table} from '../gstk-table/table.fixture.js';

type Holds = (state: KingState) => boolean;

/** Positions found so far, by request. */
const found = new Map<string, KingState>();

/** A position of a seeded random match in which seat 0 is awaited in a scene. */
export function position(
  id: string,
  phase: Phase,
  holds: Holds = () => true,
  setup = {},
): KingState {
  const key = [id, phase, holds, JSON.stringify(setup)].join();
  const state = found.get(key) ?? search(id, phase, holds, setup);
  found.set(key, state);
  return state;
}

function search(id: string, phase: Phase, holds: Holds, setup: object): KingState {
  const match = createMatch(kingGame(id), {seed: 'choices', ...setup});
  for (let move = 0; match.turn.length > 0; move++) {
    const state = match.state;
    const [seat = 0] = match.turn;
    if (seat === 0 && state.phase === phase && holds(state)) return state;
    match.play(seat, pick(rngFrom(`choices/${move}`), match.moves(seat)).value);
  }
  throw new Error(`${id} never came to ${phase}`);
}

/** A position of a deal in which seat 0 holds its last two cards. */
export const lateDeal = (variant: string, seats = 4): KingState =>
  position(`king-${variant}`, 'play', ({hands}) => hands[0]!.length === 2, {seats});

export const laid = async (variant: string, state: KingState, width = 600): Promise<Table> =>
  Table.ready({width, attributes: {variant}, set: {state}});

/** Makes a move with its controls. */
export function act(table: Table, move: KingMove): void {
  const press = (value: string): void =>
    table.root.querySelector<HTMLElement>(`input[value="${value}"]`)!.click();
  const push = (id: string): void => table.find(`[data-id=${id}]`)!.click();
  const radios: Readonly<Record<string, readonly (string | number | undefined)[]>> = {
    order: move.type === 'order' ? [move.contract, move.trump] : [],
    trump: move.type === 'trump' ? [move.trump] : [],
    bid: move.type === 'bid' ? [move.points] : [],
    fold: ['fold'],
    name: move.type === 'name' ? [move.suit] : [],
  };
  const ids: Readonly<Record<string, string>> = {
    order: 'order',
    trump: 'call',
    bid: 'bid',
    fold: 'bid',
    name: 'name',
    discard: 'lay-away',
    draw: 'draw',
  };
  if (move.type === 'play') {
    table.host.play(move.card);
    return;
  }
  const steps = [
    ...(radios[move.type] ?? [])
      .filter((value) => value !== undefined)
      .map((value) => () => press(String(value))),
    ...(move.type === 'discard' ? move.cards.map((card) => () => table.card(card).click()) : []),
    () => push(ids[move.type]!),
  ];
  void steps.reduce((done, step) => done.then(step).then(() => frames(2)), Promise.resolve());
}
