/** What the sentences of the rulebooks of King rest on; `src/testing/rulebook-sources.ts` reads it. */

const TRICKS = ['text G2', 'text G3', 'text G4', 'text G1 G5'];
const FOLLOW = [...TRICKS, 'text'];
const CHOSEN = ['text G3', 'text G4', 'text G5', 'text G1'];
const LEAD = ['text G6', 'text G7'];
const PRICES = ['text', 'text G9', 'text'];
const PRICES_3_TO_6 = ['text', 'text G9', 'text', 'text'];
const FOURTEEN_DEALS = ['text', 'text', 'text'];
const END_OF_FOURTEEN = ['text G8', 'text G11', 'count'];
const AFTER_A_LIMIT = ['text G8', 'text', 'text G11'];

export const sources = {
  variants: {
    'king-simple': {
      table: FOURTEEN_DEALS,
      prices: PRICES,
      follow: FOLLOW,
      lead: LEAD,
      end: END_OF_FOURTEEN,
    },
    'king-threesome': {
      table: FOURTEEN_DEALS,
      prices: PRICES,
      follow: FOLLOW,
      lead: LEAD,
      end: END_OF_FOURTEEN,
    },
    'king-short': {
      table: ['text', 'text', 'text'],
      contracts: ['text', 'text'],
      prices: PRICES_3_TO_6,
      follow: FOLLOW,
      lead: LEAD,
      end: END_OF_FOURTEEN,
    },
    'king-omnibus': {
      table: ['text', 'text'],
      follow: [...TRICKS, 'text'],
      prices: ['text', 'count'],
      all: ['text'],
      end: AFTER_A_LIMIT,
    },
    'king-custom': {
      table: ['text', 'text'],
      order: ['text', 'text', 'text', 'K-3'],
      prices: PRICES_3_TO_6,
      trump: ['text', 'text G3'],
      follow: [...CHOSEN, 'text K-2'],
      lead: LEAD,
      end: ['text G8', 'text G2', 'text', 'text G11', 'count'],
    },
    'king-minsk': {
      table: ['text', 'text'],
      talon: ['text', 'text K-4', 'text'],
      contracts: ['text G9', 'text', 'text'],
      follow: [...CHOSEN, 'text', 'text'],
      lead: LEAD,
      end: ['text G8', 'text G2', 'text G11', 'count'],
    },
    'king-domino': {
      table: ['text', 'text', 'K-7'],
      prices: PRICES,
      follow: ['text G2', 'text G3', 'text', 'text G4', 'text', 'text G7', 'text G1 G5'],
      out: ['text', 'text', 'text K-6', 'K-6', 'K-6'],
      end: AFTER_A_LIMIT,
    },
    'king-jokers': {
      table: ['text', 'text', 'text'],
      prices: ['text'],
      follow: FOLLOW,
      joker: ['text', 'text', 'text', 'text'],
      lead: ['text G6'],
      end: ['text G8', 'text', 'text G11'],
    },
    'king-trade': {
      auction: ['text', 'text F-5', 'text'],
      prices: ['text', 'text'],
      follow: FOLLOW,
      lead: ['text G6'],
      end: AFTER_A_LIMIT,
    },
    'king-atomic': {
      table: ['text', 'text'],
      talon: ['text', 'text', 'K-4', 'text G3'],
      contracts: ['text G9', 'text', 'text', 'text', 'text'],
      follow: [...CHOSEN, 'text', 'text'],
      lead: LEAD,
      end: ['text G8', 'text G2', 'text G11', 'count'],
    },
    'king-long': {
      table: ['text', 'text', 'text'],
      order: ['text', 'text', 'text', 'K-3'],
      prices: PRICES_3_TO_6,
      trump: ['text G3'],
      follow: FOLLOW,
      lead: LEAD,
      end: ['text G8', 'text G11', 'count'],
    },
    'king-preference': {
      table: ['text', 'text'],
      prices: PRICES,
      three: ['text LP-1', 'LP-2', 'LP-3'],
      trump: ['text', 'text', 'text', 'text'],
      follow: [...CHOSEN, 'text'],
      lead: [...LEAD, 'text'],
      end: ['text G8', 'text G2', 'text G3', 'text G11', 'count'],
    },
  },
  untold: {
    'F-4': 'an option, in the list of options',
    'K-1': 'an option, in the list of options',
    'K-5': 'nobody can bid more than 13, so the screen goes on by itself',
    'K-8': 'what bots and positions may know, no rule of the game',
    'LP-4': 'an option, in the list of options',
  },
};
