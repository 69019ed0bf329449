import {type Rng, roll} from '../../../../cards/index.js';
import {openChoices, type Seat} from '../../../../game/index.js';
import {
  fail,
  type Given,
  need,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readSeats,
  readWord,
} from '../../../../game/read.js';
import type {CourtCard} from '../../rules/deck.js';
import {fill} from './determinize.js';
import {refuseSaying} from '../rules/moves.js';
import {KEPT} from '../rules/play.js';
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
import {type Line, sayingOf, type Title} from '../rules/saying.js';
import {ANSWERS, type CourtState, type Phase, PHASES, type Team} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'round', 'lord', 'ready', 'quiet', 'talk', 'past', 'uses', 'was',
  'looked', 'accused', 'joined', 'scores', 'choices', 'hands',
  'seat', 'turn', // fields of a view
];

type Hands = readonly (readonly [CourtCard | null])[];
type Known = Omit<CourtState, 'hands'> & {readonly hands: Hands};

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
  const usual = Array.isArray(dealt) ? dealt.length : 4;
  const seats = readInt(given['seats'] ?? usual, 'seats', 3, 5);
  const phase = readWord(given['phase'] ?? phaseOf(given, seats), 'phase', PHASES);
  const rounds = Number(options['rounds']);
  const round = readInt(given['round'] ?? (phase === 'over' ? rounds : 1), 'round', 1, rounds);
  need(phase !== 'over' || round === rounds, 'round', 'must be the last one when it is over');
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
  const due = JSON.stringify(turn(state));
  const said =
    given['turn'] === undefined || phase === 'question' ? due : JSON.stringify(given['turn']);
  need(said === due, 'turn', `must be ${due}`);
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
  const known = hands.flat().filter((card) => card !== null);
  need(new Set(known).size === known.length, 'hands', 'name a card twice');
  if (phase !== 'look')
    need(known.includes('king'), 'hands', 'must name the King, whose card lies open');
  return hands;
}

/** What the Witch has done, and the Knight after her. */
function readShuffle(given: Given, known: Known): Pick<Known, 'uses' | 'was' | 'looked' | 'past'> {
  const {seats, phase, options, hands} = known;
  const titles = titlesOf(known);
  const was = readEach(given['was'] ?? [], 'was', (one, path) => readWord(one, path, titles));
  const begun = was.length > 0;
  if (begun) {
    need(
      was.length === seats && new Set(was).size === seats && phase !== 'look' && seats > 3,
      'was',
      'must name the card of each before the Witch acted',
    );
    need(was.indexOf('King') === holderOf({hands}, 'king'), 'was', 'must leave the King his card');
  } else need(phase !== 'peek', 'was', 'must name the card of each before the Witch acted');
  const most = Number(options['witchUses']);
  const uses = readInt(given['uses'] ?? (begun ? 1 : 0), 'uses', 0, most);
  need(uses > 0 === begun, 'uses', begun ? 'must be 1 or more' : 'must be 0');
  const by = was.indexOf('Knight' satisfies Title);
  need(
    phase !== 'peek' || options['knightSpecial'] === 'withWitch',
    'phase',
    'cannot be "peek" with this option',
  );
  const {looked: said = null} = given;
  if (said === null) return {uses, was, looked: null, past: 0};
  need(
    begun && phase !== 'peek' && options['knightSpecial'] === 'withWitch',
    'looked',
    'must be null',
  );
  const looked = readObject(said, 'looked', ['by', 'at']);
  const at = readSeat(looked['at'], 'looked.at', seats);
  need(looked['by'] === by, 'looked.by', `must be ${by}`);
  need(at !== by, 'looked.at', 'must be another seat');
  return {uses, was, looked: {by, at}, past: 0};
}

const rising = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort();

/** The talk, and the silent players. */
function readTalk(given: Given, known: Known): Pick<Known, 'ready' | 'quiet' | 'talk' | 'past'> {
  const {seats, phase, uses} = known;
  const all = seatsOf(known);
  const looking = phase === 'look';
  const ready = rising(readSeats(given['ready'] ?? (looking ? [] : all), 'ready', seats));
  need(
    looking === ready.length < seats,
    'ready',
    looking ? 'leaves nobody to look' : 'must be all seats',
  );
  const quiet = rising(readSeats(given['quiet'] ?? [], 'quiet', seats));
  const fresh = looking || phase === 'peek';
  need(!fresh || quiet.length === 0, 'quiet', 'must be empty while nobody is to speak');
  const talk = readEach(given['talk'] ?? [], 'talk', (one, path) => readLine(one, path, known));
  need(talk.length <= KEPT, 'talk', `must have ${KEPT} lines or fewer`);
  need(!looking || talk.length === 0, 'talk', 'must be empty before all have looked');
  const usual = phase === 'peek' ? talk.length : 0;
  const past = readInt(given['past'] ?? usual, 'past', usual, uses > 0 ? talk.length : 0);
  return {ready, quiet, talk, past};
}

function readLine(value: unknown, path: string, known: Known): Line {
  const {seat, saying: said} = readObject(value, path, ['seat', 'saying']);
  const who = readSeat(seat, `${path}.seat`, known.seats);
  const saying = sayingOf(said);
  need(saying !== undefined, `${path}.saying`, 'is nothing that can be said');
  const king = holderOf(known, 'king');
  need(
    refuseSaying(known, who, king, saying) === undefined,
    `${path}.saying`,
    'cannot be said by this seat',
  );
  return {seat: who, saying};
}

/** The accused, the answers, and the Beggar who has joined. */
function readAccused(given: Given, known: Known): Pick<Known, 'accused' | 'joined' | 'choices'> {
  const {seats, phase, hands} = known;
  const stands = phase === 'joining' || phase === 'over';
  const seatAt = (value: unknown, path: string): Seat | null =>
    value === undefined || value === null ? null : readSeat(value, path, seats);
  const accused = seatAt(given['accused'], 'accused');
  need(stands === (accused !== null), 'accused', stands ? 'must be a seat' : 'must be null');
  const king = holderOf(known, 'king');
  need(accused === null || accused !== king, 'accused', 'must not be the King');
  need(phase !== 'joining' || seats === 5, 'phase', 'cannot be "joining" without the Beggar');
  const joined = seatAt(given['joined'], 'joined');
  if (joined !== null)
    need(
      phase === 'over' && joined !== accused && hands[joined]?.[0] === 'beggar',
      'joined',
      'must be the Beggar, not accused, when it is over',
    );
  const from =
    phase === 'joining' ? seatsOf(known).filter((seat) => seat !== king && seat !== accused) : [];
  const said = readObject(given['choices'] ?? {}, 'choices', ['from', 'made']);
  need(
    said['from'] === undefined || JSON.stringify(said['from']) === JSON.stringify(from),
    'choices.from',
    `must be ${JSON.stringify(from)}`,
  );
  const open = openChoices<(typeof ANSWERS)[number]>(from, seats);
  const made = readEach(
    said['made'] ?? open.made,
    'choices.made',
    (one, path, seat) => {
      if (one === null) return null;
      need(from.includes(seat), path, 'must be null');
      const answer = readWord(one, path, ANSWERS);
      if (answer === 'join' && hands[seat]?.[0] !== 'beggar') fail(path, 'is for the Beggar alone');
      return answer;
    },
    seats,
  );
  const missing = from.filter((seat) => made[seat] === null);
  need(phase !== 'joining' || missing.length > 0, 'choices.made', 'leaves nobody to answer');
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
    (one, path, seat) => readInt(one, path, Number(won[seat]), round - 1 + Number(won[seat])),
    state.seats,
  );
}
