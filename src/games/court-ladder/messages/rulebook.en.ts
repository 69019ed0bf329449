import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its step. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Five to sixteen players stand on a ladder, from the King at the top down to the Knave of the Heap. Get rid of your cards and climb. The last player holding cards goes to the bottom.',
      deck: 'Up to seven players use a pack of 36 cards, from six to ace; up to fourteen use two such packs, and more use three. The Knave deals out all cards, the first one to the King, then down the ladder; hands may differ by one.',
      ranks:
        'Before the first hand, one pack is dealt and one suit decides the ranks. Its king makes the player who holds it King, and so on down: queen (from nine players), jack, ten. A player who has a rank already is skipped. Its ace makes its holder the Knave, and players without a card of the suit stand just above the Knave.',
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
      out: 'A player without cards keeps their rank for this hand and is skipped. If it was their turn to attack, the next player up who holds cards attacks instead. If nobody above holds cards, the highest player with cards attacks anyone, like the King.',
    },
  ],
  [
    'Beat or take',
    {
      beat: 'A higher card of the same suit beats a card; any trump beats a card of another suit. An equal card does not. Once all attack cards are beaten, everything on the table goes out of play. A defender who cannot or will not beat says “I take” and gets all the cards on the table.',
    },
  ],
  [
    'Throw-in',
    {
      'throw-in':
        'Players may add cards of a rank already on the table, one at a time, even after “I take”: the attacker, the Knave and the King whenever they like, the others if the King lets them; in the first attack, everybody. An attack has at most six cards, and never more than the defender held. The defender adds none. After passing, a player waits for the next card. Optional rules: everybody may throw in, or only the attacker.',
    },
  ],
  [
    'The King’s permission',
    {
      leave:
        'After each beaten card the King, even without cards, says who else may throw in: everybody, nobody, or some players. After “I take”, his last answer stands; if he has not been asked yet, he is asked now.',
    },
  ],
  [
    'Game over',
    {
      end: 'A hand ends when at most one player still holds cards. That player becomes the Knave, and everybody below moves up a step. If nobody holds cards, the ranks stay. After the agreed number of hands, the ladder is the result.',
      joker:
        'Poker packs of 54 cards (one for up to eleven players, two for more) have jokers. The attacker or the defender may play one during an attack to name a new trump for the rest of the hand; it goes out of play with that attack. It neither attacks nor beats.',
    },
  ],
];
