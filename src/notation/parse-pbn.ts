import {InvalidNotationError} from './error.js';
import {type Mark, MARKS} from './record.js';

/** The grammar of PBN, as far as deals and their play need it. */

/** A card in the table of play, `SK`, or `-`. */
export interface Cell {
  readonly text: string;
  readonly at: number;
  readonly said: {mark?: Mark; comment?: string};
}

/** One deal. */
export interface Board {
  readonly tags: ReadonlyMap<string, {readonly value: string; readonly at: number}>;
  /** A row for each trick. */
  readonly rows: readonly (readonly Cell[])[];
}

/** No file is longer. */
const LONGEST = 5_000_000;

/** What stands in a file: escaped lines, tags, comments, words. */
const PIECE =
  /^%.*$|\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]|;.*$|\{(?<comment>[^}]*)\}|(?<word>[^\s[\]{};"]+)/gm;

/**
 * The deals of a file, in order; what has no `Deal` is read over.
 * @throws {InvalidNotationError}
 */
export function parsePbn(text: string): readonly Board[] {
  if (text.length > LONGEST)
    throw new InvalidNotationError('', 0, '', `is after ${LONGEST} characters, but this is longer`);
  const boards: {tags: Map<string, {value: string; at: number}>; cells: Cell[]}[] = [];
  let section = '';
  let end = 0;
  const rest = (to: number): void => {
    const odd = /\S/.exec(text.slice(end, to));
    if (odd) throw new InvalidNotationError(text, end + odd.index, odd[0], 'is no PBN');
  };
  for (const found of text.matchAll(PIECE)) {
    const {index} = found;
    rest(index);
    const gap = /\n[ \t\r]*\n/.test(text.slice(end, index));
    end = index + found[0].length;
    const {tag, value = '', comment, word} = found.groups ?? {};
    let board = boards.at(-1);
    if (tag !== undefined) {
      if (!board || board.tags.has(tag) || (gap && board.tags.has('Deal')))
        boards.push((board = {tags: new Map(), cells: []}));
      const at = index + found[0].indexOf('"') + 1;
      board.tags.set(tag, {value: value.replace(/\\(.)/g, '$1'), at});
      section = tag;
      continue;
    }
    if (section !== 'Play' || !board) continue;
    const last = board.cells.at(-1);
    if (comment !== undefined && last) last.said.comment = comment.replace(/\s+/g, ' ').trim();
    if (word !== undefined) take(word, index, board.cells);
  }
  rest(text.length);
  return boards
    .filter(({tags}) => tags.has('Deal'))
    .map(({tags, cells}) => ({tags, rows: rowsOf(cells)}));
}

/** A card, or something said of the card before it; `=1=` and `*` are read over. */
function take(word: string, at: number, cells: Cell[]): void {
  const last = cells.at(-1);
  const [, card = '', sign = ''] = /^([^!?$=]*)([!?]{0,2})$/.exec(word) ?? [];
  const coded = /^\$([1-6])$/.exec(word);
  const mark = coded ? MARKS[Number(coded[1]) - 1] : MARKS.find((one) => one === sign);
  if (card === '') {
    if (mark && last) last.said.mark = mark;
    return;
  }
  if (card === '*' || card === '+') return;
  cells.push({text: card, at, said: mark ? {mark} : {}});
}

const rowsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({length: Math.ceil(cells.length / 4)}, (_, row) => cells.slice(row * 4, row * 4 + 4));
