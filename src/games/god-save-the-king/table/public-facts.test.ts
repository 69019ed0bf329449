import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import type {Seat} from '../../../game/index.js';
import {repeated, rounds} from '../../../testing/full.fixture.js';
import {gskBot} from '../bot.js';
import {at, begin, run} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';
import type {GskMove, GskState} from '../types.js';
import {publicFactsOf} from './public-facts.js';

/** A move of a match, and the state just before it. */
interface Past {
  readonly seat: Seat;
  readonly move: GskMove;
  readonly then: GskState;
}

/** The facts that a reader learns of the last move that may be explained. */
function lastTold(past: readonly Past[], reader: Seat, now: GskState) {
  const view = rules.view(now, reader);
  for (const {seat, move, then} of past.toReversed()) {
    const may = seat !== reader && publicFactsOf(move, seat, rules.view(then, reader), view);
    if (may) return {...may, seat, move, then};
  }
  return undefined;
}

/** Plays moves from a state and returns the facts that seat 0 learns after each of them. */
function tellings(start: GskState, ...moves: readonly string[]) {
  const past: Past[] = [];
  let state = start;
  return moves.map((text) => {
    const move = rules.parseMove(text.slice(2))!;
    past.push({seat: Number(text[0]), move, then: state});
    ({state} = run(state, text));
    const {move: about, open, answer} = lastTold(past, 0, state) ?? {};
    return [about?.type, open, answer].join(' ').trim();
  });
}

const push = (centre: string, more: object = {}): GskState =>
  at({
    formations: [
      {left: '9S', centre: '4S', right: '3S'},
      {left: '8H', centre, right: '5H'},
    ],
    matches: [{step: 'declare'}],
    ...more,
  });

describe('public facts about the moves of another player', () => {
  test('the flanks when they are turned, but no centre card', () => {
    const moves = ['1:8H/2H/5H', '0:9S/4S/3S', '0:pass', '1:pass', '0:pass'];
    assert.deepEqual(tellings(begin(), ...moves), ['', '', '', 'form false', 'form false']);
  });

  test('a declared value when both are known, and a bluff when a challenge has found it out', () => {
    const moves = ['1:declare Q', '0:declare 9', '1:accept', '0:challenge'];
    const [one, both, , after] = tellings(push('2H'), ...moves);
    assert.deepEqual([one, both, after], ['', 'declare false', 'declare false misrepresented']);
    assert.equal(tellings(push('QH'), ...moves).at(-1), 'declare false accurate');
  });

  test('a rout when both have chosen; the card that it shows is no longer secret', () => {
    const state = push('2H', {matches: [{step: 'lastRout'}]});
    const routs = ['1:rout centre', '0:pass'];
    assert.deepEqual(tellings(state, ...routs), ['', 'rout false']);
    const shown = ['1:pass', '0:rout centre', '1:declare Q', '0:declare 9'];
    assert.equal(tellings(state, ...shown).at(-1), 'declare true');
  });

  test('a liking for bluffs or doubts only if that reveals no secret', () => {
    const hidden = (start: GskState, ...moves: readonly string[]): readonly boolean[] => {
      const end = run(start, ...moves).state;
      return moves.map((text, at) => {
        const then = at === 0 ? start : run(start, ...moves.slice(0, at)).state;
        const move = rules.parseMove(text.slice(2))!;
        const may = publicFactsOf(move, Number(text[0]), rules.view(then, 0), rules.view(end, 0));
        return may !== undefined && 'temper' in may;
      });
    };
    const moves = ['1:declare Q', '0:declare 9', '1:accept', '0:challenge'];
    assert.deepEqual(hidden(push('QH'), ...moves.slice(0, 2)), [true, false]);
    const last = push('2H', {hands: [['KS'], ['KH']], piles: [9, 9]});
    assert.ok(!hidden(last, ...moves)[0], 'the match is over');
  });

  test('everything when the match is over', () => {
    const last = {hands: [['KS'], ['KH']], piles: [9, 9]};
    const moves = ['1:declare Q', '0:declare 9', '1:accept', '0:challenge'];
    assert.equal(tellings(push('2H', last), ...moves).at(-1), 'declare true misrepresented');
  });

  for (const seats of repeated([3, 2, 4]))
    test(`no centre card that the view does not name: matches of ${seats}`, async () => {
      for (let match = 0; match < rounds(6); match++) {
        const past: Past[] = [];
        let state = begin(seats);
        for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
          const {move} = await gskBot.choose(
            botQuestion(rules, state, seat, `${match} ${past.length}`),
          );
          past.push({seat, move, then: state});
          state = rules.apply(state, seat, move);
          for (let reader = 0; reader < seats; reader++) {
            const last = lastTold(past, reader, state);
            if (!last || state.phase === 'over') continue;
            const seen = JSON.stringify(rules.view(state, reader));
            const before = past.slice(0, past.findIndex(({then}) => then === last.then) + 1);
            const form = before.findLast(
              (one) => one.seat === last.seat && one.move.type === 'form',
            )!;
            assert.ok(form.move.type === 'form');
            assert.ok(seen.includes(form.move.left) && seen.includes(form.move.right));
            if (last.open) assert.ok(seen.includes(form.move.centre), form.move.centre);
          }
        }
      }
    });
});
