/** What the sentences of the rulebook of Kings and Peasants rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text', 'P-13'],
    naming: ['text', 'text', 'text P-2', 'P-2'],
    follow: ['text P-1', 'text', 'text P-4', 'P-4', 'text', 'text'],
    out: ['text P-14', 'text', 'text', 'P-6'],
    several: ['P-1', 'P-1', 'P-3'],
    exchange: ['text', 'text P-7', 'text P-15', 'P-9', 'P-8', 'P-5'],
    reign: ['text P-10', 'text', 'text P-11', 'text P-12', 'text P-3'],
  },
  untold: {},
};
