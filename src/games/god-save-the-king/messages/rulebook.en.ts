import type {RulesText} from '../../../i18n/index.js';

/** The rulebook of God Save the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Each player holds one whole suit, from the 2 up to the ace. You are out as soon as everybody has seen your King. The last player with a living King wins.',
      skirmish:
        'Both players lay three cards face down: left, centre and right. Then the flanks are turned up and compared across the table: your left flank meets your rival’s right. Two wins, or one win and a draw, take the trick; its six cards go face down on the winner’s pile.',
      push: 'One flank each, or two draws, is a push: both players declare a value for their centre card, true or not, and the higher claim takes the trick. If the claims are equal, both declare again; after the third time each player takes back their own cards. The loser may challenge. If it was a lie, the challenger draws a card from the liar’s hand; if it was true, the challenged player draws one from the challenger’s. Everybody sees the card before it goes on the drawer’s pile. Either way, the trick stays with its winner.',
      rout: 'Once a hand you may rout: name one of your rival’s face-down cards as the King. If you are right, your rival is out. If not, your rival draws a card from your hand.',
      collect:
        'When a player holds fewer than three cards, the piles are searched: a King found in another player’s pile falls. Then each player’s hand and pile become the new hand, and everybody may rout again. Anyone still holding fewer than three cards is out.',
      more: 'With three players, A meets B, then B meets C, then C meets A. With four, two tricks are played at once. If the last Kings fall together, the game is a draw.',
    },
  ],
];
