import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its step. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Five to eleven players stand on a ladder, from the King down to the Knave of the Heap. Be rid of your cards, climb, and do not be the last to hold any: he goes to the bottom.',
      deck: 'Up to seven play with 36 cards, from eight on with two such packs. All cards are dealt. In the first hand a suit gives the ranks: who holds its king is King, and so on down; who holds its ace is the Knave.',
    },
  ],
  [
    'Trump',
    {
      trump: 'The King alone looks at his cards and names the trump. Then all look.',
    },
  ],
  [
    'Attack',
    {
      attack:
        'First the King attacks the Knave. Then attacks climb: each goes to the next above who holds cards. Who beats an attack attacks the next above; who takes an attack from below changes places with the attacker, and he attacks on from there. At the top the King attacks anyone. Who takes from him keeps his rank, and the next above goes on.',
      out: 'Who is out of cards keeps his rank for this hand and is jumped over.',
    },
  ],
  [
    'Beat or take',
    {
      beat: 'A higher card of the same suit beats, and any trump beats another suit. An equal card does not. When all is beaten, the cards are out of play. Who cannot or will not beat takes all of them.',
    },
  ],
  [
    'Throw-in',
    {
      'throw-in':
        'Cards of a rank that lies there may be added one by one: by the attacker, by the Knave and the King as they like, by others with the King’s leave; in the first bout by all. There are six attack cards at most, and no more than the defender held. The defender throws nothing in; who has passed waits for the next card. By agreement only the attacker throws in.',
    },
  ],
  [
    'The King’s leave',
    {
      leave:
        'After each beaten card the King says who else may throw in; after “I take” his last word counts.',
    },
  ],
  [
    'Game over',
    {
      end: 'A hand ends when one player at most holds cards. He becomes the Knave, and all below him go up a step. After the agreed number of hands the ladder is the result.',
      joker:
        'With the poker pack attacker or defender may lay a joker beside the bout: it names a new trump and goes out with the bout. It neither attacks nor beats.',
    },
  ],
];
