/** What the sentences of the rulebook of Death Over the Kingdom rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text', 'M-17 text', 'text M-14'],
    deal: ['text 4.7', 'text M-1', 'text'],
    choose: ['text M-29', 'text M-2 M-4'],
    act: ['text M-12', 'M-9', 'text M-5 M-6 M-7 M-24'],
    score: ['text', '4.7 M-13', 'text M-4', 'M-3', 'own'],
    end: ['text 4.5', '4.5', 'text 4.5'],
    large: ['4.11', '4.11', '4.11', '4.11'],
  },
  untold: {
    'M-8': 'cutting was the act of this round, and `act` allows one',
    'M-18': 'an option, in the list of options',
    'M-19': 'the older edition, which is not played here',
    'M-23': 'the text of the Merchant in the table of cards',
    'M-25': 'an option, in the list of options',
    'M-26': 'an option, in the list of options',
    'M-27': 'an option, in the list of options',
    'M-28': 'a card that was shown lies face up, for all to see',
  },
};
