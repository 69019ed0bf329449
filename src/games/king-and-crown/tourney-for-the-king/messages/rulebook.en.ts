import type {RulesText} from '../../../../i18n/index.js';

/** The rulebook of Tourney for the King in English. */
export const rules: RulesText = [
  [
    '',
    {
      table:
        'Two players, each with the same five cards: King 5, Dragon 4, Knight 3, Witch 2, Beggar 1. Only the numbers count; nobody thwarts anybody here.',
      choose:
        'In each round both choose one of their unused cards in secret and reveal them together. The higher card wins the round. Both cards are set aside, face up.',
      equal:
        'Equal cards: the round goes to the player whose unused cards have the higher total, that is, to the one who has spent less. If the totals are equal too, nobody wins it. In the first and the last round a tie is never broken.',
      end: 'Five rounds are played; the last cards meet by themselves. Who has won more rounds wins; equal, it is a draw.',
      agreed:
        'By agreement both score in a round that is equal in all, a drawn match is played again, a match ends as soon as it is decided, or the best of three matches wins.',
    },
  ],
];
