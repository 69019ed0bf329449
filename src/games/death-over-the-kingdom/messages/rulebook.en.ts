import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to seven players at court, and Death hangs over the kingdom. Everybody deals once; each deal is a turn of three rounds, and in every round the right cards score a point. At the end, the player with the second most points wins.',
      deal: 'At the start of a turn all cards are shuffled and each player gets three. The rest is the deck.',
    },
  ],
  [
    'Choose',
    {
      choose:
        'Everybody plays a card from their hand face down. The highest card scores in the first round, the lowest in the second, and every card in between in the third.',
    },
  ],
  [
    'Act',
    {
      act: 'In turn, starting left of the Dealer, each player does one thing: keep the card; swap it with the left neighbour, who cannot refuse; change it for a card from the hand; or show it and use its ability. The Dealer acts last and has no left neighbour, but may cut the deck: the card at the cut is the new one, for all to see, and the old one goes face down under the deck.',
    },
  ],
  [
    'Show and score',
    {
      score:
        'All cards are turned face up. A card with a second value takes it if the other players’ cards meet its condition. Then every card that fits the goal of the round scores a point for its player, ties included. The cards are discarded.',
    },
  ],
  [
    'The end',
    {
      end: 'Once everybody has dealt, the second highest total wins; several players may share it. If everybody is tied for the highest or the lowest total, nobody wins.',
    },
  ],
  [
    'The large game',
    {
      large:
        'Three to sixteen players. Each round everybody gets one card and acts as above, without a hand. The lowest card takes a point, and points are bad: after the last round, the player with the fewest wins.',
    },
  ],
];
