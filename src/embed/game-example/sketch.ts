import {chip, letterIn} from '../../elements/diagram/chip.js';
import {drawDiagram} from '../../elements/diagram/draw.js';
import {handsAndTrick} from '../../elements/diagram/diagram.js';
import {type Piece, piece} from '../../elements/diagram/piece.js';
import {seatLetters} from '../../notation/seats.js';
import {nearestLang} from '../attributes.js';
import {namesFrom, readLooks, southOf} from './shown.js';

/** What stands in the place of a board before rules and words are there. */

/** Games whose hands and trick are the whole diagram: it can be drawn as large as it will be at once. */
export const isKing = (game: string, variant: string): boolean =>
  /^king(?!dom|s-|-at-court)/.test(game) && !/^(peasants|ladder)$/.test(variant);

/** How many usually sit down where it is not four: what is drawn first need not be drawn anew. */
const usual = (variant: string): number => (/^(threesome|minsk|atomic)$/.test(variant) ? 3 : 4);

/** A hand that is not known yet, as long as most are dealt. */
const BACKS: readonly null[] = Array<null>(8).fill(null);

/** An example as its author wrote it. */
interface Written extends HTMLElement {
  readonly game: string;
  readonly variant: string;
}

/** Hands and trick as they are written. */
export function sketchOf(example: Written): Piece {
  const {variant} = example;
  const get = (name: string): string | null => example.getAttribute(name);
  const names = namesFrom(get);
  const said = Number(get('players') ?? names.length);
  const seats = said > 0 && said < 17 ? said : usual(variant);
  const {seat, shown} = readLooks(get, seats, names, () => undefined);
  const letters = seatLetters(seats).slice(0, seats);
  // What will be dealt lies there by its backs.
  const dealt = get('deal') && {hands: letters.map((_, at) => (at === seat ? BACKS : null))};
  const seating = {
    names: letters.map((one, at) => names[at] ?? one),
    seat,
    south: southOf(seats),
  };
  const letterOf = letterIn(example.lang || nearestLang(example));
  const nameOf = (card: string | null): string => card ?? '';
  return drawDiagram(handsAndTrick({...dealt, ...shown}, seating), {
    ...{letterOf, nameOf},
    face: (card) => chip(card, letterOf),
  });
}

/** The same where they are the whole diagram; else the room of what only the rules can lay out. */
export const boardBefore = (example: Written): Piece =>
  isKing(example.game, example.variant)
    ? sketchOf(example)
    : piece('div', {class: `room ${example.game} ${example.variant}`.replaceAll('-', ' ')});
