import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of The King at Court in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to five players, one card each: three play with King, Dragon and Knight, four with the Witch, too, five also with the Beggar. King, Knight and Beggar are the Wise, Dragon and Witch the Wicked; your card says which side you are on.',
      question:
        'All look at their own cards, and the King shows his. Then the court is questioned, in any manner: everybody may say what he likes, and may lie. Whoever says that he listens speaks again when something new has been said. The King ends the questions when he has heard enough, or nobody has anything to add.',
      witch:
        'The Witch may, once, show all cards: then all but the King’s are shuffled and dealt anew, and each belongs to the side of the new card. Whoever was the Knight before may then look at one other player’s new card, even though no longer the Knight.',
      accuse:
        'The King accuses one of the others. With five players each of the rest is now asked the same: the Beggar, if not the one accused, may show the card and join the Wicked. Then the accused shows the card. The Dragon: the Wise win. Anybody else: the Wicked win.',
      bots: 'The others are bots. They heed what is said in ready phrases; the Wicked among them lie. “Hint” shows how they judge. By agreement there is a clock of five, three or one minutes, and several rounds are played: whoever wins most of them has won.',
    },
  ],
];
