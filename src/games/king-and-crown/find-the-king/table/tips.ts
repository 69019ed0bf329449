import type {Tip} from '../../../../elements/index.js';
import type {CrownTips} from '../../messages/tips.en.js';
import type {FindEvent, FindMove, FindView} from '../types.js';

/** The coach marks of Find the King. */
export const tips: readonly Tip<FindView, FindMove, FindEvent, CrownTips>[] = [
  {
    id: 'turn',
    at: 'hand',
    when: ({phase}, {asking}) => asking && phase === 'pick',
    say: (_, {t}) => [t('crown/tip/turn')],
  },
];
