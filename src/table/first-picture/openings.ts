import {rngFrom} from '../../cards/index.js';
import type {AnyView, PlayRules} from '../../game/index.js';
import {nearestLang} from '../../elements/index.js';
import {foreseeRoom, type HandRoom, onDarkGround} from '../../elements/shared/index.js';
import {matchLocale} from '../../i18n/locales.js';
import {beginDeal} from '../../match/begin.js';
import {BORDER, MARGIN, remOf, WIDE, widthOf} from '../frame/width-of.js';
import {note, type Press, type Shown} from './dealt.js';
import {draw, type Drawing, type Sheets} from './draw.js';
import {giveUp} from './give-up.js';

/** How a game opens. */
export interface Opening {
  /** The rules that deal. */
  readonly rules: Pick<PlayRules, 'seats' | 'options' | 'setup' | 'view' | 'legalMoves'>;
  /** The number of seats of a table that does not say. */
  readonly seats: number;
  /** What tells openings apart, besides the reader's hand; the seats on turn by default. */
  name?(view: AnyView): string;
  /** The reader's hand as codes, in display order; `undefined` if every reader has the same. */
  hand?(view: AnyView): readonly string[];
  /** The least number of rows of the hand in a narrow table. */
  readonly rows?: number;
}

/** What the first picture of a game is drawn from. */
interface FirstPicture {
  readonly opening: Opening;
  readonly drawing: Drawing;
  readonly sheets: Sheets;
}

/** The first pictures of the games of a tag, by id. */
export interface FirstPictures {
  readonly openings: Readonly<Record<string, Opening>>;
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly sheets: Sheets;
}

/** The name of the opening that a view shows. */
const openingOf = ({name}: Opening, view: AnyView): string => name?.(view) ?? view.turn.join();

/** The attributes with which a table begins as its drawing shows it. */
const PLAIN = /^(variant|game|class|id|style|storage-key|lang|data-.*)$/;

/** What a table keeps in the browser; `undefined` where nothing can be kept. */
function keptKeys(): readonly string[] | undefined {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith('gstk/'));
  } catch {
    return undefined;
  }
}

/** Whether a table will begin with a deal for a reader who has chosen nothing here, in English. */
function isPlain(host: Element, kept: readonly string[]): boolean {
  const {documentElement: page} = document;
  return (
    kept.length === 0 &&
    host.shadowRoot === null &&
    Object.keys(host).length === 0 &&
    host.getAttributeNames().every((name) => PLAIN.test(name)) &&
    window === top &&
    !matchMedia('(forced-colors: active), print').matches &&
    !/[#?&]same=/.test(location.href) &&
    matchLocale([nearestLang(host), ...navigator.languages]) === 'en' &&
    getComputedStyle(host).direction === 'ltr' &&
    page.checkVisibility() &&
    !onDarkGround(host)
  );
}

/** The room of its hand, where the table is near the viewport and its panels lie below; in pixels. */
function roomOf(host: Element): HandRoom | undefined {
  const {top, bottom} = host.getBoundingClientRect();
  if (bottom < -MARGIN || top > innerHeight + MARGIN || !host.checkVisibility()) return undefined;
  const [width, rem] = [widthOf(host), remOf(host)];
  return width >= WIDE * rem ? undefined : foreseeRoom(width - 2 * BORDER, width, rem);
}

/** What a click in a picture pressed. */
function pressOf(event: MouseEvent): Press | undefined {
  const {pointerType} = event as PointerEvent;
  const button = (event.composedPath() as HTMLElement[]).find((one) => one.localName === 'button');
  if (!button) return undefined;
  const {panel, id} = button.dataset;
  if (panel) return {button: `[data-panel="${panel}"]`, pointerType};
  if (id) return {button: `[data-id="${id}"]`, pointerType};
  const cards = [...(button.getRootNode() as ShadowRoot).querySelectorAll('.card')];
  for (const card of cards) card.classList.toggle('selected', card === button);
  return {card: cards.indexOf(button), pointerType};
}

/** Deals a match, and shows how its table will begin. */
function open(host: Element, {opening, drawing, sheets}: FirstPicture, isNew: boolean): void {
  const {rules, hand, rows = 1} = opening;
  const room = roomOf(host);
  if (!room) return;
  const {seed, startSeats, options} = beginDeal(rules, {seats: opening.seats});
  const state = rules.setup(options, startSeats, rngFrom(seed), () => undefined);
  const view = rules.view(state, 0);
  const legal = rules
    .legalMoves(state, 0)
    .flatMap((move) => ('card' in move ? [move.card as string] : []));
  const name = `${openingOf(opening, view)}${isNew ? ' new' : ''}`;
  const picture = draw(drawing, name, sheets, {cards: hand?.(view), legal, room, rows});
  if (!picture) return;
  const shown: Shown = {seed};
  picture.addEventListener('click', (event) => {
    const press = pressOf(event);
    if (press) shown.press = press;
  });
  host.attachShadow({mode: 'open'}).append(picture);
  note(host, shown);
}

/** Shows the first picture of a table, if it will begin as one of its drawings shows. */
function showAt(host: Element, id: string, {openings, drawings, sheets}: FirstPictures): void {
  const [opening, drawing] = [openings[id], drawings[id]];
  const kept = keptKeys();
  if (!opening || !drawing || !isPlain(host, kept ?? [])) return;
  const isNew = kept !== undefined && host.getAttribute('storage-key') !== 'off';
  open(host, {opening, drawing, sheets}, isNew);
}

/**
 * Shows the first pictures of the tables that the page holds already, before the table itself is there:
 * only of those that begin with a deal for a reader who is new to the page. All others begin with the
 * table, and so does each one whose picture cannot be drawn.
 * @param gameOf the id of a table's game, by its attributes
 * @param fetchTag fetches and registers the tag
 */
export function beginWithPictures(
  tag: string,
  pictures: FirstPictures,
  gameOf: (attributes: Readonly<Record<string, string>>) => string,
  fetchTag: () => Promise<unknown>,
): void {
  if (typeof document === 'undefined') return; // a server has nothing to show
  // Asked for while the pictures are drawn; it runs after them.
  const fetched = fetchTag();
  const hosts = customElements.get(tag) ? [] : [...document.querySelectorAll(tag)];
  for (const host of hosts) {
    try {
      const attributes = [...host.attributes].map(({name, value}) => [name, value]);
      showAt(host, gameOf(Object.fromEntries(attributes) as Record<string, string>), pictures);
    } catch (error) {
      console.warn(error);
    }
  }
  fetched.catch((error: unknown) => {
    console.error(error);
    for (const host of hosts) giveUp(host, fetchTag);
  });
}
