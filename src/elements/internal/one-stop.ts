/** Toolbars: rows of buttons with one tab stop each (APG, toolbar). */
const BARS = '[role=toolbar]';

/** The buttons of a row. */
export const buttonsOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button'),
];

/**
 * Gives each toolbar below a root its one tab stop: the focused button, otherwise the primary one,
 * otherwise the current stop, otherwise the first. Call it after every update, since buttons come
 * and go.
 */
export function oneStopEach(root: ParentNode): void {
  for (const bar of root.querySelectorAll(BARS)) {
    const buttons = buttonsOf(bar);
    const stop =
      buttons.find((button) => button.matches(':focus')) ??
      buttons.find((button) => button.matches('.button-primary')) ??
      buttons.find((button) => button.getAttribute('tabindex') === '0') ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }
}
