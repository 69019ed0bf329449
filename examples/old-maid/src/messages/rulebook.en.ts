import {onePage, type RulesText} from 'gstk/kit';

/** The rules for a reader, in paragraphs with ids. */
export const rules: RulesText = onePage({
  deal: 'Two to six players. One queen is taken out of the pack, so that another one will have no partner. All cards are dealt, one at a time; some players may get one more than others.',
  pairs:
    'All players lay down the pairs that they hold, two cards of the same rank, face up. Three of a rank are a pair and a card that stays.',
  draw: 'In turn, clockwise, each player draws one card from the hand of the next player to the left who still holds cards, without seeing it. A card that makes a pair is laid down with its partner at once; any other stays in the hand. Hands are shuffled after each draw.',
  out: 'A player without cards is out, and safe. A player whose last card is drawn is out, too.',
  end: 'The last card of all is a queen. Its holder loses, and everybody else wins alike.',
});
