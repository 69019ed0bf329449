import type {Tip} from '../../../elements/index.js';
import type {LadderTips} from '../messages/tips.en.js';
import type {LadderEvent, LadderMove, LadderView} from '../types.js';

/** The coach marks of Court Ladder. */
export const tips: readonly Tip<LadderView, LadderMove, LadderEvent, LadderTips>[] = [
  {
    id: 'stake',
    at: 'board',
    part: '.stake',
    when: ({bout}) => bout !== null,
    say: (_, {t}) => [t('ladder/tip/stake')],
  },
  {
    id: 'beat',
    at: 'hand',
    when: (_, {moves}) => moves.some(({type}) => type === 'beat'),
    say: (_, {t}) => [t('ladder/tip/beat')],
  },
  {
    id: 'ladder',
    at: 'board',
    part: '.ladder',
    when: ({bout}) => bout?.taking === true,
    say: (_, {t}) => [t('ladder/tip/ladder')],
  },
];
