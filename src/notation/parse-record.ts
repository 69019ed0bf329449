import {InvalidNotationError} from './error.js';
import {type Mark, MARKS} from './record.js';

/** The grammar of record texts. What headers and moves mean is not known here. */

/** A header, `[Name "value"]`. */
interface RawTag {
  readonly value: string;
  /** Where it stands in the text. */
  readonly at: number;
}

/** A move, `N:QS!?`, as it stands there. */
interface RawPly {
  readonly seat: string;
  readonly text: string;
  readonly at: number;
  mark?: Mark;
  comment?: string;
  variations?: RawLine[];
}

/** Moves with what is said before the first. */
export interface RawLine {
  comment?: string;
  readonly plies: RawPly[];
}

/** One record of a text. */
export interface RawRecord {
  readonly tags: ReadonlyMap<string, RawTag>;
  readonly line: RawLine;
}

/** No text of records is longer, and no variation lies deeper in others. */
const LONGEST = 5_000_000;
const DEEPEST = 50;

// prettier-ignore
const PIECES = {
  space: /\s+|#\d*|\d+\.+(?=\s|$)|\$0(?=\s|$)/y, // deals and moves may be numbered; nobody relies on it
  tag: /\[\s*([A-Za-z]\w*)\s+("(?:[^"\\]|\\.)*")\s*\]/y,
  comment: /\{((?:[^\\}]|\\[^])*)\}/y,
  open: /\(/y,
  close: /\)/y,
  mark: /(?:!!|\?\?|!\?|\?!|!|\?|\$[1-6])(?=[\s(){}[\]]|$)/y,
  ply: /([^\s:(){}[\]"!?]+):("(?:[^"\\]|\\.)*"|[^\s(){}[\]"!?]+)/y,
} as const;
type Piece = keyof typeof PIECES;

/**
 * The records of a text, one after the other.
 * @throws {InvalidNotationError}
 */
export function parseRecords(text: string): readonly RawRecord[] {
  if (text.length > LONGEST)
    throw new InvalidNotationError('', 0, '', `is after ${LONGEST} characters, but this is longer`);
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
        if (tags.has(name!)) fail(at, name!, 'is said twice');
        tags.set(name!, {value: unquoted(value!) ?? fail(at, value!, 'is not well quoted'), at});
        break;
      }
      case 'comment': {
        if (!line) begin();
        const of = last ?? lines.at(-1)!;
        const said = found![1]!
          .replace(/\\([^])/g, '$1')
          .replace(/\s+/g, ' ')
          .trim();
        of.comment = of.comment === undefined ? said : `${of.comment} ${said}`;
        break;
      }
      case 'ply': {
        if (!line) begin();
        const [, seat, move] = found!;
        const spoken = move!.startsWith('"') ? unquoted(move!) : move!.replaceAll('_', ' ');
        const ply = {seat: seat!, text: spoken ?? fail(at, move!, 'is not well quoted'), at};
        lines.at(-1)!.plies.push(ply);
        break;
      }
      case 'mark':
        if (!last) fail(at, whole, 'follows no move');
        else last.mark = whole.startsWith('$') ? MARKS[Number(whole[1]) - 1]! : (whole as Mark);
        break;
      case 'open': {
        if (!last) fail(at, '(', 'follows no move');
        if (opened.push(at) > DEEPEST) fail(at, '(', 'is too deep');
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
        fail(at, whole, FAULTS[whole[0]!] ?? 'is no move; it is written as N:QS');
    }
    at += whole.length;
  }
  if (opened.length > 0) fail(opened.at(-1)!, '(', 'is not closed');
  return records;
}

const FAULTS: Readonly<Record<string, string>> = {
  '[': 'is no header; it is written as [Name "value"]',
  '{': 'is not closed',
  '"': 'stands where a move should be',
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
