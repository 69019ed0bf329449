import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import {createMatch, replay} from '../match/index.js';
import {linkRecord, readRecord, recordOf, writeRecord} from '../notation/index.js';
import {type AnyMove, readMove} from './index.js';

/** One spelling of a move, wherever it is read. */

const ladder = await entryOf('court-ladder').load();
const full = await entryOf('court-ladder').rules();

/** Seat 0 attacks seat 1 in a hand of five, with diamonds as trump. */
const ATTACK = {
  seats: 5,
  trump: 'D',
  ranks: [4, 3, 2, 1, 0],
  hands: [
    ['7H', '8S'],
    ['9H', '6D'],
    ['7C', '8C'],
    ['9C', 'TC'],
    ['JC', 'QC'],
  ],
};

const matchOf = () => createMatch({...ladder, rules: full}, {state: ATTACK});

describe('the text of a move', () => {
  const match = matchOf();
  const [seat] = match.turn as readonly [number];
  const [card] = match.state.hands[seat]!;
  const targeted = match.moves(seat).some((move) => 'target' in move);

  test('may have _ for spaces, letters for seats, any spelling of a card', () => {
    const read = (text: string): unknown => readMove(ladder.rules, match.state, seat, text);
    const due = {type: 'attack', card: '7H', target: 1};
    for (const text of [
      'attack 7H 1',
      'attack_7H_1',
      'attack 7H B',
      'attack_♥7_b',
      ' attack  h7 B ',
    ])
      assert.deepEqual(read(text), due, text);
    assert.deepEqual(read('leave_A_C'), {type: 'leave', allow: [0, 2]});
    assert.deepEqual(read('leave 2 0'), {type: 'leave', allow: [0, 2]});
    for (const text of ['attack 7H X', 'attack 7H 1 2', 'attack', 'leave A A', 'trump X', '_', ''])
      assert.equal(read(text), undefined, text);
  });

  test('is read at the match, its clients and its plans', async () => {
    const text = `attack_${card}`;
    const move = match
      .moves(seat)
      .find((one) => ladder.rules.formatMove(one) === text.replace('_', ' '));
    assert.equal(targeted, false);
    assert.ok(move);
    for (const given of [text, card!, card!.toLowerCase()]) {
      const own = matchOf();
      assert.equal(own.refuse(seat, given), undefined, given);
      assert.equal(await own.client(seat).play(given), undefined, given);
      assert.deepEqual(own.record().moves, [`${seat}:attack ${card}`]);
    }
  });

  test('that is a card alone is refused with the reason for that card', () => {
    const own = matchOf();
    const foreign = 'QC';
    assert.equal(own.refuse(seat, foreign), own.refuse(seat, `attack ${foreign}`));
    assert.equal(own.refuse((seat + 1) % 5, '9H'), 'game/not-your-turn');
  });
});

describe('a card alone', () => {
  test('names nothing where several moves fit it', () => {
    const state = {
      moves: [
        {type: 'give', card: 'QH'},
        {type: 'keep', card: 'QH'},
      ],
    };
    const rules = {
      ...ladder.rules,
      legalMoves: () => state.moves as readonly AnyMove[],
    };
    assert.equal(readMove(rules as never, matchOf().state, 0, 'QH'), undefined);
  });

  test('gives a card where cards are given, though alone it also is the text of playing it', async () => {
    const {rules} = await entryOf('kings-and-peasants').load();
    const phase = 'reign.exchange.fromSoldier';
    const state = rules.parsePosition({
      phase,
      ranks: ['king', 'soldier', 'prince', 'peasant'],
      shown: '6S',
      hands: [null, ['AS', '9S', '8H', '7H', '6H', '8D', '8C', '7C', '6C'], null, null],
    });
    const read = (text: string): unknown => readMove(rules, state, 1, text);
    for (const text of ['AS', 'as', '♠A', 'give AS', 'give_as'])
      assert.deepEqual(read(text), {type: 'give', card: 'AS'}, text);
    // One that cannot be given is read nevertheless, so that the rules say why.
    assert.equal(rules.refuse(state, 1, read('9S')), 'peasants/highest-trump');
    assert.equal(rules.refuse(state, 1, read('KH')), 'game/not-your-card');
    const playing = rules.parsePosition({
      ...{phase: 'reign.play', ranks: ['king', 'soldier', 'prince', 'peasant'], shown: '6S'},
      hands: [['AS', '9S', '8H', '7H', '6H', '8D', '8C', '7C', '6C'], null, null, null],
    });
    assert.deepEqual(readMove(rules, playing, 0, 'AS'), {type: 'play', card: 'AS'});
    assert.deepEqual(readMove(rules, playing, 0, 'give AS'), {type: 'give', card: 'AS'});
  });

  test('names a character where the deck has characters', async () => {
    const game = await entryOf('death-over-the-kingdom').load();
    const {rules} = game;
    const match = createMatch(game, {seed: 1});
    const [card] = match.state.hands[0]!;
    assert.deepEqual(readMove(rules, match.state, 0, card!), {type: 'choose', card});
    assert.equal(readMove(rules, match.state, 0, 'nobody'), undefined);
  });
});

test('records as JSON and as text are read in the same spellings', () => {
  const {rules} = ladder;
  const match = createMatch(ladder, {seed: 'x', seats: 6});
  const bare: string[] = [];
  while (match.length < 20) {
    const seat = match.turn[0]!;
    const legal = match.moves(seat);
    const move = legal[0]!;
    const {card} = move as {readonly card?: string};
    const fits = legal.filter((one) => 'card' in one && one.card === card);
    bare.push(`${seat}:${card !== undefined && fits.length === 1 ? card : rules.formatMove(move)}`);
    assert.equal(match.play(seat, move), undefined);
  }
  const record = match.record();
  assert.ok(
    bare.some((step) => /^\d:..$/.test(step)),
    'some move is a card alone',
  );
  for (const moves of [bare, record.moves.map((step) => step.replaceAll(' ', '_'))]) {
    assert.deepEqual(replay(ladder, {...record, moves}).record().moves, record.moves);
    const text = `[Game "court-ladder"]\n[Seats "6"]\n[Seed "x"]\n\n${moves
      .map((step) => step.replaceAll(' ', '_'))
      .join(' ')}`;
    assert.deepEqual(recordOf(readRecord(full, text)).moves, record.moves);
    assert.equal(linkRecord(full, {...record, moves}), linkRecord(full, record));
    assert.equal(writeRecord(full, {...record, moves}), writeRecord(full, record));
  }
});
