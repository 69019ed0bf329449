/** What the sentences of the rulebook of God Save the King rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text G-1 G-23', 'text', 'text'],
    skirmish: ['text', 'text', 'text G-8', 'text', 'text G-11'],
    push: ['text G-21', 'text G-3'],
    challenge: ['text G-22', 'text G-20 G-21', 'text G-2', 'text G-9', 'G-9', 'text G-2'],
    rout: ['text G-4', 'G-5 G-26', 'text', 'text', 'text G-7 G-9'],
    collect: ['text G-12 G-19', 'text G-15', 'text G-14'],
    fallen: ['text G-18', 'G-18'],
    more: ['text', 'text G-16', 'text G-17', 'text'],
    end: ['G-13', 'G-24'],
  },
  untold: {
    'G-27': 'the screen says that a choice may be changed',
    'G-28': 'two tricks need not be in step, which the screen shows',
    'G-31': 'an option, in the list of options',
  },
};
