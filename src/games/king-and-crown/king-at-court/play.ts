import {
  choose,
  mayChoose,
  missing,
  openChoices,
  type Refusal,
  REFUSALS,
  type Seat,
  type Tell,
} from '../../../game/index.js';
import {
  cardsOf,
  holderOf,
  reshuffle,
  resume,
  seatsOf,
  settle,
  type Telling,
  titlesOf,
  turn,
} from './round.js';
import {type Line, type Saying, sayingOf} from './saying.js';
import type {Answer, CourtMove, CourtState, CourtTold} from './types.js';

/** Which moves there are, why the others are not, and what they do. */

/** So many lines are kept of a talk without end. */
export const KEPT = 60;

/** The move that something claims to be; survives anything. */
function moveOf(value: unknown): CourtMove | undefined {
  try {
    const {type, seat} = value as Partial<Record<'type' | 'seat', unknown>>;
    switch (type) {
      case 'ready':
      case 'witch':
      case 'end':
      case 'decline':
      case 'join':
      case 'pass':
        return {type};
      case 'look':
      case 'accuse':
        return Number.isInteger(seat) ? {type, seat: Number(seat) + 0} : undefined;
      case 'say': {
        const saying = sayingOf(value);
        return saying && {type, ...saying};
      }
      default:
        return undefined;
    }
  } catch {
    return undefined; // null, undefined, or an object that throws when it is read
  }
}

/** Why a move is not allowed, or `undefined`. */
export function refuse(state: CourtState, seat: Seat, value: unknown): Refusal | undefined {
  const {phase, choices} = state;
  if (phase === 'over') return REFUSALS.over;
  if (!seatsOf(state).includes(seat)) return REFUSALS.notYourTurn;
  const may =
    phase === 'question' ||
    (phase === 'joining' ? mayChoose(choices, seat) : turn(state).includes(seat));
  if (!may) return REFUSALS.notYourTurn;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  switch (phase) {
    default:
      return move.type === 'ready' ? undefined : 'court/look-first';
    case 'question':
      return refuseInTalk(state, seat, move);
    case 'peek':
      if (move.type === 'decline') return undefined;
      return move.type === 'look' ? refuseOther(state, seat, move.seat) : 'court/knight-looks';
    case 'accuse':
      return move.type === 'accuse' ? refuseOther(state, seat, move.seat) : 'court/accuse-now';
    case 'joining':
      if (move.type === 'pass') return undefined;
      if (move.type !== 'join') return 'court/accusation-made'; // K-11
      return state.hands[seat]?.[0] === 'beggar' ? undefined : 'court/not-the-beggar';
  }
}

/** Somebody else at this table (K-14). */
function refuseOther(
  state: Pick<CourtState, 'seats'>,
  seat: Seat,
  other: Seat,
): Refusal | undefined {
  if (!seatsOf(state).includes(other)) return REFUSALS.notAMove;
  return other === seat ? 'court/another' : undefined;
}

function refuseInTalk(state: CourtState, seat: Seat, move: CourtMove): Refusal | undefined {
  const king = holderOf(state, 'king');
  switch (move.type) {
    case 'say':
      return refuseSaying(state, seat, king, move);
    case 'witch':
      if (state.hands[seat]?.[0] !== 'witch') return 'court/not-the-witch';
      return state.uses < Number(state.options['witchUses']) ? undefined : 'court/witch-spent'; // K-3
    case 'end':
      return seat === king ? undefined : 'court/king-ends';
    case 'pass':
      if (state.quiet.includes(seat) && seat !== king) return 'court/silent';
      return seat === king && turn({...state, quiet: [...state.quiet, king]})[0] === king
        ? 'court/all-silent'
        : undefined;
    case 'accuse':
      return seat === king ? 'court/end-first' : 'court/king-ends';
    default:
      return REFUSALS.notAMove;
  }
}

/** All know who the King is, and which cards are set aside. */
export function refuseSaying(
  state: Pick<CourtState, 'seats'>,
  seat: Seat,
  king: Seat,
  saying: Saying,
): Refusal | undefined {
  if (saying.say === 'text') return undefined;
  if ('title' in saying) {
    if (saying.title === 'King') return 'court/king-known';
    if (!titlesOf(state).includes(saying.title)) return 'court/set-aside';
  }
  if (saying.say === 'am') return seat === king ? 'court/king-known' : undefined;
  if (saying.seat === king) return 'court/king-known';
  return refuseOther(state, seat, saying.seat);
}

/** Every move that is not refused; free text is accepted and not listed. */
export function legalMoves(state: CourtState, seat: Seat): readonly CourtMove[] {
  const seats = seatsOf(state);
  const titles = titlesOf(state);
  const others: readonly CourtMove[] = [
    {type: 'ready'},
    ...seats.map((of): CourtMove => ({type: 'accuse', seat: of})),
    ...seats.map((at): CourtMove => ({type: 'look', seat: at})),
    {type: 'decline'},
    {type: 'join'},
    {type: 'pass'},
  ];
  const talk = (): readonly CourtMove[] => [
    ...titles.map((title): CourtMove => ({type: 'say', say: 'am', title})),
    ...seats.map((of): CourtMove => ({type: 'say', say: 'ask', seat: of})),
    ...seats.flatMap((of) =>
      titles.map((title): CourtMove => ({type: 'say', say: 'think', seat: of, title})),
    ),
    {type: 'witch'},
    {type: 'end'},
    {type: 'pass'},
  ];
  return (state.phase === 'question' ? talk() : others).filter(
    (move) => refuse(state, seat, move) === undefined,
  );
}

/** What a clock plays (KC-3): the King ends the talk, and accuses the player on his left. */
export function fallback(state: CourtState, seat: Seat): CourtMove {
  switch (state.phase) {
    case 'look':
      return {type: 'ready'};
    case 'question':
      return {type: holderOf(state, 'king') === seat ? 'end' : 'pass'};
    case 'peek':
      return {type: 'decline'};
    case 'accuse':
      return {type: 'accuse', seat: (seat + 1) % state.seats};
    case 'joining':
      return {type: 'pass'};
    default:
      throw new RangeError(`seat ${seat} is not awaited`);
  }
}

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
