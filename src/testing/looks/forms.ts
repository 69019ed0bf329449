import type {AnyMove, MoveForm, Seat} from '../../game/index.js';
import {moveNotation, readMove} from '../../game/index.js';
import {cardIn} from '../../game/read-move.js';
import {seatLetters} from '../../game/seats.js';
import {difference} from '../plain.js';
import {type Look, seatsOf} from './look.js';

/** The law that the declared forms are those in which moves are written, one for each move. */

const notations = new WeakMap<readonly MoveForm[], readonly ReturnType<typeof moveNotation>[]>();

/** The notation of each form alone. */
const eachOf = (forms: readonly MoveForm[]): readonly ReturnType<typeof moveNotation>[] => {
  const known = notations.get(forms) ?? forms.map((form) => moveNotation([form]));
  notations.set(forms, known);
  return known;
};

/** Kinds of words that name seats. */
const SEATS = /^seats?\b/;

/** The same text with letters for seats. */
function withLetters({text, words}: MoveForm, move: AnyMove, seats: number): string {
  const values = move as AnyMove & Readonly<Record<string, unknown>>;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const kind = words[name]!;
    const word = kind.write(values[name]);
    return SEATS.test(kind.name)
      ? word.replace(/\d+/g, (digits) => seatLetters(seats)[Number(digits)]!)
      : word;
  });
}

/** Checks that a card alone is read as the only legal move with it, and as no move if there are several. */
function lookAtCards({rules, state, fail}: Look, seat: Seat): void {
  const legal = rules.legalMoves(state, seat);
  for (const card of new Set(legal.flatMap((move) => cardIn(move) ?? []))) {
    const moves = legal.filter((move) => cardIn(move) === card);
    const read = readMove(rules, state, seat, card);
    const due = moves.length === 1 ? moves[0] : undefined;
    const found = difference(due, read);
    if (found)
      fail('respelled', `seat ${seat}: "${card}" alone, of ${moves.length} moves: ${found}`);
  }
}

/** Checks that each legal move is read in exactly one form, with letters for its seats too. */
export function lookAtForms({rules, state, fail, dice}: Look): void {
  const {moveForms: forms} = rules;
  const each = eachOf(forms);
  for (const seat of seatsOf(state)) {
    lookAtCards({rules, state, fail, dice}, seat);
    for (const move of rules.legalMoves(state, seat)) {
      const text = rules.formatMove(move);
      const read = forms.filter((_, at) => each[at]!.parseMove(text, state.seats));
      const [form, other] = read;
      if (!form) fail('forms', `"${text}" has no declared form`);
      else if (other) fail('forms', `"${text}" is both "${form.text}" and "${other.text}"`);
      else if (difference(move, each[forms.indexOf(form)]!.parseMove(text, state.seats)))
        fail('forms', `"${text}" is another move in the form "${form.text}"`);
      else {
        const lettered = withLetters(form, move, state.seats);
        const found = difference(move, rules.parseMove(lettered, state.seats));
        if (found) fail('respelled', `seat ${seat}: "${lettered}" is not read: ${found}`);
      }
    }
  }
}
