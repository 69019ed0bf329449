import type {Seed} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type Game,
  type Options,
  resolveOptions,
} from '../game/index.js';
import {type Match, type MatchRecord, replay} from '../match/index.js';
import {type Dice, diceFrom} from './dice.js';
import {type AnyRules, type Fail, guardedRules} from './guarded-rules.js';
import {LawError} from './law.js';
import {lookFromPosition} from './looks/from-position.js';
import {lookAtMoves, lookAtPosition, lookAtRefusals, lookAtTurn} from './looks/look.js';
import {lookAtDeterminized} from './looks/determinized.js';
import {lookAtPhase} from './looks/phase.js';
import {lookAtForms} from './looks/forms.js';
import {lookAtRespelled} from './looks/respelled.js';
import {cardsIn, copy, difference} from './plain.js';
import {secretsOf, viewersOf} from './secrets.js';
import {startOf, stepOf, type Walk} from './walk.js';

/** A deal that random games would hardly ever reach. */
export interface Start {
  readonly seed: Seed;
  /** Options that the deal needs; the others are drawn at random. */
  readonly options?: Options;
  /** True to play only the rules' fallback moves, as if all seats were absent. */
  readonly idle?: boolean;
}

/** The amount of play, and the facts about the game that the laws need. */
export interface Plan {
  /** Equal seeds play equal games. */
  readonly seed?: Seed;
  /** Games for each number of seats. */
  readonly games?: number;
  /** No further game starts once this many moves were played with a number of seats. */
  readonly moves?: number;
  /** Numbers of seats; by default all that the game allows. */
  readonly seats?: readonly number[];
  /**
   * Fixed options; the others are drawn at random, except in the first game, which has the
   * defaults.
   */
  readonly options?: Options;
  /** The number of moves after which a match counts as endless. */
  readonly longest?: number;
  /** The expensive laws check one position out of this many. */
  readonly every?: number;
  /**
   * Deals that are played first, in addition to `games`; for rules that random games rarely need.
   */
  readonly starts?: readonly Start[];
  /**
   * The cards of a state, each as often as it occurs; they must stay the same during a match. By
   * default all card codes in the state, which fits states that write no card down twice.
   */
  cards?(state: AnyState): readonly string[];
  /**
   * True for an event that shuffles all cards, so that nobody knows any longer where they are; the
   * affected cards when only some are shuffled. `then` is the state right after the event. By
   * default true for events named `dealt`, `shuffled` and `reshuffled`.
   */
  shuffles?(event: AnyEvent, then: AnyState): boolean | readonly string[];
  /** True for the code of a card, in games that are not played with playing cards. */
  isCard?(text: string): boolean;
  /** True for a move that may be accepted although it is not listed, such as free text. */
  unlisted?(move: AnyMove, state: AnyState): boolean;
}

const SHUFFLES: ReadonlySet<string> = new Set(['dealt', 'shuffled', 'reshuffled']);

/** The games that were played. */
export interface Report {
  readonly games: number;
  readonly moves: number;
  /** The number of moves of the longest match. */
  readonly longest: number;
  /** Values of options that no game had, as `name: value`. */
  readonly unreached: readonly string[];
}

/**
 * Plays random games and checks the laws, with every number of seats and options drawn at random.
 * @throws {LawError} for the first broken law, with the record that leads to the fault
 */
export function conform(game: Game, plan: Plan = {}): Report {
  const {min, max} = game.rules.seats;
  const {
    seed = 'laws',
    games = 20,
    moves = Infinity,
    seats = Array.from({length: max - min + 1}, (_, more) => min + more),
  } = plan;
  const report = {games: 0, moves: 0, longest: 0};
  const unreached = new Set(
    game.rules.options.flatMap(({name, values, isLater}) =>
      values.slice(isLater ? 1 : 0).map((value) => `${name}: ${value}`),
    ),
  );
  for (const count of seats) {
    let played = 0;
    const {starts = []} = plan;
    for (let round = -starts.length; round < games && (round < 0 || played < moves); round++) {
      const dice = diceFrom(`${seed}/${game.rules.id}/${count}/${round}`);
      const start = starts[round + starts.length];
      const {length, options} = oneGame(game, plan, count, round === 0, dice, start);
      for (const [name, value] of Object.entries(options)) unreached.delete(`${name}: ${value}`);
      played += length;
      report.games++;
      report.longest = Math.max(report.longest, length);
    }
    report.moves += played;
  }
  return {...report, unreached: [...unreached]};
}

/** Random options; those of the plan stay fixed. */
export const drawOptions = ({options}: AnyRules, dice: Dice, fixed: Options = {}): Options =>
  resolveOptions(options, {
    ...Object.fromEntries(options.map(({name, values}) => [name, dice.pick(values)])),
    ...fixed,
  });

const defaults = ({options}: AnyRules, fixed: Options = {}): Options =>
  resolveOptions(options, {
    ...Object.fromEntries(options.map(({name, values}) => [name, values[0]!])),
    ...fixed,
  });

/** Plays one match from the deal to the end; returns the number of moves and the options. */
function oneGame(
  game: Game,
  plan: Plan,
  seats: number,
  plain: boolean,
  dice: Dice,
  start?: Start,
): {readonly length: number; readonly options: Options} {
  const {longest = 5000, every = 1, unlisted = () => false} = plan;
  const shuffles = plan.shuffles ?? (({type}: AnyEvent) => SHUFFLES.has(type));
  const fixed = {...start?.options, ...plan.options};
  const options = plain ? defaults(game.rules, fixed) : drawOptions(game.rules, dice, fixed);
  const seed = start ? String(start.seed) : `seed-${dice.fork().join('')}`;
  const texts: string[] = [];
  const record = (): MatchRecord => ({
    ...{game: game.rules.id, version: 1, seats, options, seed, moves: [...texts]},
  });
  const fail: Fail = (law, detail, cause) => {
    throw new LawError(law, detail, record(), cause);
  };
  const rules = guardedRules(game.rules, fail);
  const counted = new WeakMap<AnyState, string>();
  const cardsOf = (state: AnyState): string => {
    const cards =
      counted.get(state) ??
      [...(plan.cards?.(state) ?? cardsIn(state, plan.isCard))].sort().join(' ');
    counted.set(state, cards);
    return cards;
  };
  const secrets = secretsOf(rules, seats, seed, fail, plan.isCard);
  const idle = start?.idle === true;
  const apart = diceFrom(`${seed}/positions`);
  const positions: AnyState[] = [];
  const walk: Walk = {rules, secrets, shuffles, cardsOf, dice, idle, fail};
  let state = startOf(walk, options, seats, seed);
  const known: AnyMove[] = [];

  for (;;) {
    const look = {rules, state, dice, fail};
    lookAtTurn(look);
    const turn = rules.turn(state);
    for (const seat of turn) known.push(...rules.legalMoves(state, seat));
    known.splice(0, known.length - 60);
    if (turn.length === 0 || dice.roll(every) === 0) {
      lookAtMoves(look);
      const own = {...look, dice: diceFrom(`${seed}/words/${texts.length}`)};
      lookAtForms(own);
      lookAtRespelled(own);
      lookAtRefusals(look, known, unlisted);
      const viewers = viewersOf(seats);
      for (const viewer of [...viewers, ...viewers]) secrets.mix(viewer, state, dice);
      for (const viewer of viewers) lookAtDeterminized(look, viewer, known, cardsOf);
      lookAtPosition(look);
      lookAtPhase(own);
      // Matches are played on from few positions, since that costs as much as all other looks.
      if (apart.roll(8) === 0) positions.push(state);
    }
    if (turn.length === 0) break;
    if (texts.length >= longest) fail('ends', `not over after ${longest} moves`);
    state = stepOf(walk, state, texts, dice.roll(every) === 0);
  }
  // Last, so that a fault of the play itself is reported by its own law.
  for (const each of positions) lookFromPosition({rules, state: each, dice: apart, fail});
  // A replay costs as much as the game: with a large `every` only some games are replayed.
  if (dice.roll(Math.max(1, Math.floor(every / 16))) === 0)
    lookAtReplay(game, record(), state, known, dice, fail);
  return {length: texts.length, options};
}

/**
 * Checks that the record leads to the same state, and that refused and undone moves have no effect.
 */
function lookAtReplay(
  game: Game,
  record: MatchRecord,
  end: AnyState,
  known: readonly AnyMove[],
  dice: Dice,
  fail: Fail,
): void {
  const again = (from: MatchRecord): Match => {
    try {
      return replay(game, copy(from));
    } catch (error) {
      return fail('replay', String(error), error);
    }
  };
  const match = again(record);
  const found = difference(end, match.state);
  if (found) fail('replay', `the replayed state differs: ${found}`);
  const {state} = match;
  const log = match.log();
  for (const move of known.slice(-4)) {
    const seat = dice.roll(state.seats);
    if (match.play(seat, move) === undefined) fail('turn', 'a move is accepted after the end');
  }
  if (match.state !== state || match.log().length !== log.length)
    fail('refusal-holds', 'a refused move changed the match');
  const last = record.moves.at(-1) ?? '0:';
  const move = game.rules.parseMove(last.slice(last.indexOf(':') + 1));
  if (!match.undo() || match.play(parseInt(last), move) || match.log().length !== log.length)
    fail('replay', `"${last}" cannot be taken back and played again`);
  const second = again(match.record());
  const other =
    difference(match.state, second.state) ?? difference(match.log(0), second.log(0), 'log');
  if (other) fail('replay', `its own record leads elsewhere: ${other}`);
}
