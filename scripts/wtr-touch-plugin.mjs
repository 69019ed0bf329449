/**
 * Three commands for browser tests with touch input:
 *
 *   await executeServerCommand('touch-screen', {on: true})   // the page has a touch screen now
 *   await executeServerCommand('touch-tap', {x: 10, y: 20})  // real touch events, then the click
 *   await executeServerCommand('touch-drag', {from: {x: 10, y: 20}, to: {x: 90, y: 20}})
 */
export function touchPlugin() {
  const sessions = new Map();
  const open = async (page) => {
    const cdp = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, cdp);
    return cdp;
  };
  return {
    name: 'touch-commands',
    async executeCommand({command, payload, session}) {
      if (!['touch-screen', 'touch-tap', 'touch-drag'].includes(command)) return undefined;
      const page = session.browser.getPage(session.id);
      const cdp = await open(page);
      if (command === 'touch-screen') {
        const enabled = payload.on === true;
        await cdp.send('Emulation.setTouchEmulationEnabled', {enabled, maxTouchPoints: 1});
        return true;
      }
      const touch = (type, ...touchPoints) =>
        cdp.send('Input.dispatchTouchEvent', {type, touchPoints});
      const {from = payload, to} = payload;
      await touch('touchStart', from);
      for (let step = 1; to && step <= 8; step++) {
        const part = (a, b) => a + ((b - a) * step) / 8;
        await touch('touchMove', {x: part(from.x, to.x), y: part(from.y, to.y)});
      }
      await touch('touchEnd');
      return true;
    },
  };
}
