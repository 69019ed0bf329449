/** The written forms of a game's moves: one list, by which moves are written, read and described. */

/** A move: plain JSON with a `type`. */
interface Typed {
  readonly type: string;
}

/** A kind of word in the text of a move, which stands for the value of a field. */
export interface WordKind<Value = unknown> {
  /** The name of the kind, `card`. */
  readonly name: string;
  /** All words in their canonical spelling, if they are few. */
  readonly values?: readonly string[] | undefined;
  /** True if texts are of this kind that no game has: what it names depends on the match. */
  readonly isOpen?: true;
  /** The source of the pattern of its text; by default one word. */
  readonly pattern?: string;
  /**
   * The value of a text, in any spelling; `undefined` for a text of another kind.
   * @param seats the number of seats of the table, which decides what their letters mean
   */
  read(text: string, seats?: number): Value | undefined;
  /** The canonical spelling; '' if the form does not fit the value. */
  write(value: Value): string;
}

/** One form of a move, `attack {card} {target}`. */
export interface MoveForm {
  /** Its text; a name in braces stands for the value of that field of the move. */
  readonly text: string;
  /** The kinds of the words in braces, by field. */
  readonly words: Readonly<Record<string, WordKind>>;
  /** The fields that all moves of the form share, with their values: at least `type`. */
  readonly fixed: Typed;
}

/**
 * A form of a move. Spaces and colons in its text may be any number of either when it is read.
 * @param fixed the fields that all its moves share; by default the first word is the `type`
 */
export const moveForm = (
  text: string,
  words: MoveForm['words'] = {},
  fixed: Typed = {type: /^\w+/.exec(text)![0]},
): MoveForm => ({text, words, fixed});

/** How the moves of a game are written and read. */
export interface MoveNotation<Move extends Typed> {
  readonly moveForms: readonly MoveForm[];
  formatMove(move: Move): string;
  /** @param seats the number of seats of the table; without it, seats are read as numbers only */
  parseMove(text: string, seats?: number): Move | undefined;
}

/** A word without a space or a separator. */
const WORD = '[^\\s:/]+';

/** The names in braces. */
const NAMES = /\{(\w+)\}/g;

/** The text of a move in a form; '' if the move has another form. */
function textIn({text, words, fixed}: MoveForm, move: Typed): string {
  const values = move as unknown as Readonly<Record<string, unknown>>;
  let fits = Object.entries(fixed).every(
    ([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value),
  );
  const written = text.replace(NAMES, (_, name: string) => {
    const value = values[name];
    const word = value === undefined ? '' : words[name]!.write(value);
    fits &&= word !== '';
    return word;
  });
  return fits ? written : '';
}

/** A reader of one form. */
function readerOf({text, words, fixed}: MoveForm): (text: string, seats?: number) => unknown {
  const pieces = text.split(NAMES);
  const names = pieces.filter((_, at) => at % 2 === 1);
  const source = pieces.map((piece, at) =>
    at % 2 === 1 ? `(${words[piece]!.pattern ?? WORD})` : piece.replace(/[ :]/g, '[\\s:]+'),
  );
  const pattern = new RegExp(`^${source.join('')}$`);
  return (given, seats) => {
    const found = pattern.exec(given)?.slice(1);
    const values = found?.map((word, at) => words[names[at]!]!.read(word, seats));
    return values && !values.includes(undefined)
      ? {...fixed, ...Object.fromEntries(values.map((value, at) => [names[at]!, value]))}
      : undefined;
  };
}

/** How moves are written in these forms and read again. A move is written in the longest form that fits. */
export function moveNotation<Move extends Typed>(
  moveForms: readonly MoveForm[],
): MoveNotation<Move> {
  const count = ({words}: MoveForm): number => Object.keys(words).length;
  const longest = moveForms.toSorted((one, other) => count(other) - count(one));
  const readers = moveForms.map(readerOf);
  return {
    moveForms,
    formatMove(move) {
      for (const form of longest) {
        const text = textIn(form, move);
        if (text) return text;
      }
      return move.type;
    },
    parseMove(text, seats) {
      const given = text.trim();
      for (const read of readers) {
        const move = read(given, seats);
        if (move) return move as Move;
      }
      return undefined;
    },
  };
}
