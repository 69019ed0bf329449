import {atOnce, type Work} from '../../game/index.js';
import type {Plain} from '../../game/phrases.js';
import {InvalidNotationError, needLength, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {isQuote, SPACE, typed} from '../position/spelling.js';
import {Closer, matchAt, unquoted} from '../scanner.js';
import {type Mark, markOf} from './record.js';

/** The grammar of record texts. The meaning of headers and moves is left to the caller. */

/** A header, `[Name "value"]`. */
export interface RawTag {
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

/** The result of parsing a text of many records: the intact ones, and the faults of the others. */
export interface Parsed<Part> {
  readonly parts: readonly Part[];
  readonly faults: readonly InvalidNotationError[];
}

/** The longest text, in UTF-16 code units, and the deepest nesting of variations. */
const LONGEST = 5_000_000;
const DEEPEST = 50;
/** Finding this many pieces costs about as much as playing a move. */
const PIECES_PER_STEP = 50;

// oxfmt-ignore
const PATTERNS = {
  // Numbers of deals and moves are ignored.
  space: new RegExp(`${SPACE}|#\\d*|\\d+\\.+(?=\\s|$)|\\$0(?=\\s|$)`, 'y'),
  mark: new RegExp(`(?:!!|\\?\\?|!\\?|\\?!|!|\\?|\\$[1-6])(?=${SPACE}|[(){}[\\]]|$)`, 'y'),
  seat: /([^\s:(){}[\]"!?]+):/y,
  move: /[^\s(){}[\]"!?]+/y,
} as const;

/** `parsingRecords` at once. */
export const parseRecords = (text: string): Parsed<RawRecord> => atOnce(parsingRecords(text));

/**
 * The records of a text, in order. A broken one is left out, and its fault is reported. Steps take
 * several pieces each and yield 0, since no move has been played yet.
 * @throws {TextTooLongError}
 */
export function* parsingRecords(text: string): Work<Parsed<RawRecord>> {
  needLength(text, LONGEST);
  const closer = new Closer(text);
  const records: RawRecord[] = [];
  const faults: InvalidNotationError[] = [];
  let at = 0;
  let tags = new Map<string, RawTag>();
  /** The current line and those around it; empty outside of records. */
  let lines: RawLine[] = [];
  /** The offsets of open brackets. */
  let opened: number[] = [];

  const fail = (token: string, fault: Plain<TextFault>): never => {
    throw textError(text, at, token, fault);
  };
  /** The current line; begins a record if there is none. */
  const lineNow = (): RawLine => {
    if (lines.length === 0) {
      [tags, lines, opened] = [new Map<string, RawTag>(), [{plies: []}], []];
      records.push({tags, line: lines[0]!});
    }
    return lines.at(-1)!;
  };
  /** Ends a record before the next one, or at the end of the text. */
  const end = (): void => {
    if (lines.length > 1) {
      records.pop();
      faults.push(textError(text, opened.at(-1)!, '(', 'is not closed'));
    }
    lines = [];
  };
  /** Reads the piece that begins here, and returns its end. */
  const take = (): number => {
    const sign = text[at]!;
    if (sign === '[' && lines[0] && (lines[0].plies.length > 0 || lines[0].comment !== undefined))
      end();
    const last = lines.at(-1)?.plies.at(-1);
    const tag = sign === '[' ? closer.tag(at) : undefined;
    if (tag) {
      const {name, value, to} = tag;
      if (name === 'Game' && tags.has(name)) end();
      lineNow();
      if (tags.has(name)) fail(name, 'is given twice');
      tags.set(name, {value: unquoted(value) ?? fail(value, 'is not quoted correctly'), at});
      return to;
    }
    const comment = sign === '{' ? closer.comment(at) : undefined;
    if (comment) {
      const of = last ?? lineNow();
      const said = comment.comment
        .replace(/\\([^])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
      of.comment = of.comment === undefined ? said : `${of.comment} ${said}`;
      return comment.to;
    }
    if (sign === '(') {
      if (!last) return fail(sign, 'follows no move');
      if (opened.push(at) > DEEPEST) fail(sign, 'is nested too deeply');
      const variation: RawLine = {plies: []};
      (last.variations ??= []).push(variation);
      lines.push(variation);
      return at + 1;
    }
    if (sign === ')') {
      if (lines.length < 2) fail(sign, 'closes nothing');
      if (!last) fail(sign, 'closes a variation without moves');
      opened.pop();
      lines.pop();
      return at + 1;
    }
    const [space] = matchAt(PATTERNS.space, text, at) ?? [];
    if (space !== undefined) return at + space.length;
    const [mark] = matchAt(PATTERNS.mark, text, at) ?? [];
    if (mark !== undefined) {
      if (!last) return fail(mark, 'follows no move');
      last.mark = markOf(mark)!;
      return at + mark.length;
    }
    const [head, seat] = matchAt(PATTERNS.seat, text, at) ?? [];
    const from = at + (head?.length ?? 0);
    const close = head && isQuote(text[from] ?? '') ? closer.quoted(from) : 0;
    const move = close > 0 ? text.slice(from, close) : matchAt(PATTERNS.move, text, from)?.[0];
    if (head === undefined || move === undefined)
      return fail(
        /\S*/.exec(text.slice(at, at + 60))![0],
        FAULTS[sign] ?? 'is not a move; expected the form N:QS',
      );
    const spoken = close > 0 ? unquoted(move) : typed(move).replaceAll('_', ' ');
    const plain = spoken ?? fail(move, 'is not quoted correctly');
    lineNow().plies.push({seat: seat!, text: plain, at});
    return from + move.length;
  };

  for (let count = 1; at < text.length; count++) {
    if (count % PIECES_PER_STEP === 0) yield 0;
    try {
      at = take();
    } catch (error) {
      if (!(error instanceof InvalidNotationError)) throw error;
      faults.push(error);
      // A broken header may be the first of the next record.
      const begins = tags.has('Game') && /^\[\s*Game\b/.test(text.slice(at, at + 60));
      if (lines.length > 0 && !begins) records.pop();
      lines = [];
      at = closer.skip(at);
    }
  }
  end();
  return {parts: records, faults};
}

const FAULTS: Readonly<Record<string, Plain<TextFault>>> = {
  '[': 'is not a header; expected the form [Name "value"]',
  '{': 'is not closed',
};
