import type {FeatureOf} from '../../feature.js';
import type {Overlay} from '../../slots.js';
import {FriendsFeature} from './friends-feature.js';
import {serverOf} from '../../server-of.js';

/**
 * Matches with friends, while the table has a server; an invitation is followed at once. When the page
 * names another server, a match at the former one is left, and its seat there is kept.
 */
export const feature: FeatureOf = async (table) => {
  let server: string | undefined;
  let friends: FriendsFeature | undefined;
  const follow = async (): Promise<void> => {
    const wanted = serverOf(table.host);
    if (wanted === server) return;
    server = wanted;
    friends?.end();
    friends = undefined;
    const made = wanted === undefined ? undefined : await FriendsFeature.of(table, wanted);
    if (server !== wanted) return;
    friends = made;
    friends?.arrive();
    table.host.requestUpdate();
  };
  await follow();
  return {
    arrive: () => friends?.arrive(),
    update() {
      follow().catch(table.notes.miss);
      friends?.update();
    },
    drawn: () => friends?.drawn(),
    stop: () => friends?.stop(),
    slots: {
      lines: () => friends?.lines() ?? [],
      controls: (doing) => friends?.controls(doing) ?? [],
      panels: (): readonly Overlay[] => (friends ? [friends.panel] : []),
    },
  };
};
