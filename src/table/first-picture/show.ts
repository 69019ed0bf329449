import {rngFrom} from '../../cards/index.js';
import type {AnyView} from '../../game/index.js';
import {foreseeRoom, type HandRoom} from '../../elements/shared/index.js';
import {beginDeal} from '../../match/begin.js';
import {BORDER, MARGIN, remOf, widthOf} from '../frame/width-of.js';
import {note, type Press, type Shown} from './dealt.js';
import {draw, type Drawing, type Sheets} from './draw.js';
import type {Opening} from './opening.js';
import {isPlain, keptKeys} from './plain.js';

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
  /** The id of a table's game, by its attributes. */
  gameOf(attributes: Readonly<Record<string, string>>): string;
}

/** The name of the opening that a view shows. */
const openingOf = ({name}: Opening, view: AnyView): string => name?.(view) ?? view.turn.join();

/** The room of its hand, where the table is near the viewport, in pixels. */
function roomOf(host: Element): HandRoom | undefined {
  const {top, bottom} = host.getBoundingClientRect();
  if (bottom < -MARGIN || top > innerHeight + MARGIN) return undefined;
  const width = widthOf(host);
  return foreseeRoom(width - 2 * BORDER, width, remOf(host));
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

/** Deals a match, and shows how its table will begin; returns whether it has done so. */
async function open(
  host: Element,
  {opening, drawing, sheets}: FirstPicture,
  isNew: boolean,
): Promise<boolean> {
  const {rules, hand, rows = 1} = opening;
  const room = roomOf(host);
  if (!room) return false;
  const {seed, startSeats, options} = beginDeal(rules, {seats: opening.seats});
  const state = rules.setup(options, startSeats, rngFrom(seed), () => undefined);
  const view = rules.view(state, 0);
  const legal = rules
    .legalMoves(state, 0)
    .flatMap((move) => ('card' in move ? [move.card as string] : []));
  const name = `${openingOf(opening, view)}${isNew ? ' new' : ''}`;
  const picture = await draw(drawing, name, sheets, {cards: hand?.(view), legal, room, rows});
  if (!picture || host.shadowRoot) return false; // the table itself has come meanwhile
  const shown: Shown = {seed};
  picture.addEventListener('click', (event) => {
    const press = pressOf(event);
    if (press) shown.press = press;
  });
  host.attachShadow({mode: 'open'}).append(picture);
  note(host, shown);
  return true;
}

/**
 * Shows the first picture of a table, if it will begin as one of its drawings shows; returns whether it has
 * done so.
 */
export async function show(
  host: Element,
  {openings, drawings, sheets, gameOf}: FirstPictures,
): Promise<boolean> {
  const attributes = [...host.attributes].map(({name, value}) => [name, value]);
  const id = gameOf(Object.fromEntries(attributes) as Record<string, string>);
  const [opening, drawing] = [openings[id], drawings[id]];
  if (!opening || !drawing || !isPlain(host)) return false;
  const isNew = keptKeys() !== undefined && host.getAttribute('storage-key') !== 'off';
  return open(host, {opening, drawing, sheets}, isNew);
}
