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
    bytes: 146949,
    picture: {sequence: 2, bytes: 83771, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 107929},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 107929},
  'king.js king-custom': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-minsk': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-domino': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-jokers': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-trade': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 107929,
    picture: {sequence: 2, bytes: 72479, elements: 299},
  },
  'king.js king-atomic': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 107929},
  'king.js king-long': {requests: 11, sequence: 4, bytes: 139337},
  'king.js king-preference': {requests: 11, sequence: 4, bytes: 139337},
  'king.js kings-and-peasants': {requests: 8, sequence: 4, bytes: 132256},
  'king.js court-ladder': {requests: 11, sequence: 4, bytes: 140684},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 91685,
    picture: {sequence: 2, bytes: 70438, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 86536,
    picture: {sequence: 2, bytes: 66117, elements: 195},
  },
  'crown.js defend-the-king': {requests: 8, sequence: 4, bytes: 96562},
  'crown.js support-the-king': {requests: 8, sequence: 4, bytes: 94759},
  'crown.js tourney-for-the-king': {requests: 9, sequence: 4, bytes: 99281},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 107140},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 104556,
    picture: {sequence: 2, bytes: 82811, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 13,
    sequence: 3,
    bytes: 122159,
    picture: {sequence: 3, bytes: 90567, elements: 299},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 561597},
  'king.js king-omnibus court-ladder': {requests: 8, sequence: 4, bytes: 32755},
  'autoload.js king-omnibus court-ladder': {requests: 11, sequence: 3, bytes: 29257},
  'autoload.js example': {requests: 14, sequence: 3, bytes: 85286},
  'examples.js example': {requests: 14, sequence: 2, bytes: 100231},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 100231,
    picture: {sequence: 2, bytes: 100231, elements: 2170},
  },
  'autoload.js chart': {requests: 5, sequence: 4, bytes: 27224},
  'autoload.js card': {requests: 4, sequence: 2, bytes: 23067},
};
