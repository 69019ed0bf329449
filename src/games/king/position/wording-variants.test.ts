import {describe} from 'node:test';
import {testMistakes} from '../../../lesson/faults/mistakes.fixture.js';
import {kingRules} from '../rules.js';

/** Mistakes of authors in the variants, with the sentence that they read. */

const plays = (...cards: string[]): unknown[] =>
  cards.map((text) => ({seat: Number(text[0]), card: text.slice(1)}));
const FULL = plays('17S', '2QS', '39S', '0TS');
const suit = (letter: string, ranks = '789TJQKA'): string[] =>
  [...ranks].map((rank) => rank + letter);
const zero = (deals: number): unknown[] => Array.from({length: deals}, () => [0, 0, 0, 0]);
const bids = (...points: (number | null)[]): unknown[] =>
  points.map((own, seat) => ({seat, points: own}));

// oxfmt-ignore
const MISTAKES: readonly (readonly [variant: string, position: unknown, message: string])[] = [
  ['king-trade', {phase: 'play'}, 'phase must be "bidding", since bids are not the whole auction, and contract is not named; found "play"'],
  ['king-trade', {phase: 'play', bids: [2, null, null, null].map((points, seat) => ({seat, points}))}, 'phase must be "naming", since bids are the whole auction, and contract is not named; found "play"'],
  ['king-trade', {phase: 'over', scores: [-76, 0, 0, 0]}, 'phase must not be "over", since no score has come to -77; found "over"'],
  ['king-custom', {phase: 'play'}, 'phase must be "ordering", since contract is not chosen; found "play"'],
  ['king-custom', {phase: 'ordering', contract: {id: 'no-hearts'}}, 'phase must be "play", since contract is chosen; found "ordering"'],
  ['king-minsk', {contract: {id: 'no-fun'}}, 'contract.id must be one of open, no-tricks, no-last-two, no-girls, no-boys, no-king, no-hearts, winning-back; found "no-fun"'],
  ['king-minsk', {trick: plays('07S')}, 'contract must be named, since cards were played; it is left out'],
  ['king-long', {ordered: [{seat: 0, contract: 'no-fun'}], contract: {id: 'no-king'}, deal: 1}, 'ordered[0].contract must be one of those left to choose: no-tricks, no-girls, no-boys, no-hearts, no-king, no-last-two, negative-jumble, take-tricks, take-boys, take-girls, take-hearts, take-king, take-last-two, positive-jumble; found "no-fun"'],
  ['king-trade', {bids: [{seat: 0, points: 4}, {seat: 1, points: 3}]}, 'bids[1].points must be a whole number from 5 to 13; found 3'],
  ['king-trade', {bids: [{seat: 0, points: 2}, {seat: 0, points: 3}]}, 'bids[1].seat must be 1, who is next; found 0'],
  ['king-trade', {contract: {id: 'no-spades'}, dealer: 3, orderer: null}, 'orderer must be the seat that named no-spades; found null'],
  ['king-trade', {contract: {id: 'no-spades'}, bids: [2, null, null, null].map((points, seat) => ({seat, points})), ordered: [{seat: 0, contract: 'no-spades', bid: 3}]}, 'ordered[0].bid must be 2, as in bids; found 3'],
  ['king-trade', {deal: 2, ordered: [{contract: 'no-clubs'}]}, 'ordered[0].seat must be the seat that named no-clubs; it is left out'],
  ['king-domino', {scores: [-40, 0, 0, 0], deal: 4}, 'scores end the match after deal 3, before deal 4'],
  ['king-simple', {variant: 'king-omnibus'}, 'variant must be "king-simple"; found "king-omnibus"'],
  ['king-simple', {trick: plays('07S', '29S')}, 'trick[1].seat must be 1, the next seat clockwise; found 2'],
  ['king-simple', {played: [plays('07S')]}, 'played[0] must have 4 cards, not 1'],
  ['king-simple', {sheet: [[0, 0, 0, -16]], scores: [0, 0, 0, 0]}, 'scores[3] must be -16, as in the sheet; found 0'],
  ['king-simple', {deal: 1, scores: [1, 0, 0, 0]}, 'scores must be 0 in the first deal; found [1,0,0,0]'],
  ['king-simple', {hands: [[], [], [], []]}, 'hands hold no card, but the phase is not "over"'],
  ['king-simple', {played: [FULL], hands: [['7H'], null, null, null], tricks: [6, 0, 0, 0]}, 'tricks[2] must be 1 or more, as played shows; found 0'],
  ['king-simple', {played: [FULL], hands: [[...suit('H')], null, null, null]}, 'hands[0] leaves 8 tricks to play after 1, more than the 8 of a deal'],
  ['king-simple', {sheet: zero(15)}, 'sheet[14] comes after the end of the match'],
  ['king-simple', {sheet: zero(14), phase: 'play'}, 'phase must be "over", since all deals are played; found "play"'],
  ['king-simple', {ordered: [{contract: 'no-king'}]}, 'ordered must be empty: nobody chooses the contract in this game; found [{"contract":"no-king"}]'],
  ['king-simple', {draws: [{trick: 0, seat: 1, cards: 1}]}, 'draws must be empty: there is no stock to draw from; found [{"trick":0,"seat":1,"cards":1}]'],
  ['king-simple', {talon: ['7S']}, 'talon must have 0 cards, not 1'],
  ['king-simple', {shown: ['7S']}, 'shown must be empty: no cards have been shown; found ["7S"]'],
  ['king-simple', {dealer: 2, trick: plays('07S')}, 'dealer must be 3, since seat 0 led first; found 2'],
  ['king-simple', {called: {call: 'S'}}, 'called must be null: no trump has been called in this deal; found {"call":"S"}'],
  ['king-trade', {phase: 'bidding', scores: [-80, 0, 0, 0]}, 'phase must be "over", since a score has come to -77; found "bidding"'],
  ['king-trade', {contract: {id: 'no-spades'}, bids: bids(null, null, null, null)}, 'contract.id must be no-hearts, as all have folded; found "no-spades"'],
  ['king-trade', {contract: {id: 'no-spades'}, bids: bids(2, null)}, 'bids must be the whole auction, since contract is named; found [{"seat":0,"points":2},{"seat":1,"points":null}]'],
  ['king-trade', {bids: [...bids(2, null, null, null), {seat: 0, points: 3}]}, 'bids[4] comes after the end of the auction'],
  ['king-trade', {bids: bids(2, null), dealer: 1}, 'dealer must be 3, since seat 0 opens the auction; found 1'],
  ['king-trade', {phase: 'bidding', contract: {id: 'no-spades'}}, 'phase must be "play", since contract is chosen; found "bidding"'],
  ['king-trade', {contract: {id: 'no-spades'}, dealer: 3, bids: bids(2, null, null, null), orderer: 1}, 'orderer must be 0, with seat 3 as dealer; found 1'],
  ['king-trade', {contract: {id: 'no-spades'}, dealer: 3, ordered: [{seat: 1, contract: 'no-clubs', bid: 3}]}, 'ordered[0] must be the contract and the trump of this deal, no-spades; found {"seat":1,"contract":"no-clubs","bid":3}'],
  ['king-trade', {contract: {id: 'no-spades'}, dealer: 3, orderer: 0, ordered: [{seat: 1, contract: 'no-spades', bid: 3}]}, 'ordered[0].seat must be 0, who chose in this deal; found 1'],
  ['king-trade', {contract: {id: 'no-hearts'}, dealer: 3, bids: bids(null, null, null, null), ordered: [{seat: 1, contract: 'no-hearts'}]}, 'ordered[0].seat must be null, since nobody chose in this deal; found 1'],
  ['king-preference', {deal: 8, phase: 'calling', trump: 'S'}, 'phase must be "play"; found "calling"'],
  ['king-preference', {deal: 8, called: {call: 'S', card: '7S'}}, 'called.card must be null unless the last card was turned; found "7S"'],
  ['king-preference', {deal: 8, trump: 'H', called: {call: 'S'}}, 'called.call must be H, the trump; found "S"'],
  ['king-preference', {deal: 8, trump: 'H', called: {call: 'last', card: '7S'}}, 'called.card is 7S, which is not of the trump suit'],
  ['king-preference', {deal: 8, trump: 'S', dealer: 3, hands: [suit('H'), null, null, null], called: {call: 'last', card: '7S'}}, 'called.card is not a card that the caller has had'],
  ['king-preference', {deal: 8, dealer: 3, orderer: 1}, 'dealer must be 0, since seat 1 chooses the contract; found 3'],
  ['king-preference', {deal: 8, dealer: 2, called: {call: 'last', card: '7S'}, hands: [['7S', '8S'], null, null, null]}, 'dealer must be 3, since seat 0 has a card of the player who chose; found 2'],
  ['king-preference', {trump: 'S', deal: 1}, 'trump must be null: no-tricks has no trump; found "S"'],
  ['king-long', {ordered: [{seat: 0, contract: 'no-king'}, {seat: 2, contract: 'no-king'}], deal: 3}, 'ordered[1].seat must be 1, who chose in deal 2; found 2'],
  ['king-long', {ordered: [0, 1, 2, 3, 0].map((seat) => ({seat, contract: 'no-king'})), deal: 6}, 'ordered[4].contract must be one of those left to choose: no-tricks, no-girls, no-boys, no-hearts, no-last-two, negative-jumble, take-tricks, take-boys, take-girls, take-hearts, take-king, take-last-two, positive-jumble; found "no-king"'],
  ['king-long', {phase: 'ordering', played: [FULL]}, 'contract must be named, since cards were played; it is left out'],
  ['king-minsk', {contract: {id: 'no-hearts'}, phase: 'talon', shown: ['9D', 'TD', 'JD']}, 'shown must have 2 cards or fewer; found ["9D","TD","JD"]'],
  ['king-minsk', {contract: {id: 'no-hearts'}, phase: 'talon', turn: [0], shown: ['9D', 'TD'], hands: ['7H 8H 9H TH JH 7S 8S 9S 7D 8D KD AD'.split(' '), null, null]}, 'hands[0] must hold 9D TD, which all have seen; found ["7H","8H","9H","TH","JH","7S","8S","9S","7D","8D","KD","...'],
  ['king-minsk', {contract: {id: 'no-hearts'}, phase: 'play', away: ['9H', '7S']}, 'away[0] must be a card that scores nothing in this deal; found "9H"'],
  ['king-minsk', {contract: {id: 'no-hearts'}, phase: 'talon', played: [plays('07S', '18S', '29S')]}, 'played must be empty in the phase "talon"; found [[{"seat":0,"card":"7S"},{"seat":1,"card":"8S"},{"seat":2...'],
  ['king-domino', {trick: plays('07S', '18S'), draws: [{trick: 0, seat: 1, cards: 8}, {trick: 0, seat: 2, cards: 1}]}, 'draws[1].cards is more than there was to draw'],
  ['king-domino', {trick: plays('07S', '18S'), draws: [{trick: 0, seat: 1, cards: 2}, {trick: 0, seat: 1, cards: 1}]}, 'draws[1] repeats the draw of a seat in a trick'],
  ['king-domino', {trick: plays('07S', '18S'), draws: [{trick: 0, seat: 0, cards: 2}]}, 'draws[0] is of a seat that did not have to follow'],
  ['king-domino', {trick: plays('07S', '08S')}, 'trick[1].seat has already played to this trick'],
  ['king-domino', {trick: plays('07S', '28S')}, 'trick[1].seat must be 1, the next seat that holds cards; found 2'],
  ['king-domino', {played: [plays('07S', '18S')]}, 'played[0] must have a card of every seat that held any; found [{"seat":0,"card":"7S"},{"seat":1,"card":"8S"}]'],
  ['king-domino', {trick: plays('07S', '18S', '29S', '3TS')}, 'trick must have 0 to 3 cards, not 4: a full trick belongs to played'],
  ['king-domino', {hands: [['7S'], [], [], []]}, 'hands must be left to two seats or more, or the deal would be over; found [["7S"],[],[],[]]'],
  ['king-domino', {hands: [['7S'], ['8S'], [], []], trick: plays('0TS', '1JS')}, 'trick has a card of every seat that holds any, so it belongs to played'],
  ['king-domino', {hands: [['7S'], ['8S'], [], []], played: [plays('0TS', '1JS')], trick: plays('08D')}, 'trick[0].seat must be 1, who took the trick before; found 0'],
  ['king-domino', {hands: [['7S'], [], ['8S'], []], played: [plays('0TS', '1JS', '29S')], trick: plays('08D')}, 'trick[0].seat must be 2, the next seat with cards after seat 1, who took the trick before; found 0'],
  ['king-domino', {hands: [['7H', '8H', '9H', 'TH', 'JH', 'QH'], null, null, null], trick: plays('37S'), phase: 'play'}, 'hands[0] has no card of the suit led and has not drawn for one'],
  ['king-domino', {hands: [['7S', '8H', '9H', 'TH', 'JH', 'QH'], null, null, null], trick: plays('39S'), phase: 'drawing'}, 'hands[0][0] is 7S, but seat 0 has shown not to have it'],
  ['king-domino', {hands: [['7H'], [], null, null], played: [plays('07S', '18S', '29S', '3TS')], draws: [{trick: 0, seat: 1, cards: 2}]}, 'hands[1] has too few cards for what it drew and played'],
  ['king-domino', {hands: [suit('S'), suit('H'), suit('D'), [...suit('C'), null]]}, 'hands and the other places hold 41 cards, more than the 32 of the pack'],
  ['king-threesome', {hands: [['7S'], ['8S']]}, 'hands must have 3 hands, one for each seat, not 2'],
];

describe('an error names what the author wrote and what was found', () => {
  for (const [variant, position, message] of MISTAKES) {
    testMistakes(kingRules(variant), [[position, message]]);
  }
});
