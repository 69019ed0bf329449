/** Toolbars: rows of buttons with one tab stop each (APG, toolbar). */
const BARS = '[role=toolbar]';

/** Buttons that belong to a row but stand elsewhere. */
function owned(bar: Element): readonly HTMLElement[] {
  const ids = bar.getAttribute('aria-owns')?.split(' ') ?? [];
  return ids.flatMap((id) => (bar.getRootNode() as ShadowRoot | Document).getElementById(id) ?? []);
}

/** The buttons of a row. */
export const buttonsOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button'),
  ...owned(bar),
];

const enabled = (button: HTMLElement): boolean =>
  !button.matches(':disabled, [aria-disabled="true"]');

/**
 * Gives each toolbar below a root its one tab stop: the focused button, otherwise the primary one,
 * otherwise the current stop, otherwise the first. A disabled button is the stop only while it is
 * focused, and a toolbar without a button that can be pressed is skipped. Call it after every update,
 * since buttons come and go.
 */
export function oneStopEach(root: ParentNode): void {
  for (const bar of root.querySelectorAll(BARS)) {
    const buttons = buttonsOf(bar);
    const able = buttons.filter(enabled);
    const stop =
      buttons.find((button) => button.matches(':focus')) ??
      able.find((button) => button.matches('.button-primary')) ??
      able.find((button) => button.getAttribute('tabindex') === '0') ??
      able[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }
}
