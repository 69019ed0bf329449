import {NotSupported} from './engines/launcher.mjs';

/** The touch screen of a page of Chromium. */
async function chromiumTouch(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', {type, touchPoints});
  const part = (a, b, step) => a + ((b - a) * step) / 8;
  const touch = {
    screen: (enabled) =>
      cdp.send('Emulation.setTouchEmulationEnabled', {enabled, maxTouchPoints: 1}),
    down: (point) => send('touchStart', point),
    move: ({from, to}) =>
      Promise.all(
        Array.from({length: 8}, (_, at) =>
          send('touchMove', {x: part(from.x, to.x, at + 1), y: part(from.y, to.y, at + 1)}),
        ),
      ),
    up: () => send('touchEnd'),
    // All at once: on a busy machine a finger would rest while an answer comes back.
    drag: (way) => Promise.all([touch.down(way.from), touch.move(way), touch.up()]),
  };
  return touch;
}

/**
 * Commands for browser tests with touch input:
 *
 *   await executeServerCommand('touch-screen', {on: true})   // the page has a touch screen now
 *   await executeServerCommand('touch-tap', {x: 10, y: 20})  // real touch events, then the click
 *   await executeServerCommand('touch-drag', {from: {x: 10, y: 20}, to: {x: 90, y: 20}})
 *
 * A finger that rests before it moves is put down, moved and lifted by three commands: `touch-down`,
 * `touch-move` with the payload of `touch-drag`, and `touch-up`.
 */
export function touchPlugin() {
  const commands = {
    'touch-screen': (touch, {on}) => touch.screen(on === true),
    'touch-down': (touch, point) => touch.down(point),
    'touch-move': (touch, way) => touch.move(way),
    'touch-up': (touch) => touch.up(),
    async 'touch-tap'(touch, point) {
      await touch.down(point);
      await touch.up();
    },
    'touch-drag': (touch, way) => touch.drag(way),
  };
  const opened = new WeakMap();
  const touchOf = (page) => {
    if (page.touch) return page.touch;
    if (page.context().browser().browserType().name() !== 'chromium')
      throw new NotSupported('touch');
    if (!opened.has(page)) opened.set(page, chromiumTouch(page));
    return opened.get(page);
  };
  return {
    name: 'touch-commands',
    async executeCommand({command, payload, session}) {
      if (!Object.hasOwn(commands, command)) return undefined;
      await commands[command](await touchOf(session.browser.getPage(session.id)), payload);
      return true;
    },
  };
}
