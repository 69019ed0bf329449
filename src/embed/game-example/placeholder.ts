import {chip, letterIn} from '../../elements/diagram/chip.js';
import {drawDiagram} from '../../elements/diagram/draw.js';
import {handsAndTrick} from '../../elements/diagram/diagram.js';
import {type Piece, piece} from '../../elements/diagram/piece.js';
import {seatLetters} from '../../notation/seats.js';
import {nearestLang} from '../attributes.js';
import {namesFrom, readLooks, southOf} from '../../lesson/author-position.js';

/** What stands in the place of a board before rules and words are there. */

/** How many usually sit down where it is not four: what is drawn first need not be drawn anew. */
const usual = (name: string): number =>
  /three|minsk|atom/.test(name)
    ? 3
    : name.includes('kingdom')
      ? 5
      : name.includes('ladder')
        ? 6
        : 4;

/** How many cards are dealt out. */
const deck = (name: string): number =>
  /omni|joker|trade/.test(name) ? 52 : name.includes('domino') ? 24 : 32;

/** An example as its author wrote it. */
interface Written extends HTMLElement {
  readonly game: string;
  readonly variant: string;
}

const nameOf = ({game, variant}: Written): string => `${game} ${variant}`;

/** Games whose hands and trick are the whole diagram: it can be drawn as large as it will be at once. */
export const isKing = (example: Written): boolean =>
  /^king(?!dom|s-|-at-| peasants| ladder)/.test(nameOf(example));

/** How those are called who sit down: by their letters, where the author has not named them. */
function seatsOf(example: Written): readonly string[] {
  const names = namesFrom((field) => example.getAttribute(field));
  const said = Number(example.getAttribute('players') ?? names.length);
  const seats = said > 0 && said < 17 ? said : usual(nameOf(example));
  const letters = seatLetters(seats).slice(0, seats);
  return letters.map((one, at) => names[at] ?? one);
}

/** Hands and trick as they are written. */
export function sketchOf(example: Written): Piece {
  const names = seatsOf(example);
  const seats = names.length;
  // A whole position may stand in one attribute.
  const get = (field: string): string | null =>
    example.getAttribute(field) ??
    RegExp(`\\b${field}:([^;]*)`).exec(example.getAttribute('position') ?? '')?.[1] ??
    null;
  const {seat, shown} = readLooks(get, seats, names, () => undefined);
  // What will be dealt lies there by its backs.
  const backs = Array<null>(Math.floor(deck(nameOf(example)) / seats)).fill(null);
  const dealt = example.hasAttribute('deal') && {
    hands: names.map((_, at) => (at === seat ? backs : null)),
  };
  const letterOf = letterIn(example.lang || nearestLang(example));
  return drawDiagram(handsAndTrick({...dealt, ...shown}, {names, seat, south: southOf(seats)}), {
    letterOf,
    nameOf: (card) => card ?? '',
    face: (card) => chip(card, letterOf),
  });
}

/**
 * The same where they are the whole diagram; else the room of what only the rules can lay out, longer by
 * a row for every two who sit down beyond four.
 */
export const boardBefore = (example: Written): Piece =>
  isKing(example)
    ? sketchOf(example)
    : piece(
        'div',
        {class: `room ${nameOf(example)}`.replaceAll('-', ' ')},
        ...seatsOf(example).map((_, at) => (at > 3 && at % 2 === 0 ? piece('div') : undefined)),
      );
