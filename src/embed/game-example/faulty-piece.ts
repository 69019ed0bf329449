import type {FaultReason} from '../../game/errors.js';

/** A piece of a line, from one index to another. */
export type Span = readonly [from: number, to: number];

/** The field of a position in its line, `turn: N`; `undefined` if the line has no such field. */
function fieldIn(line: string, field: string): Span | undefined {
  if (!/^\w+$/.test(field)) return undefined;
  const begun = new RegExp(`(?:^|[;\\n])\\s*(?=${field}\\s*:)`).exec(line);
  if (!begun) return undefined;
  const from = begun.index + begun[0].length;
  const [text] = /^[^;\n]*/.exec(line.slice(from))!;
  return [from, from + text.trimEnd().length];
}

/**
 * The piece that a fault of a position is about: the word that was found there, or else the whole field;
 * `undefined` if the line is one field and nothing in it is known to be wrong.
 */
export function faultyPiece(line: string, path: string, {found}: FaultReason): Span | undefined {
  const field = fieldIn(line, path.split(/[.[]/)[0]!);
  const [, word] = /^"([\w-]+)"$/.exec(found ?? '') ?? [];
  if (word === undefined) return field;
  const [from, to] = field ?? [0, line.length];
  const whole = [...line.slice(from, to).matchAll(new RegExp(`(^|[^\\w-])${word}(?![\\w-])`, 'g'))];
  const last = whole.at(-1);
  if (!last) return field;
  const at = from + last.index + last[1]!.length;
  return [at, at + word.length];
}
