import type {Card, Suit} from '../../../cards/index.js';
import {cards} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Phase, TrumpName} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface FoundCount {
  readonly found: number;
}
interface DueCount {
  readonly due: number;
}
interface InPhase {
  readonly phase: Phase;
}
interface Phases {
  readonly phases: readonly Phase[];
}
interface OfContract {
  readonly contract: string;
}
interface Play extends OfSeat, OfContract {
  readonly card: Card;
}
interface Deal {
  readonly deal: number;
}
interface Hand extends DueCount, FoundCount {}
interface Dealer {
  readonly dealer: Seat;
}
interface Range extends FoundCount {
  readonly least: number;
  readonly most: number;
}

const SUITS: Readonly<Record<Suit, string>> = {S: 'spade', H: 'heart', D: 'diamond', C: 'club'};

const quoted = (phases: readonly Phase[]): string =>
  phases.map((phase) => `"${phase}"`).join(' or ');
const range = ({least, most}: Range): string =>
  least === most ? `${most}` : `${least} to ${most}`;

export const faults = {
  // The match
  'hands-count': (of: Range) => `must have ${range(of)} hands, one for each seat, not ${of.found}`,
  'deal-rows': ({deal, rows}: Deal & {readonly rows: number}) =>
    `must be ${deal}, since sheet has ${rows} ${rows === 1 ? 'row' : 'rows'}`,
  'scores-end': ({end, deal}: Deal & {readonly end: number}) =>
    `end the match after deal ${end}, before deal ${deal}`,
  'scores-first': 'must be 0 in the first deal',
  'score-sheet': ({due}: DueCount) => `must be ${due}, as in the sheet`,
  'row-sum': ({due, contract, found}: DueCount & OfContract & FoundCount) =>
    `must come to ${due}, the points of ${contract}, not ${found}`,
  'row-late': 'comes after the end of the match',
  'over-deals': 'must be "over", since all deals are played',
  'over-limit': ({limit}: {readonly limit: number}) =>
    `must be "over", since a score has come to ${limit}`,
  'not-over-deals': ({played, deals}: {readonly played: number; readonly deals: number}) =>
    `must not be "over", since ${played} of ${deals} deals are played`,
  'not-over-limit': ({limit}: {readonly limit: number}) =>
    `must not be "over", since no score has come to ${limit}`,
  // The contract and its trump
  'contract-object': 'must be an object such as {"id": "no-tricks"}',
  'contract-deal': ({contract, deal}: OfContract & Deal) => `must be "${contract}" in deal ${deal}`,
  'contract-field': ({due, contract}: OfContract & {readonly due: unknown}) =>
    `must be ${JSON.stringify(due)}, as ${contract} has it with these options`,
  'contract-due': 'must be named, since cards were played',
  'contract-folded': 'must be no-hearts, as all have folded',
  'trump-none': ({contract}: OfContract) => `must be null: ${contract} has no trump`,
  'called-none': 'must be null: no trump has been called in this deal',
  'called-trump': ({trump}: {readonly trump: TrumpName | null}) => `must be ${trump}, the trump`,
  'called-last': 'must be null unless the last card was turned',
  'called-suit': ({card}: {readonly card: Card}) => `is ${card}, which is not of the trump suit`,
  'called-card': 'is not a card that the caller has had',
  // Phases
  phase: ({phases}: Phases) => `must be ${quoted(phases)}`,
  'phase-chosen': ({phases}: Phases) => `must be ${quoted(phases)}, since contract is chosen`,
  'phase-open': ({phases}: Phases) => `must be ${quoted(phases)}, since contract is not chosen`,
  'phase-bidding': ({phases}: Phases) =>
    `must be ${quoted(phases)}, since bids are not the whole auction, and contract is not named`,
  'phase-naming': ({phases}: Phases) =>
    `must be ${quoted(phases)}, since bids are the whole auction, and contract is not named`,
  // Auction and declarations
  'no-auction': 'must be empty: there is no auction in this game',
  'auction-over': 'comes after the end of the auction',
  'auction-whole': 'must be the whole auction, since contract is named',
  'no-declarations': 'must be empty: nobody chooses the contract in this game',
  left: ({contracts}: {readonly contracts: readonly string[]}) =>
    `must be one of those left to choose: ${contracts.join(', ')}`,
  'chosen-before': ({contract, seat}: OfContract & OfSeat) =>
    `is ${contract}, which seat ${seat} has chosen before`,
  'chose-in': ({seat, deal}: OfSeat & Deal) => `must be ${seat}, who chose in deal ${deal}`,
  'chose-now': ({seat}: OfSeat) => `must be ${seat}, who chose in this deal`,
  'chose-nobody': 'must be null, since nobody chose in this deal',
  'chosen-now': ({contract, trump}: OfContract & {readonly trump: TrumpName | null}) =>
    `must be the contract and the trump of this deal, ${trump === null ? contract : `${contract}, ${trump}`}`,
  'bid-now': ({bid}: {readonly bid: number}) => `must be ${bid}, as in bids`,
  namer: ({contract}: OfContract) => `must be the seat that named ${contract}`,
  // Seats
  next: ({seat}: OfSeat) => `must be ${seat}, who is next`,
  'dealer-turn': ({dealer, seat}: Dealer & OfSeat) =>
    `must be ${dealer}, since turn begins with seat ${seat}`,
  'dealer-lead': ({dealer, seat}: Dealer & OfSeat) =>
    `must be ${dealer}, since seat ${seat} led first`,
  'dealer-chooses': ({dealer, seat}: Dealer & OfSeat) =>
    `must be ${dealer}, since seat ${seat} chooses the contract`,
  'dealer-opens': ({dealer, seat}: Dealer & OfSeat) =>
    `must be ${dealer}, since seat ${seat} opens the auction`,
  'dealer-owner': ({dealer, seat}: Dealer & OfSeat) =>
    `must be ${dealer}, since seat ${seat} has a card of the player who chose`,
  'orderer-nobody': 'must be null: nobody chooses in this deal',
  'orderer-dealer': ({seat, dealer}: OfSeat & Dealer) =>
    `must be ${seat}, with seat ${dealer} as dealer`,
  // Hands
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  'hand-in': ({due, phase, found}: Hand & InPhase) =>
    `must have ${cards(due)} in the phase "${phase}", not ${found}`,
  'hand-like': ({due, like, found}: Hand & {readonly like: Seat}) =>
    `must have ${cards(due)}, as hands[${like}] and the trick show, not ${found}`,
  'hand-left': ({due, found}: Hand) => `must have ${cards(due)}, not ${found}`,
  'hand-few': 'has too few cards for what it drew and played',
  'hand-unheld': ({card, seat}: OfSeat & {readonly card: Card}) =>
    `is ${card}, but seat ${seat} has shown not to have it`,
  'hand-undrawn': 'has no card of the suit led and has not drawn for one',
  'hands-empty': 'hold no card, but the phase is not "over"',
  'hands-two': 'must be left to two seats or more, or the deal would be over',
  'hands-worthless': ({contract}: OfContract) =>
    `hold nothing that counts in ${contract}, so the deal is over`,
  pack: ({pack, found}: FoundCount & {readonly pack: number}) =>
    `and the other places hold ${cards(found)}, more than the ${pack} of the pack`,
  'duty-ban': ({card, seat, contract, suit}: Play & {readonly suit: Suit}) =>
    `cannot begin with ${card}: in ${contract} seat ${seat} may lead a ${SUITS[suit]} only while holding ${SUITS[suit]}s alone, which the other cards do not allow`,
  'duty-orderer': ({card, seat, contract}: Play) =>
    `cannot begin with ${card}: seat ${seat} did not choose ${contract}, so it may lead a trump only while holding trumps alone, which the other cards do not allow`,
  'duty-forced': ({card, seat, contract, forced}: Play & {readonly forced: Card}) =>
    `cannot have ${card}: in ${contract} seat ${seat}, unable to follow, must play ${forced} while holding it, and no other seat can hold it here`,
  'duty-trump': ({card, seat, contract}: Play) =>
    `cannot have ${card}: in ${contract} seat ${seat}, unable to follow, must play a trump, and the other cards leave it one`,
  'fill-homeless': (of: {readonly cards: readonly Card[]}) =>
    `cannot be filled: no seat with unknown cards may hold ${of.cards.join(' ')}, after what it has played`,
  'fill-short': (of: OfSeat & {readonly lacks: number; readonly cards: readonly Card[]}) =>
    `cannot be filled: hands[${of.seat}] lacks ${cards(of.lacks)}, but after its plays seat ${of.seat} may hold only ${of.cards.join(' ')} of those left`,
  'fill-none': ({seat, lacks}: OfSeat & {readonly lacks: number}) =>
    `cannot be filled: hands[${seat}] lacks ${cards(lacks)}, but after its plays seat ${seat} may hold none of those left`,
  'fill-played': 'cannot be filled: the cards left do not fit what the seats have played',
  // Cards outside the hands
  pile: (of: Range) => `must have ${range(of)} cards, not ${of.found}`,
  'shown-none': 'must be empty: no cards have been shown',
  'shown-many': ({most}: {readonly most: number}) => `must have ${cards(most)} or fewer`,
  'shown-held': (of: {readonly cards: readonly Card[]}) =>
    `must hold ${of.cards.join(' ')}, which all have seen`,
  'away-scores': 'must be a card that scores nothing in this deal',
  'no-stock': 'must be empty: there is no stock to draw from',
  'draw-many': 'is more than there was to draw',
  'draw-twice': 'repeats the draw of a seat in a trick',
  'draw-lead': 'is of a seat that did not have to follow',
  // Tricks
  'trick-cards': (of: Range) => `must have ${range(of)} cards, not ${of.found}`,
  'trick-full': (of: Range) =>
    `must have ${range(of)} cards, not ${of.found}: a full trick belongs to played`,
  'trick-all': 'must have a card of every seat that held any',
  'trick-done': 'has a card of every seat that holds any, so it belongs to played',
  'trick-twice': 'has already played to this trick',
  clockwise: ({seat}: OfSeat) => `must be ${seat}, the next seat clockwise`,
  'next-holder': ({seat}: OfSeat) => `must be ${seat}, the next seat that holds cards`,
  'leads-winner': ({seat}: OfSeat) => `must be ${seat}, who took the trick before`,
  'leads-after': ({seat, winner}: OfSeat & {readonly winner: Seat}) =>
    `must be ${seat}, the next seat with cards after seat ${winner}, who took the trick before`,
  'tricks-many': (of: {readonly left: number; readonly played: number; readonly all: number}) =>
    `leaves ${of.left} tricks to play after ${of.played}, more than the ${of.all} of a deal`,
  'tricks-played': ({least}: {readonly least: number}) =>
    `must be ${least} or more, as played shows`,
  'tricks-gone': ({gone}: {readonly gone: number}) =>
    `must add up to the ${gone} tricks that are gone`,
};
