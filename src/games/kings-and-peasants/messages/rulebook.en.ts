import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its part. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Four players, 36 cards from six to ace, nine each. A game has two stages: an election, which makes the ranks, and a reign, which is won.',
    },
  ],
  [
    'naming',
    {
      naming:
        'The last card dealt is the dealer’s. It is shown, and its suit is trump. After looking at their hand, the dealer names the four players king, prince, soldier and peasant, in any way.',
    },
  ],
  [
    'election',
    {
      follow:
        'A name is a limit: a king may take nine tricks, a prince seven, a soldier five, a peasant three. The player left of the dealer leads. Follow suit if you can; if not, play any card. The highest trump takes the trick; without trumps, the highest card of the suit led does. Its player leads to the next trick.',
      out: 'A player who reaches their number is out at once and puts their cards aside; the next player to the left who is still in leads. The player with the most tricks becomes the new king, then come prince, soldier and peasant. On equal tricks the lower name goes first.',
      several:
        'Optional rule: the election lasts several deals, until all players but one have reached their number. The tricks add up, and the cards are dealt to the players who are left.',
    },
  ],
  [
    'exchange',
    {
      exchange:
        'The new peasant deals. The soldier gives the king their highest trump and gets a good card back: a ten, jack, queen, king or ace, or any trump. Then the peasant gives the king a trump of their choice and gets any card back. The card just received may not be given back. A soldier without a trump is left out. Only the two players see the cards.',
    },
  ],
  [
    'reign',
    {
      reign:
        'The player with the ace of trumps leads. Players follow in the order king, prince, soldier, peasant. Tricks are taken as before, but nobody has a limit. Most of the nine tricks win; ties go to the lower rank. The winner deals the next game.',
    },
  ],
];
