import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {demote, rankName} from './ladder.js';
import {
  A,
  at,
  attacking,
  B,
  begin,
  C,
  closed,
  D,
  duel,
  E,
  F,
  legal,
  play,
  refusal,
} from '../playing.fixture.js';
import {ladderRules as rules} from '../rules.js';
import type {LadderEvent} from '../types.js';

/** The numbered cases of the rules text, with the rules that they illustrate. */

const PLENTY = ['6H 7H AD', '6C 7C 8C', '6D 7D 8D', '9D TD JD', '9C TC JC', '9H TH JH'];

describe('worked cases', () => {
  test('1: 36 cards are six each; with five players the King has eight, the others seven', () => {
    assert.deepEqual(
      begin(6).hands.map(({length}) => length),
      [6, 6, 6, 6, 6, 6],
    );
    const {ranks, hands} = begin(5);
    assert.deepEqual(
      ranks.map((seat) => hands[seat]!.length),
      [8, 7, 7, 7, 7],
    );
  });

  test('3: the King attacks the lowest first, in any seat', () => {
    for (const seed of ['one', 'two', 'three']) {
      const named = play(begin(6, {}, seed), `${begin(6, {}, seed).ranks[0]}:trump H`);
      assert.equal(duel(named), `${named.ranks[0]}>${named.ranks[5]}`);
      assert.equal(
        refusal(named, `attack ${named.hands[named.ranks[0]!]![0]} ${named.ranks[5]}`),
        'ladder/target-is-given',
      );
    }
  });

  test('5: F takes the opening attack: E attacks D, no ranks change', () => {
    const events: LadderEvent[] = [];
    const open = at(PLENTY, {bouts: 1, bout: {attacker: A}});
    const end = closed(play(open, '0:attack 6H, 5:take', events), events);
    assert.equal(duel(end), `${E}>${D}`);
    assert.deepEqual(end.ranks, [A, B, C, D, E, F]);
    assert.ok(events.every(({type}) => type !== 'ranks swapped'));
  });

  test('6 ii: F beats the opening attack: F attacks E', () => {
    const open = at(PLENTY, {bouts: 1, bout: {attacker: A}});
    assert.equal(duel(closed(play(open, '0:attack 6H, 5:beat 9H'))), `${F}>${E}`);
  });

  test('7: F attacks E, E beats: E attacks D', () => {
    const state = attacking(['6H', '6C', '6D', '9D TD', 'TH JH', '9H JC'], F);
    const end = closed(play(state, '5:attack 9H, 4:beat TH'));
    assert.equal(duel(end), `${E}>${D}`);
    assert.deepEqual(end.ranks, [A, B, C, D, E, F]);
  });

  test('6 iii: F attacks E, E takes: they change places, and F attacks D', () => {
    const events: LadderEvent[] = [];
    const state = attacking(['6H', '6C', '6D', '9D TD', 'TH JC', '9H QC'], F);
    const end = closed(play(state, '5:attack QC, 4:take', events), events);
    assert.deepEqual(end.ranks, [A, B, C, D, F, E]);
    assert.equal(duel(end), `${F}>${D}`);
    assert.deepEqual(
      events.find(({type}) => type === 'ranks swapped'),
      {
        type: 'ranks swapped',
        ...{up: F, down: E, ranks: [A, B, C, D, F, E]},
      },
    );
  });

  describe('9: B attacks A', () => {
    const hands = ['9H 6D 7C', '6H 8C', '7D', 'TD TC', '9C', 'JC'];
    const beaten = closed(play(attacking(hands, B), '1:attack 6H, 0:beat 9H'));

    test('A beats and attacks anyone', () => {
      assert.equal(duel(beaten), `${A}>`);
      assert.equal(refusal(beaten, 'attack 6D'), 'ladder/choose-a-target');
      assert.equal(refusal(beaten, 'attack 6D 0'), 'ladder/no-such-target');
      assert.equal(refusal(beaten, 'attack 6D 9'), 'ladder/no-such-target');
    });
    test('D takes: C attacks B, no swap', () => {
      const end = closed(play(beaten, '0:attack 6D 3, 3:take'));
      assert.equal(duel(end), `${C}>${B}`);
      assert.deepEqual(end.ranks, [A, B, C, D, E, F]);
    });
    test('D beats: D attacks C', () => {
      assert.equal(duel(closed(play(beaten, '0:attack 6D 3, 3:beat TD'))), `${D}>${C}`);
    });
    test('6 iv: A takes: B is King at once and attacks anyone', () => {
      const end = closed(play(attacking(hands, B), '1:attack 6H, 0:take'));
      assert.deepEqual(end.ranks, [B, A, C, D, E, F]);
      assert.equal(duel(end), `${B}>`);
    });
    test('6 v: the next above the target is the King: he attacks anyone again', () => {
      const end = closed(play(beaten, '0:attack 7C 1, 1:take'));
      assert.equal(duel(end), `${A}>`);
    });
  });

  test('11: a defender with two cards gets two attack cards at most', () => {
    const state = attacking(['AH', 'AC', 'AD', 'KD', '6D 7D', '8H 8C 8D 8S'], F);
    const taken = play(state, '5:attack 8H, 4:take, 0:leave 1 2 3, 5:throw 8C');
    assert.equal(taken.bout?.pairs.length ?? 0, 0);
    assert.deepEqual(taken.hands[E], ['6D', '7D', '8H', '8C']);
  });

  test('5: six attack cards at most, however many he holds', () => {
    const state = attacking(
      ['AH', 'AC', 'AD', 'KD KH KC KS QH QD QC', '8H 8C 8D 8S TH TC TD TS', ''],
      E,
      {
        options: {throwIn: 'attacker'},
      },
    );
    const one = play(state, '4:attack 8H, 3:beat KH, 4:throw 8D, 3:beat KD, 4:throw 8C, 3:beat KC');
    const six = play(one, '4:throw 8S, 3:take');
    assert.equal(six.bout!.limit, 6);
    assert.equal(legal(six), 'done');
  });

  test('13: 7S beats AH, 9S beats 7S, KH does not beat QD', () => {
    const hands = ['AH 7S QD', 'AC', 'AD', 'KD', 'KC', '8S 9S KH'];
    const defending = (card: string) =>
      at(['6H 6C', 'AC', 'AD', 'KD', 'KC', hands[5]!], {
        bouts: 2,
        bout: {attacker: A, defender: F, pairs: [{card}]},
      });
    assert.equal(refusal(defending('AH'), 'beat 8S'), undefined);
    assert.equal(refusal(defending('7S'), 'beat 9S'), undefined);
    assert.equal(refusal(defending('QD'), 'beat KH'), 'ladder/neither-suit-nor-trump');
    assert.equal(refusal(defending('7S'), 'beat KH'), 'ladder/only-higher-trump');
    assert.equal(refusal(defending('TS'), 'beat 9S'), 'ladder/not-higher');
  });

  test('15: C alone has cards at the end: A B D E F C', () => {
    const events: LadderEvent[] = [];
    const state = attacking(['', '6H', '7H 8C', '', '', ''], C, {options: {hands: 1}});
    const end = closed(play(state, '2:attack 7H, 1:take', events), events);
    assert.deepEqual(end.ranks.slice(0, 2), [A, C]); // B took and fell, so the hand goes on
    const over = play(
      attacking(['', '9H', '7H 8C', '', '', ''], C, {options: {hands: 1}}),
      '2:attack 7H, 1:beat 9H',
    );
    assert.equal(over.phase, 'over');
    assert.deepEqual(rules.outcome(over), {
      winners: [A],
      places: [[A], [B], [D], [E], [F], [C]],
      reason: 'ladder/all-hands-played',
    });
  });

  test('8: nobody holds cards: all ranks stay', () => {
    const events: LadderEvent[] = [];
    const state = attacking(['', '9H', '7H', '', '', ''], C, {options: {hands: 1}});
    const over = play(state, '2:attack 7H, 1:beat 9H', events);
    assert.deepEqual(over.ranks, [A, B, C, D, E, F]);
    assert.deepEqual(
      events.find(({type}) => type === 'hand ended'),
      {type: 'hand ended', left: null, ranks: [A, B, C, D, E, F]},
    );
  });

  test('17: the fine on the Ten: A B D E F C', () => {
    assert.deepEqual(demote([A, B, C, D, E, F], C), [A, B, D, E, F, C]);
    assert.deepEqual(demote([A, B, C, D, E, F], F), [A, B, C, D, E, F]);
  });

  test('19: F is out of cards after beating: E attacks D', () => {
    const state = at(['6H 7H', '6C', '6D', '9D', '9C', '9H'], {bouts: 1, bout: {attacker: A}});
    assert.equal(duel(closed(play(state, '0:attack 6H, 5:beat 9H'))), `${E}>${D}`);
  });
});

describe('out of cards (rule 7)', () => {
  test('attackers jump over players without cards, and a swap exchanges the two places', () => {
    const state = attacking(['6H', '9C TD', '', '', '9H KC', 'JC'], E);
    assert.equal(duel(state), `${E}>${B}`);
    const end = closed(play(state, '4:attack 9H, 1:take'));
    assert.deepEqual(end.ranks, [A, E, C, D, B, F]);
  });
  test('a player without cards cannot be attacked', () => {
    const state = attacking(['6H 7H', '9C', '', 'TD', '9H', 'JC'], A);
    assert.equal(refusal(state, 'attack 6H 2'), 'ladder/target-stabilized');
  });
  test('an attacker who went out with his last card rises; his turn passes upwards', () => {
    const state = attacking(['6H 7H', 'AC TD', '', '9D TC', '9H', 'JC'], E);
    const end = closed(play(state, '4:attack 9H, 3:take'));
    assert.deepEqual(end.ranks, [A, B, C, E, D, F]);
    assert.equal(duel(end), `${B}>${A}`);
  });
  test('if nobody above holds cards, the highest who does acts as King', () => {
    const state = attacking(['', '', '9C TC', '9D', '9H KH', 'JC'], D);
    const end = closed(play(state, '3:attack 9D, 2:take'));
    assert.deepEqual(end.ranks, [A, B, D, C, E, F]);
    assert.equal(duel(end), `${C}>`);
    const down = closed(play(end, '2:attack 9C 4, 4:take'));
    assert.deepEqual(down.ranks, [A, B, D, C, E, F], 'no swap when he attacks down');
    assert.equal(duel(down), `${C}>`);
  });
});

describe('ranks (rule 2)', () => {
  const names = (seats: number): string =>
    Array.from({length: seats}, (_, place) => rankName(place, seats)).join(' ');
  test('five to sixteen names; the Queen needs nine, and the household fourteen (L-16)', () => {
    assert.equal(names(5), 'king jack ten nine knave');
    assert.equal(names(6), 'king jack ten nine eight knave');
    assert.equal(names(8), 'king jack ten nine eight seven six knave');
    assert.equal(names(9), 'king queen jack ten nine eight seven six knave');
    assert.equal(names(11), 'king queen jack ten nine eight seven six five four knave');
    assert.equal(names(13), 'king queen jack ten nine eight seven six five four three two knave');
    const household = ' six five four three two page groom fool knave';
    assert.ok(names(16).endsWith(household));
    assert.equal(new Set(names(16).split(' ')).size, 16);
  });
});

describe('sessions (rule 10)', () => {
  test('an endless match deals again after each hand, and each reign is counted', () => {
    const options = {...defaultOptions(rules.options), hands: 'endless'};
    let state = rules.setup(options, 5, rngFrom('endless'));
    for (let moves = 0; state.deal < 4 && moves < 20_000; moves++) {
      const seat = rules.turn(state)[0]!;
      state = rules.apply(state, seat, rules.fallback(state, seat));
    }
    assert.equal(state.deal, 4);
    assert.equal(rules.outcome(state), undefined);
    assert.equal(
      state.reigns.reduce((sum, hands) => sum + hands, 0),
      4,
    );
  });
  for (const seats of [5, 8, 11, 16])
    test(`a match of absent players ends, ${seats} seats`, () => {
      const options = {...defaultOptions(rules.options), hands: 2};
      let state = rules.setup(options, seats, rngFrom('absent'));
      for (let moves = 0; state.phase !== 'over'; moves++) {
        assert.ok(moves < 6000, 'goes on and on');
        const seat = rules.turn(state)[0]!;
        state = rules.apply(state, seat, rules.fallback(state, seat));
      }
    });
});
