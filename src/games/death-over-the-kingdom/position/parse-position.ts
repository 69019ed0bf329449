import {type Rng, roll} from '../../../cards/index.js';
import {openChoices, type Seat, seatsWith} from '../../../game/index.js';
import {
  type GivenFields,
  readBoolean,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readWord,
} from '../../../game/read.js';
import {readSeatCount} from '../../../game/read-seats.js';
import {characterOf, deckOf, packOf} from '../rules/deck.js';
import {fill, type UnfilledState} from './fill.js';
import {OPTIONS} from '../rules/options.js';
import {lookAtArea, lookAtPile} from '../rules/places.js';
import {kingdomPlayRules} from '../play-rules.js';
import {type PositionHead, readCards, readEyes} from './read-cards.js';
import {readDeck} from './read-deck.js';
import {readDeeds, readLast, readSheet} from './read-round.js';
import {faults} from './throw-faults.js';
import {
  activeOf,
  dealsOf,
  dealtIn,
  isLarge,
  neighbourOf,
  seatsOf,
  turn,
} from '../rules/standing.js';
import type {KingdomState, Phase} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'deck', 'phase', 'deal', 'round', 'dealer', 'hands', 'areas', 'up', 'pile',
  'discard', 'eyes', 'deeds', 'choices', 'values', 'sheet', 'last',
  'seat', 'turn', 'scores', // fields of a view
];

/** The phases in which a match can wait. */
const RESTS = ['choose', 'act', 'decide', 'over'] as const satisfies readonly Phase[];

/**
 * A state made of a position from outside. Every field may be left out: it is then as after the
 * deal, or follows from the others. Cards that are `null` are drawn. The `seat` of a view is
 * ignored.
 */
export function parsePosition(position: unknown, rng: Rng): KingdomState {
  const given = readObject(position, 'position', FIELDS);
  const own = readRng(given['rng']);
  const lot = roll(rng, 720_720); // a multiple of every number of seats
  const standing = readStanding(given, lot.value);
  const cards = readCards(given, standing);
  const deeds = readDeeds(given, standing);
  const {phase} = standing;
  const active = activeOf({...standing, deeds});
  const acts = phase === 'act' || phase === 'decide';
  faults.need(!acts || active !== undefined, 'deeds', 'deeds-all', {phase});
  const up = readUp(given['up'], standing, cards.areas, active);
  faults.need((given['values'] ?? null) === null, 'values', 'values');
  const known: UnfilledState = {
    ...standing,
    ...cards,
    up,
    deeds,
    eyes: readEyes(given['eyes'], standing, cards, up),
    choices: readChoices(given['choices'], standing, cards.hands),
    values: null,
    sheet: readSheet(given['sheet'], given['scores'], standing),
    last: readLast(given['last'], standing),
  };
  if (phase === 'decide') checkLook(known, active!);
  const filled = fill(known, lot.rng);
  const state = {...filled, rng: own ?? filled.rng};
  // The awaited seats follow from the other fields; `turn` may only repeat them.
  faults.needDerived(given, {turn: turn(state)}, 'turn');
  return phase === 'decide' ? looked(state, active!) : state;
}

function readStanding(given: GivenFields, lot: number): PositionHead {
  const options = readOptions(OPTIONS, given['options']);
  const range = seatsWith(kingdomPlayRules, options);
  const laid = given['areas'] as readonly unknown[] | undefined;
  const lists = laid?.length === 0 ? ['hands'] : ['hands', 'areas'];
  const seats = readSeatCount(given, lists, range, kingdomPlayRules.seats.usual);
  const said = given['deck'];
  const deck = said === undefined || said === null ? null : readDeck(said);
  const each = dealtIn({options});
  const {length: found} = packOf({deck});
  faults.need(found >= each * seats, 'deck', 'deck-short', {due: each * seats, seats, found});
  const large = isLarge({options});
  const round = readInt(given['round'] ?? 1, 'round', 1, each);
  const first = large || round === each ? 'act' : 'choose';
  const phase = readWord(given['phase'] ?? first, 'phase', RESTS);
  faults.need(phase !== 'choose' || round < each, 'phase', 'choose-last', {round});
  const last = dealsOf({options, seats});
  const over = phase === 'over';
  const deal = readInt(given['deal'] ?? (over ? last : 1), 'deal', 1, last);
  faults.need(!over || deal === last, 'deal', 'deal-over', {last});
  const ends = !over || given['round'] === undefined || round === each;
  faults.need(ends, 'round', 'round-over', {last: each});
  const dealer = readInt(given['dealer'] ?? lot % seats, 'dealer', 0, seats - 1);
  return {options, seats, deck, phase, deal, round: phase === 'over' ? each : round, dealer};
}

/**
 * Cards that lie face up must be named. In `decide` the card whose ability is to look lies face up.
 */
function readUp(
  value: unknown,
  standing: PositionHead,
  areas: readonly (string | null)[],
  active: Seat | undefined,
): readonly boolean[] {
  const {phase} = standing;
  const looks = (seat: number): boolean => phase === 'decide' && seat === active;
  const given = value ?? areas.map((_, seat) => looks(seat));
  const none = areas.length > 0 || !Array.isArray(given) || given.length === 0;
  faults.need(none, 'up', 'empty-in', {phase});
  const up = readEach(given, 'up', readBoolean, areas.length);
  up.forEach((open, seat) => {
    if (looks(seat)) faults.need(open, `up[${seat}]`, 'up-look', {seat});
    else faults.need(!open || areas[seat] !== null, `areas[${seat}]`, 'area-up', {seat});
  });
  return up;
}

function readChoices(
  value: unknown,
  {seats, phase}: PositionHead,
  hands: readonly (readonly (string | null)[])[],
): KingdomState['choices'] {
  const open = openChoices<string>(phase === 'choose' ? seatsOf({seats}) : [], seats);
  const {made = open.made} = readObject(value ?? {}, 'choices', ['from', 'made']);
  const list = readEach(
    made,
    'choices.made',
    (card, path, seat) => {
      if (card === null) return null;
      faults.need(phase === 'choose', path, 'null-in', {phase});
      if (typeof card !== 'string' || !hands[seat]!.includes(card))
        faults.fail(path, 'choice-card', {seat});
      return card;
    },
    seats,
  );
  faults.need(phase !== 'choose' || list.includes(null), 'choices.made', 'choices-all');
  return {...open, made: list};
}

/** The deciding seat must show a card that looks (M-23). */
function checkLook(known: UnfilledState, active: Seat): void {
  const {areas, pile} = known;
  const card = areas[active] ?? null;
  if (card === null || characterOf(known, card).ability !== 'look') {
    const lookers = deckOf(known).flatMap(({id, ability}) => (ability === 'look' ? [id] : []));
    faults.fail(`areas[${active}]`, 'area-look', {lookers, seat: active});
  }
  const saw = neighbourOf(active, known) !== null || pile.length > 0;
  faults.need(saw, 'pile', 'pile-look');
}

/** The deciding seat knows the card that it looked at. */
function looked(state: KingdomState, active: Seat): KingdomState {
  const at = neighbourOf(active, state);
  return at === null ? lookAtPile(state, 0, active) : lookAtArea(state, at, active);
}
