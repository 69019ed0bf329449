import type {Control} from '../../../../elements/scene.js';
import {isAlone} from '../../controller/is-alone.js';
import {wholeMessages} from '../../controller/whole-messages.js';
import type {FeatureOf} from '../../feature.js';
import {SAME_CARDS, takeUp} from './invitations.js';
import type {InvitedTable} from './invite.js';
import {MatchMarks} from './match-marks.js';
import {linkable} from './may-challenge.js';
import type {SameCards} from './same-cards.js';

/** The same cards for several people, fetched once somebody asks for them or a link brings them. */
export const feature: FeatureOf = ({host, controller, panels}) => {
  const marks = new MatchMarks(host, controller);
  let coming: Promise<SameCards> | undefined;
  let same: SameCards | undefined;
  const fetchSame = (): Promise<SameCards> => {
    coming ??= import('./same-cards.js').then(
      ({SameCards}) =>
        (same = new SameCards({host: host as InvitedTable, controller, panels, marks})),
    );
    coming.catch(() => (coming = undefined)); // the next press tries again
    return coming;
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
      controls(doing): readonly Control[] {
        const {session} = controller;
        if (doing !== 'over' || !session || !isAlone(controller)) return [];
        const messages = wholeMessages(host, controller);
        const match = messages && linkable(session, host, (one) => marks.of(one));
        if (!match) return [];
        const run = (): void => panels.open(SAME_CARDS);
        return same?.isPlayed
          ? [{id: 'compare', label: messages.t('ui/compare'), primary: true, run}]
          : [{id: 'challenge', label: messages.t('ui/challenge'), quiet: true, run}];
      },
      overlay: (id) =>
        id === SAME_CARDS
          ? {draw: async (changed) => (await fetchSame()).draw(changed)}
          : undefined,
    },
  };
};
