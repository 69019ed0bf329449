import type {RulesText} from '../../../i18n/index.js';

/** The rulebook of God Save the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Each player holds one whole suit, from the 2 up to the ace, the highest card. You are out as soon as everybody has seen your King. The last player with a living King wins.',
      skirmish:
        'Two players lay three cards each face down: left, centre and right. Then the flanks, left and right, are turned up and compared across the table: your left flank meets your rival’s right, and the higher card wins. A King on a flank falls as he is turned up. Two wins, or one win and a draw, take the trick; its six cards go face down on the winner’s pile. Nobody may look into a pile before it is searched.',
      push: 'One flank each, or two draws, is a push: both players at once declare a value for their centre card, true or not, and the higher claim takes the trick. If the claims are equal, both declare again; after the third time nobody wins the trick, and each player’s three cards go on their own pile.',
      challenge:
        'The loser of a push may challenge. The answer is always honest, but the challenged card stays hidden, even a King. If the claim was a lie, the challenger draws a card from the liar’s hand; if it was true, the challenged player draws one from the challenger’s. The card is drawn at random, and everybody sees it before it goes on the drawer’s pile: a King falls. Nothing is drawn from an empty hand. Either way, the trick stays with its winner.',
      rout: 'Once a hand you may rout: name one of your rival’s face-down cards as the King. You may do so before the flanks are turned, after that, or once both values are declared; then the loser must choose between rout and challenge. The card is turned up. If it is the King, your rival is out. If not, it is turned back, and your rival draws a card from your hand, as after a challenge.',
      collect:
        'As soon as any player holds fewer than three cards after a trick, the hand ends and the piles are searched: a King in another player’s pile falls, but your own King in your own pile is safe. Then each player’s hand and pile become the new hand, and everybody may rout again. Anyone still holding fewer than three cards is out.',
      fallen:
        'When a King falls in a trick, the rival takes the other cards of the trick. The hand of the player who is out leaves the game, and so does the pile once it has been searched with the others.',
      more: 'With three players, A meets B, then B meets C, then C meets A. With four, two tricks are played at once: A meets B while C meets D, then B meets C while D meets A, and so on in turn. When the first of four players is out, the letters are given again: the player who put another out becomes C, the winner of the other trick A and its loser B. In all other cases the players keep their order.',
      end: 'If the last Kings fall together, the game is a draw. After thirty hands the living player with most cards wins; if several have as many, it is a draw.',
    },
  ],
];
