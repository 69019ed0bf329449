import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Defend the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two to six players, each with the same five cards: King, Dragon, Knight, Witch, Beggar. Each card thwarts two others and is thwarted by the other two.',
      ring: 'King thwarts Beggar and Knight. Beggar thwarts Witch and Dragon. Witch thwarts Knight and King. Knight thwarts Dragon and Beggar. Dragon thwarts King and Witch.',
      choose:
        'Everybody chooses a card in secret; then all cards are shown at once. With two players, the card that thwarts the other wins the match. If the cards are the same, nobody wins: both players take them back and choose again. You may change your choice until everybody has chosen.',
      out: 'With three or more players, anyone whose card is thwarted by at least one other is out. If nobody is thwarted, or if everybody is, nobody is out, and the same players choose again. All who are left go on with all five cards. The last player left wins the match.',
      match:
        'Two players play the best of three matches, more players a single match. Optional rules: one, three or five matches; only players who are thwarted and thwart nobody are out. The first player to win more than half of the matches wins.',
    },
  ],
];
