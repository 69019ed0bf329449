import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players. The four Kings lie face up on the table; the other 48 cards and two Jokers are shuffled, and each player gets five. The first player to complete a Government, King down to ace, with no spy in it wins.',
    },
  ],
  [
    'Marriage',
    {
      marriage:
        'A Queen in hand must marry the King of her suit. Without one, discard a card face up and draw another until you get a Queen. When both players are married, the other two Kings are executed: their suits are dead, and their Queens become Queens for Hire.',
    },
  ],
  [
    'Build',
    {
      build:
        'Play at most one card: the next rank of your suit, or the true card for a place held by a spy, who is then executed. A spy counts as the rank of its place, so you may go on below it.',
    },
  ],
  [
    'Insert a spy',
    {
      spy: 'Put a spy in the next place of your rival’s Government: a card of that rank in a dead suit, a Queen for Hire or a Joker. One spy a turn, and none once the ace is in place.',
    },
  ],
  [
    'Tribute',
    {
      tribute:
        'On each of your turns, your rival gives you one card for every spy in their Government, of your suit while they hold any. They do not draw yet.',
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
      end: 'The game ends when a Government without spies is complete. If many turns in a row pass with nothing built and no spy sent, the player with more members wins; if level, the one with fewer spies.',
    },
  ],
];
