/** What the sentences of the rulebook of The King at Court rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text', 'text K-13', 'text', 'text', 'text K-9'],
    question: ['text', 'text K-12', 'own', 'text own'],
    witch: ['text K-2 K-3 K-5 K-9', 'text K-7', 'text K-1'],
    accuse: ['text K-11 K-14', 'text KC-4 KC-1', 'text', 'text', 'K-10'],
    bots: ['own', 'own', 'own', 'K-15 K-17'],
  },
  untold: {
    'K-4': 'the cards that are shown include hers',
    'K-6': 'an option of the clock, in the list of options',
    'K-8': 'any other player includes the King',
    'KC-3': 'the clock plays by itself only when it runs out',
  },
};
