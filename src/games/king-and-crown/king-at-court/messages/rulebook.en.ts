import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of The King at Court in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to five players, one card each. A lord, drawn by lot, deals the cards and gets one, too. Three play with King, Dragon and Knight; four add the Witch, five also the Beggar. King, Knight and Beggar are the Wise; Dragon and Witch are the Wicked. Your card tells you which side you are on.',
      question:
        'Everybody looks at their own card, and the King shows his. Then he questions the court: everybody may say anything, even a lie, but nobody else shows a card. Players who say they are listening may speak again once something new has been said. The King ends the questions when he has heard enough, or when nobody has anything to add.',
      witch:
        'Once, while the King asks, the Witch may show all cards: then all except the King’s are shuffled and dealt again, and your new card decides your side. The player who was the Knight may then look at one other player’s new card, even if no longer the Knight; everybody sees whose. With three players there is no Witch, so the Knight never looks.',
      accuse:
        'The King accuses one of the others, and the accusation stands. With five players, all others are now asked the same question: the Beggar, unless accused, may show their card and join the Wicked. Then the accused shows their card. If it is the Dragon, the Wise win; otherwise the Wicked win. A Beggar who is accused stays Wise and loses with them.',
      bots: 'The other players are bots. They understand the ready-made phrases; the Wicked among them lie. “Hint” shows what they think. Optional rules: a time limit of five, three or one minutes; several rounds, most rounds won wins.',
    },
  ],
];
