import type {Work} from '../../game/index.js';
import {InvalidNotationError, needLength, textError} from '../error.js';
import {afterSpace, typed} from '../position/spelling.js';
import type {Parsed} from '../record/parse-record.js';
import {type Mark, markOf} from '../record/record.js';
import {Closer, matchAt} from '../scanner.js';

/** The grammar of PBN, as far as deals and their play need it. */

/** A card of the play section, `SK`, or `-` for none. */
export interface Cell {
  readonly text: string;
  readonly at: number;
  readonly notes: {mark?: Mark; comment?: string};
}

/** One deal of a file. */
export interface Board {
  /** By names in lower case: PBN does not tell the cases of names apart. */
  readonly tags: ReadonlyMap<string, {readonly value: string; readonly at: number}>;
  /** A row for each trick. */
  readonly rows: readonly (readonly Cell[])[];
}

/** The longest file that is read, in UTF-16 code units. */
const LONGEST = 5_000_000;
/** Finding this many pieces costs about as much as playing a move. */
const PIECES_PER_STEP = 50;

/** Sections whose rows are not read. */
const UNREAD = /^auction$|table$/;

/**
 * The deals of a file, in order; a board without `Deal` is skipped. A broken one is left out, and its
 * fault is reported. Steps take several pieces each and yield 0, since no card has been played yet.
 * @throws {TextTooLongError}
 */
export function* parsingPbn(text: string): Work<Parsed<Board>> {
  needLength(text, LONGEST);
  const closer = new Closer(text);
  const faults: InvalidNotationError[] = [];
  const boards: {tags: Map<string, {value: string; at: number}>; cells: Cell[]}[] = [];
  let board: (typeof boards)[number] | undefined;
  let section = '';
  let gap = false;
  /** The values to which `#` of the next board refers. */
  let before: Board['tags'] = new Map();
  /** Whether a tag begins another board: a second one of its name, or one after an empty line. */
  const begins = (name: string): boolean =>
    board !== undefined && (board.tags.has(name) || (gap && board.tags.has('deal')));
  /** Reads the piece that begins at an offset, and returns its end. */
  const take = (at: number): number => {
    const sign = text[at]!;
    const to = afterSpace(text, at);
    // An empty line ends a board.
    if (to > at) gap ||= /\n[ \t\r]*\n/.test(text.slice(at, to));
    if (to > at) return to;
    const tag = sign === '[' ? closer.tag(at) : undefined;
    if (tag) {
      const name = tag.name.toLowerCase();
      if (!board || begins(name)) {
        before = board?.tags ?? before;
        boards.push((board = {tags: new Map(), cells: []}));
      }
      const value = tag.value.slice(1, -1).replace(/\\(.)/g, '$1');
      const [same, other] = /^#(?:#(.*))?$/s.exec(value) ?? [];
      const taken = other === '' ? undefined : other;
      const meant = same ? (taken ?? before.get(name)?.value) : value;
      board.tags.set(name, {value: meant ?? value, at: tag.from + 1});
      [section, gap] = [name, false];
      return tag.to;
    }
    const isEscaped = sign === '%' && (at === 0 || text[at - 1] === '\n');
    if (sign === ';' || isEscaped || (UNREAD.test(section) && sign !== '['))
      return at + matchAt(/.*/y, text, at)![0].length;
    const cells = section === 'play' ? board?.cells : undefined;
    const comment = sign === '{' ? closer.comment(at) : undefined;
    const last = cells?.at(-1);
    if (comment) {
      if (last) last.notes.comment = comment.comment.replace(/\s+/g, ' ').trim();
      return comment.to;
    }
    const [word] = matchAt(/[^\s[\]{};"]+/y, text, at) ?? [];
    if (word === undefined)
      throw sign === '['
        ? textError(text, at, sign, 'begins no tag; expected the form [Name "value"]')
        : textError(text, at, sign, 'is not PBN');
    if (cells) takeCard(typed(word), at, cells);
    gap = false;
    return at + word.length;
  };
  for (let [at, count] = [0, 1]; at < text.length; count++) {
    if (count % PIECES_PER_STEP === 0) yield 0;
    try {
      at = take(at);
    } catch (error) {
      if (!(error instanceof InvalidNotationError)) throw error;
      faults.push(error);
      // A broken tag may be the first of the next board.
      const [, name = ''] = /^\[\s*(\w+)/.exec(text.slice(at, at + 60)) ?? [];
      if (board && !begins(name.toLowerCase())) boards.pop();
      [board, section] = [undefined, ''];
      at = closer.skip(at);
    }
  }
  const parts = boards
    .filter(({tags}) => tags.has('deal'))
    .map(({tags, cells}) => ({tags, rows: rowsOf(cells)}));
  return {parts, faults};
}

/** Takes a card, or a mark of the card before it; `=1=`, `*` and notes of irregular play, `^R`, are skipped. */
function takeCard(word: string, at: number, cells: Cell[]): void {
  const last = cells.at(-1);
  const [, card = '', sign = ''] = /^([^!?$=]*)([!?]{0,2}|\$[1-6])$/.exec(word) ?? [];
  const mark = markOf(sign);
  if (card === '') {
    if (mark && last) last.notes.mark = mark;
    return;
  }
  if (card === '*' || card === '+' || card.startsWith('^')) return;
  cells.push({text: card, at, notes: mark ? {mark} : {}});
}

const rowsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({length: Math.ceil(cells.length / 4)}, (_, row) => cells.slice(row * 4, row * 4 + 4));
