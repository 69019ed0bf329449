import type {Seed} from '../cards/index.js';
import type {AnyMove, AnyState, AnyEvent, Game, Options} from '../game/index.js';
import {type Match, type MatchRecord, replay} from '../match/index.js';
import {type Dice, diceFrom} from './dice.js';
import {type AnyRules, type Fail, guarded} from './guarded.js';
import {LawError} from './law.js';
import {lookAtMoves, lookAtPosition, lookAtRefusals, lookAtTurn} from './look.js';
import {lookAtDeterminized} from './look-imagined.js';
import {cardsIn, copy, difference} from './plain.js';
import {secretsOf, viewersOf} from './secrets.js';
import {startOf, stepOf, type Walk} from './walk.js';

/** A deal that is played though chance would hardly ever deal it. */
export interface Start {
  readonly seed: Seed;
  /** Options that matter to it; the others are drawn. */
  readonly options?: Options;
  /** True where nobody decides anything: each move is the one that a clock plays. */
  readonly idle?: boolean;
}

/** How much is played, and what the laws cannot find out by themselves. */
export interface Plan {
  /** Equal seeds play equal games. */
  readonly seed?: Seed;
  /** Games for each number of seats. */
  readonly games?: number;
  /** No new game is begun after so many moves, for each number of seats. */
  readonly moves?: number;
  /** Numbers of seats; all that the game has when left out. */
  readonly seats?: readonly number[];
  /** Options that stay; the others are drawn at random after a first game with the defaults. */
  readonly options?: Options;
  /** A longer match does not end. */
  readonly longest?: number;
  /** The dear laws look at one position of so many. */
  readonly every?: number;
  /** Deals that are played first, whatever the number of games; for rules that chance seldom needs. */
  readonly starts?: readonly Start[];
  /**
   * The cards of a state, each as often as it is there; always the same in one match. Left out:
   * all card codes anywhere in the state, which is right where no card is written down twice.
   */
  cards?(state: AnyState): readonly string[];
  /**
   * True for an event after which nobody knows any more where the cards are, or the cards of
   * which this holds where only some are shuffled; `then` is the state right after. Left out: true
   * for those named `dealt`, `shuffled` and `reshuffled`.
   */
  shuffles?(event: AnyEvent, then: AnyState): boolean | readonly string[];
  /** True for the code of a card, in games whose cards are no playing cards. */
  isCard?(text: string): boolean;
  /** True for moves that may be accepted though they are not listed (free text). */
  unlisted?(move: AnyMove): boolean;
}

const SHUFFLES: ReadonlySet<string> = new Set(['dealt', 'shuffled', 'reshuffled']);

/** What was played. */
export interface Report {
  readonly games: number;
  readonly moves: number;
  /** Moves of the longest match. */
  readonly longest: number;
  /** Values of options that no game was played with, as `name: value`. */
  readonly unreached: readonly string[];
}

/**
 * Plays random games of any game and looks whether it keeps the laws, with every number of seats
 * and options drawn at random.
 * @throws {LawError} naming the first law that is broken, with the record that leads there
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
    game.rules.options.flatMap(({name, values}) => values.map((value) => `${name}: ${value}`)),
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

/** Options by chance, those of the plan kept. */
export const drawOptions = (rules: AnyRules, dice: Dice, fixed: Options = {}): Options => ({
  ...Object.fromEntries(rules.options.map(({name, values}) => [name, dice.pick(values)])),
  ...fixed,
});

const defaults = (rules: AnyRules, fixed: Options = {}): Options => ({
  ...Object.fromEntries(rules.options.map(({name, values}) => [name, values[0]!])),
  ...fixed,
});

/** One match from deal to end; gives the number of moves and the options it was played with. */
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
  const rules = guarded(game.rules, fail);
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
      lookAtRefusals(look, known, unlisted);
      const viewers = viewersOf(seats);
      for (const viewer of [...viewers, ...viewers]) secrets.mix(viewer, state, dice);
      for (const viewer of viewers) lookAtDeterminized(look, viewer, known, cardsOf);
      lookAtPosition(look);
    }
    if (turn.length === 0) break;
    if (texts.length >= longest) fail('ends', `not over after ${longest} moves`);
    state = stepOf(walk, state, texts, dice.roll(every) === 0);
  }
  // A replay is as dear as the game: all are replayed unless the looks are few and far between.
  if (dice.roll(Math.max(1, Math.floor(every / 16))) === 0)
    lookAtReplay(game, record(), state, known, dice, fail);
  return {length: texts.length, options};
}

/** The record leads to the same state; refused moves and moves taken back leave no trace. */
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
