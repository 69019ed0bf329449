import type {Timed} from '../../../elements/index.js';
import {wholeNumber} from '../../parse-attributes.js';
import type {FeatureOf} from '../../feature.js';
import type {TableContext} from '../../table-context.js';
import type {Timer} from './timer.js';

/**
 * The timers: the page's limit for each decision, and the times set by the rules. Of a match that is
 * played elsewhere, time is kept there.
 */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  /** Seconds for each decision, as the page sets them now. */
  const seconds = (): number | undefined =>
    wholeNumber(host, 'turn-timer', host.turnTimer, {min: 3, max: 3600});
  /** `undefined` until something has to be timed. */
  let timers: readonly Timer[] | undefined;
  return {
    update: () => timers?.forEach((timer) => timer.update()),
    drawn() {
      const isReady = timers === undefined && table.life.at === 'seated';
      if (!isReady || !(seconds() || table.game.timed)) return;
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
      lines: () =>
        (timers ?? []).map((timer) => ({
          content: timer.draw(),
          action: timer.button,
          time: timer.sentence(),
        })),
    },
  };
};

/** @param limit the page's seconds for each decision */
async function timersOf(
  table: TableContext,
  limit: () => number | undefined,
): Promise<readonly Timer[]> {
  const {Timer} = await import('./timer.js');
  const each = (): Timed | undefined => {
    const {seating, client, conductor} = table.session!;
    const {seat} = client;
    const seconds = limit();
    if (!seconds || !seating.local || seat === undefined || conductor.doing !== 'asking')
      return undefined;
    // Another limit gives the present decision its whole time.
    return {id: `${seating.turnId}/${seat}/${seconds}`, seconds, seats: [seat]};
  };
  /** A person who plays alone is not hurried, unless the reader turned timers on. */
  const keepsTime = (): boolean => {
    const set = table.settings.get('timers');
    return set === 'on' || (set === 'auto' && Boolean(table.slots.people()));
  };
  const given = (): Timed | undefined =>
    keepsTime() && !table.session?.company ? table.game.timed?.(table.model.view) : undefined;
  return [new Timer(table, each, false), new Timer(table, given, true)];
}
