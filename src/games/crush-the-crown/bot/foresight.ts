import {below, type Rng, step} from '../../../cards/index.js';
import type {Emit, Foresight, Problem} from '../../../game/index.js';
import {chosenBy} from '../bot.js';
import {determinize} from '../position/determinize.js';
import {notation} from '../rules/notation.js';
import {apply, legalMoves} from '../rules/play.js';
import {outcome, turn} from '../rules/turn.js';
import type {CrushEvent, CrushMove, CrushState, CrushView} from '../types.js';
import {outlookOf} from './outlook.js';

/**
 * Crush the Crown as a search sees it: a move, then some turns in which both seats follow the usual
 * bot's rules of thumb, then the share of a win that the Governments and hands promise. Only the move
 * itself is searched: a tree that chose for the rival too would choose by cards that it cannot see,
 * and the worth of a hand shows only after several turns.
 */

/** The number of turns that may begin before a search stops. */
const TURNS = 4;
/**
 * The part of a level's effort that goes into a move, since each is played on by rules of thumb on
 * plain states.
 */
const SHARE = 0.11;
/** The same during the marriages: both are made before the first turn. */
const MARRIAGE_SHARE = 0.055;

export interface CrushWorld {
  readonly state: CrushState;
  /** Whether the move has been made and the turns have been played. */
  readonly made: boolean;
}

export const crushForesight: Foresight<CrushState, CrushMove, CrushView> = {
  share: ({phase}) => (phase.startsWith('marry') ? MARRIAGE_SHARE : SHARE),
  problem: (view, moves) => problemOf(view, moves) as Problem<unknown, CrushMove>,
};

function problemOf(view: CrushView, moves: readonly CrushMove[]): Problem<CrushWorld, CrushMove> {
  const own = view.seat!;
  const texts = moves.map(notation.formatMove);
  const usual = texts.indexOf(notation.formatMove(chosenBy(view, own, moves).move));
  return {
    seats: view.seats,
    flat: true,
    draw(stream) {
      const words = [step(stream), step(stream), step(stream), step(stream)];
      const rng = words.map((word) => word | 0) as unknown as Rng;
      return {state: determinize(view, rng), made: false};
    },
    // Play replaces the fields of a world and never changes their contents.
    copy: (world) => ({...world}),
    turn: ({made}) => (made ? -1 : own),
    choices(_, into) {
      into.set([usual, ...moves.keys()].filter((at, place) => place === 0 || at !== usual));
      return moves.length;
    },
    play(world, choice) {
      const state = playedOn(apply(world.state, own, moves[choice]!));
      Object.assign(world, {state, made: true});
    },
    finish(world, stream) {
      this.play(world, below(stream, moves.length));
    },
    utility({state}, into) {
      const {winners} = outcome(state) ?? {};
      if (!winners) into.set(outlookOf(state));
      else
        into.set([0, 1].map((seat) => (winners.length > 0 ? Number(winners.includes(seat)) : 0.5)));
    },
    choiceOf: (move) => texts.indexOf(notation.formatMove(move)),
  };
}

/** The state after some turns by rules of thumb, or at the end of the match. */
export function playedOn(from: CrushState, emit?: Emit<CrushState, CrushEvent>): CrushState {
  let state = from;
  for (let turns = 0; ;) {
    const [seat] = turn(state);
    if (seat === undefined || (state.phase === 'build' && turns === TURNS)) return state;
    const {active} = state;
    state = apply(state, seat, chosenBy(state, seat, legalMoves(state, seat)).move, emit);
    if (state.active !== active && state.phase === 'build') turns++;
  }
}
