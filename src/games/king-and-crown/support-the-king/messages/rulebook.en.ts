import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Support the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players, a lord and a vassal. Each has the same five cards: King 5, Dragon 4, Knight 3, Witch 2, Beggar 1. Only the numbers count.',
      choose:
        'Both choose a card in secret; then both cards are shown. If the total is even, the lord wins the match; if it is odd, the vassal does. There are no draws. You may change your choice until both have chosen.',
      match:
        'The first lord is drawn by lot. In the next match both have all five cards again, and lord and vassal change roles. The first player to win two matches wins the game. Optional rules: three or five matches; the lord stays lord.',
      odds: 'Two odd cards or two even ones make an even total. If you play odd and even equally often and unpredictably, you win half of the matches whatever the other player does.',
    },
  ],
];
