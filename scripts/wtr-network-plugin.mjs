/**
 * A command for browser tests that go on without a network:
 *
 *   await executeServerCommand('network', {on: false})  // from now on nothing of `src/` can be fetched
 *   await executeServerCommand('network', {on: true})   // it can again; resolves with what was asked for
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
