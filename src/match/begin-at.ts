import {rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  InvalidOptionsError,
  InvalidPositionError,
  InvalidSeatsError,
  type Options,
  type PlayRules,
} from '../game/index.js';
import {readOptions} from '../game/options.js';
import {dataError, show} from '../game/phrases.js';
import {isObject, toPlainData} from '../game/plain-data.js';
import {beginDeal, type Beginning, type MatchSetup, seedOf} from './begin.js';
import type {MatchRecord} from './record.js';
import {rulesOfRecord} from './secret-chance.js';

/** Begins a match from a position. A separate module, since most pages only deal. */

/** Fills in the host's seats and options where the position leaves them out. */
function completed(position: unknown, seats: number | undefined, wanted: Options): unknown {
  if (!isObject(position)) return position;
  const {options = {}} = position;
  return {
    ...(seats === undefined ? {} : {seats}),
    ...position,
    options: isObject(options) ? {...wanted, ...options} : options,
  };
}

/**
 * Checks untrusted match options and decides what the match begins with.
 * @throws the errors of `createMatch`
 */
export function begin<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(rules: PlayRules<State, Move, View, Event>, setup: MatchSetup): Beginning<State> {
  const {seats, state} = setup;
  if (state === undefined) return beginDeal(rules, setup);
  const seed = seedOf(setup);
  const wanted = readOptions(rules.options, setup.options);
  const position = toPlainData(state, InvalidPositionError, 'position', '');
  if (!rules.parsePosition)
    throw dataError(InvalidPositionError, 'state', 'needs rules that read positions');
  const start = rules.parsePosition(completed(position, seats, wanted), rngFrom(seed));
  if (seats !== undefined && start.seats !== seats)
    throw dataError(InvalidSeatsError, 'seats', 'is {found}, but the state has {due}', {
      found: show(seats),
      due: start.seats,
    });
  for (const [name, value] of Object.entries(wanted))
    if (start.options[name] !== value)
      throw dataError(
        InvalidOptionsError,
        `options.${name}`,
        'is {found}, but the state has {due}',
        {found: show(value), due: show(start.options[name])},
      );
  return {seed, start, startSeats: start.seats, options: start.options};
}

/**
 * The state with which the match of a record begins.
 * @throws the errors of `begin`
 */
export function firstState<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(rules: PlayRules<State, Move, View, Event>, record: MatchRecord): State {
  const {start, secret, seed = secret} = record;
  const began = begin(rules, {...record, seed, ...(start === undefined ? {} : {state: start})});
  const {setup} = rulesOfRecord(rules, record);
  return began.start ?? setup(began.options, began.startSeats, rngFrom(began.seed));
}
