import {KING, type Outlook} from './outlook.js';

/**
 * Sorts the situations of a decision into the rows of a table, by a few steps for each fact that
 * matters.
 */

/**
 * A decision that a table has rows for: the number of its ways and rows, and the first row for more
 * than two living players.
 */
export const CHOICES = {
  king: {ways: 2, rows: 160, crowd: 80},
  flanks: {ways: 7, rows: 540, crowd: 180},
  centre: {ways: 3, rows: 56, crowd: 28},
  rout: {ways: 2, rows: 640, crowd: 320},
  declaration: {ways: 5, rows: 960, crowd: 192},
  answer: {ways: 3, rows: 360, crowd: 180},
} as const;

/** One of the decisions. */
export type Choosing = keyof typeof CHOICES;

/** A row number from digits, each with its number of values. */
const rowOf = (...digits: readonly (readonly [digit: number, values: number])[]): number =>
  digits.reduce((row, [digit, values]) => row * values + digit, 0);

const cap = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/**
 * Whose two highest cards are better: 0 the bot's beat every card of the rival, 1 the rival's beat
 * every card of the bot, 2 both beat all but the highest two, 3 the bot's beat more, 4 the rival's
 * beat at least as many.
 */
function edgeOf({hand, dark}: Outlook): number {
  const depth = (one: readonly number[], other: readonly number[]): number => {
    for (const at of [0, 2]) if ((one[1] ?? -1) > (other[at] ?? -1)) return at / 2;
    return 2;
  };
  const [own, rival] = [depth(hand, dark), depth(dark, hand)];
  if (own === 0) return 0;
  if (rival === 0) return 1;
  return own === 1 && rival === 1 ? 2 : own < rival ? 3 : 4;
}

/** 1 while more than two players live, else 0. */
const crowd = ({others}: Outlook): number => (others > 0 ? 1 : 0);

/** 2 if the rival always declares an ace or lies, else 1. */
const liar = ({habits}: Outlook): number => (habits.lies === 'always' ? 2 : 1);

/** Whether the King goes to the centre. */
export const rowOfKing = (outlook: Outlook): number =>
  rowOf(
    [crowd(outlook), 2],
    [cap(outlook.left, 3), 4],
    // Whether the remaining tricks leave a card over.
    [outlook.held > 3 * (outlook.left + 1) ? 1 : 0, 2],
    [edgeOf(outlook), 5],
    [outlook.rivalToken ? 1 : 0, 2],
  );

/** Which flanks are laid, with the King or another card between them. */
export const rowOfFlanks = (outlook: Outlook, king: boolean): number =>
  rowOf(
    [crowd(outlook) * liar(outlook), 3],
    [cap(outlook.left, 3), 4],
    [edgeOf(outlook), 5],
    [outlook.lead < -4 ? 0 : outlook.lead > 4 ? 2 : 1, 3],
    [king ? 1 : outlook.king === 'hand' ? 0 : 2, 3],
  );

/** Which card lies between these flanks. */
export const rowOfCentre = (outlook: Outlook, flanks: number): number =>
  rowOf([crowd(outlook), 2], [cap(outlook.left, 3), 4], [flanks, 7]);

/** The cost of a card drawn from the bot's hand: 0 nothing, 1 the King for certain, … 4 no King. */
function riskOf({held, king}: Outlook): number {
  if (held === 0 || king === 'lost') return 0;
  if (king !== 'hand') return 4;
  return held === 1 ? 1 : held < 5 ? 2 : 3;
}

/** Whether the rival's centre is routed. */
export function rowOfRout(outlook: Outlook): number {
  const {rivalHeld, left, skirmishes, rivalFlank, dark} = outlook;
  const above = dark.filter((height) => height > rivalFlank).length;
  return rowOf(
    [crowd(outlook), 2],
    [rivalHeld - 3 * left > 0 ? 1 : 0, 2],
    [cap(left, 3), 4],
    [skirmishes < 0 ? 0 : 1, 2],
    [above === 0 ? 0 : above < 3 ? 1 : above < 6 ? 2 : 3, 4],
    [riskOf(outlook), 5],
  );
}

/** Which value is declared. */
export function rowOfDeclaration(outlook: Outlook): number {
  const {centre, own, dark, rivalHeld, habits} = outlook;
  const top = own[0] ?? -1;
  const kind =
    centre === KING ? 0 : centre === top ? 1 : centre >= (dark[dark.length >> 1] ?? 0) ? 2 : 3;
  const risk = riskOf(outlook);
  return rowOf(
    [crowd(outlook) * (2 * liar(outlook) - (outlook.ties > 0 ? 0 : 1)), 5],
    [kind, 4],
    [risk === 4 ? 3 : cap(risk, 2), 4],
    [rivalHeld < 2 ? 1 : 0, 2],
    [['unknown', 'never', 'always'].indexOf(habits.doubts), 3],
    [top > (dark[0] ?? -1) ? 1 : 0, 2],
  );
}

/** How to answer a declaration that may be true. */
export function rowOfAnswer(outlook: Outlook): number {
  const {declared, dark, rivalHeld, habits} = outlook;
  return rowOf(
    [crowd(outlook), 2],
    [declared === KING ? 0 : declared === dark[0] ? 1 : 2, 3],
    [dark.length > 4 ? 1 : 0, 2],
    [riskOf(outlook), 5],
    [rivalHeld < 2 ? 1 : 0, 2],
    [['unknown', 'never', 'always'].indexOf(habits.lies), 3],
  );
}
