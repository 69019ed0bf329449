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
    async 'touch-move'({touch}, {from, to}) {
      for (let step = 1; step <= 8; step++) {
        const part = (a, b) => a + ((b - a) * step) / 8;
        await touch('touchMove', {x: part(from.x, to.x), y: part(from.y, to.y)});
      }
    },
    'touch-up': ({touch}) => touch('touchEnd'),
    async 'touch-tap'({touch}, point) {
      await touch('touchStart', point);
      await touch('touchEnd');
    },
    async 'touch-drag'(finger, {from, to}) {
      await this['touch-down'](finger, from);
      await this['touch-move'](finger, {from, to});
      await this['touch-up'](finger);
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
