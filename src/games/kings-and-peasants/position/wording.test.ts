import {describe} from 'node:test';
import {type Mistakes, testWording} from '../../../game/wording.fixture.js';
import {testRussian} from '../../../lesson/faults/in-russian.fixture.js';
import {peasantsRules} from '../rules.js';

/** What authors get wrong, and the sentence that they read. */

const RANKS = ['king', 'prince', 'soldier', 'peasant'];

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be 4; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, scene, turn, game, deal, dealer, shown, trump, names, elected, ranks, hands, aside, gifts, tricks, trick, played, won, seat, phase, scores'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be a list; found 0'],
  [{turn: [9]}, 'turn[0] must be a whole number from 0 to 3; found 9'],
  [{phase: 'play'}, 'phase must be one of election.naming, election.play, reign.exchange.fromSoldier, reign.exchange.toSoldier, reign.exchange.fromPeasant, reign.exchange.toPeasant, reign.play, over; found "play"'],
  [{hands: []}, 'hands must have 4 items, not 0'],
  [{scene: 'playing'}, 'scene must be one of naming, election, fromSoldier, toSoldier, fromPeasant, toPeasant, reign, over; found "playing"'],
  [{phase: 'election.naming', names: RANKS}, 'names must be null in the phase "election.naming"; found ["king","prince","soldier","peasant"]'],
  [{trump: 'hearts'}, 'trump must be one of S, H, D, C; found "hearts"'],
  [{shown: 'H9', trump: 'S'}, 'trump must be H, the suit of shown; found "S"'],
  [{shown: '9Z'}, 'shown must be a card such as "QH"; found "9Z"'],
  [{shown: '5S'}, 'shown is 5S, which is not in the pack'],
  [{dealer: 0, shown: '9S', hands: [['KS', 'AS', '8H', 'QH', '7D', 'TD', '6C', 'JC', '9C'], null, null, null]}, 'hands[0] must hold 9S, the shown card, since seat 0 is the dealer; found ["KS","AS","8H","QH","7D","TD","6C","JC","9C"]'],
  [{hands: [['9S', 'KS', 'AS'], null, null, null]}, 'hands[0] must have 9 cards, as tricks, played, trick and gifts show, not 3'],
  [{hands: [['9S', '9S'], null, null, null]}, 'hands[0][1] is 9S, which is also at hands[0][0]'],
  [{hands: [['2S'], null, null, null]}, 'hands[0][0] is 2S, which is not in the pack'],
  [{names: ['king', 'prince', 'soldier', 'knight']}, 'names[3] must be one of king, prince, soldier, peasant; found "knight"'],
  [{names: ['king', 'king', 'soldier', 'peasant']}, 'names[1] is king, which is also at names[0]'],
  [{names: RANKS, played: [[{seat: 0, card: '7S'}]]}, 'played[0] must have 4 cards, one of each seat that is in, not 1'],
  [{names: RANKS, dealer: 3, trick: [{seat: 1, card: '7S'}]}, 'trick[0].seat must be 0, left of dealer 3; found 1'],
  [{names: RANKS, trick: [{seat: 1, card: '7S'}, {seat: 3, card: '8S'}]}, 'trick[1].seat must be 2, who is next; found 3'],
  [{names: RANKS, trick: [{seat: 1, card: '7S'}, {seat: 2, card: '8S'}, {seat: 3, card: '9S'}, {seat: 0, card: 'TS'}]}, 'trick must have 0 to 3 cards, not 4: a full trick belongs to played'],
  [{names: RANKS, played: [[{seat: 0, card: '7S'}, {seat: 1, card: '8S'}, {seat: 2, card: '9S'}, {seat: 3, card: 'TH'}]], hands: [null, null, null, ['AS', null, null, null, null, null, null, null]], shown: '6D', dealer: 3}, 'hands[3][0] is AS, but seat 3 has shown in played[0] to have no card of S'],
  [{names: RANKS, played: [[{seat: 0, card: '7S'}, {seat: 1, card: '8S'}, {seat: 2, card: '9S'}, {seat: 3, card: 'TH'}], [{seat: 2, card: 'JD'}, {seat: 3, card: '8D'}, {seat: 0, card: '9D'}, {seat: 1, card: 'TD'}], [{seat: 2, card: 'JC'}, {seat: 3, card: 'QS'}, {seat: 0, card: '9C'}, {seat: 1, card: 'TC'}]], shown: '6D', dealer: 3}, 'played[2][1].card is QS, but seat 3 has shown in played[0] to have no card of S'],
  [{names: RANKS, tricks: [0, 0, 0, 4]}, 'tricks[3] must be 3 or fewer, the number of the peasant; found 4'],
  [{names: RANKS, tricks: [9, 0, 0, 0]}, 'tricks must come to 8 or fewer in the phase "election.play", not 9'],
  [{names: RANKS, tricks: [8, 8, 0, 0]}, 'tricks must come to 9 or fewer in this deal, not 16'],
  [{names: RANKS, tricks: [1, 0, 0, 0], played: [[{seat: 0, card: '7S'}, {seat: 1, card: '8S'}, {seat: 2, card: '9S'}, {seat: 3, card: 'TH'}]], shown: '6D'}, 'tricks[2] must be 1 or more, as played shows; found 0'],
  [{names: RANKS, tricks: [1, 0, 0, 3], turn: [3]}, 'turn[0] must be one of 0, 1, 2, who are still in; found 3'],
  [{names: RANKS, trick: [{seat: 1, card: '7S'}], turn: [1]}, 'turn[0] must be 2, who is next in the phase "election.play"; found 1'],
  [{ranks: RANKS, phase: 'election.play'}, 'ranks must be null in the phase "election.play"; found ["king","prince","soldier","peasant"]'],
  [{ranks: RANKS, phase: 'reign.exchange.fromSoldier', dealer: 0}, 'dealer must be 3, the peasant of ranks; found 0'],
  [{ranks: RANKS, phase: 'reign.exchange.toSoldier', gifts: []}, 'gifts must have 1 item in the phase "reign.exchange.toSoldier", not 0'],
  [{ranks: RANKS, phase: 'reign.exchange.toSoldier', gifts: [{from: 2, to: 1, card: 'AS'}]}, 'gifts[0].to must be 0, the king; found 1'],
  [{ranks: RANKS, phase: 'reign.exchange.toSoldier', gifts: [{from: 1, to: 0, card: 'AS'}]}, 'gifts[0].from must be 2, the soldier; found 1'],
  [{ranks: RANKS, phase: 'reign.exchange.toSoldier', trump: 'S', gifts: [{from: 2, to: 0, card: 'AH'}]}, 'gifts[0].card must be a trump, a card of S; found "AH"'],
  [{ranks: RANKS, phase: 'reign.exchange.fromSoldier', gifts: [{from: 2, to: 0, card: 'AS'}]}, 'gifts must have 0 items in the phase "reign.exchange.fromSoldier", not 1'],
  [{names: RANKS, gifts: [{from: 2, to: 0, card: 'AS'}], phase: 'election.play'}, 'gifts must be empty in the phase "election.play"; found [{"from":2,"to":0,"card":"AS"}]'],
  [{ranks: RANKS, phase: 'reign.exchange.fromSoldier', trump: 'S', hands: [null, null, ['AH', '9H', '8H', 'QH', '7D', 'TD', '6C', 'JC', 'KC'], null]}, 'hands[2] must have a trump, a card of S, in the phase "reign.exchange.fromSoldier"; found ["AH","9H","8H","QH","7D","TD","6C","JC","KC"]'],
  [{ranks: RANKS, phase: 'reign.exchange.fromSoldier', trick: [{seat: 0, card: 'AS'}]}, 'trick must be empty in the phase "reign.exchange.fromSoldier"; found [{"seat":0,"card":"AS"}]'],
  [{ranks: RANKS, phase: 'reign.exchange.fromSoldier', tricks: [1, 0, 0, 0]}, 'tricks must be [0,0,0,0] in the phase "reign.exchange.fromSoldier"; found [1,0,0,0]'],
  [{ranks: RANKS, phase: 'reign.play', trump: 'S', turn: [1], hands: [['AS', null, null, null, null, null, null, null, null], null, null, null]}, 'hands[0][0] is AS, whose holder leads to the first trick, but turn is [1]'],
  [{ranks: RANKS, elected: [1, 2, 3, 3]}, 'ranks must be ["peasant","soldier","king","prince"], since the most tricks of elected make the king; found ["king","prince","soldier","peasant"]'],
  [{ranks: RANKS, elected: [5, 2, 1, 0]}, 'elected must come to 9, the tricks of an election, not 8'],
  [{ranks: RANKS, names: ['peasant', 'king', 'prince', 'soldier'], elected: [3, 2, 2, 2]}, 'ranks must be ["king","peasant","soldier","prince"], as elected and names show; found ["king","prince","soldier","peasant"]'],
  [{elected: [5, 2, 1, 1], phase: 'election.naming'}, 'elected must be null in the phase "election.naming"; found [5,2,1,1]'],
  [{phase: 'over', ranks: RANKS, tricks: [3, 3, 2, 2]}, 'tricks must come to 9 in the phase "over", not 10'],
  [{phase: 'over', ranks: RANKS, tricks: [3, 3, 2, 1], won: [0]}, 'won[0] must be 1, who has won with these tricks and ranks; found 0'],
  [{phase: 'over', won: [0, 1]}, 'won must have 1 item, one for each game that is over, not 2'],
  [{phase: 'over', game: 2}, 'game must be 1 or less, as the option games says; found 2'],
  [{options: {games: 3}, game: 2, won: [0, 0]}, 'won must have 1 item, one for each game before game 2, not 2'],
  [{options: {games: 3}, game: 2, won: [1], dealer: 0}, 'dealer must be 1, who won the game before, as won shows; found 0'],
  [{options: {games: 3}, won: [1], scores: [1, 0, 0, 0]}, 'scores[0] must be 0, as won shows; found 1'],
  [{deal: 2}, 'deal must be 1: only an election with the option electionMode: quotas has more deals; found 2'],
  [{scene: 'naming', phase: 'election.play'}, 'phase must be "election.naming", as scene shows; found "election.play"'],
  [{scene: 'naming', phase: {election: 'play'}}, 'phase must be "election.naming", as scene shows; found {"election":"play"}'],
  [{options: {naming: 'lot'}, scene: 'naming'}, 'scene must not be "naming" with the option naming: lot; found "naming"'],
  [{options: {naming: 'lot'}, phase: 'election.naming'}, 'phase must not be "election.naming" with the option naming: lot; found "election.naming"'],
  [{aside: [['AS'], [], [], []]}, 'aside[0] must have 0 cards, those left when seat 0 reached its number, not 1'],
  [{options: {electionMode: 'quotas'}, names: RANKS, deal: 2, tricks: [1, 1, 0, 0]}, 'tricks must come to 9 or more in deal 2, not 2'],
  [{phase: 'reign.exchange.fromPeasant', ranks: RANKS, trump: 'S', gifts: [{from: 2, to: 0, card: '9S'}, {from: 0, to: 2, card: '7H'}], hands: [['AH', '6S', ...Array<null>(7).fill(null)], null, null, null]}, 'gifts[1].card must be a good card, a ten or higher or a trump, such as AH; found "7H"'],
  [{phase: 'reign.exchange.toSoldier', ranks: RANKS, trump: 'S', gifts: [{from: 2, to: 0, card: '9S'}], hands: [null, null, ['AS', ...Array<null>(7).fill(null)], null]}, 'gifts[0].card must be the highest trump of seat 2, who holds AS; found "9S"'],
  [{dealer: 0, shown: '9S', hands: [null, ['9S', ...Array<null>(8).fill(null)], null, null]}, 'hands[1][0] is 9S, the shown card, which belongs to seat 0, the dealer'],
];

describe('an error blames what the author wrote, and says what was found', () => {
  testWording(peasantsRules, MISTAKES);
  testRussian(peasantsRules, MISTAKES);
});
