import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Tourney for the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players, each with the same five cards: King 5, Dragon 4, Knight 3, Witch 2, Beggar 1. Only the numbers count; nobody thwarts anybody here.',
      choose:
        'Each round, both players choose one of their unused cards in secret and show them at once. The higher card wins the round. Both cards are set aside, face up. You may change your choice until both have chosen.',
      equal:
        'If the cards are equal, the round goes to the player whose unused cards have the higher total, which is the one who has spent less so far. If the totals are equal too, nobody wins the round. A tie in the first or last round is never broken.',
      end: 'All five rounds are played, and the last cards play themselves. Most rounds won wins; level is a draw.',
      agreed:
        'Optional rules: both players score in a round that stays tied; a drawn match is played again; a match ends as soon as it is decided; the best of three matches wins, a drawn one counting as played.',
    },
  ],
];
