import {choose, missing, openChoices, type Seat, type Tell} from '../../../game/index.js';
import {cardsOf, holderOf, reshuffle, resume, seatsOf, settle, type Telling} from './round.js';
import {type Line, sayingOf} from './saying.js';
import type {Answer, CourtMove, CourtState, CourtTold} from './types.js';

/** What moves do. */

/** So many lines are kept of a talk without end. */
export const KEPT = 60;

/** The state after an allowed move. */
export function apply(
  state: CourtState,
  seat: Seat,
  move: CourtMove,
  tell?: Tell<CourtState, CourtTold>,
): CourtState {
  switch (move.type) {
    case 'ready':
      return seen(state, seat, tell);
    case 'say':
      return said(state, {seat, saying: sayingOf(move)!}, tell);
    case 'witch':
      return reshuffle(state, seat, tell);
    case 'end':
      return told({...state, phase: 'accuse'}, {type: 'questioning ended', seat}, tell);
    case 'look': {
      const [card] = state.hands[move.seat]!;
      const now: CourtState = {...state, looked: {by: seat, at: move.seat}};
      return resume(told(now, {type: 'looked', seat, at: move.seat, card}, tell), tell);
    }
    case 'decline':
      return resume(told(state, {type: 'declined', seat}, tell), tell);
    case 'accuse':
      return accuse(state, seat, move.seat, tell);
    case 'join':
    case 'pass':
      if (state.phase === 'joining') return answer(state, seat, move.type, tell);
      return told(
        {...state, quiet: [...state.quiet.filter((one) => one !== seat), seat].sort()},
        {type: 'fell silent', seat},
        tell,
      );
  }
}

function told(state: CourtState, one: CourtTold, tell: Telling): CourtState {
  tell?.(one, state);
  return state;
}

/** When all have looked, the King's card is shown to all. */
function seen(state: CourtState, seat: Seat, tell: Telling): CourtState {
  const now: CourtState = {...state, ready: [...state.ready, seat].sort()};
  told(now, {type: 'card seen', seat}, tell);
  if (now.ready.length < now.seats) return now;
  const king = holderOf(now, 'king');
  return told({...now, phase: 'question'}, {type: 'king shown', seat: king, card: 'king'}, tell);
}

/** Whatever is said, everybody may have something to say to it. */
function said(state: CourtState, line: Line, tell: Telling): CourtState {
  const talk = [...state.talk, line].slice(-KEPT);
  const dropped = state.talk.length + 1 - talk.length;
  const now: CourtState = {...state, talk, past: Math.max(0, state.past - dropped), quiet: []};
  return told(now, {type: 'said', ...line}, tell);
}

/** With five players all but King and accused are asked, so that the question tells nothing. */
function accuse(state: CourtState, king: Seat, accused: Seat, tell: Telling): CourtState {
  const now = told({...state, accused}, {type: 'accused', seat: king, of: accused}, tell);
  if (!cardsOf(state).includes('beggar')) return settle(now, accused, tell); // KC-4
  const from = seatsOf(state).filter((seat) => seat !== king && seat !== accused);
  const asked: CourtState = {...now, phase: 'joining', choices: openChoices(from, state.seats)};
  return told(asked, {type: 'beggar asked'}, tell);
}

/** Answers are hidden until all are in; then the Beggar who joins shows the card. */
function answer(state: CourtState, seat: Seat, move: Answer, tell: Telling): CourtState {
  const now: CourtState = {...state, choices: choose(state.choices, seat, move)};
  if (missing(now.choices).length > 0) return now;
  const joined = now.choices.made.indexOf('join');
  const accused = now.accused!;
  const open: CourtState = {...now, choices: openChoices([], now.seats)};
  if (joined < 0) return settle(told(open, {type: 'nobody joined'}, tell), accused, tell);
  const shown: CourtState = {...open, joined};
  return settle(
    told(shown, {type: 'beggar joined', seat: joined, card: 'beggar'}, tell),
    accused,
    tell,
  );
}
