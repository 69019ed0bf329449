import type {RulesText} from '../../../i18n/index.js';

/** The rulebook of God Save the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Each player holds one whole suit, from the 2 up to the ace. The last player whose King lives wins: once everybody has seen a King, its player is out.',
      skirmish:
        'Both players lay three cards face down, left, centre and right. Then the flanks are turned up and compared crosswise: your left flank meets your rival’s right. Two wins, or one win and a draw, take the trick; its six cards go face down on the winner’s pile.',
      push: 'One flank each, or two draws, is a push: both players declare a value for the centre card, true or not, and the higher value takes the trick. Equal values are declared again; after the third time each player takes back their own cards. The loser may challenge. After a lie, the challenger draws a card from the liar’s hand; after the truth, the challenged player draws one from the challenger’s. Everybody sees the drawn card, and it goes on the drawer’s pile. The trick stays with its winner.',
      rout: 'Once in each hand you may rout: say that one of your rival’s face-down cards is the King. If it is, your rival is out. If not, your rival draws a card from your hand.',
      collect:
        'When a player holds fewer than three cards, the piles are searched: a King found in another player’s pile falls. Then each player’s hand and pile become the new hand, and everybody may rout again. Anyone still holding fewer than three cards is out.',
      more: 'Three players meet in turn: A and B, B and C, C and A. With four players, two tricks are played at once. If the last Kings fall together, the game is a draw.',
    },
  ],
];
