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
  'king-custom': {
    order:
      'Simple King to order. Left of the dealer sits the orderer: having seen all eight cards he chooses one of the contracts that he has not chosen before. Everybody orders each of the fourteen once, in any sequence: 56 deals with four players, 42 with three.',
    trump:
      'For a contract to take the orderer also names a trump, or none; contracts to avoid have no trump. The orderer leads.',
    follow:
      'Follow suit; whoever cannot may play any card, a trump or not; by agreement he must trump if he can. A trump beats every other suit.',
    lead: 'No heart may be led in the deals of hearts, the king and the jumbles while another suit is held, and in those of the king and the jumbles the king of hearts must go at the first trick in which its holder cannot follow.',
    end: 'The match ends when nobody has an order left. The highest total wins; all totals together are nothing.',
  },
  'king-minsk': {
    table:
      'Three players, 32 cards, ten each. Two cards, neither the first nor the last of the pack, lie apart as the talon.',
    talon:
      'The seat left of the dealer orders: it calls one of its contracts, takes the talon, which all may see, and lays two cards away face down, none of which may score in this deal. Then it leads.',
    contracts:
      'Six contracts cost 40 points each. Three times each player may win back: he names a trump, or none, and every trick pays 8 to whoever takes it. Everybody orders all nine once: 27 deals.',
    follow:
      'Follow suit; whoever cannot may play any card, or by agreement must trump if he can. By agreement only the orderer may lead a trump while he holds another suit.',
    lead: 'No heart may be led in the deals of hearts and the king while another suit is held; in “no king” whoever cannot follow must part with the king of hearts.',
    end: 'All totals together are nothing.',
  },
  'king-domino': {
    table:
      'Four players hold six cards each; the other eight are the bazaar, face down. The contracts are those of Simple King in their order. Any card may be led, hearts too.',
    follow:
      'Follow suit; whoever cannot draws from the bazaar, card by card, until the suit led comes, and plays that card. Only when the bazaar is empty may something else be played; in the deals of the king and the jumbles it must then be the king of hearts, if one has it.',
    out: 'So hands become unequal. Who has no cards left is out of the deal; if the taker of a trick is out, the next seat to the left that has cards leads. When one player alone has cards they count as taken, but are no trick. What stays in the bazaar counts for nobody.',
    end: 'The match ends after a deal in which somebody stands at −31 or below. The highest total wins.',
  },
  'king-jokers': {
    table:
      'One contract in every deal. Four players hold thirteen cards: 52 without the two of clubs and with a joker. Three hold seventeen: 52 without the two and the three of clubs and with two jokers; the card that is left over goes to the taker of the last trick.',
    prices:
      'A joker costs 20, each heart its rank: two to ten as printed, jack 11, queen 12, king 13, ace 14.',
    follow:
      'Follow suit; whoever cannot may play any card. A joker is a heart between ten and jack. When hearts are led it follows suit; to another suit it may be played only by who cannot follow, and then it takes the trick. Of two jokers the first one wins.',
    lead: 'Neither heart nor joker may be led while another suit is held.',
    end: 'Everybody deals twice; the highest total wins.',
  },
  'king-trade': {
    auction:
      'Four players hold thirteen cards each, three hold seventeen, without the two of clubs. From the left of the dealer each bids once, a number up to 13 higher than any before, or folds. The highest bidder is charged what he bid and names the suit that costs.',
    prices:
      'Each card of that suit costs 1 to whoever takes it; nothing else counts. If all fold it is hearts, and nobody is charged. The seat left of the dealer leads, whoever won the auction.',
    follow: 'Follow suit; whoever cannot may play any card.',
    lead: 'The suit that costs may not be led while another suit is held.',
    end: 'The match ends after a deal in which somebody stands at −77 or below. The highest total wins.',
  },
  'king-atomic': {
    table: 'Three players, 32 cards, ten each, two in the talon.',
    talon:
      'The seat right of the dealer orders: it calls a contract, takes the talon, which all may see, and lays two cards away face down, none of which may score in this deal. The seat left of the dealer leads.',
    contracts:
      'Everybody orders six contracts that cost 40 each, a jumble of all six that costs 240, six praises with a trump, or none, in which each trick pays 4, and a jumble that pays 240: 42 deals. The short form leaves out both jumbles and three of the praises.',
    follow:
      'Follow suit; whoever cannot may play any card, or by agreement must trump if he can. By agreement only the orderer may lead a trump while he holds another suit.',
    lead: 'No heart may be led in the deals of hearts, the king and the jumbles while another suit is held; in those of the king and the jumbles whoever cannot follow must part with the king of hearts.',
  },
  'king-long': {
    order:
      'Short King to order, for three to six. The seat left of the dealer looks at its cards and chooses one of the fourteen contracts that it has not chosen before. Everybody chooses each of them once: 42, 56, 70 or 84 deals. The last one is left without a choice.',
    trump: 'There are no trumps. The chooser leads.',
    follow: 'Follow suit; whoever cannot may play any card.',
    lead: 'In the deals of hearts, the king and the jumbles no heart may be led by a player who holds another suit; in those of the king and the jumbles whoever cannot follow must part with the king of hearts.',
    end: 'The highest total wins; all totals together are nothing.',
  },
  'king-preference': {
    table:
      'Four players, 32 cards, eight each, dealt in pairs. Twelve deals: seven to avoid, four praises, and the jumble to take.',
    trump:
      'A praise pays 3 a trick. The seat left of the dealer calls its trump as soon as it holds three cards: a suit, no trump, or “by the last card”. Then the rest is dealt, and if the last card was called, the suit of the last card dealt to the caller is trump; all may see it. The caller leads.',
    follow:
      'Follow suit. In praises whoever cannot must trump if he can; there is no need to beat a trump that lies there. Without a trump any card will do.',
    lead: 'In the other deals the rules of Simple King hold: no heart is led in the deals of hearts, the king and the jumbles while another suit is held, and in those of the king and the jumbles the king of hearts must go when its holder cannot follow. At a table of cards whoever held it back would pay 16; here it cannot be held back.',
  },
};
