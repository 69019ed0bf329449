import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Defend the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two to six players, each with the same five cards: King, Dragon, Knight, Witch, Beggar. Each card thwarts two of the others and is thwarted by two: the ring on the table shows which.',
      choose:
        'All choose a card in secret; then all cards are shown together. Of two players the one whose card thwarts the other wins the match. Equal cards: nobody wins, all take their cards back and choose again. The choice may be changed until all have chosen.',
      out: 'With three or more, everybody is out whose card is thwarted by at least one of the others. If that would be everybody, nobody is out. The others go on with all five cards, until one is left, who wins the match.',
      match:
        'Two players play the best of three matches, more players one; by agreement one, three or five. By agreement only those are out who are thwarted and thwart nobody themselves.',
    },
  ],
];
