import type {Tip} from '../../../elements/scene.js';
import type {CrushTips} from '../messages/tips.en.js';
import type {CrushEvent, CrushMove, CrushView} from '../types.js';

/** The coach marks of Crush the Crown. */
export const tips: readonly Tip<CrushView, CrushMove, CrushEvent, CrushTips>[] = [
  {
    id: 'next',
    at: 'board',
    part: '.own .next',
    when: ({phase}, {asking}) => asking && phase === 'build',
    say: (_, {t}) => [t('crush/tip/next')],
  },
  {
    id: 'spy',
    at: 'board',
    part: '.gov:not(.own) .next',
    when: (_, {moves}) => moves.some(({type}) => type === 'spy'),
    say: (_, {t}) => [t('crush/tip/spy')],
  },
  {
    id: 'tribute',
    at: 'hand',
    when: ({phase}, {asking}) => asking && phase === 'tribute',
    say: (_, {t}) => [t('crush/tip/tribute')],
  },
];
