import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {below, rngFrom} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import type {Options} from '../../../game/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {peasantsBot} from '../bot.js';
import {peasantsForesight} from '../bot/foresight.js';
import {begin, random, rules} from '../playing.fixture.js';
import type {PeasantsMove, PeasantsState} from '../types.js';
import {codeOf} from './codes.js';
import {cardsOf, giveNames, lay, placeOf} from './kernel.js';
import {load, type PlayFields} from './load.js';
import {copy, type Kernel} from './position.js';
import {RANKS} from '../types.js';

const TABLES: readonly Options[] = [
  {},
  {mustFollow: 'off', goodCard: 'any'},
  {electionMode: 'quotas'},
];

/** The position loaded from a standing alone, without what was played before. */
const loaded = (standing: PlayFields): Kernel => copy(load({...standing}));

/** The fields that play depends on: once a trick is over, it no longer matters who led and won it. */
const told = (k: Kernel): Kernel => (k.laid === 0 ? {...k, led: 0, best: 0, power: -1} : k);

/** The states of a game of random moves in which a seat is awaited. */
const statesOf = (seed: string, options: Options): readonly PeasantsState[] =>
  [...random(begin(seed, options), seed)].filter(({turn}) => turn.length > 0);

function make(k: Kernel, move: PeasantsMove): void {
  if (move.type === 'name')
    giveNames(
      k,
      move.ranks.map((rank) => RANKS.indexOf(rank)),
    );
  else lay(k, codeOf(move.card));
}

describe('the kernel', () => {
  for (const options of TABLES) {
    test(`reaches by play what it loads from a state of the rules: ${JSON.stringify(options)}`, () => {
      const into = new Uint16Array(36);
      for (let game = 0; game < rounds(12); game++) {
        const stream = [...rngFrom(`course ${game}`)];
        let state = begin(`worlds ${game}`, options);
        let k = loaded(state);
        for (let [seat] = state.turn; seat !== undefined; [seat] = state.turn) {
          assert.deepEqual(told(k), told(loaded(state)));
          const moves = rules.legalMoves(state, seat);
          if (state.phase !== 'election.naming')
            assert.deepEqual(
              [...into.subarray(0, cardsOf(k, into))],
              moves.map((move) => ('card' in move ? codeOf(move.card) : -1)),
            );
          const move = moves[below(stream, moves.length)]!;
          const before = state;
          state = rules.apply(state, seat, move);
          make(k, move);
          if (k.turn >= 0) continue;
          if (before.ranks === null) {
            if (state.ranks !== null)
              assert.deepEqual(
                state.ranks,
                state.ranks.map((_, owner) => RANKS[placeOf(k, owner)]!),
              );
          } else assert.equal(placeOf(k, state.won.at(-1)!), 0);
          k = loaded(state); // the next deal
        }
      }
    });

    test(`tries the usual bot’s choice first: ${JSON.stringify(options)}`, () => {
      const into = new Uint16Array(64);
      for (let game = 0; game < rounds(12); game++)
        for (const state of statesOf(`worlds ${game}`, options)) {
          const [seat] = state.turn;
          const moves = rules.legalMoves(state, seat!);
          const problem = peasantsForesight.problem!(rules.view(state, seat), moves, state.rng);
          if (!problem) continue; // elections by quotas are not searched
          const count = problem.choices(loaded(state), into);
          const wanted = moves.map((move) => problem.choiceOf(move));
          assert.deepEqual([...into.subarray(0, count)].sort(), wanted.sort());
          const {move} = peasantsBot.choose(botQuestion(rules, state, seat!, 'bot')) as {
            move: PeasantsMove;
          };
          assert.equal(into[0], problem.choiceOf(move), `${state.phase} ${JSON.stringify(move)}`);
        }
    });
  }
});
