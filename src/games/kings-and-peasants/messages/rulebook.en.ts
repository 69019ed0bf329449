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
        'The last card dealt is the dealer’s. It is shown, and its suit is trump. Having seen his hand, the dealer names the players king, prince, soldier and peasant, himself among them, as he likes.',
    },
  ],
  [
    'election',
    {
      follow:
        'A name is a limit: a king may take nine tricks, a prince seven, a soldier five, a peasant three. The player left of the dealer leads. Follow suit if you can; if not, play any card. The highest trump takes the trick, or else the highest card of the suit led, and its player leads the next.',
      out: 'Who reaches his number is out at once and lays his cards aside; the next player to his left who is still in leads. Most tricks make the new king, then prince, soldier and peasant. Of equal tricks the lower name goes first.',
      several:
        'By choice the election lasts several deals, until all numbers but one are filled: the tricks add up, and the cards are dealt to those who are left.',
    },
  ],
  [
    'exchange',
    {
      exchange:
        'The new peasant deals. The soldier gives the king his highest trump and gets a good card back: a ten, jack, queen, king or ace, or any trump. Then the peasant gives the king a trump of his choice and gets any card back. The card just received may not be given back. A soldier without a trump is left out. Only the two see the cards.',
    },
  ],
  [
    'reign',
    {
      reign:
        'Whoever holds the ace of trumps leads. Play goes from king to prince, soldier and peasant, as the tricks did before, but nobody has a limit. Most of the nine tricks win; of equals the lower rank. The winner deals the next game.',
    },
  ],
];
