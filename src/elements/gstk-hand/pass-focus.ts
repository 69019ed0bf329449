import {type Cards, keyOf} from './hand-rows.js';

/**
 * Passes the focus on from a card that is about to leave the hand to its twin, or to the card that will
 * have its place, or to the hand itself if none is left. The browser lays out the page when it removes a
 * focused element, and again when another one is focused: both are done here, before anything has
 * changed. Nothing is done if other cards come, too, nor for a reader who goes by keys: what is said of
 * the next card changes with the picture, and a screen reader would say it twice.
 * @param cards those that are drawn
 * @param buttons theirs, by their keys
 * @param next the cards to come, in any order
 */
export function passFocus(
  root: ParentNode,
  cards: Cards,
  buttons: ReadonlyMap<unknown, HTMLElement>,
  next: Cards,
): void {
  const stay = new Set<unknown>(next.map((card, index) => keyOf(next, card, index)));
  const keys = [...buttons.keys()];
  const pressed = ':focus:not(:focus-visible)';
  const at = [...buttons.values()].findIndex((button) => button.matches(pressed));
  if (at < 0 || stay.has(keys[at]) || ![...stay].every((key) => buttons.has(key))) return;
  const left = keys.filter((key) => stay.has(key));
  const card = cards[at]!;
  const goal = next.includes(card) ? keyOf([], card, 0) : left[Math.min(at, left.length - 1)];
  const to = buttons.get(goal);
  // A tab stop that changes on a focused card would force a layout, too.
  if (to) to.tabIndex = 0;
  (to ?? root.querySelector<HTMLElement>('.hand'))?.focus({preventScroll: true});
}
