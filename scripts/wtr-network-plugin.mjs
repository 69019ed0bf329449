/**
 * A command for browser tests of a lost network connection:
 *
 *   await executeServerCommand('network', {on: false})  // from now on requests to `src/` fail
 *   await executeServerCommand('network', {on: true})   // requests work again; resolves with the failed ones
 */
export function networkPlugin() {
  const sources = '**/src/**';
  const cut = new Map();
  return {
    name: 'network-command',
    async executeCommand({command, payload, session}) {
      if (command !== 'network') return undefined;
      const page = session.browser.getPage(session.id);
      const asked = cut.get(page) ?? [];
      await page.unroute(sources);
      cut.delete(page);
      if (payload.on) return asked;
      cut.set(page, asked);
      await page.route(sources, (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.abort('internetdisconnected');
      });
      return asked;
    },
  };
}
