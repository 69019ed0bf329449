import type {Timed} from '../../../../elements/scene.js';
import {wholeNumber} from '../../attributes.js';
import type {FeatureOf, TableContext} from '../../feature.js';
import type {Timer} from './timer.js';

/**
 * The timers: the page's limit for each decision, and the times set by the rules. Of a match that is
 * played elsewhere, time is kept there.
 */
export const feature: FeatureOf = (table) => {
  const {host, controller} = table;
  /** Seconds for each decision, as the page set them. */
  const seconds = wholeNumber(host, 'turn-timer', host.turnTimer, {min: 3, max: 3600});
  /** `undefined` until something has to be timed. */
  let timers: readonly Timer[] | undefined;
  return {
    update: () => timers?.forEach((timer) => timer.update()),
    drawn() {
      const isReady = timers === undefined && controller.stage === 'ready';
      if (!isReady || !(seconds || controller.table.timed)) return;
      timers = [];
      timersOf(table, seconds)
        .then((made) => {
          timers = made;
          host.requestUpdate();
        })
        .catch(console.error);
    },
    stop: () => timers?.forEach((timer) => timer.stop()),
    slots: {
      line: () => timers?.map((timer) => timer.draw()),
      owned: () => timers?.map((timer) => timer.button).find(Boolean),
      times: () => (timers ?? []).flatMap((timer) => timer.sentence() ?? []),
    },
  };
};

async function timersOf(
  {host, controller}: TableContext,
  seconds: number | undefined,
): Promise<readonly Timer[]> {
  const {Timer} = await import('./timer.js');
  const each = (): Timed | undefined => {
    const {seating, client, conductor} = controller.session!;
    const {seat} = client;
    if (!seconds || !seating.local || seat === undefined || conductor.doing !== 'asking')
      return undefined;
    return {id: `${seating.turnId}/${seat}`, seconds, seats: [seat]};
  };
  /** A person who plays alone is not hurried, unless the reader turned timers on. */
  const keepsTime = (): boolean => {
    const set = controller.settings.get('timers');
    return set === 'on' || (set === 'auto' && Boolean(controller.slots.people()));
  };
  const given = (): Timed | undefined =>
    keepsTime() && !controller.session?.company
      ? controller.table.timed?.(controller.view)
      : undefined;
  return [
    ...(seconds ? [new Timer(host, controller, each, false)] : []),
    new Timer(host, controller, given, true),
  ];
}
