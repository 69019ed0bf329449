/**
 * Keyboard, mouse and touch of a page by the actions of WebDriver, which Firefox and WebKit both take,
 * with the methods and the key names of Playwright's pages, which the commands of the tests call.
 */

/** Keys that have a code point of their own in WebDriver. */
const KEYS = {
  Alt: '\uE00A', ArrowDown: '\uE015', ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowUp: '\uE013',
  Backspace: '\uE003', Control: '\uE009', Delete: '\uE017', End: '\uE010', Enter: '\uE007',
  Escape: '\uE00C', F1: '\uE031', Home: '\uE011', Meta: '\uE03D', PageDown: '\uE00F', PageUp: '\uE00E',
  Shift: '\uE008', Tab: '\uE004',
}; // oxfmt-ignore
/** Keys that Playwright calls by their codes. */
const CODES = {Comma: ',', Minus: '-', Period: '.', Slash: '/', Space: ' '};

/** A key as WebDriver takes it: `KeyA`, `Digit1`, `Enter`, `?`. */
const keyOf = (name) =>
  KEYS[name] ??
  CODES[name] ??
  /^Key([A-Z])$/.exec(name)?.[1].toLowerCase() ??
  /^Digit(\d)$/.exec(name)?.[1] ??
  name;

const BUTTONS = {left: 0, middle: 1, right: 2};
/** How many steps a dragging finger or mouse takes. */
const STEPS = 8;

/**
 * @param perform sends one sequence of actions: `{type, id, parameters?, actions}`
 * @returns `{keyboard, mouse, touch}`
 */
export function inputBy(perform) {
  const keys = (actions) => perform({type: 'key', id: 'keys', actions});
  const pointer = (pointerType) => (actions) =>
    perform({type: 'pointer', id: pointerType, parameters: {pointerType}, actions});
  const [mouse, touch] = [pointer('mouse'), pointer('touch')];
  const down = (name) => ({type: 'keyDown', value: keyOf(name)});
  const up = (name) => ({type: 'keyUp', value: keyOf(name)});
  const move = ({x, y}) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: 'viewport',
  });
  const press = (button = 0) => ({type: 'pointerDown', button});
  const lift = (button = 0) => ({type: 'pointerUp', button});
  const moves = (from, to) =>
    Array.from({length: STEPS}, (_, at) => {
      const part = (at + 1) / STEPS;
      return move({x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part});
    });
  const buttonOf = ({button = 'left'} = {}) => BUTTONS[button];
  return {
    keyboard: {
      type: (text) => keys([...text].flatMap((sign) => [down(sign), up(sign)])),
      press(combination) {
        const held = combination.length > 1 ? combination.split('+') : [combination];
        const last = keyOf(held.pop());
        const key = held.includes('Shift') && last.length === 1 ? last.toUpperCase() : last;
        return keys([...held.map(down), down(key), up(key), ...held.reverse().map(up)]);
      },
      down: (name) => keys([down(name)]),
      up: (name) => keys([up(name)]),
    },
    mouse: {
      move: (x, y) => mouse([move({x, y})]),
      click: (x, y, options) =>
        mouse([move({x, y}), press(buttonOf(options)), lift(buttonOf(options))]),
      down: (options) => mouse([press(buttonOf(options))]),
      up: (options) => mouse([lift(buttonOf(options))]),
    },
    touch: {
      down: (point) => touch([move(point), press()]),
      move: ({from, to}) => touch(moves(from, to)),
      up: () => touch([lift()]),
      drag: ({from, to}) => touch([move(from), press(), ...moves(from, to), lift()]),
    },
  };
}
