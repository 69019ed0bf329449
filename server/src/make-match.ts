import {entryOf} from 'gstk/catalogue';
import {type Bot, InvalidDataError, type Outcome, type PlayRules} from 'gstk/game';
import {createMatch} from 'gstk/match';
import {
  claimField,
  generationOf,
  HOST,
  hostIn,
  nameField,
  NOBODY,
  pushField,
  seatField,
  TAKEN,
} from './meta-fields.js';
import {Fault} from './fault.js';
import {cleanName} from './clean-name.js';
import {nextSeries} from './series.js';
import {rulesHash} from './rules-hash.js';
import type {Head, Meta, Store} from './store/store.js';
import {newId, newKey, newSecret} from './tokens.js';

/** The request of a match's creator. */
export interface Wish {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** A position, in its author's form. */
  readonly state?: unknown;
  /** The number of people; bots have the other seats. */
  readonly people: number;
  /** Whether the creator takes the first seat; a shared screen does not. */
  readonly sit: boolean;
  readonly name?: string | undefined;
  /** Whether people meet in a waiting room, and the cards are dealt at Start. */
  readonly wait?: boolean | undefined;
}

/**
 * The rules and the bot of a game.
 * @throws {Fault} 400 when there is no such game
 */
export async function gameOf(id: string): Promise<{rules: PlayRules; bot: Bot}> {
  const entry = entryOf(id);
  if (!entry) throw new Fault(400, 'game must be a game of the catalogue');
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  return {rules, bot};
}

/**
 * Makes a match; its creator has seat 0, unless it is a shared screen.
 * @throws {Fault} 400 that says what is wrong and where
 */
export async function makeMatch(wish: Wish, store: Store): Promise<{id: string; head: Head}> {
  const {rules} = await gameOf(wish.game);
  const secret = newSecret();
  const {seats, options, start} = begin(rules, wish, secret);
  if (wish.people > seats) throw new Fault(400, `people must be from 1 to ${seats}`);
  const head: Head = {
    game: rules.id,
    rules: rulesHash(rules, seats, options),
    seats,
    options,
    ...(start === undefined ? {} : {start}),
    secret,
    ...(wish.wait ? {waits: true} : {}),
    people: [...Array(wish.people).keys()],
    key: newKey(),
    born: new Date().toISOString(),
  };
  const name = cleanName(wish.name);
  const id = newId();
  const taken = {
    [HOST]: '0',
    [seatField(0)]: TAKEN.person,
    ...(name ? {[nameField(0)]: name} : {}),
  };
  const meta = wish.sit ? taken : {[HOST]: NOBODY};
  await store.create(id, head, meta);
  return {id, head};
}

/** Begins a match to check its setup; returns the setup with nothing left out. */
function begin(
  rules: PlayRules,
  {seats, options, state}: Wish,
  secret: string,
): Pick<Head, 'seats' | 'options' | 'start'> {
  try {
    const {state: first, record} = createMatch(
      {rules},
      {seats, options, secret, ...(state === undefined ? {} : {state})},
    );
    const {start, seats: given} = record();
    return {seats: given, options: first.options, start};
  } catch (error) {
    if (error instanceof InvalidDataError) throw new Fault(400, error.message);
    throw error;
  }
}

/**
 * Makes the match that follows another, with the same seats, people and names; all of them are given
 * the same one.
 * @param outcome of the former match, which counts in the score of these people
 */
export async function makeNext(
  id: string,
  head: Head,
  meta: Meta,
  store: Store,
  outcome?: Outcome,
): Promise<string> {
  const next = newId();
  await store.create(
    next,
    {...nextHead(head, meta), secret: newSecret(), key: newKey(), born: new Date().toISOString()},
    {...nextMeta(head, meta), ...nextSeries(meta, head.seats, outcome)},
  );
  if (await store.claim(id, NEXT, next)) return next;
  await store.remove(next);
  return (await store.meta(id))[NEXT] ?? next;
}

/** Who has which seat, by which name, and who is the host. */
function nextMeta({seats}: Head, meta: Meta): Meta {
  const next: Record<string, string> = {[HOST]: hostIn(meta)};
  for (const seat of Array(seats).keys()) {
    // A seat that was taken from somebody stays with its bot.
    const usual = generationOf(meta, seat) > 0 ? TAKEN.bot : undefined;
    const taken = meta[claimField(meta, seat)] ?? usual;
    if (taken !== undefined) next[seatField(seat)] = taken;
    const name = meta[nameField(seat)];
    if (name) next[nameField(seat)] = name;
    const called = meta[pushField(seat)];
    if (called) next[pushField(seat)] = called;
  }
  return next;
}

/** The field that names the next match. */
export const NEXT = 'next';

/** The settings of the match that follows one: it begins by itself once its people have come. */
function nextHead({draw, ...head}: Head, meta: Meta): Head {
  const taken = [...Array(head.seats).keys()].filter((seat) => meta[claimField(meta, seat)]);
  const people = draw ? [...new Set([...head.people, ...taken])].sort() : head.people;
  return {...head, people, ...(draw && {waits: true, goes: true})};
}
