import {InvalidDataError} from '../game/index.js';

/** Thrown for a text that cannot be read; names the faulty piece and its position. */
export class InvalidNotationError extends InvalidDataError {
  override readonly name = 'InvalidNotationError';
  /** The line of the fault, from 1. */
  readonly line: number;
  /** The column of the fault, from 1, in UTF-16 code units as editors count. */
  readonly column: number;
  /** The faulty piece; empty at the end of the text. */
  readonly token: string;

  /** @param at the offset of the piece in the text, from 0 */
  constructor(text: string, at: number, token: string, fault: string) {
    const before = text.slice(0, at).split(/\r\n?|\n/);
    const [line, column] = [before.length, before.at(-1)!.length + 1];
    super(`line ${line}, column ${column}:`, `${token ? show(token) : 'the end'} ${fault}`);
    this.line = line;
    this.column = column;
    this.token = token;
  }
}

const show = (token: string): string =>
  `"${token.length > 40 ? `${token.slice(0, 37)}...` : token}"`;
