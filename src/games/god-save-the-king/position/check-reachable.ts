import {type Choices, missing, type Seat} from '../../../game/index.js';
import {show} from '../../../game/phrases.js';
import {legalMoves, refuse} from '../rules/play.js';
import {isOpen} from './read-formations.js';
import {faults} from './throw-faults.js';
import {FORMATION} from '../rules/reshuffle.js';
import {skirmishesOf, winnerOf} from '../rules/skirmish.js';
import type {CardOrUnknown, UnfilledState} from '../rules/unfilled-state.js';
import {cardsOf, isAlive, living, seatsOf, TABLES} from '../rules/standing.js';
import {kingOf} from '../rules/suits.js';
import {type GskMove, type GskState, SPOTS, type TableIndex} from '../types.js';

/** Checks that a state whose cards are all known can be reached in a game. */

/** The places of cards, some of which may be unknown. */
type LyingCards = Pick<UnfilledState, 'seats' | 'hands' | 'formations' | 'aside'>;

/**
 * Throws if a card lies where no game could bring it; `chooser` is the seat whose choice the field
 * `choice` gave.
 */
export function checkReachable(state: GskState, chooser?: Seat): void {
  for (const seat of seatsOf(state))
    (isAlive(state, seat) ? checkLiving : checkFallen)(state, seat);
  if (state.phase === 'over') return;
  const {matches, formations} = state;
  const plays = matches.some((one) => one && one.step !== 'waiting');
  faults.need(plays, 'matches', 'matches-wait');
  for (const table of TABLES) checkMatch(state, table, chooser);
  formations.forEach((one, seat) => {
    const met = matches.some((each) => each?.seats.includes(seat));
    faults.need(!one || met, `formations[${seat}]`, 'formation-alone', {seat});
  });
}

/** A living player has the King, or he lies unseen in a pile. */
function checkLiving(state: LyingCards, seat: Seat): void {
  const {hands, formations, aside} = state;
  const king = kingOf(seat);
  const away = (cards: readonly CardOrUnknown[], path: string): void =>
    faults.need(!cards.includes(king), path, 'king-held', {king, seat});
  for (const other of seatsOf(state)) {
    if (other === seat) continue;
    const laid = formations[other];
    away(hands[other]!, `hands[${other}]`);
    if (laid) away(cardsOf(laid), `formations[${other}]`);
  }
  away(aside, 'aside');
}

/** Throws for a King in a wrong place, before unknown cards are drawn. */
export function checkKings(unfilled: UnfilledState): void {
  for (const seat of living(unfilled)) checkLiving(unfilled, seat);
}

function checkFallen({formations, aside}: GskState, seat: Seat): void {
  const king = kingOf(seat);
  faults.need(aside.includes(king), 'aside', 'king-out', {king, seat});
  faults.need(!formations[seat], `formations[${seat}]`, 'formation-out', {seat});
}

function checkMatch(state: GskState, table: TableIndex, chooser: Seat | undefined): void {
  const meeting = state.matches[table];
  if (!meeting) return;
  const {seats, step, choices} = meeting;
  for (const seat of seats) {
    faults.need(step === 'waiting' || isAlive(state, seat), 'letters', 'letters-out', {seat});
    const {length: found} = state.hands[seat]!;
    const fits = step !== 'formation' || found >= FORMATION;
    faults.need(fits, `hands[${seat}]`, 'hand-short', {least: FORMATION, found});
  }
  checkLying(state, table);
  checkChoices(state, choices, `matches[${table}].choices.made`, chooser);
}

/**
 * Open cards must agree with the step: no King lies open, and values are declared only in a push.
 */
function checkLying(state: GskState, table: TableIndex): void {
  const meeting = state.matches[table];
  if (!meeting || meeting.step === 'formation' || meeting.step === 'waiting') return;
  const {seats, step} = meeting;
  for (const seat of seats) {
    const laid = state.formations[seat]!;
    const path = `formations[${seat}]`;
    const turned = step !== 'rout';
    const due = {due: turned, step, match: table};
    faults.need(laid.turned === turned, `${path}.turned`, 'turned', due);
    const open = SPOTS.filter((spot) => isOpen(laid, spot));
    const king = kingOf(seat);
    const spot = open.find((one) => laid[one] === king);
    faults.need(spot === undefined, `${path}.${spot}`, 'king-open', {king});
  }
  if (step === 'rout' || step === 'lastRout') return;
  const winner = winnerOf(skirmishesOf(state, seats));
  if (winner !== null) faults.fail(`matches[${table}].step`, 'step-won', {step, seat: winner});
}

function checkChoices(
  state: GskState,
  choices: Choices<GskMove>,
  path: string,
  chooser: Seat | undefined,
): void {
  choices.made.forEach((move, seat) => {
    if (move === null) return;
    if (refuse(state, seat, move) === undefined) return;
    const like = show(legalMoves(state, seat)[0]);
    faults.fail(seat === chooser ? 'choice' : `${path}[${seat}]`, 'choice-legal', {seat, like});
  });
  const all = choices.from.length > 0 && missing(choices).length === 0;
  faults.need(!all, path, 'choices-all');
}
