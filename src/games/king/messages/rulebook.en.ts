import type {Paragraphs} from '../../../i18n/index.js';

/** The rules of the variants in English, for the rules panel. */
export const rules: Readonly<Record<string, Paragraphs>> = {
  'king-simple': {
    table:
      'Four players, 32 cards from seven to ace, eight each. Fourteen deals: seven in which you avoid something, then the same seven in which you collect it.',
    follow:
      'The seat left of the dealer leads; whoever takes a trick leads the next. Follow the suit led if you can; if you cannot, play any card. The highest card of the suit led takes the trick. There are no trumps.',
    lead: 'In the deals of hearts, the king and the jumbles no heart may be led by a player who holds another suit. In the deals of the king and the jumbles whoever cannot follow must part with the king of hearts at once.',
    end: 'A deal stops as soon as nothing in it can still be won. The highest total after the last deal wins; over all players the match adds up to nothing.',
  },
  'king-threesome': {
    table:
      'Simple King for three: the aces of spades and clubs stay out, and each player holds ten cards of thirty. The same fourteen deals in the same order.',
    prices:
      'Boys and girls count 5, the king of hearts 20, each of the last two tricks 10; tricks and hearts still count 2. With eight hearts against ten tricks the deals are not worth the same, but each deal to take repays its deal to avoid, so the match adds up to nothing.',
    follow: 'Follow suit; whoever cannot may play any card.',
    lead: 'In the deals of hearts, the king and the jumbles no heart may be led by a player who holds another suit; in those of the king and the jumbles whoever cannot follow must part with the king of hearts.',
  },
  'king-short': {
    table:
      'Simple King for three to six, one round of fourteen deals; girls come before boys among the deals to avoid. Four players hold eight of 32 cards. Three, five and six play without the aces of spades and clubs and hold ten, six or five.',
    prices:
      'With three players boys and girls count 5, the king 20, each of the last two tricks 10; else the prices are those of Simple King. With fewer cards in a hand there are fewer tricks to pay for, so tricks and jumbles are worth less.',
    follow: 'Follow suit; whoever cannot may play any card.',
    lead: 'In the deals of hearts, the king and the jumbles no heart may be led by a player who holds another suit; in those of the king and the jumbles whoever cannot follow must part with the king of hearts.',
    end: 'The highest total wins.',
  },
  'king-omnibus': {
    table:
      'Four players with 52 cards, thirteen each, or three without the two of clubs, seventeen each. No trumps, and no cards are passed on.',
    follow:
      'Any suit may be led at any time. Follow suit; whoever cannot may play any card. The highest card of the suit led takes the trick.',
    prices:
      'Every heart costs 1, the queen of spades 13; the ten of diamonds pays 10. A deal is worth −16 in all.',
    all: 'Whoever takes all fifteen of them, the hearts, the queen and the ten, scores +26 instead, and the others nothing.',
    end: 'Play goes on until after some deal a total stands at −100 or below. The highest total wins.',
  },
};
