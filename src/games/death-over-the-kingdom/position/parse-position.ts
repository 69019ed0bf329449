import {type Rng, roll} from '../../../cards/index.js';
import {openChoices, type Seat, seatsWith} from '../../../game/index.js';
import {
  fail,
  type Given,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readWord,
} from '../../../game/read.js';
import {characterOf, packOf} from '../rules/deck.js';
import {fill, type Unfilled} from './fill.js';
import {OPTIONS} from '../rules/options.js';
import {lookAtArea, lookAtPile} from '../rules/places.js';
import {kingdomPlayRules} from '../play-rules.js';
import {type Standing, readCards, readEyes} from './read-cards.js';
import {readDeck} from './read-deck.js';
import {readDeeds, readLast, readSheet} from './read-round.js';
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
  if ((phase === 'act' || phase === 'decide') && active === undefined)
    fail('deeds', 'leave nobody to act');
  const up = readUp(given['up'], standing, cards.areas, active);
  if (given['values'] !== undefined && given['values'] !== null)
    fail('values', 'must be null while the cards are not shown');
  const known: Unfilled = {
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
  checkTurn(given['turn'], state);
  return phase === 'decide' ? looked(state, active!) : state;
}

/** The awaited seats follow from the other fields; `turn` may only repeat them. */
function checkTurn(said: unknown, state: KingdomState): void {
  const due = `[${turn(state).join()}]`;
  if (said !== undefined && JSON.stringify(said) !== due) fail('turn', `must be ${due}`);
}

function readStanding(given: Given, lot: number): Standing {
  const options = readOptions(OPTIONS, given['options']);
  const range = seatsWith(kingdomPlayRules, options);
  const lists = [given['hands'], given['areas']].find(
    (list) => Array.isArray(list) && list.length > 0,
  ) as readonly unknown[] | undefined;
  const usual = lists?.length ?? kingdomPlayRules.seats.usual;
  const seats = readInt(given['seats'] ?? usual, 'seats', range.min, range.max);
  const said = given['deck'];
  const deck = said === undefined || said === null ? null : readDeck(said);
  const each = dealtIn({options});
  const count = packOf({deck}).length;
  if (count < each * seats)
    fail('deck', `has ${count} cards, and ${seats} players need ${each * seats}`);
  const large = isLarge({options});
  const round = readInt(given['round'] ?? 1, 'round', 1, each);
  const first = large || round === each ? 'act' : 'choose';
  const phase = readWord(given['phase'] ?? first, 'phase', RESTS);
  if (phase === 'choose' && round === each)
    fail('phase', 'cannot be "choose": the last card lays itself');
  const last = dealsOf({options, seats});
  const deal = readInt(given['deal'] ?? (phase === 'over' ? last : 1), 'deal', 1, last);
  if (phase === 'over' && (deal < last || (given['round'] !== undefined && round < each)))
    fail('phase', 'cannot be "over" before the last round');
  const dealer = readInt(given['dealer'] ?? lot % seats, 'dealer', 0, seats - 1);
  return {options, seats, deck, phase, deal, round: phase === 'over' ? each : round, dealer};
}

/**
 * Cards that lie face up must be named. In `decide` the card with the ability to look lies face up.
 */
function readUp(
  value: unknown,
  standing: Standing,
  areas: readonly (string | null)[],
  active: Seat | undefined,
): readonly boolean[] {
  const looks = (seat: number): boolean => standing.phase === 'decide' && seat === active;
  const up = readEach(
    value ?? areas.map((_, seat) => looks(seat)),
    'up',
    (one, path) => {
      if (typeof one !== 'boolean') fail(path, 'must be true or false');
      return one;
    },
    areas.length,
  );
  up.forEach((open, seat) => {
    if (open && areas[seat] === null) fail(`areas[${seat}]`, 'lies face up and must be named');
  });
  return up;
}

function readChoices(
  value: unknown,
  {seats, phase}: Standing,
  hands: readonly (readonly (string | null)[])[],
): KingdomState['choices'] {
  const open = openChoices<string>(phase === 'choose' ? seatsOf({seats}) : [], seats);
  const {made = open.made} = readObject(value ?? {}, 'choices', ['from', 'made']);
  const list = readEach(
    made,
    'choices.made',
    (card, path, seat) => {
      if (card === null) return null;
      if (typeof card !== 'string' || !hands[seat]!.includes(card) || phase !== 'choose')
        fail(path, `must be a card of hands[${seat}], or null`);
      return card;
    },
    seats,
  );
  if (phase === 'choose' && !list.includes(null)) fail('choices.made', 'leaves nobody to choose');
  return {...open, made: list};
}

/** The seat that decides must show a card that looks (M-23). */
function checkLook(known: Unfilled, active: Seat): void {
  const {areas, up, pile} = known;
  const card = areas[active] ?? null;
  if (card === null || !up[active] || characterOf(known, card).ability !== 'look')
    fail(`areas[${active}]`, 'must be a card that looks, face up, in the phase "decide"');
  if (neighbourOf(active, known) === null && pile.length === 0)
    fail('pile', 'is empty, so nothing was looked at');
}

/** The seat that decides knows the card that it looked at. */
function looked(state: KingdomState, active: Seat): KingdomState {
  const at = neighbourOf(active, state);
  return at === null ? lookAtPile(state, 0, active) : lookAtArea(state, at, active);
}
