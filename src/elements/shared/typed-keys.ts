import {isElement} from './realm.js';

/** What typing into a field tells beyond the shadow root that the field stands in. */
const TYPING = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
];

/** Keys that are down, of which the page has not heard: focus may be elsewhere when they come up. */
const down = new Set<string>();

/**
 * Keeps from the page what is typed into fields of a host, and keys that the host has taken. Outside
 * of its shadow root all of it seems to come from the host, so a page that leaves text fields alone
 * would take the letters for its own shortcuts. Listeners of the host itself still hear them; call it
 * after those have been added that take keys.
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
