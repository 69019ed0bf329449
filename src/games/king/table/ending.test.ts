import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pick, rngFrom} from '../../../cards/index.js';
import type {Ending} from '../../../elements/index.js';
import {begin} from '../playing.fixture.js';
import {VARIANTS} from '../rules/contracts/variants.js';
import {kingRules, type KingRules} from '../rules.js';
import type {KingEvent, KingMove, KingState} from '../types.js';
import type {KingContext} from './context.js';
import {ending} from './ending.js';

const MATCHES = 3;
const MOST_MOVES = 700;

describe('a claim of the rest of a deal', () => {
  for (const variant of VARIANTS)
    test(`${variant.id}: every trick falls to the seat, for the points that were told`, () => {
      const rules = kingRules(variant.id);
      let told = 0;
      for (let match = 0; match < MATCHES; match++) {
        const seed = `${variant.id} ${match}`;
        let state = begin(rules, seed, variant.seats.max);
        let rng = rngFrom(seed);
        for (let moves = 0; moves < MOST_MOVES && state.turn.length > 0; moves++) {
          const seat = state.turn[0]!;
          const claim = certain(rules, state, seat);
          if (claim?.kind === 'claim') {
            if (claim.points !== undefined) told++;
            proves(rules, state, seat, claim, rng);
          }
          const drawn = pick(rng, rules.legalMoves(state, seat));
          rng = drawn.rng;
          state = rules.apply(state, seat, drawn.value);
        }
      }
      // In Domino cards are drawn, so nothing is certain.
      assert.equal(told > 0, variant.id !== 'king-domino', 'some deal ends with a claim');
    });

  const certain = (
    rules: KingRules,
    state: KingState,
    seat: number,
  ): Ending<KingMove> | undefined => {
    const ctx = {seat, moves: rules.legalMoves(state, seat)} as unknown as KingContext;
    return ending(variantIn(rules), rules.view(state, seat), ctx);
  };

  const variantIn = (rules: KingRules): (typeof VARIANTS)[number] =>
    VARIANTS.find(({id}) => id === rules.id)!;

  /** Plays the claim out against others who play at random. */
  function proves(
    rules: KingRules,
    from: KingState,
    seat: number,
    claim: Ending<KingMove>,
    random: ReturnType<typeof rngFrom>,
  ): void {
    const events: KingEvent[] = [];
    let [state, rng] = [from, random];
    while (state.deal === from.deal && state.phase === 'play') {
      const [turn] = state.turn;
      const drawn = pick(rng, rules.legalMoves(state, turn!));
      rng = drawn.rng;
      const next = turn === seat ? certain(rules, state, seat)?.move : undefined;
      state = rules.apply(state, turn!, next ?? drawn.value, (event) => events.push(event));
    }
    const taken = events.filter((event) => event.type === 'trick taken');
    assert.ok(taken.every((trick) => trick.seat === seat));
    assert.ok(taken.length <= claim.tricks!, 'as many tricks as were told, or an early stop');
    if (claim.points === undefined) return;
    const points = taken.reduce((sum, trick) => sum + trick.points, 0);
    assert.equal(points, claim.points, `deal ${from.deal}: ${from.contract.id}`);
  }
});
