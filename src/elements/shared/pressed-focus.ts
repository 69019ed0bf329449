import {isElement} from './realm.js';

const PRESSED = 'button, summary, input, a[href]';

/** Focuses a clicked control unless it has the focus; clicks by scripts have no `detail`. */
function focusPressed(event: MouseEvent): void {
  const [target] = event.composedPath() as readonly Partial<Node>[];
  if (event.detail === 0 || !isElement(target)) return;
  const pressed = target.closest<HTMLElement>(PRESSED) ?? target.closest('label')?.control;
  if (!pressed?.matches(':focus')) pressed?.focus({preventScroll: true});
}

/**
 * Safari does not focus a clicked button. This does, as other browsers do: keys go on from there, and a
 * dialog knows where to return the focus. Repeated calls have no effect.
 */
export const focusWhatIsPressed = (host: HTMLElement): void =>
  host.addEventListener('click', focusPressed, {capture: true});
