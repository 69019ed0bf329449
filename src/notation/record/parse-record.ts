import {atOnce, type Work} from '../../game/index.js';
import {needLength, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {closing, LONGEST_HEADER, matchAt, unquoted} from '../scanner.js';
import {type Mark, MARKS} from './record.js';

/** The grammar of record texts. The meaning of headers and moves is left to the caller. */

/** A header, `[Name "value"]`. */
interface RawTag {
  readonly value: string;
  /** The offset of the value in the text. */
  readonly at: number;
}

/** A move as written, `N:QS!?`. */
interface RawPly {
  readonly seat: string;
  readonly text: string;
  readonly at: number;
  mark?: Mark;
  comment?: string;
  variations?: RawLine[];
}

/** Moves, and the comment before the first of them. */
export interface RawLine {
  comment?: string;
  readonly plies: RawPly[];
}

/** One record of a text. */
export interface RawRecord {
  readonly tags: ReadonlyMap<string, RawTag>;
  readonly line: RawLine;
}

/** The longest text that is read, in UTF-16 code units, and the deepest nesting of variations. */
const LONGEST = 5_000_000;
const DEEPEST = 50;
/** Finding this many pieces costs about as much as playing a move. */
const PIECES_PER_STEP = 50;

/** A piece of a text: its kind, its end, and the parts that its kind has. */
type Piece =
  | {readonly kind: 'space' | 'open' | 'close'; readonly to: number}
  | {readonly kind: 'tag'; readonly to: number; readonly name: string; readonly value: string}
  | {readonly kind: 'comment'; readonly to: number; readonly comment: string}
  | {readonly kind: 'mark'; readonly to: number; readonly mark: Mark}
  | {readonly kind: 'ply'; readonly to: number; readonly seat: string; readonly move: string};

// oxfmt-ignore
const PATTERNS = {
  space: /\s+|#\d*|\d+\.+(?=\s|$)|\$0(?=\s|$)/y, // numbers of deals and moves are ignored
  tag: /\[\s*([A-Za-z]\w*)\s+(?=")/y,
  mark: /(?:!!|\?\?|!\?|\?!|!|\?|\$[1-6])(?=[\s(){}[\]]|$)/y,
  seat: /([^\s:(){}[\]"!?]+):/y,
  move: /[^\s(){}[\]"!?]+/y,
} as const;

/**
 * The records of a text, in order.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export const parseRecords = (text: string): readonly RawRecord[] => atOnce(parsingRecords(text));

/** The same in steps of some pieces; no move has been played yet, so each yields 0. */
export function* parsingRecords(text: string): Work<readonly RawRecord[]> {
  needLength(text, LONGEST);
  const records: RawRecord[] = [];
  let tags = new Map<string, RawTag>();
  let lines: RawLine[] = [];
  let opened: number[] = [];
  const begin = (): void => {
    const line: RawLine = {plies: []};
    [tags, lines, opened] = [new Map<string, RawTag>(), [line], []];
    records.push({tags, line});
  };
  const fail = (at: number, token: string, fault: TextFault): never => {
    throw textError(text, at, token, fault);
  };
  for (let [at, count] = [0, 1]; at < text.length; count++) {
    if (count % PIECES_PER_STEP === 0) yield 0;
    const piece = pieceAt(text, at);
    const line = lines.at(-1);
    const last = line?.plies.at(-1);
    const token = text.slice(at, piece?.to ?? at + 60);
    switch (piece?.kind) {
      case 'tag': {
        if (opened.length > 0) fail(opened.at(-1)!, '(', 'is not closed');
        if (!line || line.plies.length > 0 || line.comment !== undefined) begin();
        const {name, value} = piece;
        if (tags.has(name)) fail(at, name, 'is given twice');
        if (value.length > LONGEST_HEADER)
          throw textError(
            text,
            at,
            value,
            `has more than ${LONGEST_HEADER} characters, the most that are read`,
            'header',
            {most: LONGEST_HEADER},
          );
        tags.set(name, {value: unquoted(value) ?? fail(at, value, 'is not quoted correctly'), at});
        break;
      }
      case 'comment': {
        if (!line) begin();
        const of = last ?? lines.at(-1)!;
        const comment = piece.comment
          .replace(/\\([^])/g, '$1')
          .replace(/\s+/g, ' ')
          .trim();
        of.comment = of.comment === undefined ? comment : `${of.comment} ${comment}`;
        break;
      }
      case 'ply': {
        if (!line) begin();
        const {seat, move} = piece;
        const spoken = move.startsWith('"') ? unquoted(move) : move.replaceAll('_', ' ');
        const ply = {seat, text: spoken ?? fail(at, move, 'is not quoted correctly'), at};
        lines.at(-1)!.plies.push(ply);
        break;
      }
      case 'mark':
        if (last) last.mark = piece.mark;
        else fail(at, token, 'follows no move');
        break;
      case 'open': {
        if (!last) fail(at, '(', 'follows no move');
        if (opened.push(at) > DEEPEST) fail(at, '(', 'is nested too deeply');
        const variation: RawLine = {plies: []};
        (last!.variations ??= []).push(variation);
        lines.push(variation);
        break;
      }
      case 'close':
        if (opened.pop() === undefined) fail(at, ')', 'closes nothing');
        if (line!.plies.length === 0) fail(at, ')', 'closes a variation without moves');
        lines.pop();
        break;
      case 'space':
        break;
      case undefined:
        fail(
          at,
          /\S*/.exec(token)![0],
          FAULTS[token[0]!] ?? 'is not a move; expected the form N:QS',
        );
    }
    at = piece!.to;
  }
  if (opened.length > 0) fail(opened.at(-1)!, '(', 'is not closed');
  return records;
}

const FAULTS: Readonly<Record<string, TextFault>> = {
  '[': 'is not a header; expected the form [Name "value"]',
  '{': 'is not closed',
  '"': 'is not a move',
};

/**
 * The piece that begins at an offset; `undefined` when there is none, which ends the reading: a search
 * for what closes a piece reads to the end of the text at most once.
 */
function pieceAt(text: string, at: number): Piece | undefined {
  const sign = text[at]!;
  if (sign === '(' || sign === ')') return {kind: sign === '(' ? 'open' : 'close', to: at + 1};
  if (sign === '{') {
    const to = closing(text, '}', at + 1);
    return to < 0 ? undefined : {kind: 'comment', to: to + 1, comment: text.slice(at + 1, to)};
  }
  if (sign === '[') {
    const [head, name] = matchAt(PATTERNS.tag, text, at) ?? [];
    if (head === undefined) return undefined;
    const from = at + head.length;
    const value = quotedAt(text, from);
    if (value === undefined) return undefined;
    const [end] = matchAt(/\s*\]/y, text, from + value.length) ?? [];
    if (end === undefined) return undefined;
    return {kind: 'tag', to: from + value.length + end.length, name: name!, value};
  }
  const [space] = matchAt(PATTERNS.space, text, at) ?? [];
  if (space !== undefined) return {kind: 'space', to: at + space.length};
  const [mark] = matchAt(PATTERNS.mark, text, at) ?? [];
  if (mark !== undefined)
    return {
      kind: 'mark',
      to: at + mark.length,
      mark: mark.startsWith('$') ? MARKS[Number(mark[1]) - 1]! : (mark as Mark),
    };
  const [head, seat] = matchAt(PATTERNS.seat, text, at) ?? [];
  if (head === undefined) return undefined;
  const from = at + head.length;
  const move = text[from] === '"' ? quotedAt(text, from) : matchAt(PATTERNS.move, text, from)?.[0];
  return move === undefined ? undefined : {kind: 'ply', to: from + move.length, seat: seat!, move};
}

/** A quoted text with its quotes; `undefined` when it is not closed. */
function quotedAt(text: string, from: number): string | undefined {
  const to = closing(text, '"', from + 1);
  return to < 0 ? undefined : text.slice(from, to + 1);
}
