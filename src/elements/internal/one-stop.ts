/** Rows of buttons, each one stop for Tab (APG, toolbar). */
const BARS = '[role=toolbar]';

/** The buttons of a row. */
export const buttonsOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button'),
];

/**
 * Gives each row below a root its one stop; after every update, since buttons come and go. Coming back,
 * Tab finds the button that was left, or the one that is meant now.
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
