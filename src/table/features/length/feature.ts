import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import type {Seating} from '../../../match/index.js';
import {dailyDealOf} from '../../../online/daily-deal.js';
import {usualMinutes} from '../../frame/usual-minutes.js';
import {isBeforeFirst, mayDealAnother} from '../../play/before-first.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {FeatureOf} from '../../feature.js';
import {lengthStyles} from './length.styles.js';

/** The id of the panel, which its name goes by: `ui/new-game`. */
const NEW_GAME = 'new-game';
/** The panel of a game that has one length, where other things can be chosen. */
const MENU = 'menu';

/** How long the match takes, before its first card, and a choice of other lengths, or of other options. */
export const feature: FeatureOf = (table) => {
  const {host, panels} = table;
  adoptSheet(host, lengthStyles);
  /** The match whose minutes are known, or are being looked up. */
  let of: Seating | undefined;
  let minutes: number | undefined;
  const look = async (seating: Seating): Promise<void> => {
    const n = await usualMinutes(host.entry, seating.seats, seating.options);
    if (of !== seating) return;
    minutes = n;
    host.requestUpdate();
  };
  return {
    update() {
      const seating = table.session?.seating;
      if (seating === of) return;
      of = seating;
      minutes = undefined;
      if (seating) look(seating).catch(table.notes.miss);
    },
    slots: {
      controls(doing) {
        const isAsked = minutes !== undefined && isBeforeFirst(table, doing);
        if (!isAsked || !mayDealAnother(table)) return [];
        if (dailyDealOf(table.session?.seating.local?.record().seed)) return [];
        const label = wholeMessages(table)?.t('ui/minutes', {n: minutes!});
        const run = (): void => panels.open(host.entry.lengths ? NEW_GAME : MENU);
        return label ? [{id: 'length', label, quiet: true, run}] : [];
      },
      later: () => [() => import('./drawing.js')],
      panels: () => [
        {
          id: NEW_GAME,
          draw: async () => {
            const {lengthPanel} = await import('./drawing.js');
            adoptSheet(host, panelStyles);
            return lengthPanel(table);
          },
        },
      ],
    },
  };
};
