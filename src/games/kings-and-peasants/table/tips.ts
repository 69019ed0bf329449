import type {Tip} from '../../../elements/index.js';
import type {PeasantsTips} from '../messages/tips.en.js';
import {partOf} from '../rules/phase.js';
import type {PeasantsEvent, PeasantsMove, PeasantsView} from '../types.js';

/** The coach marks of Kings and Peasants. */
export const tips: readonly Tip<PeasantsView, PeasantsMove, PeasantsEvent, PeasantsTips>[] = [
  {
    id: 'limit',
    at: 'seat',
    part: 'gstk-seat[own]',
    when: (view) => view.names !== null && partOf(view) === 'election',
    say: (_, {t}) => [t('peasants/tip/limit')],
  },
  {
    id: 'raised',
    at: 'hand',
    when: ({hands}, {moves, seat}) =>
      moves.some(({type}) => type === 'play') && moves.length < (hands[seat ?? -1]?.length ?? 0),
    say: (_, {t}) => [t('peasants/tip/raised')],
  },
  {
    id: 'exchange',
    at: 'board',
    part: '.exchange',
    when: (view) => partOf(view) === 'exchange',
    say: (_, {t}) => [t('peasants/tip/exchange')],
  },
];
