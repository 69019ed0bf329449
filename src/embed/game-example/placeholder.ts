import {type CSSResult, unsafeCSS} from '@lit/reactive-element';
import {
  arrange,
  chipPiece,
  drawDiagram,
  type GameEntry,
  handsAndTrick,
  letterIn,
  nearestLang,
  piece,
  type Piece,
  setting,
} from '../../elements/index.js';
import {wear, wornBy} from '../../elements/shared/index.js';
import {seatLetters} from '../../game/seats.js';
import {knownAs} from '../known-games.js';
import {playerNamed} from '../../i18n/player.js';
import {namesFrom, readLooks, southOf} from '../../lesson/author-position.js';

/** The board's placeholder until rules and messages are loaded. */

const entryFor = (example: HTMLElement): GameEntry | undefined =>
  knownAs(setting(example, 'game') ?? '', setting(example, 'variant') ?? '');

/** Whether hands and a trick are the whole diagram, so that the placeholder has its final size. */
export const isWhole = (example: HTMLElement): boolean =>
  entryFor(example)?.placeholder.room === undefined;

/** The players' names; their seat letters where the author has given no names. */
function seatsOf(example: HTMLElement): readonly string[] {
  const names = namesFrom((field) => setting(example, field));
  const said = Number(setting(example, 'players') ?? names.length);
  const seats = said > 0 && said < 17 ? said : (entryFor(example)?.seats.usual ?? 4);
  const letters = seatLetters(seats).slice(0, seats);
  return letters.map((one, at) => names[at] ?? one);
}

/** The author's hands and trick. */
export function handsOf(example: HTMLElement): Piece {
  const names = seatsOf(example);
  const seats = names.length;
  // One attribute may hold a whole position.
  const get = (field: string): string | null =>
    setting(example, field) ??
    RegExp(`\\b${field}:([^;]*)`).exec(setting(example, 'position') ?? '')?.[1] ??
    null;
  const {seat, shown} = readLooks(get, seats, names, () => undefined);
  // Hands that are still to be dealt are shown as card backs.
  const backs = Array<null>(Math.floor((entryFor(example)?.placeholder.cards ?? 0) / seats)).fill(
    null,
  );
  const dealt = setting(example, 'deal') !== null && {
    hands: names.map((_, at) => (at === seat ? backs : null)),
  };
  const letterOf = letterIn(example.lang || nearestLang(example));
  const seating = {players: names.map(playerNamed), seat, south: southOf(seats)};
  return drawDiagram(arrange(handsAndTrick({...dealt, ...shown}, seating)), {
    letterOf,
    nameOf: (card) => card ?? '',
    face: (card) => chipPiece(card, letterOf),
  });
}

/** One sheet for each game whose diagrams need reserved room. */
const sheets = new Map<string, CSSResult>();

/** Adopts the sheet of the current game's reserved room instead of the previous game's. */
function adoptRoom(root: ShadowRoot, css = ''): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = unsafeCSS(css);
    sheets.set(css, sheet);
  }
  const known = [...sheets.values()];
  wear(root, [...wornBy(root).filter((other) => !known.includes(other)), sheet]);
}

/**
 * Hands and trick if they are the whole diagram; otherwise room for the layout that comes with the
 * rules, with one more row for every two players beyond four.
 */
export function boardBefore(example: HTMLElement): Piece {
  if (isWhole(example)) return handsOf(example);
  adoptRoom(example.shadowRoot!, entryFor(example)!.placeholder.room);
  const rows = seatsOf(example).map((_, at) => at > 3 && at % 2 === 0 && piece('div'));
  return piece('div', {class: 'room'}, ...rows.map((row) => row || undefined));
}
