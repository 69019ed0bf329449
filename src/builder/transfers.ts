/** The transfer of a page until its reader can play. */
export interface Transfer {
  readonly requests: number;
  /** How many of them wait for one another. */
  readonly sequence: number;
  /** Of the answers' bodies, compressed with Brotli. */
  readonly bytes: number;
  /** The first picture: the requests in sequence and the bytes that it waits for, and its elements. */
  readonly picture?: {
    readonly sequence: number;
    readonly bytes: number;
    readonly elements: number;
  };
}

/**
 * By script and game, as `npm run figures` measures it: `king.js king-omnibus`. Without what a page
 * fetches once its reader plays, opens a panel, or has left it untouched for a second.
 */
export const TRANSFERS: Readonly<Record<string, Transfer>> = {
  'gstk-table.js god-save-the-king': {
    requests: 4,
    sequence: 3,
    bytes: 146575,
    picture: {sequence: 2, bytes: 83472, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 107758},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 107758},
  'king.js king-custom': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-minsk': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-domino': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-jokers': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-trade': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 107758,
    picture: {sequence: 2, bytes: 72297, elements: 299},
  },
  'king.js king-atomic': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 107758},
  'king.js king-long': {requests: 11, sequence: 4, bytes: 138647},
  'king.js king-preference': {requests: 11, sequence: 4, bytes: 138647},
  'king.js kings-and-peasants': {requests: 8, sequence: 4, bytes: 131786},
  'king.js court-ladder': {requests: 11, sequence: 4, bytes: 139890},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 91396,
    picture: {sequence: 2, bytes: 70184, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 86294,
    picture: {sequence: 2, bytes: 65851, elements: 195},
  },
  'crown.js defend-the-king': {requests: 8, sequence: 4, bytes: 96264},
  'crown.js support-the-king': {requests: 8, sequence: 4, bytes: 94486},
  'crown.js tourney-for-the-king': {requests: 9, sequence: 4, bytes: 98924},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 109368},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 104097,
    picture: {sequence: 2, bytes: 82347, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 12,
    sequence: 3,
    bytes: 120698,
    picture: {sequence: 2, bytes: 89204, elements: 299},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 557939},
  'king.js king-omnibus court-ladder': {requests: 8, sequence: 4, bytes: 32132},
  'autoload.js king-omnibus court-ladder': {requests: 11, sequence: 3, bytes: 28592},
  'autoload.js example': {requests: 13, sequence: 2, bytes: 84387},
  'examples.js example': {requests: 13, sequence: 2, bytes: 99354},
  'examples.js twenty': {
    requests: 13,
    sequence: 2,
    bytes: 99354,
    picture: {sequence: 2, bytes: 99354, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 26464},
  'autoload.js card': {requests: 4, sequence: 2, bytes: 29462},
};
