import type {Card} from '../../cards/index.js';
import type {PeasantsState} from './types.js';

/** The laws need to know that gifts and the shown card also lie in hands and tricks. */
export const laws = {
  cards: ({hands, aside, trick, played}: PeasantsState): readonly Card[] => [
    ...hands.flat(),
    ...aside.flat(),
    ...[trick, ...played].flat().map(({card}) => card),
  ],
  /** The piles of a seat come with the trick, not with the card that decides it. */
  waits: {'card played': />gstk-seat\d(?!\[won\])/},
  /**
   * Two games by quotas, one with a soldier without a trump: together they take every arrow of the
   * chart.
   */
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
