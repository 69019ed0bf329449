import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Decision} from '../../../analysis/index.js';
import {entryOf} from '../../../embed/catalogue.js';
import {createMatch} from '../../../match/index.js';
import {readStep} from '../../../match/record.js';
import {playedMatch} from './deals.js';
import {arrowsOf, ledTo} from './led-to.js';
import {SecondTries} from './second-tries.js';

const worth = (card: string, loss: number, more = {}): Decision['made'] => ({
  move: {type: 'play', card, ...more} as Decision['move'],
  ...{worlds: 100, mean: -loss, error: 0.1, loss, lossError: 0.1},
});

/** A blunder: the last of these was played. */
function decided(moves: readonly Decision['made'][]): Decision {
  const made = moves.at(-1)!;
  return {at: 0, move: made.move, moves, made, spread: 4, verdict: 'blunder'};
}

describe('what a decision led to', () => {
  test('is the seat that took the trick of the card', async () => {
    const entry = entryOf('king-omnibus');
    const match = createMatch(await entry.load(), {seed: 'led', options: {length: 'deal'}});
    while (match.turn.length > 0) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    const record = match.record();
    const played = playedMatch((await entry.rules()) as never, entry, record);
    const takers = (match.log() as readonly {type: string; seat: number}[])
      .filter(({type}) => type === 'trick taken')
      .map(({seat}) => seat);
    assert.ok(takers.length > 4);
    const own = record.moves.flatMap((step, at) => (readStep(step, '').seat === 0 ? [at] : []));
    assert.deepEqual(
      own.map((at) => ledTo({at}, played, 0, entry)),
      takers,
    );
  });

  test('without tricks is the seat that answered first, and nothing after the deal', () => {
    const events = [
      [{type: 'mine', seat: 0}],
      [{type: 'theirs', seat: 2}],
      [{type: 'theirs', seat: 1}],
    ];
    const played = {
      events,
      deals: [
        {from: 0, to: 2},
        {from: 2, to: 3},
      ],
    } as never;
    const entry = {eventKind: () => 'card-played' as const};
    assert.equal(ledTo({at: 0}, played, 0, entry), 2);
    assert.equal(ledTo({at: 1}, played, 2, entry), undefined);
  });

  test('is drawn from the card that was played, and from the better one where the search saw a seat', () => {
    const decision = decided([worth('2C', 0), worth('AC', 3)]);
    assert.deepEqual(arrowsOf(decision, 3), [{card: 'AC', to: 3, kind: 'made'}]);
    const because = {fact: {kind: 'other-takes', seat: 2}, times: 1, instead: 60, worlds: 90};
    assert.deepEqual(arrowsOf({...decision, because} as never, 3), [
      {card: 'AC', to: 3, kind: 'made'},
      {card: '2C', to: 2, kind: 'better'},
    ]);
    const worse = {...because, times: 60, instead: 1};
    assert.equal(arrowsOf({...decision, because: worse} as never, undefined).length, 0);
  });
});

describe('the cards of a second try on the board', () => {
  test('are those that tell moves apart; tried ones are wrong, and none is left with the answer', () => {
    const tries = new SecondTries();
    const joker = [worth('*', 2, {suit: 'S'}), worth('*', 2, {suit: 'H'})];
    const decision = decided([worth('2C', 0), worth('3C', 2), ...joker, worth('AC', 3)]);
    const cards = (): unknown => [...(tries.cards(decision) ?? [])];
    assert.deepEqual(cards(), [
      ['2C', 'open'],
      ['3C', 'open'],
      ['AC', 'wrong'],
    ]);
    tries.attempt(decision, decision.moves[1]!.move);
    assert.deepEqual(cards(), [
      ['2C', 'open'],
      ['3C', 'wrong'],
      ['AC', 'wrong'],
    ]);
    tries.attempt(decision, decision.moves[0]!.move);
    assert.deepEqual(cards(), []);
  });
});
