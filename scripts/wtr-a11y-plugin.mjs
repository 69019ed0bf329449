import {NotSupported} from './engines/launcher.mjs';

const isChromium = (page) => page.context().browser().browserType().name() === 'chromium';

/**
 * Two commands for browser tests that replace a11ySnapshotPlugin() of @web/test-runner-commands,
 * which calls Playwright's removed page.accessibility:
 *
 *   await executeServerCommand('aria-snapshot', {selector: 'king-game'})   // YAML text
 *   await executeServerCommand('ax-tree')                                  // {role, name, …}[]
 */
export function ariaSnapshotPlugin() {
  return {
    name: 'aria-snapshot-command',
    async executeCommand({command, payload, session}) {
      if (command !== 'aria-snapshot' && command !== 'ax-tree') return undefined;
      const page = session.browser.getPage(session.id);
      if (!page.locator || (command === 'ax-tree' && !isChromium(page)))
        throw new NotSupported(command);
      if (command === 'aria-snapshot') {
        return page.locator(payload?.selector ?? 'body').ariaSnapshot();
      }
      const cdp = await page.context().newCDPSession(page);
      try {
        const {nodes} = await cdp.send('Accessibility.getFullAXTree');
        return nodes
          .filter((n) => !n.ignored)
          .map((n) => ({
            role: n.role?.value,
            name: n.name?.value ?? '',
            description: n.description?.value ?? '',
            ...Object.fromEntries((n.properties ?? []).map((p) => [p.name, p.value.value ?? null])),
          }));
      } finally {
        await cdp.detach();
      }
    },
  };
}
