/** The beginning of the message of a `NotSupported`. */
export const LACKING = 'not supported by this launcher';

/** A thing that an engine's protocol cannot do; a test that needs it counts as skipped, by name. */
export class NotSupported extends Error {
  constructor(what) {
    super(`${LACKING}: ${what}`);
  }
}

/**
 * A launcher of Web Test Runner. Its pages have the methods of Playwright's pages that the commands of
 * the tests use, so it presents itself as Playwright's.
 *
 * @param name the engine, `Firefox`
 * @param open `(url, id) => page` opens a page that nothing but its session uses
 * @param stop ends what all pages share
 */
export function launcherOf(name, {concurrency, open, stop}) {
  const pages = new Map();
  return {
    name,
    type: 'playwright',
    concurrency,
    async initialize() {},
    async stop() {
      await Promise.all([...pages.values()].map((page) => page.close()));
      await stop?.();
    },
    async startSession(id, url) {
      pages.set(id, await open(url, id));
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id).url(),
    getPage: (id) => pages.get(id),
    async stopSession(id) {
      const page = pages.get(id);
      pages.delete(id);
      await page.close();
      return {};
    },
    async startDebugSession() {
      throw new NotSupported('debugging');
    },
  };
}
