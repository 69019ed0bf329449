/**
 * Two commands for browser tests that play with a finger:
 *
 *   await executeServerCommand('touch-screen', {on: true})   // the page has a touch screen now
 *   await executeServerCommand('touch-tap', {x: 10, y: 20})  // real touch events, then the click
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
      if (command !== 'touch-screen' && command !== 'touch-tap') return undefined;
      const page = session.browser.getPage(session.id);
      const cdp = await open(page);
      if (command === 'touch-screen') {
        const enabled = payload.on === true;
        await cdp.send('Emulation.setTouchEmulationEnabled', {enabled, maxTouchPoints: 1});
        return true;
      }
      const touchPoints = [{x: payload.x, y: payload.y}];
      await cdp.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
      await cdp.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      return true;
    },
  };
}
