import {InvalidNotationError} from '../error.js';
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

/** A piece of a file: an escaped line, a tag, a comment or a word. */
const PIECE =
  /^%.*$|\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]|;.*$|\{(?<comment>[^}]*)\}|(?<word>[^\s[\]{};"]+)/gm;

/**
 * The deals of a file, in order; a board without `Deal` is skipped.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export function parsePbn(text: string): readonly Board[] {
  if (text.length > LONGEST)
    throw new InvalidNotationError(
      '',
      0,
      '',
      `is beyond ${LONGEST} characters, the longest text that is read`,
    );
  const boards: {tags: Map<string, {value: string; at: number}>; cells: Cell[]}[] = [];
  let section = '';
  let end = 0;
  const rest = (to: number): void => {
    const odd = /\S/.exec(text.slice(end, to));
    if (odd) throw new InvalidNotationError(text, end + odd.index, odd[0], 'is not PBN');
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
    if (comment !== undefined && last) last.notes.comment = comment.replace(/\s+/g, ' ').trim();
    if (word !== undefined) take(word, index, board.cells);
  }
  rest(text.length);
  return boards
    .filter(({tags}) => tags.has('Deal'))
    .map(({tags, cells}) => ({tags, rows: rowsOf(cells)}));
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
