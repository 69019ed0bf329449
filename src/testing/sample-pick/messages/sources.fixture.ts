/** What the sentences of the rulebook of Royal Guests rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    door: ['text', 'text', 'text'],
    turn: ['text', 'text', 'text', 'text'],
    end: ['text', 'text'],
  },
  untold: {},
};
