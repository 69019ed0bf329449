import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of The King at Court in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to five players, one card each. Three play with King, Dragon and Knight; four add the Witch, five also the Beggar. King, Knight and Beggar are the Wise; Dragon and Witch are the Wicked. Your card tells you which side you are on.',
      question:
        'Everybody looks at their own card, and the King shows his. Then he questions the court: everybody may say anything, and may lie. A player who says that they are listening speaks again when something new has been said. The King ends the questions when he has heard enough, or when nobody has anything to add.',
      witch:
        'Once, the Witch may show all cards: then all except the King’s are shuffled and dealt again, and everybody belongs to the side of their new card. The player who was the Knight may then look at one other player’s new card, even if they are not the Knight now.',
      accuse:
        'The King accuses one of the others. With five players, each of the rest is now asked the same question: the Beggar, unless accused, may show the card and join the Wicked. Then the accused shows their card. If it is the Dragon, the Wise win; otherwise the Wicked win.',
      bots: 'The others are bots. They understand the ready phrases; the Wicked among them lie. “Hint” shows what they think. Optional rules: a clock of five, three or one minutes; several rounds, and the player who wins most of them wins the game.',
    },
  ],
];
