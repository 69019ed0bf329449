import {InvalidDataError} from '../../game/index.js';
import type {ValuesIn} from '../../game/phrases.js';
import {causedError, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {typed} from '../position/spelling.js';
import type {Board} from './parse-pbn.js';

/** The tags of one board, and faults that point to them in the text of the file. */
export class BoardTags {
  readonly #text: string;
  readonly #board: Board;

  constructor(text: string, board: Board) {
    this.#text = text;
    this.#board = board;
  }

  /** The text of a tag, if the board has it. */
  value(tag: string): string | undefined {
    return this.#board.tags.get(tag.toLowerCase())?.value;
  }

  /** Reports a fault at a tag, or at the deal if the board lacks it. */
  fail<Phrase extends TextFault>(tag: string, ...fault: [Phrase, ...ValuesIn<Phrase>]): never {
    const {at, value} = this.#tagAt(tag);
    throw textError(this.#text, at, value, ...fault);
  }

  #tagAt(tag: string): {readonly at: number; readonly value: string} {
    const {tags} = this.#board;
    return tags.get(tag.toLowerCase()) ?? tags.get('deal')!;
  }

  /** The compass point that a tag names. */
  place(tag: string): string {
    return typed(this.value(tag) ?? '').toUpperCase();
  }

  /** Reports a fault at the tag that the path of the error has. */
  within<Value>(
    read: () => Value,
    fault: 'cannot be dealt: {why}' | 'cannot be read: {why}',
    tagOf: (path: string) => string,
  ): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidDataError || error instanceof SyntaxError)) throw error;
      const {at, value} = this.#tagAt(tagOf((error as Partial<InvalidDataError>).path ?? ''));
      throw causedError(this.#text, at, value, fault, error);
    }
  }
}
