import type {Tip} from '../../../../elements/index.js';
import type {CrownTips} from '../../messages/tips.en.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {secretTip} from '../../table/secret-tip.js';
import type {DefendEvent, DefendView} from '../types.js';

/** The coach marks of Defend the King. */
export const tips: readonly Tip<DefendView, ChooseMove, DefendEvent, CrownTips>[] = [
  {
    id: 'ring',
    at: 'board',
    part: '.ring',
    when: (_, {asking}) => asking,
    say: (_, {t}) => [t('crown/tip/ring')],
  },
  secretTip,
  {
    id: 'together',
    at: 'board',
    part: '.strip',
    when: ({last}, {asking}) => asking && last !== null,
    say: (_, {t}) => [t('crown/tip/together')],
  },
];
