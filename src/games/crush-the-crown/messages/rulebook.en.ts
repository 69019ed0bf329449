import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players. The four Kings lie face up on the table; the other 48 cards and two Jokers are shuffled, and each player gets five. The player who did not deal begins; the first dealer is drawn by lot. The first player to complete a Government, King down to ace, with no spy in it wins. Once both players are married, a turn has three parts in this order: build, send a spy, fire and hire; all but hiring may be skipped.',
    },
  ],
  [
    'Marriage',
    {
      marriage:
        'The beginner marries first, then the other player. A Queen in hand must marry the King of her suit, and her suit is then yours; with several Queens, you choose. Without one, discard a card face up and draw another until you get a Queen. After the marriage, draw until you hold five cards again. When both players are married, the other two Kings are executed: their suits are dead, and their Queens become Queens for Hire. If there is no Queen left for a player, the cards are dealt again.',
    },
  ],
  [
    'Build',
    {
      build:
        'Play at most one card: the next rank of your suit, or the true card for a place held by a spy, who is then executed. After King and Queen the ranks go down from jack to 2, and the ace comes last. A spy counts as the rank of its place, so you may go on below it. Queens for Hire and Jokers cannot join your own Government.',
    },
  ],
  [
    'Insert a spy',
    {
      spy: 'You may put a spy in the next place of your rival’s Government: a card of that rank in a dead suit, a Queen for Hire or a Joker. One spy a turn, and none once the ace is in place.',
    },
  ],
  [
    'Tribute',
    {
      tribute:
        'On each of your turns, your rival gives you one card for every spy in their Government, including the one just sent. It must be of your suit while they hold any; otherwise they choose. With too few cards they give all and owe nothing more. They do not draw until the end of their own turn.',
    },
  ],
  [
    'Fire and hire',
    {
      fire: 'Discard one card or none, then draw up to five. You may hold more than five; optional rule: discard down to five. When the draw pile is empty, the discard pile is shuffled to replace it; executed cards never come back.',
    },
  ],
  [
    'Game over',
    {
      end: 'The game ends when a player’s Build leaves a complete Government without spies. If many turns in a row pass, usually a hundred, with nothing built and no spy sent, the player with more members wins; if level, the one with fewer spies; if level again, it is a draw.',
    },
  ],
];
