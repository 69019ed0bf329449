/** What the sentences of the rulebook of High Card rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {deal: ['text', 'text'], play: ['text', 'text'], end: ['text']},
  untold: {},
};
