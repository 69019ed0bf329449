import {choose, missing, openChoices, type Seat, type Emit} from '../../../../game/index.js';
import {cardsOf, holderOf, reshuffle, resume, seatsOf, settle, type CourtEmit} from './round.js';
import {sayingOf, type SpokenSaying} from './saying.js';
import type {Answer, CourtMove, CourtState, CourtEvent} from '../types.js';

/** The effects of moves. */

/** The number of lines kept of an endless talk. */
export const KEPT = 60;

/** The state after a legal move. */
export function apply(
  state: CourtState,
  seat: Seat,
  move: CourtMove,
  emit?: Emit<CourtState, CourtEvent>,
): CourtState {
  switch (move.type) {
    case 'ready':
      return seen(state, seat, emit);
    case 'say':
      return said(state, {seat, saying: sayingOf(move)!}, emit);
    case 'witch':
      return reshuffle(state, seat, emit);
    case 'end':
      return event({...state, phase: 'accuse'}, {type: 'questioning ended', seat}, emit);
    case 'look': {
      const [card] = state.hands[move.seat]!;
      const now: CourtState = {...state, looked: {by: seat, at: move.seat}};
      return resume(event(now, {type: 'looked', seat, at: move.seat, card}, emit), emit);
    }
    case 'decline':
      return resume(event(state, {type: 'declined', seat}, emit), emit);
    case 'accuse':
      return accuse(state, seat, move.seat, emit);
    case 'join':
    case 'pass':
      if (state.phase === 'joining') return answer(state, seat, move.type, emit);
      return event(
        {...state, quiet: [...state.quiet.filter((one) => one !== seat), seat].sort()},
        {type: 'fell silent', seat},
        emit,
      );
  }
}

function event(state: CourtState, one: CourtEvent, emit: CourtEmit): CourtState {
  emit?.(one, state);
  return state;
}

/** When all have looked, the King's card is shown to all. */
function seen(state: CourtState, seat: Seat, emit: CourtEmit): CourtState {
  const now: CourtState = {...state, ready: [...state.ready, seat].sort()};
  event(now, {type: 'card seen', seat}, emit);
  if (now.ready.length < now.seats) return now;
  const king = holderOf(now, 'king');
  return event({...now, phase: 'question'}, {type: 'king shown', seat: king, card: 'king'}, emit);
}

/** After each new line everybody may speak again. */
function said(state: CourtState, line: SpokenSaying, emit: CourtEmit): CourtState {
  const talk = [...state.talk, line].slice(-KEPT);
  const dropped = state.talk.length + 1 - talk.length;
  const now: CourtState = {...state, talk, past: Math.max(0, state.past - dropped), quiet: []};
  return event(now, {type: 'said', ...line}, emit);
}

/** With five players all except King and accused are asked, so that the question reveals nothing. */
function accuse(state: CourtState, king: Seat, accused: Seat, emit: CourtEmit): CourtState {
  const now = event({...state, accused}, {type: 'accused', seat: king, of: accused}, emit);
  if (!cardsOf(state).includes('beggar')) return settle(now, accused, emit); // KC-4
  const from = seatsOf(state).filter((seat) => seat !== king && seat !== accused);
  const asked: CourtState = {...now, phase: 'joining', choices: openChoices(from, state.seats)};
  return event(asked, {type: 'beggar asked'}, emit);
}

/** Answers are hidden until all are in; then a Beggar who joins shows the card. */
function answer(state: CourtState, seat: Seat, move: Answer, emit: CourtEmit): CourtState {
  const now: CourtState = {...state, choices: choose(state.choices, seat, move)};
  if (missing(now.choices).length > 0) return now;
  const joined = now.choices.made.indexOf('join');
  const accused = now.accused!;
  const open: CourtState = {...now, choices: openChoices([], now.seats)};
  if (joined < 0) return settle(event(open, {type: 'nobody joined'}, emit), accused, emit);
  const shown: CourtState = {...open, joined};
  return settle(
    event(shown, {type: 'beggar joined', seat: joined, card: 'beggar'}, emit),
    accused,
    emit,
  );
}
