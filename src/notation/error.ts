import {type FaultReason, InvalidDataError} from '../game/index.js';
import type {TextFault, TextFaultValues} from './faults.js';

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
   * @param piece how the message calls the piece
   */
  constructor(
    text: string,
    at: number,
    token: string,
    fault: string,
    piece = token ? quote(token) : 'the end',
  ) {
    const before = text.slice(0, at).split(/\r\n?|\n/);
    const [line, column] = [before.length, before.at(-1)!.length + 1];
    super(`line ${line}, column ${column}:`, `${piece} ${fault}`);
    this.line = line;
    this.column = column;
    this.token = token;
  }
}

/** Thrown for a text that is longer than what is read of its kind; none of it has been read. */
export class TextTooLongError extends InvalidNotationError {
  override readonly name = 'TextTooLongError';
  /** The longest text of this kind, in UTF-16 code units. */
  readonly limit: number;
  declare readonly reason: FaultReason;

  constructor(length: number, limit: number) {
    super('', 0, '', `has ${length} characters; at most ${limit} are read`, 'the text');
    this.limit = limit;
    this.reason = {key: 'text/too-long', values: {length, limit}};
  }
}

/** What is wrong: a phrase; where it has values, also its key and the values. */
export type TextPhrase =
  | [fault: TextFault]
  | {
      [Key in keyof TextFaultValues]: [fault: string, key: Key, values: TextFaultValues[Key]];
    }[keyof TextFaultValues];

/** The error of a piece of a text. */
export const textError = (
  text: string,
  at: number,
  token: string,
  ...phrase: TextPhrase
): InvalidNotationError => {
  const [fault, key = fault, values = {}] = phrase as readonly [string, string?, object?];
  const reason: FaultReason = {key: `text/${key}`, values};
  return Object.assign(new InvalidNotationError(text, at, token, fault), {reason});
};

/** @throws {TextTooLongError} for a text of more than `limit` UTF-16 code units */
export function needLength(text: string, limit: number): void {
  if (text.length > limit) throw new TextTooLongError(text.length, limit);
}

/** A piece of a text as errors show it. */
export const quote = (token: string): string =>
  `"${token.length > 40 ? `${token.slice(0, 37)}...` : token}"`;
