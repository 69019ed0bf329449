import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {suitOf} from '../../../cards/index.js';
import {
  begin,
  find,
  hands,
  legal,
  move,
  play,
  random,
  ranks,
  rules,
  sum,
} from '../playing.fixture.js';
import {isOut, stillIn} from './seats.js';
import {LIMITS, type PeasantsEvent, RANKS} from '../types.js';

const NAMES = ranks('prince king soldier peasant');
const names = (text: string) => ({type: 'name', ranks: ranks(text)}) as const;

describe('stage 1, the election', () => {
  it('case 1: 36 cards, nine each; the dealer keeps the last card, which is shown and makes trump', () => {
    for (let game = 0; game < 40; game++) {
      const state = begin(`deal ${game}`);
      assert.deepEqual(
        state.hands.map((hand) => hand.length),
        [9, 9, 9, 9],
      );
      assert.equal(new Set(state.hands.flat()).size, 36);
      assert.ok(state.hands.flat().every((card) => '6789TJQKA'.includes(card[0]!)));
      assert.ok(state.hands[state.dealer]!.includes(state.shown));
      assert.equal(state.trump, suitOf(state.shown));
      assert.deepEqual(state.turn, [state.dealer]);
    }
  });

  it('the dealer gives each name once, one of them to himself, in any order', () => {
    const state = begin('names');
    const [dealer] = state.turn;
    assert.equal(legal(state).length, 24);
    assert.equal(
      rules.refuse(state, dealer!, names('king king soldier peasant')),
      'peasants/each-name-once',
    );
    assert.equal(rules.refuse(state, dealer!, {type: 'name', ranks: ['king']}), 'game/not-a-move');
    const card = state.hands[dealer!]![0]!;
    assert.equal(rules.refuse(state, dealer!, {type: 'play', card}), 'peasants/name-now');
    const other = (dealer! + 1) % 4;
    assert.equal(
      rules.refuse(state, other, names('king prince soldier peasant')),
      'game/not-your-turn',
    );
    const named = move(state, names('soldier king peasant prince'));
    assert.deepEqual(named.names, ranks('soldier king peasant prince'));
    assert.deepEqual(named.turn, [(dealer! + 1) % 4], 'left of the dealer leads');
  });

  it('P-2: by lot nobody names, and all orders occur', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 200; game++) {
      const state = begin(`lot ${game}`, {naming: 'lot'});
      assert.equal(state.phase, 'election.play');
      assert.deepEqual(state.turn, [(state.dealer + 1) % 4]);
      assert.deepEqual([...state.names!].sort(), [...RANKS].sort());
      seen.add(state.names!.join());
    }
    assert.equal(seen.size, 24);
  });

  it('P-4: players must follow suit but need not beat; off: they may play any card', () => {
    const position = {
      names: NAMES,
      shown: '6S',
      dealer: 2,
      trick: [{seat: 3, card: '9H'}],
      hands: hands('S:A H:76A D:876 C:76', null, null, null),
    };
    const state = rules.parsePosition(position);
    assert.deepEqual(legal(state), ['6H', '7H', 'AH']);
    assert.equal(rules.refuse(state, 0, {type: 'play', card: 'AS'}), 'peasants/follow-suit');
    assert.equal(rules.refuse(state, 0, {type: 'give', card: 'AS'}), 'peasants/play-now');
    const free = rules.parsePosition({...position, options: {mustFollow: 'off'}});
    assert.equal(legal(free).length, 9);
    const without = {...position, hands: hands('S:A76 D:876 C:876', null, null, null)};
    assert.equal(legal(rules.parsePosition({...without, shown: 'KS'})).length, 9, 'void: any card');
  });

  it('case 3: the peasant takes a third trick in trick 4 and is out with five cards; three go on', () => {
    const events: PeasantsEvent[] = [];
    const state = rules.parsePosition({
      names: NAMES,
      dealer: 2,
      shown: '6D',
      hands: hands(
        'S:QJ9 H:JT9 C:JT8',
        'S:T87 H:Q87 C:9 D:J7',
        'S:6 H:K C:KQ76 D:QT6',
        'S:AK H:A6 C:A D:AK98',
      ),
    });
    let now = play(state, 'AS 9S 7S 6S KS JS 8S 6C 6H 9H 7H KH 7C AC 8C 9C', events);
    assert.deepEqual(events.at(-1), {type: 'limit reached', seat: 3, rank: 'peasant', aside: 5});
    assert.equal(now.aside[3]!.length, 5);
    assert.deepEqual(now.hands[3], []);
    assert.deepEqual(now.turn, [0], 'the next to his left leads trick 5');
    for (let trick = 5; trick <= 9; trick++)
      for (const seat of stillIn(now)) {
        assert.equal(stillIn(now).length, 3);
        assert.ok(seat !== 3);
        now = play(now, legal(now).at(-1)!, events);
      }
    const tricks = events.flatMap((one) => (one.type === 'trick taken' ? [one.trick.length] : []));
    assert.deepEqual(tricks, [4, 4, 4, 4, 3, 3, 3, 3, 3]);
    assert.equal(now.elected![3], 3);
  });

  it('case 5: soldier and peasant are out, and trick 9 is between king and prince', () => {
    const state = find((one) => one.phase === 'election.play' && stillIn(one).length === 2);
    assert.equal(state.played.length, 8);
    assert.deepEqual(
      stillIn(state)
        .map((seat) => state.names![seat])
        .sort(),
      ['king', 'prince'],
    );
    assert.equal(
      stillIn(state).reduce((cards, seat) => cards + state.hands[seat]!.length, 0),
      2,
    );
    const [lead] = legal(state);
    const half = play(state, lead!);
    const done = play(half, legal(half)[0]!);
    assert.equal(sum(done.elected!), 9);
    assert.notEqual(done.ranks, null);
  });

  it('a player who reaches the limit is out at once, whatever the name; no trick exceeds a limit', () => {
    for (let game = 0; game < 60; game++)
      for (const state of random(begin(`limits ${game}`), `limits ${game}`)) {
        if (state.phase !== 'election.play') continue;
        state.tricks.forEach((own, seat) => {
          const limit = LIMITS[state.names![seat]!];
          assert.ok(own <= limit);
          assert.equal(isOut(state, seat), own === limit);
          if (own === limit) assert.deepEqual(state.hands[seat], []);
        });
        assert.ok(!isOut(state, state.turn[0]!), 'nobody who is out is awaited');
      }
  });

  it('case 7: 2, 4, 0, 3 tricks: the prince is king, the peasant prince, the king soldier', () => {
    const events: PeasantsEvent[] = [];
    // Seat 0 was king, 1 prince, 2 soldier, 3 peasant; the last trick goes to the prince.
    const state = rules.parsePosition({
      names: ranks('king prince soldier peasant'),
      trump: 'S',
      tricks: [2, 3, 0, 3],
      aside: [[], [], [], [null, null]],
      trick: [
        {seat: 1, card: 'AH'},
        {seat: 2, card: '7H'},
      ],
      hands: [['8H'], [], [], []],
    });
    play(state, '8H', events);
    const given = events.find((one) => one.type === 'ranks given');
    assert.deepEqual(given, {
      type: 'ranks given',
      tricks: [2, 4, 0, 3],
      ranks: ranks('soldier king peasant prince'),
    });
  });

  it('P-6: with equal tricks the lower name goes first', () => {
    const state = rules.parsePosition({
      phase: 'reign.exchange.fromSoldier',
      names: ranks('king prince soldier peasant'),
      elected: [3, 3, 0, 3],
    });
    assert.deepEqual(state.ranks, ranks('soldier prince peasant king'));
  });
});

describe('P-1: an election by quotas', () => {
  const quotas = {electionMode: 'quotas', games: 1};

  it('goes on until one player is left; tricks add up, cards go to the remaining players', () => {
    const sizes = new Set<number>();
    for (let game = 0; game < 60; game++) {
      const events: PeasantsEvent[] = [];
      let before = begin(`quotas ${game}`, quotas);
      for (const state of random(before, `quotas ${game}`, events)) {
        if (state.deal > before.deal && state.phase === 'election.play') {
          const left = stillIn(state);
          const cards = 36 / left.length;
          sizes.add(cards);
          left.forEach((seat) => assert.equal(state.hands[seat]!.length, cards));
          assert.ok(
            left.includes(state.dealer) && state.hands[state.dealer]!.includes(state.shown),
          );
          assert.deepEqual(state.names, before.names);
        }
        if (state.ranks && !before.ranks) {
          const filled = state.elected!.filter((own, seat) => own === LIMITS[state.names![seat]!]);
          assert.equal(filled.length, 3, 'all numbers but one');
        }
        before = state;
      }
      const ended = events.filter((one) => one.type === 'deal ended').length;
      assert.ok(ended >= 1, 'nine tricks never fill three numbers');
    }
    assert.ok(sizes.has(12) || sizes.has(18));
  });

  it('P-3: the remaining player with most tricks of the deal deals next', () => {
    let deals = 0;
    for (let game = 0; game < 30; game++) {
      let before = begin(`dealer ${game}`, quotas);
      let first = before.tricks;
      for (const state of random(before, `dealer ${game}`)) {
        if (state.deal > before.deal && state.phase === 'election.play') {
          const taken = state.tricks.map((own, seat) => own - first[seat]!);
          const left = stillIn(state);
          const most = Math.max(...left.map((seat) => taken[seat]!));
          const equal = left.filter((seat) => taken[seat] === most);
          const low = Math.max(...equal.map((seat) => RANKS.indexOf(state.names![seat]!)));
          assert.equal(state.names![state.dealer], RANKS[low], 'of equal ones the lower name');
          first = state.tricks;
          deals++;
        }
        before = state;
      }
    }
    assert.ok(deals > 30);
  });

  it('P-3: tricks of the deal that a position counts but does not list also count', () => {
    const state = rules.parsePosition({
      options: quotas,
      names: ranks('king prince soldier peasant'),
      dealer: 0,
      trump: 'S',
      tricks: [2, 3, 2, 1],
      turn: [1],
      hands: [['6H'], ['6D'], ['7D'], ['8D']],
    });
    assert.equal(play(state, '6D 7D 8D 6H').dealer, 1);
  });
});
