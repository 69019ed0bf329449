import type {Tip} from '../../../elements/index.js';
import type {GskTips} from '../messages/tips.en.js';
import type {GskEvent, GskMove, GskView} from '../types.js';

/** The coach marks of God Save the King. */
export const tips: readonly Tip<GskView, GskMove, GskEvent, GskTips>[] = [
  {
    id: 'formation',
    at: 'board',
    part: '[data-slot]',
    when: (_, {moves}) => moves[0]?.type === 'form',
    say: (_, {t}) => [t('gsk/tip/formation')],
  },
  {
    id: 'king-line',
    at: 'board',
    part: '.king-line',
    when: ({formations, seat}) => seat !== null && formations[seat] !== null,
    say: (_, {t}) => [t('gsk/tip/king-line')],
  },
  {
    id: 'rout',
    at: 'board',
    part: '[data-rout]',
    when: (_, {moves}) => moves.some(({type}) => type === 'rout'),
    say: (_, {t}) => [t('gsk/tip/rout')],
  },
];
