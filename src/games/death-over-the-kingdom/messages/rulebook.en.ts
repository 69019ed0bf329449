import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to seven players at court, and Death hangs over the kingdom. Everybody deals once; each deal is a turn of three rounds, and in every round the right cards score a point. The first Dealer is drawn by lot; then the player on the left deals. At the end, the player with the second most points wins.',
      deal: 'There are 26 cards, two of each character. At the start of a turn all cards are shuffled and each player gets three. The rest is the deck.',
    },
  ],
  [
    'Choose',
    {
      choose:
        'Everybody plays a card from their hand face down, and may change it until all have chosen. The highest card scores in the first round, the lowest in the second, and every card in between in the third.',
    },
  ],
  [
    'Act',
    {
      act: 'In turn, starting left of the Dealer, each player does one thing: keep the card; swap it with the left neighbour, who cannot refuse; change it for a card from the hand; or show it and use its ability. The card in front of you is yours to use, no matter who had it before. The Dealer acts last and has no left neighbour, but may cut the deck: the card at the cut is the new one, for all to see, and the old one goes face down under the deck.',
    },
  ],
  [
    'Show and score',
    {
      score:
        'All cards are turned face up. A card with a second value takes it if the other players’ cards meet its condition. Then every card that fits the goal of the round scores a point for its player, ties included. If no card lies in between in the third round, nobody scores. The cards are discarded and do not come back before the next turn.',
    },
  ],
  [
    'The end',
    {
      end: 'Once everybody has dealt, the second highest total wins; several players may share it. After 6, 6 and 3 points, the player with 3 wins. If everybody is tied for the highest or the lowest total, nobody wins.',
    },
  ],
  [
    'The large game',
    {
      large:
        'Three to sixteen players. Each round all cards are shuffled, everybody gets one card and acts as above, without a hand, and the Dealer moves on to the left. The lowest card takes a point, ties included, and points are bad: after as many rounds as there are players, the player with the fewest wins, and equal players share the win. Optional rule: twice or three times as many rounds.',
    },
  ],
];
