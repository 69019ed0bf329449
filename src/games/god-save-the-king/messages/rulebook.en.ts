import type {RulesText} from '../../../i18n/index.js';

/** The rulebook of God Save the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Each player holds one whole suit, from the 2 up to the ace. Be the last whose King lives: a King that everybody sees puts its player out.',
      skirmish:
        'Both players lay three cards face down, left, centre and right. Then the flanks are turned up and compared crosswise: your left meets the right of your rival. Two wins, or one win and a draw, take the trick; its six cards go face down to the pile of the winner.',
      push: 'One flank each, or two draws, is a push: both declare a value for the centre card, true or not, and the higher value takes the trick. Equal values are declared again; after the third time each takes back the own cards. Who lost may challenge. After a lie the challenger draws a card from the liar’s hand; after the truth the challenged draws from the challenger’s. A drawn card is shown to all and goes to the pile of who drew it. The trick stays where it is.',
      rout: 'Once in each hand you may rout: name a face-down card of your rival as the King. If it is, your rival is out. If not, your rival draws a card from your hand.',
      collect:
        'When somebody holds fewer than three cards, piles are looked through: a King found in the pile of another falls. Then hand and pile become the new hand, and each may rout again. Who still has fewer than three cards is out.',
      more: 'Three players meet in turn, A and B, B and C, C and A. With four two tricks run at once. If the last Kings fall together, the game is a draw.',
    },
  ],
];
