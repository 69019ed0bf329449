import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its part. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Four players, 36 cards from six to ace, nine each. A game has two stages: the election decides the ranks, from king down to peasant, and the reign decides who wins the game. Most games won wins the match; level players share the win.',
    },
  ],
  [
    'naming',
    {
      naming:
        'The first dealer is drawn by lot. The last card dealt goes to the dealer and is shown: its suit is trump. After looking at their hand, the dealer names the four players king, prince, soldier and peasant as they like, each name once, one of them their own. Optional rule: the names are drawn by lot.',
    },
  ],
  [
    'election',
    {
      follow:
        'Each name sets a limit: nine tricks for the king, seven for the prince, five for the soldier, three for the peasant. The player left of the dealer leads. Follow suit if you can; if not, play any card. You need not beat a card. The highest trump takes the trick; without trumps, the highest card of the suit led. The winner leads to the next trick.',
      out: 'A player who reaches their limit is out at once and puts their cards aside; if they were to lead, the next player to the left who is still in does. The others go on until all nine tricks are played. The player with the most tricks becomes the new king, followed by prince, soldier and peasant. When two have the same number, the one with the lower name in the election ranks higher.',
      several:
        'Optional rule: the election lasts several deals, until all players but one have reached their limits. Tricks add up, and only players who are still in get cards. Of them, the one who took most tricks deals the next.',
    },
  ],
  [
    'exchange',
    {
      exchange:
        'Now the new peasant deals, and the last card is shown: its suit is trump. The soldier gives the king their highest trump and gets a good card back if the king has one: a ten, jack, queen, king or ace, or any trump. Then the peasant gives the king a trump of their choice and gets any card back. The king may not return the card just received. A soldier without a trump is left out. Only the two players see the cards they exchange.',
    },
  ],
  [
    'reign',
    {
      reign:
        'The player with the ace of trumps leads. Play goes in the order king, prince, soldier, peasant. Tricks are taken as before, but nobody has a limit. Most of the nine tricks wins the game; ties go to the lower rank. The winner deals the next game.',
    },
  ],
];
