import type {Tip} from '../../../../elements/index.js';
import type {CrownTips} from '../../messages/tips.en.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {secretTip} from '../../table/secret-tip.js';
import type {TourneyEvent, TourneyView} from '../types.js';

/** The coach marks of Tourney for the King. */
export const tips: readonly Tip<TourneyView, ChooseMove, TourneyEvent, CrownTips>[] = [
  secretTip,
  {
    id: 'spent',
    at: 'board',
    part: '.unused',
    when: ({rounds}, {asking}) => asking && rounds.length > 0,
    say: (_, {t}) => [t('crown/tip/spent')],
  },
];
