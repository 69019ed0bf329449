import type {Paragraphs} from '../../../i18n/index.js';

const DEALERS = 'The first dealer is drawn by lot; then the deal passes to the left.';
const TRICKS = `${DEALERS} The player left of the dealer leads; the winner of a trick leads to the next. Follow the suit led if you can; if you cannot, play any card. The highest card of the suit led takes the trick; aces are highest.`;
const FOLLOW = `${TRICKS} There are no trumps.`;

/** Chosen contracts: the chooser may sit elsewhere than the leader, and a trump may be named. */
const CHOSEN =
  'The winner of a trick leads to the next. Follow the suit led if you can; if you cannot, play any card. The highest card of the suit led takes the trick, unless a trump is in it: then the highest trump does. Aces are highest.';
const TRUMP_OPTION =
  'Optional rule: if you cannot follow suit, you must play a trump if you hold one.';
const LEAD_OPTION = 'Optional rule: only the chooser may lead a trump while holding another suit.';

const BAN =
  'In the deals of hearts, the king and the jumbles, you may not lead a heart while you hold another suit.';
const FORCED =
  'In the deals of the king and the jumbles, you must play the king of hearts as soon as you cannot follow suit; if hearts are led, any heart will do.';
const LEAD = `${BAN} ${FORCED}`;

const KINDS = 'Boys are jacks, girls are queens, and the king is the king of hearts.';
const PRICES =
  'Each trick and each heart counts 2, each boy and each girl 4, the king 16, each of the last two tricks 8: minus in deals to avoid, plus in deals to collect.';
const PRICES_3 =
  'With three players boys and girls count 5, the king 20, each of the last two tricks 10.';
const JUMBLE =
  'In a jumble one card may count more than once: the king of hearts is a heart and the king.';
const FOURTEEN =
  'The fourteen contracts are tricks, boys, girls, hearts, the king, the last two tricks, and the jumble of all six, each once to avoid and once to collect.';

const STOP = 'A deal stops as soon as nothing in it can still be won or lost.';
const WINNER = 'The highest total wins; equal totals share the win.';
const FOURTEEN_PLAYED = 'After fourteen deals the highest total wins; equal totals share the win.';
const ZERO = 'The totals of all players add up to zero.';

const ORDER =
  'Fourteen deals: in the first seven you avoid something, in the other seven you collect it. Both times the order is tricks, boys, girls, hearts, the king, the last two tricks and the jumble, in which all six count at once (“Everything costs”, then “Everything pays”).';
const TALON =
  'Two spare cards are set aside face down as the talon; neither is the first or the last of the pack.';
const TAKES_TALON =
  'Then they take the talon for all to see, and discard two cards face down, neither of which may score in this deal.';
const TALON_PRICES =
  'each trick costs 4, each boy (jack) and each girl (queen) 10, each heart 5, the king (the king of hearts) 40, each of the last two tricks 20';
const THIRTY =
  'Three, five and six players leave out the aces of spades and clubs and hold ten, six or five.';

/** The rules of the variants in English, for the rules panel. */
export const rules: Readonly<Record<string, Paragraphs>> = {
  'king-simple': {
    table: `Four players, 32 cards from seven to ace, eight each. ${ORDER}`,
    prices: `${KINDS} ${PRICES} ${JUMBLE}`,
    follow: FOLLOW,
    lead: LEAD,
    end: `${STOP} ${FOURTEEN_PLAYED} ${ZERO}`,
  },
  'king-threesome': {
    table: `Three players with 30 cards from seven to ace, without the aces of spades and clubs, ten each. ${ORDER}`,
    prices: `${KINDS} Each trick and each heart counts 2, each boy and each girl 5, the king 20, each of the last two tricks 10: minus in deals to avoid, plus in deals to collect. ${JUMBLE}`,
    follow: FOLLOW,
    lead: LEAD,
    end: `${STOP} ${FOURTEEN_PLAYED} ${ZERO}`,
  },
  'king-short': {
    table: `Three to six players play fourteen deals. Four players hold eight of 32 cards each, from seven to ace. ${THIRTY}`,
    contracts:
      'In the first seven deals you avoid tricks, girls, boys, hearts, the king, the last two tricks, and in the jumble all six at once (“Everything costs”). In the other seven you collect tricks, boys, girls, hearts, the king, the last two tricks, and all six (“Everything pays”).',
    prices: `${KINDS} ${PRICES} ${PRICES_3} ${JUMBLE}`,
    follow: FOLLOW,
    lead: LEAD,
    end: `${STOP} ${FOURTEEN_PLAYED} ${ZERO}`,
  },
  'king-omnibus': {
    table:
      'Four players with 52 cards, thirteen each, or three without the two of clubs, seventeen each. There are no trumps, and no cards are passed.',
    follow: `${TRICKS} Any suit may be led at any time.`,
    prices:
      'Each heart costs 1, the queen of spades 13; the ten of diamonds pays 10. A deal is worth −16 in all.',
    all: 'A player who takes all fifteen of these cards scores +26 instead, and the others score nothing.',
    end: `${STOP} The match ends after a deal in which a total reaches −100 or below. ${WINNER}`,
  },
  'king-custom': {
    table:
      'Four players, 32 cards from seven to ace, eight each. Three players leave out the aces of spades and clubs and hold ten.',
    order: `The player left of the dealer looks at their hand and chooses a contract they have not chosen before. ${FOURTEEN} Everybody chooses each of them once, in any order: 56 deals with four players, 42 with three. A player’s last contract is the one that is left.`,
    prices: `${KINDS} ${PRICES} ${PRICES_3} ${JUMBLE}`,
    trump:
      'For a contract to collect, the chooser also names a trump, or none; contracts to avoid have no trump. The chooser leads.',
    follow: `${CHOSEN} ${TRUMP_OPTION}`,
    lead: LEAD,
    end: `${STOP} ${DEALERS} The match ends when everybody has chosen all contracts. ${WINNER} ${ZERO}`,
  },
  'king-minsk': {
    table: `Three players, 32 cards from seven to ace, ten each. ${TALON}`,
    talon: `The player left of the dealer looks at their hand and chooses one of their contracts. ${TAKES_TALON} The chooser leads.`,
    contracts: `Six contracts are to avoid and cost 40 points each: ${TALON_PRICES}. Three contracts are to collect: the chooser names a trump, or none, and each trick pays 8. Everybody chooses each of the nine once: 27 deals.`,
    follow: `${CHOSEN} ${TRUMP_OPTION} ${LEAD_OPTION}`,
    lead: 'In “No hearts” and “No king”, you may not lead a heart while you hold another suit. In “No king”, you must play the king of hearts as soon as you cannot follow suit; if hearts are led, any heart will do.',
    end: `${STOP} ${DEALERS} ${WINNER} ${ZERO}`,
  },
  'king-domino': {
    table:
      'Four players hold six of 32 cards each, from seven to ace; the other eight are the bazaar, face down. The deals are, in this order: tricks, boys, girls, hearts, the king, the last two tricks and the jumble, in which all six count at once, first to avoid (“Everything costs”), then to collect (“Everything pays”). After fourteen deals they begin again.',
    prices: `${KINDS} ${PRICES} ${JUMBLE}`,
    follow: `${DEALERS} The player left of the dealer leads; the winner of a trick leads to the next. Any card may be led, even a heart. Follow suit. If you cannot, draw from the bazaar, card by card, until you get the suit led, and play that card. Only when the bazaar is empty may you play another suit; in the deals of the king and the jumbles it must then be the king of hearts, if you hold it. The highest card of the suit led takes the trick; aces are highest.`,
    out: 'So hands become unequal. A player without cards is out of the deal; if the winner of a trick is out, the next player to the left who has cards leads. When only one player has cards left, they count as taken by that player, but not as a trick. The last two tricks are the last two that were played. Cards left in the bazaar count for nobody.',
    end: `${STOP} The match ends after a deal in which somebody reaches −31 or below. ${WINNER}`,
  },
  'king-jokers': {
    table:
      'Four players hold thirteen cards: 52 without the two of clubs and with a joker. Three hold seventeen: 52 without the two and the three of clubs and with two jokers; the card left over goes to the winner of the last trick. Every deal has the same aim: take no hearts and no joker.',
    prices:
      'A joker costs 20, each heart its rank: two to ten as printed, jack 11, queen 12, king 13, ace 14.',
    follow: FOLLOW,
    joker:
      'A joker is a heart between ten and jack. When hearts are led, it follows suit; a joker that is led asks for hearts. When another suit is led, only a player who cannot follow may play it, and then it takes the trick. Of two jokers, the first one wins.',
    lead: 'You may lead neither a heart nor a joker while you hold another suit.',
    end: `${STOP} Everybody deals twice. ${WINNER}`,
  },
  'king-trade': {
    auction:
      'Four players hold thirteen of 52 cards each; three hold seventeen, without the two of clubs. Starting left of the dealer, each player has one turn to pass or to bid a number up to 13, higher than any before. The highest bidder loses as many points as they bid and names the suit that costs.',
    prices:
      'Each card of that suit you take costs 1; nothing else counts. If everybody passes, the suit is hearts, and nobody pays.',
    follow: FOLLOW,
    lead: 'You may not lead the suit that costs while you hold another suit.',
    end: `${STOP} The match ends after a deal in which somebody reaches −77 or below. ${WINNER}`,
  },
  'king-atomic': {
    table: `Three players, 32 cards from seven to ace, ten each. ${TALON}`,
    talon: `The player right of the dealer looks at their hand and chooses one of their contracts. ${TAKES_TALON} In a jumble the cheapest cards may have to go; then they count for the chooser. The player left of the dealer leads.`,
    contracts: `Six contracts are to avoid and cost 40 points each: ${TALON_PRICES}. The jumble of all six costs 240 (“Everything costs”), or pays 240 (“Everything pays”). Six praises (“Collect”) are deals in which the chooser names a trump, or none, and each trick pays 4. Everybody chooses each of these fourteen once: 42 deals. The short form leaves out both jumbles and three of the praises.`,
    follow: `${CHOSEN} ${TRUMP_OPTION} ${LEAD_OPTION}`,
    lead: LEAD,
    end: `${STOP} ${DEALERS} ${WINNER} In the full form the totals add up to zero.`,
  },
  'king-long': {
    table: `Three to six players. Four players hold eight of 32 cards each, from seven to ace. ${THIRTY}`,
    order: `The player left of the dealer looks at their hand and chooses a contract they have not chosen before. ${FOURTEEN} Everybody chooses each of them once: 42, 56, 70 or 84 deals with three, four, five or six players. A player’s last contract is the one that is left.`,
    prices: `${KINDS} ${PRICES} ${PRICES_3} ${JUMBLE}`,
    trump: 'The chooser leads.',
    follow: FOLLOW,
    lead: LEAD,
    end: `${STOP} ${WINNER} ${ZERO}`,
  },
  'king-preference': {
    table:
      'Four players, 32 cards from seven to ace, eight each, dealt in pairs. Twelve deals in this order: tricks, hearts, boys, girls, the last two tricks and the king to avoid, a jumble of all six to avoid (“Everything costs”), four praises (“Collect”), and a jumble to collect (“Everything pays”).',
    prices: `${KINDS} ${PRICES} ${JUMBLE}`,
    three:
      'Three players leave out the aces of spades and clubs and hold ten cards. They play three praises, one for each player: eleven deals. Tricks and hearts count 3, boys and girls 6, the king 24, each of the last two tricks 12, and a trick of a praise pays 5, so the totals again add up to zero.',
    trump:
      'A praise is a deal with a trump in which each trick pays 3. The player left of the dealer calls its trump when they hold three cards: a suit, no trump, or “by the last card”. Then the rest is dealt. If the last card was called, the suit of the last card dealt to the caller is trump, and everybody may see it.',
    follow: `${CHOSEN} In praises, if you cannot follow, you must trump if you can; you need not beat a trump already played.`,
    lead: `${LEAD} At a real table, holding the king back costs 16; here it is impossible.`,
    end: `${STOP} ${DEALERS} The player left of the dealer leads. ${WINNER} ${ZERO}`,
  },
};
