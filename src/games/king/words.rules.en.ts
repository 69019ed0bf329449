import type {RulesText} from './table-rules.js';

/** The rules of the variants in English, for the rules panel. */
export const rules: RulesText = {
  'king-simple': [
    'Four players, 32 cards from seven to ace, eight each. Fourteen deals: seven in which you avoid something, then the same seven in which you collect it.',
    'The seat left of the dealer leads; whoever takes a trick leads the next. Follow the suit led if you can; if you cannot, play any card. The highest card of the suit led takes the trick. There are no trumps.',
    'In the deals of hearts, the king and the jumbles no heart may be led by a player who holds another suit. In the deals of the king and the jumbles whoever cannot follow must part with the king of hearts at once.',
    'A deal stops as soon as nothing in it can still be won. The highest total after the last deal wins; over all players the match adds up to nothing.',
  ],
  'king-omnibus': [
    'Four players with 52 cards, thirteen each, or three without the two of clubs, seventeen each. No trumps, no cards are passed on, and any suit may be led at any time.',
    'Every heart costs 1, the queen of spades 13; the ten of diamonds pays 10. A deal is worth −16 in all.',
    'Whoever takes all fifteen of them, the hearts, the queen and the ten, scores +26 instead, and the others nothing.',
    'Play goes on until after some deal a total stands at −100 or below. The highest total wins.',
  ],
};
