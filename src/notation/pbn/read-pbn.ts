import {readCard, rngFrom, shuffle} from '../../cards/index.js';
import {
  type AnyState,
  atOnce,
  inSlices,
  type Rules,
  type Seat,
  type Slicing,
  type Work,
} from '../../game/index.js';
import type {Plain} from '../../game/phrases.js';
import {costing} from '../../game/slices.js';
import {begin} from '../../match/begin-at.js';
import {RECORD_VERSION} from '../../match/record.js';
import type {Position} from '../position/minimize-position.js';
import {needAllowed, startError, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {BoardTags} from './board-tags.js';
import {filledHands, type Hand} from './filled-hands.js';
import {type Board, type Cell, parsingPbn} from './parse-pbn.js';
import {type OpenPosition, openPosition} from './open-position.js';
import {COMPASS, SITS} from './pbn.js';
import {STILL} from '../position/position.js';
import {readingParts, type RulesOf, type ScoresRead} from '../record/read-record.js';
import type {Ply, Score} from '../record/record.js';
import {STEPS_TO_BEGIN} from '../scanner.js';

/**
 * Reads the deals of a PBN file, each as a score that begins with its cards. Hands that the file leaves
 * open are drawn to fit what was played. A broken board is left out and reported; the others are read.
 * @param usual the id of the game for deals without `GameVariant`, such as those of other programs
 * @throws {InvalidNotationError} if no deal can be read: the first fault
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

/** How often unknown hands are drawn before the play counts as impossible. */
const MOST_DRAWS = 50;

class BoardReader {
  readonly #text: string;
  readonly #board: Board;
  readonly #tags: BoardTags;
  /** The player of the card that the rules refused, and the trick that it was played to. */
  #refused: {readonly seat: Seat; readonly trick?: readonly {readonly card: string}[]} | undefined;

  constructor(text: string, board: Board) {
    this.#text = text;
    this.#board = board;
    this.#tags = new BoardTags(text, board);
  }

  *score(rulesOf: RulesOf, usual?: string): Work<Score> {
    const id = this.#tags.value('GameVariant') ?? usual;
    if (id === undefined) return this.#tags.fail('Deal', 'names no game by GameVariant');
    const rules = rulesOf(id) ?? this.#tags.fail('GameVariant', 'is not a known game');
    const position = openPosition(this.#tags, rules);
    const {seats} = position;
    const {state, plies} = yield* this.#dealt(rules, position);
    const names = SITS[seats]!.map((place) => this.#tags.value(NAMES[place]) ?? '');
    const tags = Object.entries({
      Event: this.#tags.value('Event'),
      Site: this.#tags.value('Site'),
    }).filter((pair): pair is [string, string] => Boolean(pair[1]) && pair[1] !== '?');
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

  #begin(rules: Rules, position: Position): AnyState {
    return this.#tags.within(
      () => begin(rules, {seed: STILL, state: position}).start!,
      'cannot be dealt: {why}',
      (path) => TAGS[path.split(/[.[]/)[0]!] ?? 'GamePosition',
    );
  }

  /** The deal and its play. A drawn hand may not hold a suit that its player failed to follow. */
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
    const first = (COMPASS as readonly unknown[]).indexOf(this.#tags.place('Play'));
    if (first < 0 && this.#board.rows.length > 0) this.#tags.fail('Play', 'does not say who led');
    return SITS[seats]!.map((place) => (COMPASS.indexOf(place) - first + 4) % 4);
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
