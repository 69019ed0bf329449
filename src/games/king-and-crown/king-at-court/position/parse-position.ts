import {type Rng, roll} from '../../../../cards/index.js';
import {openChoices, type Seat} from '../../../../game/index.js';
import {
  type GivenFields,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readWord,
  shape,
} from '../../../../game/read.js';
import {readSeatCount} from '../../../../game/read-seats.js';
import {fill} from './determinize.js';
import {courtPlayRules} from '../play-rules.js';
import type {Hands, UnfilledState} from './unfilled-state.js';
import {readTalk} from './read-talk.js';
import {faults} from './throw-faults.js';
import {
  cardsOf,
  freshRound,
  holderOf,
  OPTIONS,
  seatsOf,
  teamOf,
  titlesOf,
  turn,
} from '../rules/round.js';
import type {Title} from '../rules/saying.js';
import {ANSWERS, type CourtState, type Phase, PHASES, type Team} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'round', 'lord', 'ready', 'quiet', 'talk', 'past', 'uses', 'was',
  'looked', 'accused', 'joined', 'scores', 'choices', 'hands',
  'seat', 'turn', // fields of a view
];

/**
 * A state made of a position from outside. Missing fields are as at the beginning of the phase, or
 * follow from the others; cards that are `null` are drawn. The `seat` of a view is ignored, and so is
 * `turn` while all may speak.
 */
export function parsePosition(position: unknown, rng: Rng): CourtState {
  const given = readObject(position, 'position', FIELDS);
  const own = readRng(given['rng']);
  const {hands: dealt} = given;
  const options = readOptions(OPTIONS, given['options']);
  const seats = readSeatCount(given, ['hands'], courtPlayRules.seats, 4);
  const phase = readWord(given['phase'] ?? phaseOf(given, seats), 'phase', PHASES);
  const rounds = Number(options['rounds']);
  const round = readInt(given['round'] ?? (phase === 'over' ? rounds : 1), 'round', 1, 10);
  faults.need(round <= rounds, 'round', 'round-most', {most: rounds});
  faults.need(phase !== 'over' || round === rounds, 'round', 'round-over', {last: rounds});
  const lot = roll(rng, seats);
  const bare: UnfilledState = {
    ...{options, seats, ...freshRound(seats), phase, round, scores: []},
    lord: readSeat(given['lord'] ?? lot.value, 'lord', seats),
    hands: readHands(dealt, phase, seats),
    rng: lot.rng,
  };
  const shuffled: UnfilledState = {...bare, ...readShuffle(given, bare)};
  const talked: UnfilledState = {...shuffled, ...readTalk(given, shuffled)};
  const judged: UnfilledState = {...talked, ...readAccused(given, talked)};
  const filled = fill(judged.hands, judged.rng);
  const state: CourtState = {...judged, hands: filled.hands, rng: own ?? filled.rng};
  if (phase !== 'question') faults.needDerived(given, {turn: turn(state)}, 'turn');
  return {...state, scores: readScores(given['scores'], state)};
}

/** The phase follows from the fields that are given. */
function phaseOf(given: GivenFields, seats: number): Phase {
  if (given['accused'] !== undefined && given['accused'] !== null)
    return seats === 5 ? 'joining' : 'over';
  const begun = ['talk', 'quiet', 'uses', 'was', 'looked'];
  return begun.some((field) => given[field] !== undefined) ? 'question' : 'look';
}

function readHands(given: unknown, phase: Phase, seats: number): Hands {
  const cards = cardsOf({seats});
  const usual = seatsOf({seats}).map(() => [null]);
  const hands = readEach(
    given ?? usual,
    'hands',
    (hand, path) => {
      const [card = null] = readEach(
        hand,
        path,
        (one, at) => (one === null ? null : readWord(one, at, cards)),
        1,
      );
      return [card] as const;
    },
    seats,
  );
  const known = hands.flat();
  known.forEach((card, seat) => {
    const first = known.indexOf(card);
    if (card !== null && first !== seat)
      shape.fail(`hands[${seat}][0]`, 'twice', {card, at: [`hands[${first}][0]`]});
  });
  faults.need(phase === 'look' || known.includes('king'), 'hands', 'king-open', {phase});
  return hands;
}

/** The Witch's deed, and the Knight's after it. */
function readShuffle(
  given: GivenFields,
  known: UnfilledState,
): Pick<UnfilledState, 'uses' | 'was' | 'looked' | 'past'> {
  const {seats, phase, options, hands} = known;
  const titles = titlesOf(known);
  const was = readEach(given['was'] ?? [], 'was', (one, path) => readWord(one, path, titles));
  const begun = was.length > 0;
  faults.need(begun || phase !== 'peek', 'was', 'was-peek', {due: seats});
  if (begun) {
    faults.need(phase !== 'look', 'was', 'empty-in', {phase});
    faults.need(seats > 3, 'was', 'was-three');
    faults.need(was.length === seats, 'was', 'was-size', {due: seats, found: was.length});
    faults.need(new Set(was).size === seats, 'was', 'was-twice');
    const king = holderOf({hands}, 'king');
    faults.need(was[king] === 'King', `was[${king}]`, 'was-king');
  }
  const most = Number(options['witchUses']);
  const uses = readInt(given['uses'] ?? (begun ? 1 : 0), 'uses', 0, 2);
  faults.need(uses <= most, 'uses', 'uses-most', {most});
  faults.need(uses > 0 === begun, 'uses', begun ? 'uses-some' : 'uses-none');
  const by = was.indexOf('Knight' satisfies Title);
  const may = options['knightSpecial'] === 'withWitch';
  faults.need(phase !== 'peek' || may, 'phase', 'peek-never');
  const {looked: said = null} = given;
  if (said === null) return {uses, was, looked: null, past: 0};
  faults.need(begun, 'looked', 'looked-early');
  faults.need(phase !== 'peek', 'looked', 'null-in', {phase});
  faults.need(may, 'looked', 'looked-never');
  const looked = readObject(said, 'looked', ['by', 'at']);
  const at = readSeat(looked['at'], 'looked.at', seats);
  faults.need(looked['by'] === by, 'looked.by', 'looked-by', {seat: by});
  faults.need(at !== by, 'looked.at', 'looked-at', {seat: by});
  return {uses, was, looked: {by, at}, past: 0};
}

/** The accused, the answers, and the Beggar who has joined. */
function readAccused(
  given: GivenFields,
  known: UnfilledState,
): Pick<UnfilledState, 'accused' | 'joined' | 'choices'> {
  const {seats, phase, hands} = known;
  const stands = phase === 'joining' || phase === 'over';
  const seatAt = (value: unknown, path: string): Seat | null =>
    value === undefined || value === null ? null : readSeat(value, path, seats);
  const accused = seatAt(given['accused'], 'accused');
  const due = stands ? 'accused-due' : 'null-in';
  faults.need(stands === (accused !== null), 'accused', due, {phase});
  const king = holderOf(known, 'king');
  faults.need(accused === null || accused !== king, 'accused', 'accused-king', {seat: king});
  faults.need(phase !== 'joining' || seats === 5, 'phase', 'joining-seats', {seats});
  const joined = seatAt(given['joined'], 'joined');
  if (joined !== null) {
    faults.need(phase === 'over', 'joined', 'null-in', {phase});
    faults.need(joined !== accused, 'joined', 'joined-accused', {seat: joined});
    faults.need(hands[joined]?.[0] === 'beggar', 'joined', 'joined-beggar');
  }
  const from =
    phase === 'joining' ? seatsOf(known).filter((seat) => seat !== king && seat !== accused) : [];
  const said = readObject(given['choices'] ?? {}, 'choices', ['from', 'made']);
  faults.needDerived({'choices.from': said['from']}, {'choices.from': from}, 'to-answer');
  const open = openChoices<(typeof ANSWERS)[number]>(from, seats);
  const made = readEach(
    said['made'] ?? open.made,
    'choices.made',
    (one, path, seat) => {
      if (one === null) return null;
      faults.need(phase === 'joining', path, 'null-in', {phase});
      faults.need(from.includes(seat), path, 'answer-none', {from});
      const answer = readWord(one, path, ANSWERS);
      faults.need(answer !== 'join' || hands[seat]?.[0] === 'beggar', path, 'answer-join');
      return answer;
    },
    seats,
  );
  const missing = from.filter((seat) => made[seat] === null);
  faults.need(phase !== 'joining' || missing.length > 0, 'choices.made', 'answers-all');
  return {accused, joined, choices: {...open, made}};
}

/** The scores; those of a finished round must include its winners. */
function readScores(given: unknown, state: CourtState): readonly number[] {
  const {phase, round, accused, hands} = state;
  const over = phase === 'over';
  const team: Team = over && hands[accused!]?.[0] === 'dragon' ? 'wise' : 'wicked';
  const won = hands.map(([card], seat) => over && teamOf(state, card, seat) === team);
  return readEach(
    given ?? won.map(Number),
    'scores',
    (one, path, seat) => {
      const least = Number(won[seat]);
      const most = round - 1 + least;
      const score = readInt(one, path, 0, 10);
      const due = over ? (won[seat] ? 'score-won' : 'score-lost') : 'score-in';
      faults.need(score >= least && score <= most, path, due, {least, most, seat, round});
      return score;
    },
    state.seats,
  );
}
