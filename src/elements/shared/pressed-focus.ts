import {isElement} from './realm.js';

const PRESSED = 'button, summary, input, a[href]';

/** Gives the focus to what was clicked, unless it has it; clicks of scripts have no `detail`. */
function focusPressed(event: MouseEvent): void {
  const [target] = event.composedPath() as readonly Partial<Node>[];
  if (event.detail === 0 || !isElement(target)) return;
  const pressed = target.closest<HTMLElement>(PRESSED) ?? target.closest('label')?.control;
  if (!pressed?.matches(':focus')) pressed?.focus({preventScroll: true});
}

/**
 * Safari gives a button no focus when it is clicked. Here it gets it, as in other browsers: keys go on
 * from there, and a dialog knows where the focus goes back to. Repeated calls have no effect.
 */
export const focusWhatIsPressed = (host: HTMLElement): void =>
  host.addEventListener('click', focusPressed, {capture: true});
