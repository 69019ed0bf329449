import type {Seed} from '../../cards/index.js';

/** The tag of a first picture in the shadow root of its table. */
export const PICTURE = 'gstk-first-picture';

/** What was pressed in a first picture: a card by its index in the hand, or a button by its data. */
export interface Press {
  readonly card?: number;
  readonly button?: string;
  /** As in `PointerEvent`. */
  readonly pointerType: string;
}

/** A first picture, and what has happened to it. */
export interface Shown {
  /** The seed of its cards. */
  readonly seed: Seed;
  /** The last press; the table carries it out. */
  press?: Press;
}

const shown = new WeakMap<Element, Shown>();

/** Notes the picture of a table that does not exist yet. */
export const note = (host: Element, picture: Shown): void => void shown.set(host, picture);

/** The picture that a table replaces; `undefined` for most tables, and once it is replaced. */
export const shownAt = (host: Element): Shown | undefined => shown.get(host);

/**
 * Takes down the picture of a table that draws itself now; the reader's press is carried out once it is
 * drawn.
 */
export function takeDown(host: Element & {readonly updateComplete: Promise<unknown>}): void {
  const picture = shown.get(host);
  if (!picture) return;
  shown.delete(host);
  const root = host.shadowRoot!;
  root.querySelector(PICTURE)?.remove();
  const {press} = picture;
  if (press) void host.updateComplete.then(() => carryOut(root, press));
}

/** Presses the same card or button in the table. */
async function carryOut(root: ShadowRoot, {card, button, pointerType}: Press): Promise<void> {
  const hand = root.querySelector('gstk-hand');
  await hand?.updateComplete;
  const pressed =
    card === undefined
      ? root.querySelector(button!)
      : hand?.shadowRoot?.querySelectorAll('.card')[card];
  pressed?.dispatchEvent(
    new PointerEvent('click', {bubbles: true, composed: true, cancelable: true, pointerType}),
  );
}
