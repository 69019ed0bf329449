/**
 * A row of buttons is one stop for Tab; arrows, Home and End go from button to button, round the ends
 * (APG, toolbar). Coming back, Tab finds the button that was left, or the one that is meant now.
 */

const BARS = '[role=toolbar]';

const buttonsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button')];

/** Gives each row below a root its one stop; after every update, since buttons come and go. */
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

/** A key pressed in such a row. */
export function rove(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const bar = event.currentTarget as HTMLElement;
  const buttons = buttonsOf(bar);
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = bar.matches(':dir(rtl)') ? -1 : 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = -1;
  const button = buttons.at(goal % buttons.length)!;
  button.tabIndex = 0;
  button.focus();
}
