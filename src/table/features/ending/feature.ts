import type {Control} from '../../../elements/index.js';
import type {Company} from '../../../match/index.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {FeatureOf} from '../../feature.js';

/**
 * The buttons that every table has at the end of a match: another match, and the menu for a new game
 * with other options.
 */
export const feature: FeatureOf = (table) => ({
  slots: {
    controls(doing): readonly Control[] {
      const messages = doing === 'over' ? wholeMessages(table) : undefined;
      if (!messages) return [];
      const t = messages.t.bind(messages);
      const {session} = table;
      const company = session?.seating.company;
      const votes = company && company.again.length > 0 ? votesOf(company) : undefined;
      const plays = session?.client.seat !== undefined;
      const again: Control = {
        id: 'rematch',
        label: votes ? t('ui/rematch-votes', votes) : t('ui/rematch'),
        primary: true,
        run: () => table.commands.rematch(),
      };
      const other: Control = {
        id: 'new-game',
        label: t('ui/new-game'),
        quiet: true,
        run: () => table.panels.open('menu'),
      };
      return [...(plays ? [again] : []), ...(company ? [] : [other])];
    },
  },
});

/** How many of the people present want another match. */
const votesOf = ({again, kinds, here}: Company): {n: number; of: number} => ({
  n: again.length,
  of: kinds.filter((kind, seat) => kind === 'person' && here[seat]).length,
});
