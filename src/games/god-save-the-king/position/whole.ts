import {type Choices, missing, type Seat} from '../../../game/index.js';
import {need} from '../../../game/read.js';
import {refuse} from '../rules/play.js';
import {isOpen} from './read-matches.js';
import {FORMATION} from '../rules/reshuffle.js';
import {skirmishesOf, winnerOf} from '../rules/skirmish.js';
import {cardsOf, isAlive, seatsOf, TABLES} from '../rules/standing.js';
import {kingOf} from '../rules/suits.js';
import {type GskMove, type GskState, SPOTS, type Table} from '../types.js';

/** Checks that a state whose cards are all known can be reached in a game. */

/** Throws when a card lies where no game could bring it. */
export function checkWhole(state: GskState): void {
  for (const seat of seatsOf(state))
    (isAlive(state, seat) ? checkLiving : checkFallen)(state, seat);
  if (state.phase === 'over') return;
  const {matches, formations} = state;
  need(
    matches.some((one) => one && one.step !== 'waiting'),
    'matches',
    'are all done',
  );
  for (const table of TABLES) checkMatch(state, table);
  formations.forEach((one, seat) => {
    const met = matches.some((each) => each?.seats.includes(seat));
    need(!one || met, `formations[${seat}]`, 'must be null: nobody is met');
  });
}

/** The King of a living player is with that player, or unseen in a pile. */
function checkLiving(state: GskState, seat: Seat): void {
  const {hands, formations, aside} = state;
  const king = kingOf(seat);
  for (const other of seatsOf(state)) {
    const laid = formations[other];
    const cards = [...hands[other]!, ...(laid ? cardsOf(laid) : [])];
    need(
      other === seat || !cards.includes(king),
      `hands[${other}]`,
      `holds ${king}, the King of a player who lives`,
    );
  }
  need(!aside.includes(king), 'aside', `holds ${king}, the King of a player who lives`);
}

function checkFallen({hands, formations, aside}: GskState, seat: Seat): void {
  need(aside.includes(kingOf(seat)), 'aside', `must hold ${kingOf(seat)}: its player is out`);
  need(hands[seat]!.length === 0, `hands[${seat}]`, 'must be empty: its player is out');
  need(!formations[seat], `formations[${seat}]`, 'must be null: its player is out');
}

function checkMatch(state: GskState, table: Table): void {
  const meeting = state.matches[table];
  if (!meeting) return;
  const {seats, step, choices} = meeting;
  for (const seat of seats) {
    need(
      step === 'waiting' || isAlive(state, seat),
      'letters',
      `name ${seat}, who is out and cannot play`,
    );
    need(
      step !== 'formation' || state.hands[seat]!.length >= FORMATION,
      `hands[${seat}]`,
      'is too small for a formation',
    );
  }
  checkLying(state, table);
  checkChoices(state, choices, `matches[${table}].choices.made`);
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
    need(laid.turned === (step !== 'rout'), `${path}.turned`, `does not fit the step ${step}`);
    const open = SPOTS.filter((spot) => isOpen(laid, spot));
    const king = open.find((spot) => laid[spot] === kingOf(seat));
    need(king === undefined, `${path}.${king ?? ''}`, 'is a King that everybody has seen');
  }
  if (step === 'rout' || step === 'lastRout') return;
  const push = winnerOf(skirmishesOf(state, seats)) === null;
  need(push, `matches[${table}].step`, 'needs a push, but the flanks decide the trick');
}

function checkChoices(state: GskState, choices: Choices<GskMove>, path: string): void {
  choices.made.forEach((move, seat) => {
    if (move === null) return;
    const refusal = refuse(state, seat, move);
    need(refusal === undefined, `${path}[${seat}]`, `is refused: ${refusal ?? ''}`);
  });
  const all = choices.from.length > 0 && missing(choices).length === 0;
  need(!all, path, 'are all there and must have been turned');
}
