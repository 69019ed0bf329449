import {type Choices, missing, type Seat} from '../../../game/index.js';
import {show} from '../../../game/plain-data.js';
import {need} from '../../../game/read.js';
import {legalMoves, refuse} from '../rules/play.js';
import {isOpen} from './read-formations.js';
import {FORMATION} from '../rules/reshuffle.js';
import {skirmishesOf, winnerOf} from '../rules/skirmish.js';
import {cardsOf, isAlive, seatsOf, TABLES} from '../rules/standing.js';
import {kingOf} from '../rules/suits.js';
import {type GskMove, type GskState, SPOTS, type Table} from '../types.js';

/** Checks that a state whose cards are all known can be reached in a game. */

/**
 * Throws when a card lies where no game could bring it; `chooser` is the seat whose choice the field
 * `choice` gave.
 */
export function checkWhole(state: GskState, chooser?: Seat): void {
  for (const seat of seatsOf(state))
    (isAlive(state, seat) ? checkLiving : checkFallen)(state, seat);
  if (state.phase === 'over') return;
  const {matches, formations} = state;
  need(
    matches.some((one) => one && one.step !== 'waiting'),
    'matches',
    'must have one that is not in the step "waiting"',
  );
  for (const table of TABLES) checkMatch(state, table, chooser);
  formations.forEach((one, seat) => {
    const met = matches.some((each) => each?.seats.includes(seat));
    need(
      !one || met,
      `formations[${seat}]`,
      `must be null: seat ${seat} meets nobody, as letters and round tell`,
    );
  });
}

/** The King of a living player is with that player, or unseen in a pile. */
function checkLiving(state: GskState, seat: Seat): void {
  const {hands, formations, aside} = state;
  const king = kingOf(seat);
  const fault = `must not hold ${king}, the King of seat ${seat}, who is still in`;
  for (const other of seatsOf(state)) {
    if (other === seat) continue;
    const laid = formations[other];
    need(!hands[other]!.includes(king), `hands[${other}]`, fault);
    need(!laid || !cardsOf(laid).includes(king), `formations[${other}]`, fault);
  }
  need(!aside.includes(king), 'aside', fault);
}

function checkFallen({formations, aside}: GskState, seat: Seat): void {
  const king = kingOf(seat);
  need(aside.includes(king), 'aside', `must hold ${king}, the King of seat ${seat}, who is out`);
  need(!formations[seat], `formations[${seat}]`, `must be null: seat ${seat} is out`);
}

function checkMatch(state: GskState, table: Table, chooser: Seat | undefined): void {
  const meeting = state.matches[table];
  if (!meeting) return;
  const {seats, step, choices} = meeting;
  for (const seat of seats) {
    need(
      step === 'waiting' || isAlive(state, seat),
      'letters',
      `must not name ${seat}, who is out, as fallen tells`,
    );
    const {length} = state.hands[seat]!;
    need(
      step !== 'formation' || length >= FORMATION,
      `hands[${seat}]`,
      `must have ${FORMATION} cards or more for a formation, not ${length}`,
    );
  }
  checkLying(state, table);
  checkChoices(state, choices, `matches[${table}].choices.made`, chooser);
}

/**
 * Open cards must agree with the step: no King lies open, and values are declared only in a push.
 */
function checkLying(state: GskState, table: Table): void {
  const meeting = state.matches[table];
  if (!meeting || meeting.step === 'formation' || meeting.step === 'waiting') return;
  const {seats, step} = meeting;
  for (const seat of seats) {
    const laid = state.formations[seat]!;
    const path = `formations[${seat}]`;
    const turned = step !== 'rout';
    const where = `in the step "${step}" of matches[${table}]`;
    need(laid.turned === turned, `${path}.turned`, `must be ${turned} ${where}`);
    const open = SPOTS.filter((spot) => isOpen(laid, spot));
    const king = open.find((spot) => laid[spot] === kingOf(seat));
    need(
      king === undefined,
      `${path}.${king ?? ''}`,
      `is ${kingOf(seat)}, which lies open: a King that is seen puts its player out`,
    );
  }
  if (step === 'rout' || step === 'lastRout') return;
  const winner = winnerOf(skirmishesOf(state, seats));
  need(
    winner === null,
    `matches[${table}].step`,
    `must not be "${step}": seat ${winner} has won the trick by the flanks`,
  );
}

function checkChoices(
  state: GskState,
  choices: Choices<GskMove>,
  path: string,
  chooser: Seat | undefined,
): void {
  choices.made.forEach((move, seat) => {
    if (move === null) return;
    const like = legalMoves(state, seat)[0];
    need(
      refuse(state, seat, move) === undefined,
      seat === chooser ? 'choice' : `${path}[${seat}]`,
      `must be a legal move of seat ${seat}, such as ${show(like)}`,
    );
  });
  const all = choices.from.length > 0 && missing(choices).length === 0;
  need(!all, path, 'must have a null: cards are shown when all have chosen');
}
