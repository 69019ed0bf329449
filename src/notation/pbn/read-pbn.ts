import {readCard, rngFrom, shuffle} from '../../cards/index.js';
import {
  type AnyState,
  atOnce,
  inSlices,
  InvalidDataError,
  type Rules,
  type Seat,
  type Slicing,
  type Work,
} from '../../game/index.js';
import type {Plain, ValuesIn} from '../../game/phrases.js';
import {costing} from '../../game/slices.js';
import {begin} from '../../match/begin-at.js';
import {RECORD_VERSION} from '../../match/record.js';
import type {Position} from '../position/minimize-position.js';
import {causedError, needAllowed, startError, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {type Board, type Cell, parsingPbn} from './parse-pbn.js';
import {filledHands, type Hand} from './filled-hands.js';
import {COMPASS, SITS, SUIT_ORDER, DERIVED_FIELDS} from './pbn.js';
import {typed} from '../position/spelling.js';
import {readFields, seatsOf, STILL} from '../position/position.js';
import {readingParts, type RulesOf, type ScoresRead} from '../record/read-record.js';
import type {Ply, Score} from '../record/record.js';
import {STEPS_TO_BEGIN} from '../scanner.js';

/**
 * Reads the deals of a PBN file, each as a score that begins with its cards. Hands that the file leaves
 * open are drawn to fit what was played. A board that is broken is left out and reported, and the
 * others are read.
 * @param usual the id of the game for deals without `GameVariant`, such as those of other programs
 * @throws {InvalidNotationError} for a text of which no deal can be read: its first fault
 */
export const readPbn = (text: string, rulesOf: RulesOf, usual?: string): ScoresRead =>
  atOnce(readingPbn(text, rulesOf, usual));

/**
 * `readPbn` in slices, between which a page draws and answers: for files from outside, which may be
 * long.
 * @throws as `readPbn` does, and the reason of the signal when it stops the work
 */
export const readPbnInSlices = (
  text: string,
  rulesOf: RulesOf,
  {usual, ...slicing}: Slicing & {readonly usual?: string | undefined} = {},
): Promise<ScoresRead> => inSlices(readingPbn(text, rulesOf, usual), slicing);

function* readingPbn(text: string, rulesOf: RulesOf, usual?: string): Work<ScoresRead> {
  const parsed = yield* parsingPbn(text);
  if (parsed.parts.length + parsed.faults.length === 0)
    throw startError(text, 'begins no deal; expected the form [Deal "N:KJ4.92.Q7.A …"]');
  return yield* readingParts(
    text,
    parsed,
    ({tags}) => tags.get('deal')!.at,
    (board) => new BoardReader(text, board).score(rulesOf, usual),
  );
}

/** How often unknown hands are drawn until all cards may be played that were played. */
const MOST_DRAWS = 50;

interface OpenPosition extends Position {
  readonly seats: number;
  readonly hands: readonly Hand[];
}

class BoardReader {
  readonly #text: string;
  readonly #board: Board;
  /** Whose card is played, and the trick that it is played to. */
  #refused: {readonly seat: Seat; readonly trick?: readonly {readonly card: string}[]} | undefined;

  constructor(text: string, board: Board) {
    this.#text = text;
    this.#board = board;
  }

  *score(rulesOf: RulesOf, usual?: string): Work<Score> {
    const id = this.#tag('GameVariant') ?? usual;
    if (id === undefined) return this.#fail('Deal', 'names no game by GameVariant');
    const rules = rulesOf(id) ?? this.#fail('GameVariant', 'is not a known game');
    const position = this.#position(rules);
    const {seats} = position;
    const {state, plies} = yield* this.#dealt(rules, position);
    const names = SITS[seats]!.map((place) => this.#tag(NAMES[place]) ?? '');
    const tags = Object.entries({Event: this.#tag('Event'), Site: this.#tag('Site')}).filter(
      (pair): pair is [string, string] => Boolean(pair[1]) && pair[1] !== '?',
    );
    return {
      game: id,
      version: RECORD_VERSION,
      seats,
      options: state.options,
      start: state as unknown as Position,
      ...(names.some((name) => name !== '') ? {names} : {}),
      ...(tags.length > 0 ? {tags: Object.fromEntries(tags)} : {}),
      line: {plies},
    };
  }

  #tag(tag: string): string | undefined {
    return this.#board.tags.get(tag.toLowerCase())?.value;
  }

  #fail<Phrase extends TextFault>(tag: string, ...fault: [Phrase, ...ValuesIn<Phrase>]): never {
    const {at, value} = this.#tagAt(tag);
    throw textError(this.#text, at, value, ...fault);
  }

  #tagAt(tag: string): {readonly at: number; readonly value: string} {
    const {tags} = this.#board;
    return tags.get(tag.toLowerCase()) ?? tags.get('deal')!;
  }

  #position(rules: Rules): OpenPosition {
    const read = <Value>(tag: string, from: (text: string) => Value): Value | undefined => {
      const text = this.#tag(tag);
      return text === undefined
        ? undefined
        : this.#within(
            () => from(text),
            'cannot be read: {why}',
            () => tag,
          );
    };
    const rest = read('GamePosition', (text) => readFields(rules, text).position) ?? {};
    const seats = seatsOf(rules, rest);
    const sits = SITS[seats] ?? this.#fail('GamePosition', 'is not a number of seats');
    const seatIn = (tag: string): Seat | undefined => {
      const place = this.#place(tag);
      if (!place || place === '?') return undefined;
      const seat = (sits as readonly string[]).indexOf(place);
      return seat < 0 ? this.#fail(tag, 'is not a seat') : seat;
    };
    const leader = seatIn('Play');
    // The dealer of a bridge deal opens the auction, and does not decide who leads.
    const isBridge = leader !== undefined && this.#tag('GameVariant') === undefined;
    const dealer = isBridge ? undefined : seatIn('Dealer');
    const [contract, trump] = [this.#tag('GameContract'), this.#tag('GameTrump')];
    const options = read('GameOptionsJson', (text) => JSON.parse(text) as unknown);
    return {
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => !DERIVED_FIELDS.has(name))),
      ...(options === undefined ? {} : {options}),
      seats,
      hands: this.#hands(sits),
      ...(dealer === undefined ? {} : {dealer}),
      ...(leader === undefined ? {} : {turn: [leader]}),
      ...(contract ? {contract: {id: contract}} : {}),
      ...(trump ? {trump} : {}),
    };
  }

  #begin(rules: Rules, position: Position): AnyState {
    return this.#within(
      () => begin(rules, {seed: STILL, state: position}).start!,
      'cannot be dealt: {why}',
      (path) => TAGS[path.split(/[.[]/)[0]!] ?? 'GamePosition',
    );
  }

  /** The deal and its play. A drawn hand may not hold what its player did not follow suit with. */
  *#dealt(
    rules: Rules,
    position: OpenPosition,
  ): Work<{readonly state: AnyState; readonly plies: readonly Ply[]}> {
    const {hands, seats} = position;
    const whole = this.#begin(rules, position) as AnyState & {readonly hands: readonly Hand[]};
    const columns = this.#columns(seats);
    const {rows} = this.#board;
    if (!hands.includes(null) || rows.length === 0)
      return {state: whole, plies: yield* this.#plies(rules, whole, columns)};
    const open = hands.map((hand, seat) => {
      const played = rows.flatMap((row) => readCard(row[columns[seat]!]?.text ?? '') ?? []);
      const {length} = whole.hands[seat]!;
      return (
        hand ?? Array.from({length: Math.max(length, played.length)}, (_, at) => played[at] ?? null)
      );
    });
    const known = open.flat();
    const drawn = whole.hands.flat().filter((card) => !known.includes(card)) as readonly string[];
    const voids = new Set<string>();
    for (let draw = 0; ; draw++) {
      yield* costing(STEPS_TO_BEGIN, 0);
      const filled = filledHands(open, shuffle(rngFrom(draw), drawn).value, voids);
      const state = this.#begin(rules, {...position, hands: filled});
      try {
        return {state, plies: yield* this.#plies(rules, state, columns)};
      } catch (error) {
        const {seat, trick} = this.#refused ?? {};
        if (seat === undefined || hands[seat] || draw === MOST_DRAWS) throw error;
        voids.add(`${seat}${trick?.[0]?.card[1] ?? ''}`);
      }
    }
  }

  /** The column of each seat in the play section. */
  #columns(seats: number): readonly number[] {
    const first = (COMPASS as readonly unknown[]).indexOf(this.#place('Play'));
    if (first < 0 && this.#board.rows.length > 0) this.#fail('Play', 'does not say who led');
    return SITS[seats]!.map((place) => (COMPASS.indexOf(place) - first + 4) % 4);
  }

  /** The place that a tag names. */
  #place(tag: string): string {
    return typed(this.#tag(tag) ?? '').toUpperCase();
  }

  /** Reports a fault at the tag that the path of the error has. */
  #within<Value>(
    read: () => Value,
    fault: 'cannot be dealt: {why}' | 'cannot be read: {why}',
    tagOf: (path: string) => string,
  ): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidDataError || error instanceof SyntaxError)) throw error;
      const {at, value} = this.#tagAt(tagOf((error as Partial<InvalidDataError>).path ?? ''));
      throw causedError(this.#text, at, value, fault, error);
    }
  }

  /**
   * Reads `N:KJ4.92.Q7.A - … …`: hands clockwise from the named seat; `null` for an unknown hand.
   */
  #hands(sits: readonly string[]): readonly (readonly string[] | null)[] {
    const [, place = '', all = ''] =
      /^([NESW]):\s*(.*)$/is.exec(typed(this.#tag('Deal')!)) ??
      this.#fail('Deal', 'is not a deal; expected the form N:KJ4.92.Q7.A …');
    const hands: (readonly string[] | null)[] = sits.map(() => null);
    const from = (COMPASS as readonly string[]).indexOf(place.toUpperCase());
    const given = all.split(/\s+/).map(typed);
    if (given.length > COMPASS.length) this.#fail('Deal', 'has more than four hands');
    given.forEach((text, turn) => {
      const seat = sits.indexOf(COMPASS[(from + turn) % COMPASS.length]!);
      if (text === '-') return;
      if (seat < 0) this.#fail('Deal', 'has no seat');
      hands[seat] = this.#hand(text);
    });
    return hands;
  }

  #hand(hand: string): readonly string[] {
    // A ten as people write it, and a dash for a suit without cards.
    const suits = hand.split('.').map((ranks) => (ranks === '-' ? '' : ranks.replace(/10/g, 'T')));
    if (suits.length !== SUIT_ORDER.length)
      this.#fail('Deal', 'has "{hand}", which does not have four suits', {hand});
    return suits.flatMap((ranks, at) =>
      Array.from(
        ranks,
        (rank) =>
          readCard(`${rank}${SUIT_ORDER[at]!}`) ??
          this.#fail('Deal', 'has "{rank}" in "{hand}", which is not a rank', {rank, hand}),
      ),
    );
  }

  /** The cards in playing order; PBN lists them by seat, so the rules tell who plays next. */
  *#plies(rules: Rules, from: AnyState, columns: readonly number[]): Work<readonly Ply[]> {
    const plies: Ply[] = [];
    this.#refused = undefined;
    let state = from;
    for (const row of this.#board.rows) {
      const left = new Set(row);
      for (let turn = columns.length; turn > 0; turn--) {
        const [seat = 0] = rules.turn(state);
        const cell = row[columns[seat]!];
        if (!cell || cell.text === '-') break;
        const card = readCard(cell.text) ?? this.#wrong(cell, 'is not a card');
        const move = rules.parseMove(card) ?? this.#wrong(cell, 'is not a move of this game');
        this.#refused = {seat, ...(state as object)};
        needAllowed(rules, state, {seat, move}, this.#text, cell.at, cell.text);
        this.#refused = undefined;
        state = rules.apply(state, seat, move);
        left.delete(cell);
        plies.push({seat, text: card, ...cell.notes});
        yield cell.at / this.#text.length;
      }
      const odd = [...left].find(({text}) => text !== '-');
      if (odd) this.#wrong(odd, 'is out of turn');
    }
    return plies;
  }

  #wrong({at, text}: Cell, fault: Plain<TextFault>): never {
    throw textError(this.#text, at, text, fault);
  }
}

const NAMES = {N: 'North', E: 'East', S: 'South', W: 'West'} as const;
const TAGS: Readonly<Record<string, string>> = {
  hands: 'Deal',
  dealer: 'Dealer',
  turn: 'Play',
  contract: 'GameContract',
  trump: 'GameTrump',
  options: 'GameOptionsJson',
};
