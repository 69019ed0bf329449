import type {Work} from '../../game/index.js';
import {InvalidNotationError, needLength} from '../error.js';
import {closing, LONGEST_HEADER, matchAt} from '../scanner.js';
import {type Mark, MARKS} from '../record/record.js';

/** The grammar of PBN, as far as deals and their play need it. */

/** A card of the play section, `SK`, or `-` for none. */
export interface Cell {
  readonly text: string;
  readonly at: number;
  readonly notes: {mark?: Mark; comment?: string};
}

/** One deal of a file. */
export interface Board {
  readonly tags: ReadonlyMap<string, {readonly value: string; readonly at: number}>;
  /** A row for each trick. */
  readonly rows: readonly (readonly Cell[])[];
}

/** The longest file that is read, in UTF-16 code units. */
const LONGEST = 5_000_000;
/** Finding this many pieces costs about as much as playing a move. */
const PIECES_PER_STEP = 50;

/** A piece of a file; `kind: 'skipped'` for spaces, escaped lines and comments to the end of a line. */
type Piece =
  | {readonly kind: 'skipped'; readonly to: number}
  | {readonly kind: 'comment'; readonly to: number; readonly comment: string}
  | {readonly kind: 'word'; readonly to: number; readonly word: string}
  | {
      readonly kind: 'tag';
      readonly to: number;
      readonly name: string;
      readonly value: string;
      /** The offset of the value in the text. */
      readonly at: number;
    };

/**
 * The deals of a file, in order; a board without `Deal` is skipped. Steps are some pieces each and
 * yield 0, since no card has been played yet.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export function* parsingPbn(text: string): Work<readonly Board[]> {
  needLength(text, LONGEST);
  const boards: {tags: Map<string, {value: string; at: number}>; cells: Cell[]}[] = [];
  let section = '';
  let gap = false;
  for (let [at, count] = [0, 1]; at < text.length; count++) {
    if (count % PIECES_PER_STEP === 0) yield 0;
    const piece = pieceAt(text, at);
    if (!piece) throw new InvalidNotationError(text, at, text[at]!, 'is not PBN');
    let board = boards.at(-1);
    const last = board?.cells.at(-1);
    const plays = section === 'Play' && board !== undefined;
    switch (piece.kind) {
      case 'skipped':
        // An empty line ends a board.
        gap ||= /\n[ \t\r]*\n/.test(text.slice(at, piece.to));
        break;
      case 'tag': {
        const {name, value} = piece;
        if (value.length > LONGEST_HEADER)
          throw new InvalidNotationError(
            text,
            piece.at,
            value,
            `has more than ${LONGEST_HEADER} characters, the most that are read`,
          );
        if (!board || board.tags.has(name) || (gap && board.tags.has('Deal')))
          boards.push((board = {tags: new Map(), cells: []}));
        board.tags.set(name, {value, at: piece.at});
        section = name;
        break;
      }
      case 'comment':
        if (plays && last) last.notes.comment = piece.comment.replace(/\s+/g, ' ').trim();
        break;
      case 'word':
        if (plays) take(piece.word, at, board!.cells);
    }
    if (piece.kind !== 'skipped') gap = false;
    at = piece.to;
  }
  return boards
    .filter(({tags}) => tags.has('Deal'))
    .map(({tags, cells}) => ({tags, rows: rowsOf(cells)}));
}

/**
 * The piece that begins at an offset; `undefined` when there is none, which ends the reading: a search
 * for what closes a piece reads to the end of the text at most once.
 */
function pieceAt(text: string, at: number): Piece | undefined {
  const sign = text[at]!;
  if (/\s/.test(sign)) return {kind: 'skipped', to: at + matchAt(/\s+/y, text, at)![0].length};
  if (sign === ';' || (sign === '%' && (at === 0 || text[at - 1] === '\n'))) {
    const end = text.indexOf('\n', at);
    return {kind: 'skipped', to: end < 0 ? text.length : end};
  }
  if (sign === '{') {
    const to = text.indexOf('}', at);
    return to < 0 ? undefined : {kind: 'comment', to: to + 1, comment: text.slice(at + 1, to)};
  }
  if (sign === '[') {
    const [head, name] = matchAt(/\[\s*(\w+)\s+"/y, text, at) ?? [];
    if (head === undefined) return undefined;
    const from = at + head.length;
    const close = closing(text, '"', from);
    const [end] = close < 0 ? [] : (matchAt(/"\s*\]/y, text, close) ?? []);
    if (end === undefined) return undefined;
    const value = text.slice(from, close).replace(/\\(.)/g, '$1');
    return {kind: 'tag', to: close + end.length, name: name!, value, at: from};
  }
  const [word] = matchAt(/[^\s[\]{};"]+/y, text, at) ?? [];
  return word === undefined ? undefined : {kind: 'word', to: at + word.length, word};
}

/** Takes a card, or a mark of the card before it; `=1=` and `*` are skipped. */
function take(word: string, at: number, cells: Cell[]): void {
  const last = cells.at(-1);
  const [, card = '', sign = ''] = /^([^!?$=]*)([!?]{0,2})$/.exec(word) ?? [];
  const coded = /^\$([1-6])$/.exec(word);
  const mark = coded ? MARKS[Number(coded[1]) - 1] : MARKS.find((one) => one === sign);
  if (card === '') {
    if (mark && last) last.notes.mark = mark;
    return;
  }
  if (card === '*' || card === '+') return;
  cells.push({text: card, at, notes: mark ? {mark} : {}});
}

const rowsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({length: Math.ceil(cells.length / 4)}, (_, row) => cells.slice(row * 4, row * 4 + 4));
