import {
  type AnyMove,
  type AnyState,
  type FaultReason,
  InvalidDataError,
  type Rules,
  type Seat,
} from '../game/index.js';
import {filled, type Plain, type ValuesIn} from '../game/phrases.js';
import type {TextFault} from './faults.js';
import {afterSpace} from './position/spelling.js';

/** Thrown for a text that cannot be read; names the faulty piece and its position. */
export class InvalidNotationError extends InvalidDataError {
  override readonly name: string = 'InvalidNotationError';
  /** The line of the fault, from 1. */
  readonly line: number;
  /** The column of the fault, from 1, in UTF-16 code units as editors count. */
  readonly column: number;
  /** The faulty piece; empty at the end of the text. */
  readonly token: string;

  /**
   * @param at the offset of the piece in the text, from 0
   * @param piece the piece as the message shows it
   */
  constructor(
    text: string,
    at: number,
    token: string,
    fault: string,
    piece = token ? quote(token) : 'the end',
  ) {
    const [line, column] = placeIn(text, at);
    super(`line ${line}, column ${column}:`, `${piece} ${fault}`);
    this.line = line;
    this.column = column;
    this.token = token;
  }
}

/** Thrown for a text that exceeds the limit of its kind; none of it has been read. */
export class TextTooLongError extends InvalidNotationError {
  override readonly name = 'TextTooLongError';
  /** The longest text of this kind, in UTF-16 code units. */
  readonly limit: number;
  declare readonly reason: FaultReason;

  constructor(length: number, limit: number) {
    const fault: TextFault = 'has {length} characters; at most {limit} are read';
    const values = {length, limit};
    super('', 0, '', filled(fault, values), 'the text');
    this.limit = limit;
    this.reason = {key: `text/${fault}`, values};
  }
}

/**
 * The last counted place. A text of many records may have many faults, so counting goes on from there.
 */
let counted = {text: '', line: 1, start: 0};

/** The line and the column of an offset. */
function placeIn(text: string, at: number): readonly [line: number, column: number] {
  if (counted.text !== text || counted.start > at) counted = {text, line: 1, start: 0};
  const breaks = /\r\n?|\n/g;
  breaks.lastIndex = counted.start;
  while (breaks.test(text) && breaks.lastIndex <= at)
    counted = {text, line: counted.line + 1, start: breaks.lastIndex};
  return [counted.line, at - counted.start + 1];
}

/** The error of a piece of a text. */
export function textError<Phrase extends TextFault>(
  text: string,
  at: number,
  token: string,
  phrase: Phrase,
  ...given: ValuesIn<Phrase>
): InvalidNotationError & {readonly reason: FaultReason} {
  const [values = {}] = given as readonly [object?];
  const reason = {key: `text/${phrase}`, values};
  return Object.assign(new InvalidNotationError(text, at, token, filled(phrase, values)), {reason});
}

/** The same for a fault that another error describes. */
export const causedError = (
  text: string,
  at: number,
  token: string,
  phrase: 'is not a valid position: {why}' | 'cannot be read: {why}' | 'cannot be dealt: {why}',
  cause: Error,
): InvalidNotationError =>
  Object.assign(textError(text, at, token, phrase, {why: cause.message}), {cause});

/** The error of a text with a wrong beginning. */
export function startError(text: string, fault: Plain<TextFault>): InvalidNotationError {
  const at = afterSpace(text, 0);
  return textError(text, at, /^\S*/.exec(text.slice(at, at + 60))![0], fault);
}

/** @throws {InvalidNotationError} at a piece of a text, for a move that the rules refuse */
export function needAllowed(
  rules: Rules,
  state: AnyState,
  {seat, move}: {readonly seat: Seat; readonly move: AnyMove},
  ...[text, at, token]: readonly [text: string, at: number, token: string]
): void {
  const refusal = rules.refuse(state, seat, move);
  if (!refusal) return;
  const error = textError(text, at, token, 'is not allowed: {refusal}', {refusal});
  const reason = {...error.reason, refused: {move, view: rules.view(state, seat)}};
  throw Object.assign(error, {reason});
}

/** @throws {TextTooLongError} for a text of more than `limit` UTF-16 code units */
export function needLength(text: string, limit: number): void {
  if (text.length > limit) throw new TextTooLongError(text.length, limit);
}

/** A piece of a text as errors show it. */
export const quote = (token: string): string =>
  `"${token.length > 40 ? `${token.slice(0, 37)}...` : token}"`;
