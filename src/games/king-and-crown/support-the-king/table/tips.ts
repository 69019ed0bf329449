import type {Tip} from '../../../../elements/index.js';
import type {CrownTips} from '../../messages/tips.en.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {secretTip} from '../../table/secret-tip.js';
import type {SupportEvent, SupportView} from '../types.js';

/** The coach marks of Support the King. */
export const tips: readonly Tip<SupportView, ChooseMove, SupportEvent, CrownTips>[] = [
  {
    id: 'role',
    at: 'board',
    part: '.role',
    when: (_, {asking}) => asking,
    say: (_, {t}) => [t('crown/tip/role')],
  },
  secretTip,
];
