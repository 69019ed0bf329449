import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players. The four Kings lie face up on the table; the other 48 cards and two Jokers are shuffled, and each player gets five. The first player with a Government from King down to ace and no spy in it wins.',
    },
  ],
  [
    'Marriage',
    {
      marriage:
        'A Queen in hand must marry the King of her suit. Without one, put a card face up on the discard pile and draw another, until a Queen comes. When both players are married, the other two Kings are executed: their suits are dead. Their Queens are Queens for Hire.',
    },
  ],
  [
    'Build',
    {
      build:
        'Play at most one card: the next rank of your own suit, or the true card for a place that a spy holds; the spy is then executed. A spy counts as the rank of its place, so you may go on below it.',
    },
  ],
  [
    'Insert a spy',
    {
      spy: 'Put a spy into the next place of the other Government: a card of a dead suit and of that rank, a Queen for Hire or a Joker. One in each turn, and none once the ace is there.',
    },
  ],
  [
    'Tribute',
    {
      tribute:
        'In each of your turns the other player gives you one card for each spy in their Government. They must give cards of your suit while they hold any. They do not draw now.',
    },
  ],
  [
    'Fire and hire',
    {
      fire: 'Discard one card or none, then draw until you hold five. A hand may be larger than five; optional rule: discard down to five. When the draw pile is empty, the discard pile is shuffled; executed cards never come back.',
    },
  ],
  [
    'Game over',
    {
      end: 'The game ends with the card that completes a Government without spies. After many turns in a row in which nothing was built and no spy was sent, the player with more members wins, then the one with fewer spies.',
    },
  ],
];
