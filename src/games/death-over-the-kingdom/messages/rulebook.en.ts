import type {RulesText} from '../../../i18n/index.js';

/** The rulebook in English; a paragraph's heading is the name of its phase. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Three to seven players at the court, and Death has come over the kingdom. Everybody deals once; a deal is a turn. A turn has three rounds, and in each round the right cards score a point. The player with the second most points at the end wins.',
      deal: 'At the start of a turn all cards are shuffled and each player gets three. The rest is the deck.',
    },
  ],
  [
    'Choose',
    {
      choose:
        'Everybody lays a card from their hand face down. In the first round the highest card will score, in the second the lowest, in the third every card between the highest and the lowest.',
    },
  ],
  [
    'Act',
    {
      act: 'In turn, from the Dealer’s left round to the Dealer, each player does one thing: keep the card; swap it with the left neighbour, who cannot refuse; change it for a card from the hand; or show it and use its ability. The Dealer does not swap with a neighbour but with the deck, by cutting it: the card at the cut is the new one, for all to see, and the old one goes face down under the deck.',
    },
  ],
  [
    'Show and score',
    {
      score:
        'All cards are turned up. Cards that turn take their second value if their condition holds; a player’s own card never counts towards it. Then every card that meets the goal of the round scores its player a point, tied cards too. The cards are discarded.',
    },
  ],
  [
    'The end',
    {
      end: 'When everybody has dealt, the second highest total wins; several players may share it. Nobody wins when all are tied at the highest or the lowest total.',
    },
  ],
  [
    'The large game',
    {
      large:
        'Three to sixteen players. In each round everybody gets one card and acts with it as above, without a hand. The lowest card takes a point, and points are bad: after the last round the player with the fewest wins.',
    },
  ],
];
