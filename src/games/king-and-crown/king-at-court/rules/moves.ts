import {mayChoose, type Refusal, REFUSALS, type Seat, moveReader} from '../../../../game/index.js';
import {holderOf, seatsOf, titlesOf, turn} from './round.js';
import {type Saying, sayingOf} from './saying.js';
import type {CourtMove, CourtState} from '../types.js';

/** The legal moves, and the refusals of all others. */

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader(
  (claim: Partial<Record<'type' | 'seat', unknown>>): CourtMove | undefined => {
    const {type, seat} = claim;
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
        const saying = sayingOf(claim);
        return saying && {type, ...saying};
      }
      default:
        return undefined;
    }
  },
);

/** Why a move is refused, or `undefined`. */
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

/** Why a seat may not be named: it must be another player at this table (K-14). */
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

/** Why a saying is refused: everybody knows the King's seat and the cards that are set aside. */
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

/** Everything except free text that a seat may say, by number of seats, seat and King. */
const PHRASES = new Map<string, readonly CourtMove[]>();

/** Cached, since there are many phrases and they stay the same throughout a talk. */
function phrasesOf(state: CourtState, seat: Seat): readonly CourtMove[] {
  const king = holderOf(state, 'king');
  const key = `${state.seats} ${seat} ${king}`;
  const known = PHRASES.get(key);
  if (known) return known;
  const [seats, titles] = [seatsOf(state), titlesOf(state)];
  const sayings: readonly Saying[] = [
    ...titles.map((title) => ({say: 'am', title}) as const),
    ...seats.map((of) => ({say: 'ask', seat: of}) as const),
    ...seats.flatMap((of) => titles.map((title) => ({say: 'think', seat: of, title}) as const)),
  ];
  const phrases = sayings
    .filter((saying) => refuseSaying(state, seat, king, saying) === undefined)
    .map((saying): CourtMove => ({type: 'say', ...saying}));
  PHRASES.set(key, phrases);
  return phrases;
}

/** Every legal move of a seat; free text is accepted but not listed. */
export function legalMoves(state: CourtState, seat: Seat): readonly CourtMove[] {
  const {phase} = state;
  if (phase === 'over' || !seatsOf(state).includes(seat)) return [];
  const seats = seatsOf(state);
  const talk = phase === 'question';
  const others: readonly CourtMove[] = talk
    ? [{type: 'witch'}, {type: 'end'}, {type: 'pass'}]
    : [
        {type: 'ready'},
        ...seats.map((of): CourtMove => ({type: 'accuse', seat: of})),
        ...seats.map((at): CourtMove => ({type: 'look', seat: at})),
        {type: 'decline'},
        {type: 'join'},
        {type: 'pass'},
      ];
  const allowed = others.filter((move) => refuse(state, seat, move) === undefined);
  return talk ? [...phrasesOf(state, seat), ...allowed] : allowed;
}

/**
 * The move that a clock plays (KC-3): the King ends the talk, and accuses the player on his left.
 */
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
