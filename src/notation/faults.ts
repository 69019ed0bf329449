/** What may be wrong with a text: the English phrases are the keys of other languages. */

/** Phrases without values. */
export type TextFault =
  // Positions and parts of them
  | 'is not a card'
  | 'is not a suit with its ranks'
  | 'has no ranks; hands are separated by a bar'
  | 'does not belong in one hand'
  | 'is not a play'
  | 'is not a play; expected the form N:QS'
  | 'is not a seat'
  | 'has no seat'
  | 'is not a number of seats'
  | 'is not of the form "name: value"'
  | 'is given twice'
  | 'is not a value'
  | 'is not a name'
  | 'is too long for a name'
  | 'has no columns'
  | 'is more than a row holds'
  | 'lacks ">"'
  | 'is not closed'
  | 'is not quoted correctly'
  | 'is nested too deeply'
  // Records
  | 'is not a move'
  | 'is not a move; expected the form N:QS'
  | 'is not a move of this game'
  | 'follows no move'
  | 'is not a header; expected the form [Name "value"]'
  | 'is not among the headers'
  | 'does not belong among moves'
  | 'is not a known game'
  | 'is not a number'
  | 'is not 64 hexadecimal digits, a to f small'
  | 'is missing, and so are Secret and Start'
  | 'closes nothing'
  | 'closes a variation without moves';

/** Faults whose phrases have values, by their keys. */
export interface TextFaultValues {
  readonly 'too-long': {readonly length: number; readonly limit: number};
  readonly 'many-values': {readonly most: number};
  readonly 'other-game': {readonly game: string};
  readonly 'value-of': {readonly name: string};
  readonly colon: {readonly name: string};
  readonly position: {readonly why: string};
  readonly header: {readonly most: number};
  readonly unreadable: {readonly why: string};
  readonly version: {readonly version: number};
  readonly records: {readonly found: number};
  readonly seat: {readonly seats: readonly string[]};
  readonly refused: {readonly refusal: string};
  readonly seats: {readonly min: number; readonly max: number};
  readonly option: {
    readonly name: string;
    readonly value: string;
    readonly all: readonly (string | number)[];
  };
}
