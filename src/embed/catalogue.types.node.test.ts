import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMatch, type Match, replay} from '../index.js';
import type {GskState} from '../games/god-save-the-king/types.js';
import type {KingEvent, KingMove, KingState, KingView} from '../games/king/types.js';
import {catalogue, entryOf, type EntryOf, type GameId} from './catalogue.js';

/** The errors that the type check must find: tsc complains about a `@ts-expect-error` without one. */

type KingMatch = Match<KingState, KingMove, KingView, KingEvent>;

test('an id gives the types of its game: rules, match, view, moves, events', async () => {
  const entry = entryOf('king-omnibus');
  const match: KingMatch = createMatch(await entry.load(), {seed: 1});
  assert.equal(match.state.phase, 'play');
  assert.deepEqual(match.state.sheet, []);
  assert.equal(match.view(0).contract.id, match.state.contract.id);
  const [move] = match.moves(match.turn[0]!);
  assert.ok(move?.type === 'play' && match.state.hands.flat().includes(move.card));
  const [event] = match.log('host');
  assert.ok(event?.type === 'dealt' && event.deal === 1);
  const other: KingMatch = replay(await entry.load(), match.record());
  assert.deepEqual(other.state, match.state);
  // @ts-expect-error a field of another game
  assert.equal(match.state.formations, undefined);
  // @ts-expect-error a phase that King does not have
  assert.notEqual(match.state.phase, 'bout.attack' satisfies KingState['phase']);
  // @ts-expect-error a type of move of another game
  assert.notEqual(move.type, 'rout' satisfies KingMove['type']);
});

test('rules and bot are typed too, and play', async () => {
  const rules = await entryOf('god-save-the-king').rules();
  const state: GskState = rules.parsePosition({});
  assert.equal(rules.view(state, 0).phase, state.phase);
  // @ts-expect-error a state of another game
  const wrong: KingState = state;
  assert.ok(wrong);
  const bot = await entryOf('find-the-king').bot();
  const match = createMatch(await entryOf('find-the-king').load(), {seed: 1});
  const [seat = 0] = match.turn;
  const question = {view: match.view(seat), moves: match.moves(seat), rng: match.state.rng};
  const {move} = await bot.choose({...question, budget: 0});
  assert.equal(match.play(seat, move), undefined);
});

test('an unknown text as an id gives the entry of some game, or none', async () => {
  const id = ['king', 'simple'].join('-');
  const entry = entryOf(id);
  // @ts-expect-error it may be undefined
  assert.equal(entry.id, id);
  assert.ok(entry);
  const match: Match = createMatch(await entry.load(), {seed: 1});
  // @ts-expect-error a state of which only the common fields are known
  assert.ok(match.state.hands);
  assert.equal(entryOf('chess'), undefined);
});

test('the ids are those of the catalogue, and each has its own entry', () => {
  const one: GameId = 'court-ladder';
  // @ts-expect-error no game of the catalogue
  const none: GameId = 'chess';
  assert.ok(catalogue.some(({id}) => id === one) && !catalogue.some(({id}) => id === none));
  const entry: EntryOf<'court-ladder'> = entryOf(one);
  // @ts-expect-error the entry of another game
  const other: EntryOf<'court-ladder'> = entryOf('king-at-court');
  assert.notEqual(entry.id, other.id);
});
