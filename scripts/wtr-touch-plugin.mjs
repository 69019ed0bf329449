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
  const sessions = new Map();
  const open = async (page) => {
    const cdp = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, cdp);
    return cdp;
  };
  const commands = {
    async 'touch-screen'({cdp}, {on}) {
      const enabled = on === true;
      await cdp.send('Emulation.setTouchEmulationEnabled', {enabled, maxTouchPoints: 1});
    },
    'touch-down': ({touch}, point) => touch('touchStart', point),
    'touch-move'({touch}, {from, to}) {
      const part = (a, b, step) => a + ((b - a) * step) / 8;
      return Promise.all(
        Array.from({length: 8}, (_, at) =>
          touch('touchMove', {x: part(from.x, to.x, at + 1), y: part(from.y, to.y, at + 1)}),
        ),
      );
    },
    'touch-up': ({touch}) => touch('touchEnd'),
    async 'touch-tap'({touch}, point) {
      await touch('touchStart', point);
      await touch('touchEnd');
    },
    // All at once: on a busy machine a finger would rest while an answer comes back.
    'touch-drag'(finger, {from, to}) {
      return Promise.all([
        this['touch-down'](finger, from),
        this['touch-move'](finger, {from, to}),
        this['touch-up'](finger),
      ]);
    },
  };
  return {
    name: 'touch-commands',
    async executeCommand({command, payload, session}) {
      if (!Object.hasOwn(commands, command)) return undefined;
      const cdp = await open(session.browser.getPage(session.id));
      const touch = (type, ...touchPoints) =>
        cdp.send('Input.dispatchTouchEvent', {type, touchPoints});
      await commands[command]({cdp, touch}, payload);
      return true;
    },
  };
}
