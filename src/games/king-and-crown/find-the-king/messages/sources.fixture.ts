/** What the sentences of the rulebook of Find the King rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'F-5', 'text F-3'],
    reveal: ['text', 'text', 'text F-6 F-7', 'F-2', 'F-1', 'own'],
    chance: ['count'],
    lay: ['F-3 F-4'],
  },
  untold: {},
};
