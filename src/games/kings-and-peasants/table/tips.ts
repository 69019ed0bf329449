import type {Tip} from '../../../elements/index.js';
import type {PeasantsMessages} from '../messages/en.js';
import {partOf} from '../rules/phase.js';
import {
  LIMITS,
  type PeasantsEvent,
  type PeasantsMove,
  type PeasantsView,
  type Phase,
} from '../types.js';

/** The coach marks of a reader's first game of Kings and Peasants. */

type PeasantsTip = Tip<PeasantsView, PeasantsMove, PeasantsEvent, PeasantsMessages>;

/** What a reader chooses, by the phase in which it is chosen. */
const CHOICES = {
  'election.naming': 'name',
  'reign.exchange.fromPeasant': 'pay',
  'reign.exchange.toSoldier': 'reward',
  'reign.exchange.toPeasant': 'return',
} as const satisfies Partial<Record<Phase, string>>;

/** A mark for a choice: until the reader has begun to choose. */
const choiceTip = (phase: keyof typeof CHOICES): PeasantsTip => ({
  id: CHOICES[phase],
  at: phase === 'election.naming' ? 'board' : 'hand',
  isChoice: true,
  when: (view, {asking, draft, moves}) =>
    asking && view.phase === phase && draft === undefined && moves.length > 1,
  say: (_, {t}) => [t(`peasants/tip/${CHOICES[phase]}`), t(`peasants/tip/${CHOICES[phase]}/why`)],
});

/** The three marks, and those of the choices. */
export const tips: readonly PeasantsTip[] = [
  ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map(choiceTip),
  {
    id: 'limit',
    at: 'seat',
    part: 'gstk-seat[own]',
    when: (view) => view.names !== null && partOf(view) === 'election',
    say: ({names, seat, deal, options}, {t}) => {
      const rank = names?.[seat ?? -1];
      // By quotas the tricks of several deals count.
      return rank && deal === 1 && options['electionMode'] !== 'quotas'
        ? [t(`peasants/tip/limit/${rank}`, {n: LIMITS[rank]})]
        : [t('peasants/tip/limit')];
    },
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
