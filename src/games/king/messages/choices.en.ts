import type {Card, Suit} from '../../../cards/index.js';
import {capital, does, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';
import type {KingView} from '../types.js';
import {cardOf, led} from './en.js';
import {sentences} from './sentences.js';

const list = (cards: readonly (Card | null)[], messages: Messages): string =>
  cards.flatMap((card) => (card ? [messages.t('card', {card})] : [])).join(', ');

const trumps = (trump: string, messages: Messages): string =>
  trump === 'none' ? 'no trump' : `${messages.t('suit', {suit: trump})} trump`;

/** The special rules of a contract. */
type Law = Readonly<{
  ban: Suit | null;
  forced: boolean;
  mustTrump: boolean;
  ordererTrumps: boolean;
}>;

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

/** The cards that may not be discarded, by what the contract counts. */
const STAYING: Readonly<Record<string, string>> = {
  J: 'keep the jacks',
  Q: 'keep the queens',
  H: 'keep the hearts',
  KH: 'keep the king of hearts',
};

/** The player who named a suit, and the bid. */
type Bidder = Player & {bid: number};

const costs = (card: string, named: Bidder): string =>
  `Each ${card} costs 1; ${named.bid ? `naming it cost ${whom(named)} ${named.bid}` : 'nobody bid'}`;

/** English messages for declaring, auction, trumps, talon and stock. */
export const en = {
  'game/king-custom': 'Custom King',
  'game/king-minsk': 'Minsk King',
  'game/king-domino': 'Domino King',
  'game/king-jokers': 'King with Jokers',
  'game/king-trade': 'King with Trade',
  'game/king-atomic': 'Atomic King',
  'game/king-long': 'Long King',
  'game/king-preference': 'Lady’s Preference',

  'king/contract': 'Contract',
  'king/contract/praise': 'Collect',
  'king/contract/winning-back': 'Collect',
  'king/contract/hearts-and-jokers': 'Hearts and jokers',
  'king/contract/no-spades': 'No spades',
  'king/contract/no-diamonds': 'No diamonds',
  'king/contract/no-clubs': 'No clubs',
  'king/contract/open': 'To be chosen',
  'king/goal/open': '',
  'king/goal/hearts-and-jokers': ({pts}: {pts: number}, messages) =>
    `by rank, joker ${messages.points(pts * 20)}`,
  'king/goal/S': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/D': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/C': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,

  'king/aim/praise': ({suit}: {suit: Suit | ''}, messages) =>
    suit
      ? `Take tricks; ${messages.t('suit', {suit})} beat every other suit`
      : 'Take tricks; the suit led decides',
  'king/aim/winning-back': ({suit}: {suit: Suit | ''}, messages) =>
    messages.lookup('king/aim/praise', {suit}),
  'king/aim/hearts-and-jokers': 'Hearts cost their rank; the joker is a heart above the ten',
  'king/aim/S': (named: Bidder) => costs('spade', named),
  'king/aim/D': (named: Bidder) => costs('diamond', named),
  'king/aim/C': (named: Bidder) => costs('club', named),

  'king/column/trick': 'Tricks',
  'king/column/J': 'Boys',
  'king/column/JK': 'Boys',
  'king/column/Q': 'Girls',
  'king/column/H': 'Hearts',
  'king/column/KH': 'King',
  'king/column/last2': 'Last 2',
  'king/column/many': 'at once',

  'king/scene/ordering': 'Choosing',
  'king/scene/talon': 'Spare cards',
  'king/scene/bidding': 'Auction',
  'king/auction-goal': 'the highest bid pays and names the suit',
  'king/scene/naming': 'Auction',
  'king/scene/dealing': 'Dealing',
  'king/chooses': (who: Player) => does(who, 'choose'),
  'king/orders-left': ({n, of}: {n: number; of: number}) => `${n} of ${of} left`,
  'king/waiting/ordering': ({name}: Player) => `${name} is choosing the contract`,
  'king/waiting/calling': ({name}: Player) => `${name} looks at three cards`,
  'king/waiting/bidding': ({name}: Player) => `${name} to bid`,
  'king/waiting/naming': ({name}: Player) => `${name} names the suit`,
  'king/waiting/talon': ({name}: Player) => `${name} discards two cards`,
  'king/waiting/drawing': ({name}: Player) => `${name} draws`,

  'king/your-order': 'Your choice',
  'king/choose-contract': 'Choose a contract',
  'king/choose-trump': 'Choose a trump, or none',
  'king/already-ordered': 'you have chosen this before',
  'king/order-rows': 'The upper row costs, the gold one pays.',
  'king/all': 'all',
  'king/a-trick': ({name, points}: {name: string; points: string}) => `${name}, ${points} a trick`,
  'king/spent': ({deals}: {deals: readonly number[]}) =>
    `Chosen in ${deals.length > 1 ? 'deals' : 'deal'} ${deals.join(', ')}`,
  'king/in-deal': ({deals}: {deals: readonly number[]}) => `deal ${deals.join(', ')}`,
  'king/times-left': ({n}: {n: number}) => `${n} left`,
  'king/order': 'Choose',
  'king/explain': ({aim, points}: {aim: string; points: number}, messages) =>
    `${capital(aim)}. ${messages.points(points)} in all.`,
  'king/explain-king': ({pays, n}: {pays: boolean; n: number}) =>
    `The king of hearts ${pays ? 'pays' : 'costs'} ${n}.`,
  'king/order-laws': (law: Law) => {
    const {ban, forced, mustTrump, ordererTrumps} = law;
    const led = ban && `${SUIT_WORDS[ban]} are not led`;
    const king = forced && 'the king must go';
    const must = mustTrump && 'void must trump';
    const lead = ordererTrumps && 'only you lead trumps';
    return sentences([led, king], [must, lead]);
  },
  'king/trump': 'Trump',
  'king/trump/none': 'no trump',
  'king/trump/last': 'by my last card',
  'king/trump-now': 'trump',
  'king/trump-is': ({suit}: {suit: Suit}, messages) => trumps(suit, messages),
  'king/trump-later': 'Choose the contract first.',
  'king/no-trump-here': 'This contract has no trump.',
  'king/no-trump-losing': 'No trump when avoiding.',

  'king/talon': 'Spare cards',
  'king/seen-by-all': 'seen by all',
  'king/laid-down': 'Discarded',
  'king/lay-ask': ({n}: {n: number}) =>
    ['Two cards are ready', 'One more card', 'Discard two cards'][n]!,
  'king/lay-how': ({kind}: {kind: string}) =>
    `No cards that score in this deal${STAYING[kind] ? `: ${STAYING[kind]}` : ''}.`,
  'king/lay-any': 'Any two will do; none scores by itself.',
  'king/lay-cheapest': 'Only the cheapest will do, and they count for you.',
  'king/face-down': 'face down',
  'king/lay-away': 'Discard',

  'king/highest-bid': 'Highest bid',
  'king/no-bid': 'No bid yet',
  'king/bid': ({points}: {points: number}, messages) => `bid ${messages.number(points)}`,
  'king/folded': 'passed',
  'king/fold': 'Pass',
  'king/your-bid': 'Your bid',
  'king/bid-ask': ({points}: {points: number}) => `Bid ${points}?`,
  'king/fold-ask': 'Pass?',
  'king/choose-bid': 'Choose a number, or pass',
  'king/bid-it': ({points}: {points: number | ''}) => (points === '' ? 'Bid' : `Bid ${points}`),
  'king/name-why': ({suit, banned, n}: {suit: Suit; banned: boolean; n: number}, messages) =>
    `Each ${cardOf(suit, messages)} ${messages.points(-1)}${banned ? ', and may not be led' : ''}. You hold ${n}.`,
  'king/name-any': 'Each of its cards costs 1.',
  'king/held': ({n}: {n: number}) => `${n} held`,
  'king/call-say': ({points}: {points: number}, messages) =>
    `Your deal to collect, ${messages.points(points)} a trick`,
  'king/call/none': 'No trump',
  'king/call/last': 'My last card',
  'king/why/caught': 'Every card that may be played takes this trick.',
  'king/why/caught/other': 'It takes the trick.',
  'king/call-why': ({more}: {more: number}, messages) =>
    `You see three cards; ${messages.number(more)} more come when you have called.`,
  'king/call-last-why': 'The suit of your last card, shown to all, is trump.',
  'king/bid-why': ({points}: {points: number | null}) =>
    points === null
      ? 'The highest pays its bid; each card of its suit costs 1.'
      : `If nobody goes higher you pay ${points} and name the suit that costs.`,
  'king/bid-too-low': ({least}: {least: number}) => `Bid at least ${least}`,
  'king/fold-why': 'Somebody else will name the suit.',
  'king/suit': 'The suit that costs',
  'king/name-ask': 'Which suit costs?',
  'king/name-it': 'Name it',

  'king/call-ask': 'Call a trump on three cards',
  'king/call': 'Call',
  'king/last-card': 'The last card decides',

  'king/stock-of': ({n}: {n: number}, messages) =>
    `Bazaar: ${messages.count(n, {one: 'card', other: 'cards'})}`,
  'king/draw': 'Draw',
  'king/drew-why': ({view, ...who}: Player & {view: KingView}, messages) =>
    `No ${led(view, messages)}: ${does(who, 'draw')} until one comes`,
  'king/draw-ask': ({view}: {view: KingView}, messages) => `No ${led(view, messages)}: draw`,
  'king/draw-why': ({n}: {n: number}) => `You draw until one fits. ${n} left in the bazaar.`,
  'king/drawn': ({n}: {n: number}) => `${n} drawn`,
  'king/drawn-match': ({card}: {card: Card}, messages) =>
    `The ${messages.t('rank', {rank: card})} follows suit and must be played.`,
  'king/drawn-none': ({forced}: {forced: boolean}) =>
    `The bazaar is empty: ${forced ? 'the king must go' : 'any card may go'}.`,
  'king/holds': ({n}: {n: number}, messages) => messages.count(n, {one: 'card', other: 'cards'}),
  'king/out-of-cards': 'out',
  'king/odd-card': 'The odd card',
  'king/kept-cards': 'Cards that are left',

  'king/suit-lead-ban': ({view}: {view: KingView}, messages) =>
    `no ${cardOf(view.contract.ban, messages)} may be led while you hold another suit`,
  'king/trump-lead-ban': 'only the chooser may lead trumps while holding another suit',
  'king/must-trump': 'you cannot follow, so play a trump',
  'king/order-first': 'first choose the contract',
  'king/call-first': 'first call the trump',
  'king/bid-first': 'first comes the auction',
  'king/name-first': 'first name the suit',
  'king/lay-away-first': 'first discard two cards',
  'king/name-trump': 'choose a trump, or none',
  'king/two-cards': 'discard exactly two cards',
  'king/scoring-card': 'keep it: it scores in this deal',
  'king/bid-higher': 'bid more than the highest so far',
  'king/draw-first': 'draw until you can follow',

  'king/subtotal': 'Sum',
  'king/orders-of': ({name, isReader}: Player) => (isReader ? 'Your choices' : `Choices: ${name}`),
  'king/orders-caption': 'Points of each deal, by the player who chose it',
  'king/next-orderer': ({name, isReader}: Player) =>
    isReader ? 'Next: you choose' : `Next: ${name} chooses`,
  'king/paid-by': (
    {contract, name, points}: Player & {contract: string; points: number},
    messages,
  ) => `${contract}, ${name} ${messages.points(points)}`,
  'king/laid-away': 'You discarded',
  'king/trick-n': ({n}: {n: number}) => `Trick ${n}`,

  'king/say/dealt-open': ({deal}: {deal: number}) => `Deal ${deal}.`,
  'king/say/ordered': (
    {
      name,
      contract,
      goal,
      trump,
    }: Player & {contract: string; goal: string; trump?: string | undefined},
    messages,
  ) => `${name}: ${contract}, ${goal}${trump === undefined ? '' : `, ${trumps(trump, messages)}`}.`,
  'king/say/called': ({name, call}: Player & {call: string}, messages) =>
    `${name}: ${call === 'last' ? 'trump by the last card' : trumps(call, messages)}.`,
  'king/say/last-card': ({card}: {card: Card}, messages) =>
    `Last card: ${messages.t('card', {card})}. ${capital(trumps(card[1]!, messages))}.`,
  'king/say/bid': ({name, points}: Player & {points: number}) => `${name}: bid ${points}.`,
  'king/say/folded': ({name}: Player) => `${name}: pass.`,
  'king/say/all-folded': 'All pass. Hearts cost 1 each; nobody pays.',
  'king/say/auction': ({points, ...who}: Player & {points: number}, messages) =>
    `${does(who, 'win')} the auction: ${messages.points(-points)}.`,
  'king/say/named': ({name, suit}: Player & {suit: Suit}, messages) =>
    `${name}: ${messages.t('suit', {suit})} cost 1 each.`,
  'king/say/talon': ({name, cards}: Player & {cards: readonly Card[]}, messages) =>
    `Spare cards to ${name}: ${list(cards, messages)}.`,
  'king/say/laid': ({cards, ...who}: Player & {cards: readonly (Card | null)[]}, messages) =>
    `${does(who, 'discard')} two cards${cards[0] ? `: ${list(cards, messages)}` : ''}.`,
  'king/say/drawn': ({name, card}: Player & {card: Card | null}, messages) =>
    card ? `You draw the ${messages.t('card', {card})}.` : `${name} draws a card.`,
  'king/say/drew': ({name, n}: Player & {n: number}) => `${name} drew ${n}.`,
  'king/say/odd': ({name, card, points}: Player & {card: Card; points: number}, messages) =>
    `Odd card to ${name}: ${messages.t('card', {card})}${points ? `, ${messages.points(points)}` : ''}.`,
  'king/say/kept': (
    {cards, points, ...who}: Player & {cards: readonly Card[]; points: number},
    messages,
  ) =>
    `${does(who, 'keep')} ${messages.count(cards.length, {one: 'card', other: 'cards'})}${points ? `: ${messages.points(points)}` : ''}.`,

  'king/asked/ordering': 'Your turn. Choose the contract.',
  'king/asked/calling': 'Your turn. Call a trump on three cards.',
  'king/asked/bidding': 'Your turn. Bid, or pass.',
  'king/asked/naming': 'Your turn. Name the suit that costs.',
  'king/asked/talon': 'Your turn. Discard two cards.',
  'king/asked/drawing': ({view}: {view: KingView}, messages) =>
    `Your turn. No ${led(view, messages)}: draw from the bazaar.`,
} satisfies GameCatalogue;

/** The keys of these messages, with the values that they take. */
export type ChoicesMessages = typeof en;
