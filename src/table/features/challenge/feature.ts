import type {Control} from '../../../elements/index.js';
import {isAlone} from '../../play/is-alone.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {FeatureOf} from '../../feature.js';
import {SAME_CARDS, takeUp} from './invitations.js';
import {marksOf} from '../../result/match-marks.js';
import {linkable} from './may-challenge.js';
import type {SameCards} from './same-cards.js';

/** Challenges, fetched when the reader asks for one or a link brings one. */
export const feature: FeatureOf = (table) => {
  const {host, panels} = table;
  const marks = marksOf(table);
  let coming: Promise<SameCards> | undefined;
  let same: SameCards | undefined;
  const fetchSame = (): Promise<SameCards> => {
    coming ??= import('./same-cards.js').then(
      ({SameCards}) => (same = new SameCards(table, marks)),
    );
    coming.catch(() => (coming = undefined)); // the next click tries again
    return coming;
  };
  /** Others may play the match that is over here, or have played it already. */
  const shares = (): readonly Control[] => {
    const {session} = table;
    if (!session || !isAlone(table)) return [];
    const messages = wholeMessages(table);
    const match = messages && linkable(session, host, (one) => marks.of(one));
    if (!match) return [];
    const run = (): void => panels.open(SAME_CARDS);
    return same?.isPlayed
      ? [{id: 'compare', label: messages.t('ui/compare'), primary: true, run}]
      : [{id: 'challenge', label: messages.t('ui/challenge'), quiet: true, run}];
  };
  return {
    drawn() {
      marks.update();
      same?.update();
      const invitation = takeUp(host);
      if (invitation) fetchSame().then((same) => same.meet(invitation), console.error);
    },
    slots: {
      seat: () => same?.seat,
      controls: (doing) => (doing === 'over' ? shares() : []),
      panels: () => [
        {id: SAME_CARDS, shares, draw: async (changed) => (await fetchSame()).draw(changed)},
      ],
    },
  };
};
