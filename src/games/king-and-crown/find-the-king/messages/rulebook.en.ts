import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Find the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players, a lord and a vassal, and five cards: King, Dragon, Knight, Witch, Beggar. The lord is drawn by lot. The cards are shuffled and lie in a row, face down; nobody knows their order.',
      reveal:
        'The vassal reveals one card. If it is the King, the vassal wins the match. The Knight stays face up and allows one more card, and then only the King wins. With any other card the lord wins. Stopping after the Knight loses, too. Once the match is decided, all cards are turned up.',
      chance:
        'However the vassal picks from shuffled cards, the chance of winning is one in four: one in five that the first card is the King, and one in twenty for the Knight and then the King.',
      lay: 'Optional rules: the lord arranges the cards in secret, which makes it a guessing game; the best of three or five matches wins, with roles changing from match to match.',
    },
  ],
];
