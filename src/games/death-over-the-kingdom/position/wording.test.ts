import {describe} from 'node:test';
import {type Mistakes, testWording} from '../../../game/wording.fixture.js';
import {testRussian} from '../../../lesson/faults/in-russian.fixture.js';
import {kingdomRules} from '../rules.js';

/** What authors get wrong, and the sentence that they read. */

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be a whole number from 3 to 7; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, deck, phase, deal, round, dealer, hands, areas, up, pile, discard, eyes, deeds, choices, values, sheet, last, seat, turn, scores'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be [0,1,2,3,4], as phase, dealer and deeds show; found 0'],
  [{phase: 'play'}, 'phase must be one of choose, act, decide, over; found "play"'],
  [{hands: {}}, 'hands must be a list; found {}'],
  [{hands: []}, 'hands must have 3 to 7 items, one for each seat, not 0'],
  [{scores: [1]}, 'scores must have 5 items, not 1'],
  [{phase: 'choose', round: 3}, 'phase must not be "choose" in round 3, the last: the only card lays itself; found "choose"'],
  [{phase: 'over', round: 2}, 'round must be 3, the last, in the phase "over"; found 2'],
  [{phase: 'over', deal: 1}, 'deal must be 5, the last, in the phase "over"; found 1'],
  [{seats: 4, hands: [['death', 'juggler'], null, null, null]}, 'hands[0] must have 3 items in the phase "choose" of round 1, not 2'],
  [{seats: 4, hands: [['Death', 'juggler', 'king'], null, null, null]}, 'hands[0][0] must be one of death, innkeeper, merchant, jester, thief, monk, juggler, sorceress, knight, dragon, princess, queen, king, or null; found "Death"'],
  [{seats: 4, hands: [['death', 'death', 'death'], null, null, null]}, 'hands[0][2] is death, of which the pack has 2, at hands[0][0] and hands[0][1]'],
  [{seats: 4, areas: ['thief', null, null, null]}, 'areas must have 0 items in the phase "choose" of round 1, not 4'],
  [{seats: 4, phase: 'act', areas: [['thief'], null, null, null]}, 'areas[0] must be one of death, innkeeper, merchant, jester, thief, monk, juggler, sorceress, knight, dragon, princess, queen, king, or null; found ["thief"]'],
  [{seats: 4, phase: 'act', up: [true, false, false, false]}, 'areas[0] must be named, since up[0] is true; it is left out'],
  [{seats: 4, phase: 'act', up: [1, 0, 0, 0]}, 'up[0] must be true or false; found 1'],
  [{seats: 4, up: [true, false, false, false]}, 'up must be empty in the phase "choose"; found [true,false,false,false]'],
  [{seats: 4, turn: [0]}, 'turn must be [0,1,2,3], as phase, dealer and deeds show; found [0]'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [null, {type: 'fold'}, null, null]}, 'deeds[1] must be null, since seat 0, who acts earlier, has a null; found {"type":"fold"}'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'swap'}, null, null, null]}, 'deeds[0].type must be one of exchange, cut, fold, use, change; found "swap"'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'cut'}, null, null, null]}, 'deeds[0].type must not be "cut": only seat 3, the dealer, cuts; found "cut"'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'fold'}, {type: 'fold'}, {type: 'fold'}, {type: 'exchange'}]}, 'deeds[3].type must not be "exchange": seat 3, the dealer, cuts instead; found "exchange"'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'fold'}, {type: 'fold'}, {type: 'fold'}, {type: 'fold'}]}, 'deeds must have a null for a seat that is to act in the phase "act"; found [{"type":"fold"},{"type":"fold"},{"type":"fold"},{"type":...'],
  [{seats: 4, phase: 'choose', deeds: [{type: 'fold'}, null, null, null]}, 'deeds must be null for every seat in the phase "choose"; found [{"type":"fold"},null,null,null]'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'exchange', with: [2, 1]}, null, null, null]}, 'deeds[0].with must be different seats in rising order; found [2,1]'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'use', card: 'wizard'}, null, null, null]}, 'deeds[0].card must be one of death, innkeeper, merchant, jester, thief, monk, juggler, sorceress, knight, dragon, princess, queen, king; found "wizard"'],
  [{seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'fold'}, null, null, null], turn: [0]}, 'turn must be [1], as phase, dealer and deeds show; found [0]'],
  [{seats: 4, dealer: 3, phase: 'decide'}, 'areas[0] must be merchant in the phase "decide": seat 0 decides after a look with this card; it is left out'],
  [{seats: 4, dealer: 3, phase: 'decide', areas: ['king', 'merchant', null, null]}, 'areas[0] must be merchant in the phase "decide": seat 0 decides after a look with this card; found "king"'],
  [{seats: 4, dealer: 3, phase: 'decide', areas: ['merchant', 'king', null, null], up: [false, false, false, false]}, 'up[0] must be true in the phase "decide": seat 0 decides after a look with this card; found false'],
  [{seats: 4, pile: 3}, 'pile must be 14, the cards of the deck that are not in hands, areas or discard; found 3'],
  [{seats: 4, pile: ['king']}, 'pile must have the 14 cards of the deck that are not in hands, areas or discard, not 1'],
  [{seats: 4, discard: ['kng']}, 'discard[0] must be one of death, innkeeper, merchant, jester, thief, monk, juggler, sorceress, knight, dragon, princess, queen, king, or null; found "kng"'],
  [{seats: 4, round: 2, discard: ['death', 'death', 'death', 'death']}, 'discard[2] is death, of which the pack has 2, at discard[0] and discard[1]'],
  [{seats: 4, phase: 'act', eyes: {areas: [[0], [], [], []]}}, 'eyes.areas[0] must not name 0, who holds the card; found [0]'],
  [{seats: 4, phase: 'act', eyes: {areas: [[2, 1], [], [], []]}}, 'eyes.areas[0] must be different seats in rising order; found [2,1]'],
  [{seats: 4, phase: 'act', areas: ['king', null, null, null], up: [true, false, false, false], eyes: {areas: [[], [], [], []]}}, 'eyes.areas[0] must be "all", since up[0] is true; found []'],
  [{seats: 4, eyes: {hands: [[[0], [], []], [], [], []]}}, 'eyes.hands[0][0] must not name 0, who holds the card; found [0]'],
  [{seats: 4, choices: {made: ['king', null, null, null]}}, 'choices.made[0] must be a card of hands[0], or null; found "king"'],
  [{seats: 4, phase: 'act', values: [1, 2, 3, 4]}, 'values must be null, as no position rests while the cards are shown; found [1,2,3,4]'],
  [{seats: 4, deal: 2, sheet: [[0, 0, 0, 0]]}, 'sheet must have 2 items, as deal shows, not 1'],
  [{seats: 4, sheet: [[1, 1, 0, 0]], scores: [2, 0, 0, 0]}, 'scores[0] must be 1, as in the sheet; found 2'],
  [{seats: 4, last: {deal: 1, round: 1, cards: ['king', 'thief', 'death', 'x'], values: [1, 2, 3, 4], winners: [0]}}, 'last.cards[3] must be one of death, innkeeper, merchant, jester, thief, monk, juggler, sorceress, knight, dragon, princess, queen, king; found "x"'],
  [{deck: []}, 'deck must have 15 cards or more for 5 seats, not 0'],
  [{deck: [{id: 'a b', value: 1}]}, 'deck[0].id must be a name of at most 24 letters, digits and hyphens; found "a b"'],
  [{deck: [{id: 'a', value: 1, second: 2}]}, 'deck[0].condition must be given with the ability "turn", as second and condition go together; it is left out'],
  [{deck: [{id: 'a', value: 1, second: 2, condition: {shows: []}}]}, 'deck[0].condition.shows must have 1 character or more, not 0'],
  [{deck: [{id: 'a', value: 1, second: 2, condition: {shows: ['b']}}]}, 'deck[0].condition.shows[0] must be one of a, the characters of the deck; found "b"'],
  [{deck: [{id: 'a', value: 1, ability: 'steal'}]}, 'deck[0].ability must be one of none, turn, look, take, juggle, burn; found "steal"'],
  [{deck: [{id: 'a', value: 1, second: 2, ability: 'look'}]}, 'deck[0].second must be left out with the ability "look": it goes with "turn"; found 2'],
  [{deck: Array.from({length: 61}, (_, at) => ({id: `a${at}`, value: 1}))}, 'deck must have 60 characters or fewer, not 61'],
  [{seats: 4, round: 2, discard: Array<null>(19).fill(null)}, 'discard must have 18 cards or fewer, since 8 of the 26 lie elsewhere, not 19'],
  [{options: {large: 'on'}, seats: 4, deck: [{id: 'a', value: 1, ability: 'look', copies: 4}], dealer: 3, phase: 'decide', turn: [3], areas: ['a', 'a', 'a', 'a']}, 'pile must have a card in the phase "decide": the dealer has looked at one; it is left out'],
  [{seats: 4, phase: 'act', choices: {made: ['king', null, null, null]}}, 'choices.made[0] must be null in the phase "act"; found "king"'],
  [{seats: 3, hands: [['king', 'thief', 'monk'], ['king', 'thief', 'monk'], ['queen', 'queen', 'death']], choices: {made: ['king', 'king', 'queen']}}, 'choices.made must have a null: cards are laid when all have chosen; found ["king","king","queen"]'],
  [{deck: [{id: 'a', value: 1}, {id: 'a', value: 2}]}, 'deck[1].id is a, which is also at deck[0].id'],
];

describe('an error blames what the author wrote, and says what was found', () => {
  testWording(kingdomRules, MISTAKES);
  testRussian(kingdomRules, MISTAKES);
});
