import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Defend the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two to six players, each with the same five cards: King, Dragon, Knight, Witch, Beggar. Each card thwarts two of the others and is thwarted by two: the ring on the table shows which.',
      choose:
        'Everybody chooses a card in secret; then all cards are shown together. With two players, the card that thwarts the other wins the match. On equal cards nobody wins: both players take them back and choose again. You may change your choice until everybody has chosen.',
      out: 'With three or more players, everybody whose card is thwarted by at least one of the others is out. If that would be everybody, nobody is out. The others go on with all five cards until one player is left, who wins the match.',
      match:
        'Two players play the best of three matches, more players a single one. Optional rules: one, three or five matches; only players who are thwarted and thwart nobody themselves are out.',
    },
  ],
];
