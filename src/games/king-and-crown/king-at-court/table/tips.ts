import type {Tip} from '../../../../elements/index.js';
import type {CrownTips} from '../../messages/tips.en.js';
import type {CourtEvent, CourtMove, CourtView} from '../types.js';

/** The coach marks of The King at Court. */
export const tips: readonly Tip<CourtView, CourtMove, CourtEvent, CrownTips>[] = [
  {
    id: 'card',
    at: 'board',
    part: '.place.mine',
    when: ({phase}, {asking}) => asking && phase === 'look',
    say: (_, {t}) => [t('crown/tip/card')],
  },
  {
    id: 'say',
    at: 'board',
    part: '.composer',
    when: ({phase}, {asking}) => asking && phase === 'question',
    say: (_, {t}) => [t('crown/tip/say')],
  },
  {
    id: 'accuse',
    at: 'board',
    part: '.places',
    when: ({phase}) => phase === 'accuse',
    say: (_, {t}) => [t('crown/tip/accuse')],
  },
];
