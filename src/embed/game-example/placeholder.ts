import {chip, letterIn} from '../../elements/diagram/chip.js';
import {drawDiagram} from '../../elements/diagram/draw.js';
import {handsAndTrick} from '../../elements/diagram/diagram.js';
import {type Piece, piece} from '../../elements/diagram/piece.js';
import {seatLetters} from '../../notation/seats.js';
import type {GameEntry} from '../../elements/game-entry.js';
import {nearestLang} from '../attributes.js';
import {entryNamed} from '../catalogue.js';
import {namesFrom, readLooks, southOf} from '../../lesson/author-position.js';

/** What stands in the place of a board before rules and words are there. */

/** An example as its author wrote it. */
interface Written extends HTMLElement {
  readonly game: string;
  readonly variant: string;
}

const entryFor = ({game, variant}: Written): GameEntry | undefined => entryNamed(game, variant);

/** Whether hands and a trick are the whole diagram: then it is drawn at once as large as it will be. */
export const isWhole = (example: Written): boolean =>
  entryFor(example)?.placeholder.room === undefined;

/** How those are called who sit down: by their letters, where the author has not named them. */
function seatsOf(example: Written): readonly string[] {
  const names = namesFrom((field) => example.getAttribute(field));
  const said = Number(example.getAttribute('players') ?? names.length);
  const seats = said > 0 && said < 17 ? said : (entryFor(example)?.seats.usual ?? 4);
  const letters = seatLetters(seats).slice(0, seats);
  return letters.map((one, at) => names[at] ?? one);
}

/** Hands and trick as they are written. */
export function handsOf(example: Written): Piece {
  const names = seatsOf(example);
  const seats = names.length;
  // A whole position may stand in one attribute.
  const get = (field: string): string | null =>
    example.getAttribute(field) ??
    RegExp(`\\b${field}:([^;]*)`).exec(example.getAttribute('position') ?? '')?.[1] ??
    null;
  const {seat, shown} = readLooks(get, seats, names, () => undefined);
  // What will be dealt lies there by its backs.
  const backs = Array<null>(Math.floor((entryFor(example)?.placeholder.cards ?? 0) / seats)).fill(
    null,
  );
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

/** A sheet for each game whose diagrams need room. */
const sheets = new Map<string, CSSStyleSheet>();

/** Puts the sheet with the room of the example's game in the place of that of the game before. */
function adoptRoom(root: ShadowRoot, css = ''): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  const known = [...sheets.values()];
  root.adoptedStyleSheets = [
    ...root.adoptedStyleSheets.filter((other) => !known.includes(other)),
    sheet,
  ];
}

/**
 * Hands and trick where they are the whole diagram; else the room of what only the rules can lay out,
 * longer by a row for every two who sit down beyond four.
 */
export function boardBefore(example: Written): Piece {
  if (isWhole(example)) return handsOf(example);
  adoptRoom(example.shadowRoot!, entryFor(example)!.placeholder.room);
  const rows = seatsOf(example).map((_, at) => at > 3 && at % 2 === 0 && piece('div'));
  return piece('div', {class: 'room'}, ...rows.map((row) => row || undefined));
}
