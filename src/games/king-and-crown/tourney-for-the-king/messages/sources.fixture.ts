/** What the sentences of the rulebook of Tourney for the King rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text'],
    choose: ['text', 'text', 'text T-4', 'KC-1'],
    equal: ['text count', 'T-1', 'count'],
    end: ['text T-5 T-6', 'text T-2'],
    agreed: ['T-1 T-2 T-5 T-7 own'],
  },
  untold: {
    'T-3': 'it makes no difference whether the card just shown counts',
  },
};
