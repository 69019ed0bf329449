import {readCard} from '../../cards/index.js';
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
import {costing} from '../../game/slices.js';
import {begin} from '../../match/begin-at.js';
import {RECORD_VERSION} from '../../match/record.js';
import type {Position} from '../position/minimize-position.js';
import {InvalidNotationError} from '../error.js';
import {type Board, type Cell, parsingPbn} from './parse-pbn.js';
import {COMPASS, SITS, SUIT_ORDER, DERIVED_FIELDS} from './pbn.js';
import {STEPS_TO_BEGIN} from '../scanner.js';
import {readFields, seatsOf, STILL} from '../position/position.js';
import type {RulesOf} from '../record/read-record.js';
import type {Ply, Score} from '../record/record.js';

/**
 * Reads the deals of a PBN file, each as a score that begins with its cards.
 * @param usual the id of the game for deals without `GameVariant`, such as those of other programs
 * @throws {InvalidNotationError} with line and column of the fault
 */
export const readPbn = (text: string, rulesOf: RulesOf, usual?: string): readonly Score[] =>
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
): Promise<readonly Score[]> => inSlices(readingPbn(text, rulesOf, usual), slicing);

function* readingPbn(text: string, rulesOf: RulesOf, usual?: string): Work<readonly Score[]> {
  const boards = yield* parsingPbn(text);
  const scores: Score[] = [];
  for (const board of boards) {
    yield* costing(STEPS_TO_BEGIN, board.tags.get('Deal')!.at / text.length);
    scores.push(yield* new BoardReader(text, board).score(rulesOf, usual));
  }
  return scores;
}

class BoardReader {
  readonly #text: string;
  readonly #board: Board;

  constructor(text: string, board: Board) {
    this.#text = text;
    this.#board = board;
  }

  *score(rulesOf: RulesOf, usual?: string): Work<Score> {
    const id = this.#tag('GameVariant') ?? usual;
    if (id === undefined) return this.#fail('Deal', 'names no game by GameVariant');
    const rules = rulesOf(id) ?? this.#fail('GameVariant', 'is not a known game');
    const {seats, state} = this.#start(rules);
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
      line: {plies: yield* this.#plies(rules, state, seats)},
    };
  }

  #tag(tag: string): string | undefined {
    return this.#board.tags.get(tag)?.value;
  }

  #fail(tag: string, fault: string): never {
    const {at, value} = this.#board.tags.get(tag) ?? this.#board.tags.get('Deal')!;
    throw new InvalidNotationError(this.#text, at, value, fault);
  }

  #start(rules: Rules): {readonly seats: number; readonly state: AnyState} {
    const rest = this.#within('GamePosition', () => {
      const text = this.#tag('GamePosition');
      return text === undefined ? {} : readFields(rules, text).position;
    });
    const seats = seatsOf(rules, rest);
    const sits = SITS[seats] ?? this.#fail('GamePosition', 'has more seats than PBN');
    const seatIn = (tag: string): Seat | undefined => {
      const place = this.#tag(tag)?.trim().toUpperCase();
      if (!place || place === '?') return undefined;
      const seat = sits.findIndex((own) => own === place);
      return seat < 0 ? this.#fail(tag, 'is not a seat of this game') : seat;
    };
    const [dealer, leader] = [seatIn('Dealer'), seatIn('Play')];
    const [contract, trump] = [this.#tag('GameContract'), this.#tag('GameTrump')];
    const json = this.#tag('GameOptionsJson');
    const options = this.#within('GameOptionsJson', () => readJson(json));
    const position = {
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => !DERIVED_FIELDS.has(name))),
      ...(json === undefined ? {} : {options}),
      seats,
      hands: this.#hands(sits),
      ...(dealer === undefined ? {} : {dealer}),
      ...(leader === undefined ? {} : {turn: [leader]}),
      ...(contract ? {contract: {id: contract}} : {}),
      ...(trump ? {trump} : {}),
    };
    try {
      return {seats, state: begin(rules, {seed: STILL, state: position}).start!};
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      const [field = ''] = error.path.split(/[.[]/);
      return this.#fail(TAGS[field] ?? 'GamePosition', `cannot be dealt: ${error.message}`);
    }
  }

  #within<Value>(tag: string, read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (error instanceof InvalidDataError || error instanceof SyntaxError)
        return this.#fail(tag, `cannot be read: ${error.message}`);
      throw error;
    }
  }

  /**
   * Reads `N:KJ4.92.Q7.A - … …`: hands clockwise from the named seat; `null` for an unknown hand.
   */
  #hands(sits: readonly string[]): readonly (readonly string[] | null)[] {
    const [, place = '', all = ''] =
      /^\s*([NESW]):\s*(.*)$/is.exec(this.#tag('Deal')!) ??
      this.#fail('Deal', 'is not a deal; expected the form N:KJ4.92.Q7.A …');
    const hands: (readonly string[] | null)[] = sits.map(() => null);
    const from = COMPASS.findIndex((own) => own === place.toUpperCase());
    const given = all.trim().split(/\s+/);
    if (given.length > COMPASS.length) this.#fail('Deal', 'has more than four hands');
    given.forEach((text, turn) => {
      const seat = sits.findIndex((own) => own === COMPASS[(from + turn) % COMPASS.length]);
      if (text === '-') return;
      if (seat < 0) this.#fail('Deal', 'has a hand for an empty seat');
      hands[seat] = this.#hand(text);
    });
    return hands;
  }

  #hand(text: string): readonly string[] {
    const suits = text.split('.');
    if (suits.length !== SUIT_ORDER.length)
      this.#fail('Deal', `has "${text}", which does not have four suits`);
    return suits.flatMap((ranks, at) =>
      Array.from(
        ranks,
        (rank) =>
          readCard(`${rank}${SUIT_ORDER[at]!}`) ??
          this.#fail('Deal', `has "${rank}" in "${text}", which is not a rank`),
      ),
    );
  }

  /** The cards in playing order; PBN lists them by seat, so the rules tell who plays next. */
  *#plies(rules: Rules, from: AnyState, seats: number): Work<readonly Ply[]> {
    const {rows, tags} = this.#board;
    const first = COMPASS.findIndex((place) => place === tags.get('Play')?.value.toUpperCase());
    if (first < 0 && rows.length > 0) this.#fail('Play', 'does not say who led');
    const plies: Ply[] = [];
    let state = from;
    for (const row of rows) {
      const left = new Set(row);
      for (let turn = 0; turn < seats; turn++) {
        const [seat = 0] = rules.turn(state);
        const column = (COMPASS.indexOf(SITS[seats]![seat]!) - first + 4) % 4;
        const cell = row[column];
        if (!cell || cell.text === '-') break;
        state = this.#play(rules, state, seat, cell);
        left.delete(cell);
        const card = readCard(cell.text)!;
        plies.push({seat, text: card, ...cell.notes});
        yield cell.at / this.#text.length;
      }
      const odd = [...left].find(({text}) => text !== '-');
      if (odd) this.#wrong(odd, 'is not the turn of this seat');
    }
    return plies;
  }

  #play(rules: Rules, state: AnyState, seat: Seat, cell: Cell): AnyState {
    const card = readCard(cell.text) ?? this.#wrong(cell, 'is not a card');
    const move = rules.parseMove(card);
    const refusal = move ? rules.refuse(state, seat, move) : 'game/not-a-move';
    if (!move || refusal) return this.#wrong(cell, `is not allowed: ${refusal}`);
    return rules.apply(state, seat, move);
  }

  #wrong({at, text}: Cell, fault: string): never {
    throw new InvalidNotationError(this.#text, at, text, fault);
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

const readJson = (text = '{}'): unknown => JSON.parse(text) as unknown;
