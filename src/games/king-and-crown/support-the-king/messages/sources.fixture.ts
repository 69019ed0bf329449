/** What the sentences of the rulebook of Support the King rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text S-4', 'text'],
    choose: ['text', 'text S-5', 'count', 'KC-1'],
    match: ['S-1', 'S-1 S-3', 'text S-2 S-6', 'S-1 S-2'],
    odds: ['count S-5', 'count'],
  },
  untold: {},
};
