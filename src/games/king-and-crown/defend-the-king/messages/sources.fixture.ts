/** What the sentences of the rulebook of Defend the King rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text D-9', 'text'],
    ring: ['text', 'text', 'text', 'text', 'text'],
    choose: ['text', 'text', 'text D-1 D-5', 'KC-1'],
    out: ['D-2 KC-2 D-8', 'D-2', 'D-1', 'text'],
    match: ['text D-3', 'D-2 D-3', 'own'],
  },
  untold: {
    'D-6': 'a match simply goes on until it has a winner, as `choose` and `out` say',
    'D-7': 'the two circles are one list here, in `ring`',
  },
};
