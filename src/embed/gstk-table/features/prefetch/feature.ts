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
export const feature: FeatureOf = ({host, controller}) => {
  let asked = false;
  const fetchAll = async (): Promise<void> => {
    const {prefetch = []} = host.entry;
    const {PanelDrawings} = await import('../../frame/panel-drawings.js');
    await new PanelDrawings(host, controller, () => undefined).fetchAll();
    await controller.table.read('hand', controller.view, controller.renderContext());
    for (const fetch of [...prefetch, ...own, ...controller.slots.later()]) await fetch();
  };
  return {
    drawn() {
      const {session} = controller;
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
