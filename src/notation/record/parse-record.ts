import {InvalidNotationError} from '../error.js';
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

// oxfmt-ignore
const PIECES = {
  space: /\s+|#\d*|\d+\.+(?=\s|$)|\$0(?=\s|$)/y, // numbers of deals and moves are ignored
  tag: /\[\s*([A-Za-z]\w*)\s+("(?:[^"\\]|\\.)*")\s*\]/y,
  comment: /\{((?:[^\\}]|\\[^])*)\}/y,
  open: /\(/y,
  close: /\)/y,
  mark: /(?:!!|\?\?|!\?|\?!|!|\?|\$[1-6])(?=[\s(){}[\]]|$)/y,
  ply: /([^\s:(){}[\]"!?]+):("(?:[^"\\]|\\.)*"|[^\s(){}[\]"!?]+)/y,
} as const;
type Piece = keyof typeof PIECES;

/**
 * The records of a text, in order.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export function parseRecords(text: string): readonly RawRecord[] {
  if (text.length > LONGEST)
    throw new InvalidNotationError(
      '',
      0,
      '',
      `is beyond ${LONGEST} characters, the longest text that is read`,
    );
  const records: RawRecord[] = [];
  let tags = new Map<string, RawTag>();
  let lines: RawLine[] = [];
  let opened: number[] = [];
  const begin = (): void => {
    const line: RawLine = {plies: []};
    [tags, lines, opened] = [new Map<string, RawTag>(), [line], []];
    records.push({tags, line});
  };
  const fail = (at: number, token: string, fault: string): never => {
    throw new InvalidNotationError(text, at, token, fault);
  };
  for (let at = 0; at < text.length;) {
    const [piece, found] = next(text, at);
    const line = lines.at(-1);
    const last = line?.plies.at(-1);
    const [whole] = found ?? [/\S*/.exec(text.slice(at, at + 60))![0]];
    switch (piece) {
      case 'tag': {
        if (opened.length > 0) fail(opened.at(-1)!, '(', 'is not closed');
        if (!line || line.plies.length > 0 || line.comment !== undefined) begin();
        const [, name, value] = found!;
        if (tags.has(name!)) fail(at, name!, 'is given twice');
        tags.set(name!, {
          value: unquoted(value!) ?? fail(at, value!, 'is not quoted correctly'),
          at,
        });
        break;
      }
      case 'comment': {
        if (!line) begin();
        const of = last ?? lines.at(-1)!;
        const comment = found![1]!
          .replace(/\\([^])/g, '$1')
          .replace(/\s+/g, ' ')
          .trim();
        of.comment = of.comment === undefined ? comment : `${of.comment} ${comment}`;
        break;
      }
      case 'ply': {
        if (!line) begin();
        const [, seat, move] = found!;
        const spoken = move!.startsWith('"') ? unquoted(move!) : move!.replaceAll('_', ' ');
        const ply = {seat: seat!, text: spoken ?? fail(at, move!, 'is not quoted correctly'), at};
        lines.at(-1)!.plies.push(ply);
        break;
      }
      case 'mark':
        if (!last) fail(at, whole, 'follows no move');
        else last.mark = whole.startsWith('$') ? MARKS[Number(whole[1]) - 1]! : (whole as Mark);
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
      case undefined:
        fail(at, whole, FAULTS[whole[0]!] ?? 'is not a move; expected the form N:QS');
    }
    at += whole.length;
  }
  if (opened.length > 0) fail(opened.at(-1)!, '(', 'is not closed');
  return records;
}

const FAULTS: Readonly<Record<string, string>> = {
  '[': 'is not a header; expected the form [Name "value"]',
  '{': 'is not closed',
  '"': 'is not a move',
};

function next(text: string, at: number): readonly [Piece | undefined, RegExpExecArray | undefined] {
  for (const [piece, pattern] of Object.entries(PIECES)) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [piece as Piece, found];
  }
  return [undefined, undefined];
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
