/** What the sentences of the rulebook of Court Ladder rest on; `src/testing/rulebook-sources.ts` reads it. */
export const sources = {
  sentences: {
    table: ['text L-15 L-16', 'text', 'text'],
    deck: ['text L-15', 'text L-14'],
    ranks: ['text L-10', 'text L-4', 'text', 'text L-3'],
    trump: ['text', 'text'],
    attack: ['text', 'text', 'text', 'text', 'text', 'text'],
    out: ['text', 'text', 'text L-8'],
    beat: ['text', 'text', 'text', 'text'],
    'throw-in': ['text', 'text L-13', 'text', 'L-6', 'text'],
    leave: ['L-2 L-8', 'L-5'],
    end: ['text', 'text', 'text', 'text'],
    joker: ['text L-15', 'text L-12', 'L-1'],
  },
  untold: {
    'L-7': 'a hand of jokers alone is rare, and the table lays them',
    'L-9': 'how hands as King are counted, which the panel of the ladder shows',
    'L-11': 'the table asks every player in turn',
    'L-17': 'how a program lists moves, no rule of the game',
  },
};
