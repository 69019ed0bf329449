import type {Paragraphs} from '../../../i18n/index.js';

/** The rules of the variants in English, for the rules panel. */
export const rules: Readonly<Record<string, Paragraphs>> = {
  'king-simple': {
    table:
      'Four players, 32 cards from seven to ace, eight each. Fourteen deals: in the first seven you avoid something, in the other seven you collect it. The last of each seven, the jumble, counts all six kinds at once.',
    follow:
      'The player left of the dealer leads; the winner of a trick leads to the next. Follow the suit led if you can; if you cannot, play any card. The highest card of the suit led takes the trick. There are no trumps.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
    end: 'A deal stops as soon as nothing in it can still be won or lost. The highest total after the last deal wins; the totals of all players add up to zero.',
  },
  'king-threesome': {
    table:
      'Simple King for three: the aces of spades and clubs are left out, and each player holds ten of the thirty cards. The same fourteen deals in the same order.',
    prices:
      'Boys and girls count 5, the king of hearts 20, each of the last two tricks 10; tricks and hearts still count 2. There are eight hearts but ten tricks, so the deals are not all worth the same; but each deal to collect pays back what its deal to avoid costs, and the match adds up to zero.',
    follow: 'Follow suit; if you cannot, play any card.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
  },
  'king-short': {
    table:
      'Simple King for three to six, one round of fourteen deals; girls come before boys among the deals to avoid. Four players hold eight of 32 cards each. Three, five and six players leave out the aces of spades and clubs and hold ten, six or five.',
    prices:
      'With three players boys and girls count 5, the king 20, each of the last two tricks 10; otherwise the prices are those of Simple King. Smaller hands have fewer tricks to pay for, so tricks and jumbles are worth less.',
    follow: 'Follow suit; if you cannot, play any card.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
    end: 'The highest total wins.',
  },
  'king-omnibus': {
    table:
      'Four players with 52 cards, thirteen each, or three without the two of clubs, seventeen each. There are no trumps, and no cards are passed.',
    follow:
      'Any suit may be led at any time. Follow suit; if you cannot, play any card. The highest card of the suit led takes the trick.',
    prices:
      'Every heart costs 1, the queen of spades 13; the ten of diamonds pays 10. A deal is worth −16 in all.',
    all: 'A player who takes all fifteen cards, the hearts, the queen and the ten, scores +26 instead, and the others score nothing.',
    end: 'The match ends after a deal in which a total reaches −100 or below. The highest total wins.',
  },
  'king-custom': {
    order:
      'Simple King with chosen contracts. The player left of the dealer looks at all eight cards and chooses a contract they have not chosen before. Everybody chooses each of the fourteen once, in any order: 56 deals with four players, 42 with three.',
    trump:
      'For a contract to collect, the chooser also names a trump, or none; contracts to avoid have no trump. The chooser leads.',
    follow:
      'Follow suit; if you cannot, play any card, a trump or not. Optional rule: you must trump if you can. A trump beats every other suit.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
    end: 'The match ends when everybody has chosen all contracts. The highest total wins; the totals add up to zero.',
  },
  'king-minsk': {
    table:
      'Three players, 32 cards, ten each. Two spare cards are set aside as the talon; neither is the first or the last of the pack.',
    talon:
      'The player left of the dealer chooses one of their contracts, takes the talon for all to see, and discards two cards face down, neither of which may score in this deal. The chooser leads.',
    contracts:
      'Six contracts cost 40 points each. Three times each player may collect: they name a trump, or none, and every trick pays 8. Everybody chooses each of the nine once: 27 deals.',
    follow:
      'Follow suit; if you cannot, play any card. Optional rules: you must trump if you can; only the chooser may lead a trump while holding another suit.',
    lead: 'In the deals of hearts and the king, you may not lead a heart while you hold another suit. In “No king”, you must play the king of hearts as soon as you cannot follow suit.',
    end: 'The totals add up to zero.',
  },
  'king-domino': {
    table:
      'Four players hold six cards each; the other eight are the bazaar, face down. The contracts are those of Simple King, in the same order. Any card may be led, even a heart.',
    follow:
      'Follow suit. If you cannot, draw from the bazaar, card by card, until you get the suit led, and play that card. Only when the bazaar is empty may you play another suit; in the deals of the king and the jumbles it must then be the king of hearts, if you hold it.',
    out: 'So hands become unequal. A player without cards is out of the deal; if the winner of a trick is out, the next player to the left who has cards leads. When only one player has cards left, they count as taken by that player, but not as a trick. Cards left in the bazaar count for nobody.',
    end: 'The match ends after a deal in which somebody reaches −31 or below. The highest total wins.',
  },
  'king-jokers': {
    table:
      'One contract in every deal. Four players hold thirteen cards: 52 without the two of clubs and with a joker. Three hold seventeen: 52 without the two and the three of clubs and with two jokers; the card left over goes to the winner of the last trick.',
    prices:
      'A joker costs 20, each heart its rank: two to ten as printed, jack 11, queen 12, king 13, ace 14.',
    follow:
      'Follow suit; if you cannot, play any card. A joker is a heart between ten and jack. When hearts are led, it follows suit. When another suit is led, only a player who cannot follow may play it, and then it takes the trick. Of two jokers, the first one wins.',
    lead: 'You may lead neither a heart nor a joker while you hold another suit.',
    end: 'Everybody deals twice; the highest total wins.',
  },
  'king-trade': {
    auction:
      'Four players hold thirteen cards each, three hold seventeen, without the two of clubs. Starting left of the dealer, each player has one turn to pass or to bid a number up to 13, higher than any before. The highest bidder pays the bid and names the suit that costs.',
    prices:
      'Each card of that suit you take costs 1; nothing else counts. If everybody passes, the suit is hearts, and nobody pays. The player left of the dealer always leads.',
    follow: 'Follow suit; if you cannot, play any card.',
    lead: 'You may not lead the suit that costs while you hold another suit.',
    end: 'The match ends after a deal in which somebody reaches −77 or below. The highest total wins.',
  },
  'king-atomic': {
    table: 'Three players, 32 cards, ten each, two in the talon.',
    talon:
      'The player right of the dealer chooses a contract, takes the two spare cards for all to see, and discards two cards face down, neither of which may score in this deal. The player left of the dealer leads.',
    contracts:
      'Everybody chooses six contracts that cost 40 each; a jumble of all six that costs 240; six praises, deals to collect in which the chooser names a trump, or none, and each trick pays 4; and a jumble that pays 240: 42 deals. The short form leaves out both jumbles and three of the praises.',
    follow:
      'Follow suit; if you cannot, play any card. Optional rules: you must trump if you can; only the chooser may lead a trump while holding another suit.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
  },
  'king-long': {
    order:
      'Short King with chosen contracts, for three to six players. The player left of the dealer looks at their cards and chooses one of the fourteen contracts they have not chosen before. Everybody chooses each of them once: 42, 56, 70 or 84 deals. A player’s last contract is the one that is left.',
    trump: 'There are no trumps. The chooser leads.',
    follow: 'Follow suit; if you cannot, play any card.',
    lead: 'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit. In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit.',
    end: 'The highest total wins; the totals add up to zero.',
  },
  'king-preference': {
    table:
      'Four players, 32 cards, eight each, dealt in pairs. Twelve deals: six to avoid and a jumble of all six, four praises, and a jumble to collect.',
    three:
      'Three players leave out the aces of spades and clubs and hold ten cards. They play three praises, one for each player: eleven deals. Tricks and hearts count 3, boys and girls 6, the king 24, each of the last two tricks 12, and a trick of a praise pays 5, so the totals again add up to zero.',
    trump:
      'A praise is a deal to collect and pays 3 a trick. The player left of the dealer calls its trump when they hold three cards: a suit, no trump, or “by the last card”. Then the rest is dealt. If the last card was called, the suit of the last card dealt to the caller is trump, and everybody may see it. The caller leads.',
    follow:
      'Follow suit. In praises, if you cannot follow, you must trump if you can; you need not beat a trump already played. Without a trump, play any card.',
    lead: 'The other deals follow Simple King: in the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit, and in those of the king and the jumbles you must play the king of hearts as soon as you cannot follow suit. At a real table, holding it back costs 16; here it is impossible.',
  },
};
