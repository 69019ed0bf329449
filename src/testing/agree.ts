import {type AnyStateMachine, createActor, type StateValue} from 'xstate';
import {rngFrom, type Seed} from '../cards/index.js';
import type {AnyState, AnyEvent, Game, Options, Seat} from '../game/index.js';
import {drawOptions, type Start} from './conform.js';
import {arrowName, arrowsOf, movesOf} from './chart.js';
import {type Dice, diceFrom} from './dice.js';
import {type AnyRules, type Fail, guardedRules} from './guarded-rules.js';
import {LawError} from './law.js';
import {difference} from './plain.js';
import {type Viewer, viewersOf} from './secrets.js';

/** The amount of play, and its setup. */
export interface AgreePlan {
  readonly seed?: Seed;
  /** Games for each game of the list and each number of seats. */
  readonly games?: number;
  /** No further game starts once this many moves were played with a number of seats. */
  readonly moves?: number;
  /**
   * Once each table has had a game and this many moves were played in all, no further game starts when
   * every arrow has been taken and every move offered; by default all games are played.
   */
  readonly enough?: number;
  readonly seats?: readonly number[];
  readonly longest?: number;
  /** Deals that are played first, for arrows that random games hardly ever take. */
  readonly starts?: readonly Start[];
  /** Fixed options; the others are drawn at random. */
  readonly options?: Options;
}

/** The amount of play, and the arrows of the chart. */
export interface Agreement {
  readonly games: number;
  readonly moves: number;
  /** The arrows of the chart, as `skirmish --push--> push`. */
  readonly arrows: readonly string[];
}

/**
 * Plays random games and checks that rules and chart agree. Games that share a chart are checked
 * together, since an arrow may serve only one of them.
 * @throws {LawError} for the first broken law
 * @throws {TypeError} when the games do not share one chart
 */
export function agree(games: readonly Game[], plan: AgreePlan = {}): Agreement {
  const machine = games[0]?.machine;
  if (!machine || games.some((game) => game.machine !== machine))
    throw new TypeError('agree: expected games that share one chart');
  const {seed = 'agree', games: rounds = 20, moves = Infinity, starts = []} = plan;
  const {longest = 5000, options = {}, enough = Infinity} = plan;
  const run: Run = {machine, taken: new Set(), offered: new Set(), longest, options};
  const total = {games: 0, moves: 0};
  const arrows = arrowsOf(machine);
  const deadArrows = () => arrows.map(arrowName).filter((arrow) => !run.taken.has(arrow));
  const silentMoves = () => movesOf(machine).filter((move) => !run.offered.has(move));
  const tables = games.flatMap((game) => {
    const {min, max} = game.rules.seats;
    const all = Array.from({length: max - min + 1}, (_, more) => min + more);
    return (plan.seats ?? all).map((seats) => ({game, seats, played: 0}));
  });
  for (let round = -starts.length; round < rounds; round++) {
    const isEnough = round > 0 && total.moves >= enough;
    if (isEnough && deadArrows().length + silentMoves().length === 0) break;
    for (const table of tables) {
      if (round >= 0 && table.played >= moves) continue;
      const {game, seats} = table;
      const dice = diceFrom(`${seed}/${game.rules.id}/${seats}/${round}`);
      const length = follow(run, game, seats, dice, starts[round + starts.length]);
      table.played += length;
      total.games++;
      total.moves += length;
    }
  }
  const ids = games.map((game) => game.rules.id).join(', ');
  const dead = deadArrows();
  if (dead.length)
    throw new LawError('chart-edges', `${ids}: dead arrow, never taken: ${dead.join('; ')}`);
  const silent = silentMoves();
  if (silent.length)
    throw new LawError('chart-moves', `${ids}: named but never legal: ${silent.join('; ')}`);
  return {...total, arrows: arrows.map(arrowName)};
}

interface Run {
  readonly machine: AnyStateMachine;
  /** Names of the arrows taken. */
  readonly taken: Set<string>;
  /** Moves that were legal in a resting state, as `state: move`. */
  readonly offered: Set<string>;
  readonly longest: number;
  readonly options: Options;
}

/** The chart's state as one viewer can follow it from the events the viewer learns. */
interface Ear {
  readonly viewer: Viewer | 'host';
  hear(event: AnyEvent, fail: Fail): void;
  readonly value: StateValue;
}

const earOf = (viewer: Ear['viewer'], {machine, taken}: Run): Ear => {
  /** How many arrows were taken. */
  let count = 0;
  const actor = createActor(machine, {
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      for (const arrow of event._transitions) {
        count++;
        taken.add(arrowName(arrow));
      }
    },
  });
  actor.start();
  return {
    viewer,
    hear(event, fail) {
      const {value} = actor.getSnapshot() as {readonly value: StateValue};
      const known = count;
      actor.send(event);
      if (count === known) {
        const before = JSON.stringify(value);
        if (viewer === 'host')
          fail('chart-accepts', `"${event.type}" is not expected in ${before}`);
        fail(
          'chart-redacted',
          `"${event.type}", as viewer ${String(viewer)} learns of it, is not expected in ${before}`,
        );
      }
    },
    get value() {
      return actor.getSnapshot().value as StateValue;
    },
  };
};

/** Plays one random match, followed by the host and all viewers; returns the number of moves. */
function follow(run: Run, game: Game, seats: number, dice: Dice, start?: Start): number {
  const options = drawOptions(game.rules, dice, {...start?.options, ...run.options});
  const seed = start ? String(start.seed) : `seed-${dice.fork().join('')}`;
  const texts: string[] = [];
  const fail: Fail = (law, detail, cause) => {
    const record = {game: game.rules.id, version: 1, seats, options, seed, moves: texts};
    throw new LawError(law, detail, record, cause);
  };
  const rules = guardedRules(game.rules, fail);
  const host = earOf('host', run);
  const ears = viewersOf(seats).map((viewer) => earOf(viewer, run));
  const emit = (event: AnyEvent): void => {
    host.hear(event, fail);
    for (const ear of ears) {
      const seen = rules.redact(event, ear.viewer as Viewer);
      if (seen) ear.hear(seen, fail);
    }
  };
  let state: AnyState = rules.setup(options, seats, rngFrom(seed), emit);
  for (;;) {
    rest(run, rules, state, host, ears, fail);
    const turn = rules.turn(state);
    if (turn.length === 0) return texts.length;
    if (texts.length >= run.longest) fail('ends', `not over after ${run.longest} moves`);
    const seat: Seat = dice.pick(turn);
    const moves = rules.legalMoves(state, seat);
    if (moves.length === 0) fail('turn', `seat ${seat} has no move`);
    const move = start?.idle ? rules.fallback(state, seat) : dice.pick(moves);
    texts.push(`${seat}:${rules.formatMove(move)}`);
    state = rules.apply(state, seat, move, emit);
  }
}

/** Checks a resting match: the chart, the rules and all viewers are in the same state. */
function rest(
  {machine, offered}: Run,
  rules: AnyRules,
  state: AnyState,
  host: Ear,
  ears: readonly Ear[],
  fail: Fail,
): void {
  const due = rules.phase(state);
  const found = difference(host.value, due);
  if (found) fail('chart-rests', `the chart and the rules differ, ${found}`);
  const deaf = ears.find((ear) => difference(ear.value, due));
  if (deaf)
    fail(
      'chart-redacted',
      `viewer ${String(deaf.viewer)} arrived in ${JSON.stringify(deaf.value)}, ` +
        `the rules stand in ${JSON.stringify(due)}`,
    );
  const nodes = machine.resolveState({value: due as never, context: {}})._nodes;
  const types = new Set<string>();
  for (let seat = 0; seat < state.seats; seat++)
    for (const {type} of rules.legalMoves(state, seat)) types.add(type);
  for (const type of types) {
    const homes = nodes.filter((node) =>
      (node.meta as {moves?: readonly string[]} | undefined)?.moves?.includes(type),
    );
    if (homes.length === 0)
      fail(
        'chart-moves',
        `"${type}" is legal in ${JSON.stringify(due)}, whose meta does not name it`,
      );
    for (const node of homes) offered.add(`${node.path.join('.')}: ${type}`);
  }
}
