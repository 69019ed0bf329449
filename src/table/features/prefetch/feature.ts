import type {FeatureOf} from '../../feature.js';

/** Modules of the table itself. */
const own: readonly (() => Promise<unknown>)[] = [
  () => import('../../frame/idle-setup.js'),
  () => import('../../frame/felt.js'),
];

/** Waits for an idle moment; the timer is for browsers without `requestIdleCallback`. */
const idly = (work: () => void): unknown =>
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);

/**
 * Fetches in sequence what the rest of a game may need, once the reader has played and the table is
 * idle, so that the game can be finished offline. Does nothing for readers who save data.
 */
export const feature: FeatureOf = (table) => {
  let asked = false;
  const fetchAll = async (): Promise<void> => {
    const {prefetch = []} = table.host.entry;
    await table.panels.fetchAll();
    await table.game.read('hand', table.model.view, table.model.context);
    for (const fetch of [...prefetch, ...own, ...table.slots.later()]) await fetch();
  };
  return {
    drawn() {
      const {session} = table;
      const {saveData} =
        (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection ?? {};
      const rests = session && /asking|stopped|over/.test(session.conductor.doing);
      if (asked || saveData || !rests) return;
      if (session.seating.decisions(session.client.seat ?? -1) === 0) return;
      asked = true;
      idly(() => {
        fetchAll().catch(() => {
          asked = false; // nobody requested anything: retry at the next idle moment
        });
      });
    },
  };
};
