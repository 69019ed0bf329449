import type {RulesText} from './table-rules.js';

/** The rules of the variants in which more is done than playing cards, in English. */
export const rules: RulesText = {
  'king-custom': [
    'Simple King to order. Left of the dealer sits the orderer: having seen all eight cards he chooses one of the contracts that he has not chosen before. Everybody orders each of the fourteen once, in any sequence: 56 deals with four players, 42 with three.',
    'For a contract to take the orderer also names a trump, or none; contracts to avoid have no trump. The orderer leads. Follow suit; whoever cannot may play any card, a trump or not. A trump beats every other suit.',
    'No heart may be led in the deals of hearts, the king and the jumbles while another suit is held, and in those of the king and the jumbles the king of hearts must go at the first trick in which its holder cannot follow.',
    'The match ends when nobody has an order left. The highest total wins; all totals together are nothing.',
  ],
  'king-minsk': [
    'Three players, 32 cards, ten each. Two cards, neither the first nor the last of the pack, lie apart as the talon. The seat left of the dealer orders: it calls one of its contracts, takes the talon, which all may see, and lays two cards away face down, none of which may score in this deal. Then it leads.',
    'Six contracts cost 40 points each. Three times each player may win back: he names a trump, or none, and every trick pays 8 to whoever takes it. Everybody orders all nine once: 27 deals.',
    'Follow suit; whoever cannot may play any card. No heart may be led in the deals of hearts and the king while another suit is held; in “no king” whoever cannot follow must part with the king of hearts. All totals together are nothing.',
  ],
  'king-domino': [
    'Four players hold six cards each; the other eight are the bazaar, face down. The contracts are those of Simple King in their order. Any card may be led, hearts too.',
    'Whoever cannot follow draws from the bazaar, card by card, until the suit led comes, and plays that card. Only when the bazaar is empty may something else be played; in the deals of the king and the jumbles it must then be the king of hearts, if one has it.',
    'So hands become unequal. Who has no cards left is out of the deal; if the taker of a trick is out, the next seat to the left that has cards leads. When one player alone has cards they count as taken, but are no trick. What stays in the bazaar counts for nobody.',
    'The match ends after a deal in which somebody stands at −31 or below. The highest total wins.',
  ],
  'king-jokers': [
    'One contract in every deal. Four players hold thirteen cards: 52 without the two of clubs and with a joker. Three hold seventeen: 52 without the two and the three of clubs and with two jokers; the card that is left over goes to the taker of the last trick.',
    'A joker costs 20, each heart its rank: two to ten as printed, jack 11, queen 12, king 13, ace 14.',
    'A joker is a heart between ten and jack. When hearts are led it follows suit; to another suit it may be played only by who cannot follow, and then it takes the trick. Of two jokers the first one wins.',
    'Neither heart nor joker may be led while another suit is held. Everybody deals twice; the highest total wins.',
  ],
  'king-trade': [
    'Four players hold thirteen cards each, three hold seventeen, without the two of clubs. From the left of the dealer each bids once, a number up to 13 higher than any before, or folds. The highest bidder is charged what he bid and names the suit that costs.',
    'Each card of that suit costs 1 to whoever takes it; nothing else counts. If all fold it is hearts, and nobody is charged. The seat left of the dealer leads, whoever won the auction.',
    'Follow suit; whoever cannot may play any card. The suit that costs may not be led while another suit is held.',
    'The match ends after a deal in which somebody stands at −77 or below. The highest total wins.',
  ],
  'king-atomic': [
    'Three players, 32 cards, ten each, two in the talon. The seat right of the dealer orders: it calls a contract, takes the talon, which all may see, and lays two cards away face down, none of which may score in this deal. The seat left of the dealer leads.',
    'Everybody orders six contracts that cost 40 each, a jumble of all six that costs 240, six praises with a trump, or none, in which each trick pays 4, and a jumble that pays 240: 42 deals. The short form leaves out both jumbles and three of the praises.',
    'Follow suit; whoever cannot may play any card. No heart may be led in the deals of hearts, the king and the jumbles while another suit is held; in those of the king and the jumbles whoever cannot follow must part with the king of hearts.',
  ],
  'king-long': [
    'Short King to order, for three to six. The seat left of the dealer looks at its cards and chooses one of the fourteen contracts that it has not chosen before. Everybody chooses each of them once: 42, 56, 70 or 84 deals. The last one is left without a choice.',
    'There are no trumps. The chooser leads. Follow suit; whoever cannot may play any card. Hearts and the king of hearts are bound as in Simple King. The highest total wins; all totals together are nothing.',
  ],
  'king-preference': [
    'Four players, 32 cards, eight each, dealt in pairs. Twelve deals: seven to avoid, four praises, and the jumble to take.',
    'A praise pays 3 a trick. The seat left of the dealer calls its trump as soon as it holds three cards: a suit, no trump, or “by the last card”. Then the rest is dealt, and if the last card was called, the suit of the last card dealt to the caller is trump; all may see it. The caller leads.',
    'In praises whoever cannot follow must trump if he can; there is no need to beat a trump that lies there. Without a trump any card will do.',
    'In the other deals the rules of Simple King hold: no heart is led in the deals of hearts, the king and the jumbles while another suit is held, and in those of the king and the jumbles the king of hearts must go when its holder cannot follow. At a table of cards whoever held it back would pay 16; here it cannot be held back.',
  ],
};
