import type {Tip} from '../../../elements/index.js';
import type {KingdomTips} from '../messages/tips.en.js';
import {isLarge} from '../rules/standing.js';
import type {KingdomEvent, KingdomMove, KingdomView} from '../types.js';
import {type KingdomContext, sketchOf} from './context.js';

/** The coach marks of Death Over the Kingdom. */
export const tips: readonly Tip<KingdomView, KingdomMove, KingdomEvent, KingdomTips>[] = [
  {
    id: 'goal',
    at: 'board',
    part: '.contract .goal',
    when: (view, {asking}) => asking && !isLarge(view),
    say: (_, {t}) => [t('kingdom/tip/goal')],
  },
  {
    id: 'card',
    at: 'board',
    part: '.kme',
    when: ({phase, areas, seat}) => phase === 'act' && typeof areas[seat ?? -1] === 'string',
    say: (_, {t}) => [t('kingdom/tip/card')],
  },
  {
    id: 'act',
    at: 'prompt',
    part: '.prompt .actions .button:not(.icon)',
    when: ({phase}, ctx: KingdomContext) =>
      ctx.asking && phase === 'act' && sketchOf(ctx) === undefined,
    say: (_, {t}) => [t('kingdom/tip/act')],
  },
];
