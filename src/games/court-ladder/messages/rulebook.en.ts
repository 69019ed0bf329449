import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its step. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Five to eleven players stand on a ladder, from the King down to the Knave of the Heap. Get rid of your cards and climb. The last player holding cards goes to the bottom.',
      deck: 'Up to seven players use 36 cards; eight or more use two such packs. All cards are dealt. In the first hand one suit gives the ranks: the player with its king is King, and so on down; the player with its ace is the Knave.',
    },
  ],
  [
    'Trump',
    {
      trump: 'The King alone looks at his cards and names the trump. Then everybody looks.',
    },
  ],
  [
    'Attack',
    {
      attack:
        'First the King attacks the Knave. Then attacks climb: each goes to the next player above who holds cards. A player who beats an attack attacks the next above. A player who takes an attack from below changes places with the attacker, who attacks on from there. At the top, the King attacks anyone. A player who takes cards from the King keeps their rank, and the next above goes on.',
      out: 'A player without cards keeps their rank for this hand and is skipped.',
    },
  ],
  [
    'Beat or take',
    {
      beat: 'A card is beaten by a higher card of its suit, or, unless it is a trump itself, by any trump. An equal card does not beat it. When all attack cards are beaten, the cards are out of play. A defender who cannot or will not beat takes all of them.',
    },
  ],
  [
    'Throw-in',
    {
      'throw-in':
        'Cards of a rank on the table may be added one by one: by the attacker, by the Knave and the King whenever they like, and by others if the King lets them; in the first attack by everybody. There are at most six attack cards, and no more than the defender held. The defender adds none. A player who has passed waits for the next card. Optional rule: only the attacker throws in.',
    },
  ],
  [
    'The King’s permission',
    {
      leave:
        'After each beaten card the King says who else may throw in. After “I take”, what he said last counts.',
    },
  ],
  [
    'Game over',
    {
      end: 'A hand ends when at most one player holds cards. That player becomes the Knave, and everybody below goes up a step. After the agreed number of hands the ladder is the result.',
      joker:
        'With the poker pack, the attacker or the defender may lay down a joker during an attack: it names a new trump and leaves play with that attack. It neither attacks nor beats.',
    },
  ],
];
