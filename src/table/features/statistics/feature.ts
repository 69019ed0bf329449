import type {Level} from '../../../bots/levels.js';
import type {Control} from '../../../elements/index.js';
import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import type {Match} from '../../../match/index.js';
import type {FeatureOf} from '../../feature.js';
import {chooseSetting} from '../../settings/choose-setting.js';
import {wholeMessages} from '../../speech/whole-messages.js';

/** The id of the panel. */
const STATISTICS = 'statistics';

/**
 * Statistics on the device: a match counts when it is over, the menu opens them, and a button
 * at the end offers another level.
 */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  /** The match that was told to be over, and the level that is offered after it. */
  let over: Match | undefined;
  let offered: Level | undefined;
  const record = async (match: Match): Promise<void> => {
    const {countable, recordMatch} = await import('./statistics.js');
    if (countable(table) !== match) return;
    const next = await recordMatch(table, match);
    if (over !== match) return;
    offered = next;
    host.requestUpdate();
  };
  const accept = (level: Level): void => {
    offered = undefined;
    chooseSetting(table, 'bot-level', level);
    table.commands.rematch();
  };
  return {
    update() {
      const {session} = table;
      const match = session?.conductor.doing === 'over' ? session.seating.local : undefined;
      if (over === match) return;
      over = match;
      offered = undefined;
      if (match) record(match).catch(table.notes.miss);
    },
    slots: {
      later: () => [async () => (await host.entry.guide?.())?.feats?.()],
      controls(doing): readonly Control[] {
        const messages = doing === 'over' && offered ? wholeMessages(table) : undefined;
        if (!messages || !offered) return [];
        const level = offered;
        const label = messages.t('ui/next-level', {
          level: messages.t(`setting/bot-level/${level}`),
        });
        return [{id: 'next-level', label, run: () => accept(level)}];
      },
      panels: () => [
        {
          id: STATISTICS,
          isInMenu: true,
          draw: async (changed) => {
            const [{statisticsPanel}, {statisticsStyles}] = await Promise.all([
              import('./drawing.js'),
              import('./statistics.styles.js'),
            ]);
            adoptSheet(host, panelStyles);
            adoptSheet(host, statisticsStyles);
            return statisticsPanel(table, changed);
          },
        },
      ],
    },
  };
};
