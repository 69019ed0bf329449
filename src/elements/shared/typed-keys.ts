import {isElement} from './realm.js';

/** The events of typing that leave the shadow root around the field. */
const TYPING = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
];

/** Keys that are down but unknown to the page: focus may be elsewhere when they come up. */
const down = new Set<string>();

/**
 * Hides from the page the typing into fields of a host, and keys that the host has taken. Outside of its
 * shadow root all of it seems to come from the host, so even a page that ignores typing would take the
 * letters for its own shortcuts. Listeners of the host itself still hear them; call this after adding
 * those that take keys.
 */
export function keepTyping(host: HTMLElement): void {
  host.addEventListener('keydown', press, true);
  for (const type of TYPING) host.addEventListener(type, keep);
}

const press = ({code}: KeyboardEvent): void => void down.add(code);

function keep(event: Event): void {
  const {type, target, currentTarget, defaultPrevented} = event;
  const {key, code = ''} = event as Partial<KeyboardEvent>;
  const [origin] = event.composedPath();
  const isTyped =
    target === currentTarget && // and no field of the page, between the tags
    isElement(origin) &&
    origin.matches('input, textarea, select') &&
    key !== 'Tab'; // a page may hold focus in a dialog of its own
  const isTaken = type === 'keydown' && defaultPrevented;
  const isUnheard = type === 'keyup' && down.has(code);
  if (isTyped || isTaken || isUnheard) event.stopPropagation();
  if (type === 'keyup' || (type === 'keydown' && !isTyped && !isTaken)) down.delete(code);
}
