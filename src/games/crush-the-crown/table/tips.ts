import type {Tip} from '../../../elements/index.js';
import {spiesIn} from '../rules/government.js';
import type {CrushTips} from '../messages/tips.en.js';
import type {CrushEvent, CrushMove, CrushView} from '../types.js';

/** The coach marks of Crush the Crown. */
export const tips: readonly Tip<CrushView, CrushMove, CrushEvent, CrushTips>[] = [
  {
    id: 'next',
    at: 'board',
    part: '.own .next',
    // A turn in which nothing fits is not asked for: the first question explains what comes next.
    when: ({governments, phase}, {asking, seat = 0}) =>
      asking && phase !== 'tribute' && governments[seat]!.length > 1,
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
    at: 'board',
    part: '.own .due',
    // A tribute without a choice is not asked for, so the mark speaks of what the spies cost.
    when: ({governments}, {asking, seat = 0}) => asking && spiesIn(governments[seat]!) > 0,
    say: (_, {t}) => [t('crush/tip/tribute')],
  },
];
