import {type Rng, roll} from '../../../../cards/index.js';
import {openChoices, type Seat} from '../../../../game/index.js';
import {
  fail,
  type Given,
  need,
  needDerived,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readWord,
} from '../../../../game/read.js';
import {readSeatCount} from '../../../../game/read-seats.js';
import {fill} from './determinize.js';
import {courtPlayRules} from '../play-rules.js';
import type {Hands, Known} from './known.js';
import {readTalk} from './read-talk.js';
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
 * A state made of a position from outside. Left-out fields are as at the beginning of the phase, or
 * follow from the others; cards that are `null` are drawn. The `seat` of a view is ignored, and so
 * is `turn` while all may speak.
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
  need(round <= rounds, 'round', `must be ${rounds} or fewer, the option rounds`);
  need(
    phase !== 'over' || round === rounds,
    'round',
    `must be ${rounds}, the last, in the phase "over"`,
  );
  const lot = roll(rng, seats);
  const bare: Known = {
    ...{options, seats, ...freshRound(seats), phase, round, scores: []},
    lord: readSeat(given['lord'] ?? lot.value, 'lord', seats),
    hands: readHands(dealt, phase, seats),
    rng: lot.rng,
  };
  const shuffled: Known = {...bare, ...readShuffle(given, bare)};
  const talked: Known = {...shuffled, ...readTalk(given, shuffled)};
  const judged: Known = {...talked, ...readAccused(given, talked)};
  const filled = fill(judged.hands, judged.rng);
  const state: CourtState = {...judged, hands: filled.hands, rng: own ?? filled.rng};
  if (phase !== 'question') needDerived(given, {turn: turn(state)}, 'who are to act');
  return {...state, scores: readScores(given['scores'], state)};
}

/** The phase follows from the fields that are given. */
function phaseOf(given: Given, seats: number): Phase {
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
    const once = card === null || first === seat;
    need(once, `hands[${seat}][0]`, `is ${card}, which is also at hands[${first}][0]`);
  });
  if (phase !== 'look')
    need(
      known.includes('king'),
      'hands',
      `must name the king, who is open in the phase "${phase}"`,
    );
  return hands;
}

/** What the Witch has done, and the Knight after her. */
function readShuffle(given: Given, known: Known): Pick<Known, 'uses' | 'was' | 'looked' | 'past'> {
  const {seats, phase, options, hands} = known;
  const titles = titlesOf(known);
  const was = readEach(given['was'] ?? [], 'was', (one, path) => readWord(one, path, titles));
  const begun = was.length > 0;
  need(begun || phase !== 'peek', 'was', `must have ${seats} titles in the phase "peek", not 0`);
  if (begun) {
    need(phase !== 'look', 'was', 'must be empty in the phase "look"');
    need(seats > 3, 'was', 'must be empty with 3 seats, who play without the Witch');
    need(
      was.length === seats,
      'was',
      `must have ${seats} titles, one for each seat, not ${was.length}`,
    );
    need(new Set(was).size === seats, 'was', 'must name each title once');
    const king = holderOf({hands}, 'king');
    need(
      was[king] === 'King',
      `was[${king}]`,
      'must be King, as in hands: the King keeps his card',
    );
  }
  const most = Number(options['witchUses']);
  const uses = readInt(given['uses'] ?? (begun ? 1 : 0), 'uses', 0, 2);
  need(uses <= most, 'uses', `must be ${most} or fewer, the option witchUses`);
  const why = begun ? 'must be 1 or more, since was tells' : 'must be 0, since was does not tell';
  need(uses > 0 === begun, 'uses', `${why} that the Witch has acted`);
  const by = was.indexOf('Knight' satisfies Title);
  need(
    phase !== 'peek' || options['knightSpecial'] === 'withWitch',
    'phase',
    'must not be "peek" with the option knightSpecial: never',
  );
  const {looked: said = null} = given;
  if (said === null) return {uses, was, looked: null, past: 0};
  need(begun, 'looked', 'must be null, since was does not tell that the Witch has acted');
  need(phase !== 'peek', 'looked', 'must be null in the phase "peek"');
  const may = options['knightSpecial'] === 'withWitch';
  need(may, 'looked', 'must be null with the option knightSpecial: never');
  const looked = readObject(said, 'looked', ['by', 'at']);
  const at = readSeat(looked['at'], 'looked.at', seats);
  need(looked['by'] === by, 'looked.by', `must be ${by}, who was the Knight`);
  need(at !== by, 'looked.at', `must be another seat than ${by}, who looked`);
  return {uses, was, looked: {by, at}, past: 0};
}

/** The accused, the answers, and the Beggar who has joined. */
function readAccused(given: Given, known: Known): Pick<Known, 'accused' | 'joined' | 'choices'> {
  const {seats, phase, hands} = known;
  const stands = phase === 'joining' || phase === 'over';
  const seatAt = (value: unknown, path: string): Seat | null =>
    value === undefined || value === null ? null : readSeat(value, path, seats);
  const accused = seatAt(given['accused'], 'accused');
  const due = `must be ${stands ? 'a seat' : 'null'} in the phase "${phase}"`;
  need(stands === (accused !== null), 'accused', due);
  const king = holderOf(known, 'king');
  need(accused === null || accused !== king, 'accused', `must not be ${king}, who is the King`);
  const five = `must not be "joining" with ${seats} seats: only 5 have the Beggar`;
  need(phase !== 'joining' || seats === 5, 'phase', five);
  const joined = seatAt(given['joined'], 'joined');
  if (joined !== null) {
    need(phase === 'over', 'joined', `must be null in the phase "${phase}"`);
    need(joined !== accused, 'joined', `must not be ${accused}, who is accused`);
    const begs = hands[joined]?.[0] === 'beggar';
    need(begs, 'joined', 'must be the seat that has the beggar in hands');
  }
  const from =
    phase === 'joining' ? seatsOf(known).filter((seat) => seat !== king && seat !== accused) : [];
  const said = readObject(given['choices'] ?? {}, 'choices', ['from', 'made']);
  needDerived({'choices.from': said['from']}, {'choices.from': from}, 'who are to answer');
  const open = openChoices<(typeof ANSWERS)[number]>(from, seats);
  const made = readEach(
    said['made'] ?? open.made,
    'choices.made',
    (one, path, seat) => {
      if (one === null) return null;
      need(from.includes(seat), path, `must be null: only ${JSON.stringify(from)} are to answer`);
      const answer = readWord(one, path, ANSWERS);
      if (answer === 'join' && hands[seat]?.[0] !== 'beggar')
        fail(path, 'must be pass or null: only the beggar of hands may join');
      return answer;
    },
    seats,
  );
  const missing = from.filter((seat) => made[seat] === null);
  need(
    phase !== 'joining' || missing.length > 0,
    'choices.made',
    'must have a null for a seat that is to answer',
  );
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
      const range = least === most ? `${most}` : `${least} to ${most}`;
      const why = over
        ? `since seat ${seat} has ${won[seat] ? 'won' : 'not won'} round ${round}, the last`
        : `in round ${round}`;
      const score = readInt(one, path, 0, 10);
      need(score >= least && score <= most, path, `must be ${range}, ${why}`);
      return score;
    },
    state.seats,
  );
}
