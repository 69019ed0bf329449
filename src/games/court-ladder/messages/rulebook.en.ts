import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its step. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Five to sixteen players stand on a ladder, from the King down to the Knave of the Heap. Get rid of your cards and climb. The last player holding cards goes to the bottom.',
      deck: 'Up to seven players use a pack of 36 cards, up to fourteen two such packs, more players three. All cards are dealt. In the first hand one suit decides the ranks: its king makes its holder King, and so on down; its ace makes the Knave.',
    },
  ],
  [
    'Trump',
    {
      trump: 'The King looks at his cards first and names the trump. Then everybody else looks.',
    },
  ],
  [
    'Attack',
    {
      attack:
        'First the King attacks the Knave. Then attacks climb: each targets the next player above who holds cards. A defender who beats an attack attacks the next player up. A defender who takes an attack from below changes places with the attacker, who attacks again from there. At the top, the King attacks anyone. A defender who takes from the King keeps their rank, and the next player up attacks.',
      out: 'A player without cards keeps their rank for this hand and is skipped.',
    },
  ],
  [
    'Beat or take',
    {
      beat: 'A higher card of the same suit beats a card; any trump beats a card of another suit. An equal card does not. Once all attack cards are beaten, everything on the table goes out of play. A defender who cannot or will not beat takes it all.',
    },
  ],
  [
    'Throw-in',
    {
      'throw-in':
        'Players may add cards of a rank already on the table, one at a time: the attacker, the Knave and the King whenever they like, the others if the King lets them; in the first attack, everybody. An attack has at most six cards, and never more than the defender held. The defender adds none. After passing, a player waits for the next card. Optional rule: only the attacker throws in.',
    },
  ],
  [
    'The King’s permission',
    {
      leave:
        'After each beaten card the King says who else may throw in. After “I take”, his last word stands.',
    },
  ],
  [
    'Game over',
    {
      end: 'A hand ends when at most one player still holds cards. That player becomes the Knave, and everybody below moves up a step. After the agreed number of hands, the ladder is the result.',
      joker:
        'Poker packs (one for up to eleven players, two for more) have jokers. The attacker or the defender may play one during an attack to name a new trump; it goes out of play with that attack. It neither attacks nor beats.',
    },
  ],
];
