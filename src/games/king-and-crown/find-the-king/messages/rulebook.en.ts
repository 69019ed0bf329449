import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Find the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players, a lord and a vassal, and five cards: King, Dragon, Knight, Witch, Beggar. The cards are shuffled and lie in a row, face down; nobody knows their order.',
      reveal:
        'The vassal reveals one card. The King wins the match. The Knight allows one more card, and then only the King wins. Any other card loses: the lord wins. Stopping after the Knight loses, too.',
      chance:
        'Whatever the vassal does, the chance is one in four: one in five for the first card, and one in twenty for the Knight and then the King.',
      lay: 'By agreement the lord lays the cards unseen, so that it becomes a game of guessing; and by agreement the best of three or five matches wins, the roles changing from match to match.',
    },
  ],
];
