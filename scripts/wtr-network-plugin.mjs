/** The cookie of a page that has lost the network: each page of a test has cookies of its own. */
const COOKIE = 'gstk-offline';

/**
 * A command for browser tests of a lost network connection, and the middleware that loses it, the same
 * for every engine:
 *
 *   await executeServerCommand('network', {on: false})  // from now on requests to `src/` fail
 *   await executeServerCommand('network', {on: true})   // requests work again; resolves with the failed ones
 */
export function lostNetwork() {
  const failed = new Map();
  const middleware = async (context, next) => {
    const asked = context.path.startsWith('/src/') && failed.get(context.cookies.get(COOKIE));
    if (!asked) return next();
    asked.push(context.path);
    context.respond = false;
    context.req.socket.destroy();
  };
  const plugin = {
    name: 'network-command',
    async executeCommand({command, payload, session}) {
      if (command !== 'network') return undefined;
      const page = session.browser.getPage(session.id);
      const asked = failed.get(session.id) ?? [];
      if (payload.on) failed.delete(session.id);
      else failed.set(session.id, asked);
      await page.evaluate((cookie) => {
        document.cookie = cookie;
      }, `${COOKIE}=${session.id}; path=/`);
      return asked;
    },
  };
  return {middleware, plugin};
}
