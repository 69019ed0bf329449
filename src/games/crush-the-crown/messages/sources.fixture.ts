/** What the sentences of the rulebook of Crush the Crown rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text', 'text', 'text', 'text C-5'],
    marriage: ['text C-4', 'text C-2', 'text', 'text', 'text C-20', 'C-3 C-27'],
    build: ['text C-6', 'text C-17', 'text', 'C-18'],
    spy: ['text C-5 C-7 C-19', 'text C-16'],
    tribute: ['text C-8', 'text C-9 C-10', 'C-11', 'text'],
    fire: ['text', 'C-12 C-26', 'text C-14 C-25'],
    end: ['text C-15 C-23', 'C-21'],
  },
  untold: {
    'C-13': 'with both piles empty there is nothing to draw',
  },
};
