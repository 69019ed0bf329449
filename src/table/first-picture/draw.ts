import type {CSSResult} from 'lit';
import type {Card} from '../../cards/index.js';
import {drawSmall} from '../../elements/index.js';
import {type HandRoom, layHand, rowLimit, splitRows} from '../../elements/shared/index.js';
import {breath} from '../../game/slices.js';
import {PICTURE} from './dealt.js';

/**
 * A drawing that was taken from the table itself (`npm run first-pictures`): lines of HTML, shadow roots as
 * templates, and how other openings differ from it.
 */
export interface Drawing {
  /** The lines of the first opening, joined by line breaks; none of these is in the page. */
  readonly html: string;
  /** By opening: where lines are replaced, how many, and by which, from the end to the beginning. */
  readonly openings: Readonly<Record<string, readonly Change[]>>;
  /** What lies on the buttons of cards that are no playing cards, by their codes. */
  readonly faces?: Readonly<Record<string, string>>;
}
/** One of them. */
type Change = readonly [at: number, removed: number, ...lines: string[]];

/** The hand in a drawing. */
export interface DrawnHand {
  /** In display order; those of the drawing if `undefined`. */
  readonly cards?: readonly string[] | undefined;
  /** Those that may be played, if the reader is on turn. */
  readonly legal: readonly string[];
  /** See `layHand`. */
  readonly room: HandRoom;
  readonly rows: number;
}

/** The styles of the shadow roots in a drawing. */
export type Sheets = Readonly<Record<'table' | 'hand' | 'seat', readonly CSSResult[]>>;

/** Tags in a picture are never defined, so that nothing comes to life in it. */
const still = (text: string): string =>
  text.replaceAll(/\b(gstk-(?:hand|seat))[-\w]*/g, '$1-still');

const sheetOf = new Map<CSSResult, CSSStyleSheet>();
function sheetsOf(results: readonly CSSResult[]): CSSStyleSheet[] {
  return results.map((result) => {
    let sheet = sheetOf.get(result);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(still(result.cssText));
      sheetOf.set(result, sheet);
    }
    return sheet;
  });
}

/** Makes shadow roots of the templates, and sets the styles that a policy of the page forbids as text. */
function grow(root: DocumentFragment, sheets: Sheets): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template')) {
    const host = template.parentElement!;
    const inner = host.attachShadow({mode: 'open'});
    inner.adoptedStyleSheets = sheetsOf(sheets[host.localName.split('-')[1] as keyof Sheets]);
    inner.append(template.content);
    template.remove();
    grow(inner, sheets);
  }
  for (const one of root.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset['style']!;
    delete one.dataset['style'];
  }
  for (const face of root.querySelectorAll<HTMLElement>('[data-face]'))
    face.replaceWith(
      drawSmall(face.dataset['face'] === '' ? null : (face.dataset['face'] as Card)),
    );
}

/** How many faces are composed in one task. */
const FACES = 5;

/** The buttons of the cards: those of the drawing, or copies of its first with other faces. */
async function buttonsOf(
  hand: Element,
  {cards, legal}: DrawnHand,
  faces: Drawing['faces'],
): Promise<HTMLElement[]> {
  const drawn = [...hand.querySelectorAll<HTMLElement>('.card')];
  if (!cards) return drawn;
  const buttons: HTMLElement[] = [];
  for (const [at, card] of cards.entries()) {
    if (at % FACES === 0) await breath();
    const button = drawn[0]!.cloneNode() as HTMLElement;
    const illegal = button.classList.contains('legal') && !legal.includes(card);
    if (illegal) {
      button.classList.replace('legal', 'illegal');
      button.ariaDisabled = 'true';
    }
    if (faces) button.innerHTML = faces[card]!;
    else button.append(drawSmall(card as Card, {illegal}));
    buttons.push(button);
  }
  return buttons;
}

/** Lays the cards of a hand as `gstk-hand` does. */
async function lay(root: ShadowRoot, drawn: DrawnHand, faces: Drawing['faces']): Promise<void> {
  const {room, rows: least} = drawn;
  const hand = root.querySelector<HTMLElement>('.hand')!;
  const buttons = await buttonsOf(hand, drawn, faces);
  const row = hand.querySelector('.row')!.cloneNode() as Element;
  const {length} = buttons;
  const {rows, reserve, fit} = layHand(length, length, room, least);
  hand.classList.toggle('fit', fit > 0);
  hand.style.setProperty('--n', `${fit}`);
  hand.style.setProperty('--rows', `${reserve}`);
  const suits = buttons.map((button) => {
    const suit = button.querySelector<HTMLElement>('.gk')?.dataset['s'];
    return faces || suit === undefined ? button : suit;
  });
  const starts = splitRows(suits, rows, rowLimit(room));
  hand.replaceChildren(
    ...starts.map((start, number) => {
      const own = row.cloneNode() as Element;
      buttons.slice(start, starts[number + 1]).forEach((button, index) => {
        button.style.setProperty('--z', `${(number + 1) * 30 - index}`);
        own.append(button);
      });
      return own;
    }),
  );
}

/** The lines of an opening, as HTML. */
function htmlOf({html, openings}: Drawing, opening: string): string | undefined {
  const changes = openings[opening];
  if (!changes) return undefined;
  const lines = html.split('\n');
  for (const [at, removed, ...others] of changes) lines.splice(at, removed, ...others);
  return lines.join('');
}

/** Draws a picture, in several tasks; `undefined` if the opening has none. */
export async function draw(
  drawing: Drawing,
  opening: string,
  sheets: Sheets,
  hand: DrawnHand,
): Promise<HTMLElement | undefined> {
  const html = htmlOf(drawing, opening);
  if (html === undefined) return undefined;
  for (const results of Object.values(sheets)) {
    await breath();
    sheetsOf(results);
  }
  const picture = document.createElement(PICTURE);
  // A moment later the table itself is there: until then there is nothing to read or to reach by keys.
  picture.ariaHidden = 'true';
  const root = picture.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = sheetsOf(sheets.table);
  await breath();
  root.innerHTML = html;
  grow(root, sheets);
  const inner = root.querySelector('gstk-hand-still')?.shadowRoot;
  if (inner) await lay(inner, hand, drawing.faces);
  return picture;
}
