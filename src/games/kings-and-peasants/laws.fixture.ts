import type {Card} from '../../cards/index.js';
import type {PeasantsState} from './types.js';

/** What the laws cannot find out: gifts and the card that was shown lie in hands and tricks too. */
export const laws = {
  cards: ({hands, aside, trick, played}: PeasantsState): readonly Card[] => [
    ...hands.flat(),
    ...aside.flat(),
    ...[trick, ...played].flat().map(({card}) => card),
  ],
  /** Two games by quotas, in one of which the soldier has no trump: every arrow of the chart. */
  starts: [
    {
      seed: 'no trump 2',
      options: {
        electionMode: 'quotas',
        naming: 'dealer',
        mustFollow: 'on',
        goodCard: 'strict',
        games: 2,
      },
      idle: true,
    },
  ],
};
