import {InvalidDataError} from '../game/index.js';

/** Text that cannot be read; says which piece is wrong and where it begins. */
export class InvalidNotationError extends InvalidDataError {
  override readonly name = 'InvalidNotationError';
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** The piece that is wrong; empty at the end of the text. */
  readonly token: string;

  /** @param at where the piece begins in the text, from 0 */
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
