import type {AnyStateMachine, AnyStateNode} from 'xstate';
import type {ChartArrow, ChartBox, ChartText, GameChart} from './chart.js';

/** Sizes in pixels: the edge, a box, the gap between boxes, a lane of an arrow, a letter of a name. */
const [EDGE, LINE, GAP, LANE, LETTER, PAD] = [4, 32, 24, 12, 7.7, 14];

/** An arrow between two boxes, by their indices. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly events: string[];
}

/** The arrows of a chart in the order of its states; a state that stays is left out. */
function waysOf(states: readonly AnyStateNode[]): readonly Way[] {
  const ways: Way[] = [];
  for (const [from, state] of states.entries())
    for (const {eventType, target = []} of [...state.transitions.values()].flat()) {
      const event = String(eventType);
      const to = states.findIndex((other) => other === target[0]);
      if (to < 0 || to === from) continue;
      const known = ways.find((way) => way.from === from && way.to === to);
      if (known) known.events.push(event);
      else ways.push({from, to, events: [event]});
    }
  return ways;
}

/**
 * The chart of a game as a column: its states below each other in the order in which the machine names
 * them, arrows to the next one between them, others at the sides. It is drawn when the guide is
 * fetched, so that a game needs no layout engine and no file that has to be written again.
 *
 * @throws {RangeError} for a chart with states inside states, which no column shows
 */
export function chartInColumn(machine: AnyStateMachine, text: ChartText): GameChart {
  const states: readonly AnyStateNode[] = Object.values(machine.root.states);
  const inner = states.find(({type}) => type === 'compound' || type === 'parallel');
  if (inner) throw new RangeError(`chartInColumn: ${inner.key} holds other states`);
  const names = Object.values(text.names).flatMap((own) => Object.values(own));
  const width = Math.ceil(Math.max(...names.map((name) => name.length)) * LETTER) + 2 * PAD;
  const ways = waysOf(states);
  const sides = {
    right: ways.filter(({from, to}) => to > from + 1),
    left: ways.filter(({from, to}) => to < from),
  };
  const span = ({from, to}: Way): number => Math.abs(to - from);
  for (const side of Object.values(sides)) side.sort((a, b) => span(a) - span(b));
  const x = EDGE + sides.left.length * LANE;
  const y = (at: number): number => EDGE + at * (LINE + GAP);
  /** Where an arrow meets the side of a box: several share its height. */
  const meets = (side: readonly Way[], way: Way, at: number): number => {
    const here = side.filter(({from, to}) => from === at || to === at);
    return y(at) + Math.round((LINE * (here.indexOf(way) + 1)) / (here.length + 1));
  };
  const around = (side: readonly Way[], way: Way, edge: number, out: 1 | -1): number[] => {
    const lane = edge + out * LANE * (side.indexOf(way) + 1);
    const [start, end] = [meets(side, way, way.from), meets(side, way, way.to)];
    return [edge, start, lane, start, lane, end, edge, end];
  };
  const pointsOf = (way: Way): readonly number[] => {
    const middle = x + width / 2;
    if (way.to === way.from + 1) return [middle, y(way.from) + LINE, middle, y(way.to)];
    return way.to > way.from
      ? around(sides.right, way, x + width, 1)
      : around(sides.left, way, x, -1);
  };
  const boxes = states.map(({key, type}, at): ChartBox => ({
    ...{id: key, x, y: y(at), width, height: LINE},
    kind: type === 'final' ? 'final' : 'phase',
  }));
  const arrows = ways.map((way): ChartArrow => ({
    ...{from: states[way.from]!.key, to: states[way.to]!.key},
    ...{events: way.events, points: pointsOf(way)},
  }));
  const initial = machine.root.initial.target.map(({key}: AnyStateNode) => key);
  const [right, bottom] = [x + width + sides.right.length * LANE, y(states.length) - GAP];
  const size = {width: right + EDGE, height: bottom + EDGE};
  return {drawing: {...size, boxes, arrows, initial}, text};
}
