import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, rngFrom} from '../../cards/index.js';
import type {AnyMove, AnyView, Refusal} from '../../game/index.js';
import {createMatch} from '../../match/index.js';
import {oneOfEachEngine} from '../../testing/full.fixture.js';
import {catalogue, entryOf, type GameEntry} from '../catalogue.js';
import {explain} from './explain.js';

/** Refusals of a random match: of moves that others may make, or that were legal before. */
async function refusalsOf(entry: GameEntry): Promise<Map<Refusal, {move: AnyMove; view: AnyView}>> {
  const match = createMatch(await entry.load(), {seed: 'explain'});
  const found = new Map<Refusal, {move: AnyMove; view: AnyView}>();
  const past: AnyMove[] = [];
  let rng = rngFrom('explain');
  for (let count = 0; count < 60 && !match.outcome; count++) {
    const seat = match.turn[0]!;
    for (const move of past.slice(-30)) {
      const refusal = match.refuse(seat, move);
      if (refusal) found.set(refusal, {move, view: match.view(seat)});
    }
    const drawn = pick(rng, match.moves(seat));
    rng = drawn.rng;
    past.push(drawn.value);
    match.play(seat, drawn.value);
  }
  return found;
}

describe('explain', () => {
  const king = entryOf('king-omnibus');
  /** Seat 0 holds a spade and a heart; a spade was led. */
  const refused = async (move: unknown) => {
    const hands = [['2S', 'KH'], null, null, null];
    const state = {turn: [0], trick: [{seat: 3, card: 'AS'}], hands};
    const client = createMatch(await king.load(), {state}).client(0);
    return {refusal: client.refuse(move)!, view: client.view, move};
  };

  it('says in one call why a move was refused, in the language of the reader', async () => {
    const one = await refused('KH');
    assert.equal(one.refusal, 'king/follow-suit');
    assert.equal(await explain(king, one), 'follow spades');
    assert.match(await explain(king, one, 'ru-RU'), /пик/);
    assert.equal(await explain(king, one, 'fr'), await explain(king, one));
  });

  it('reports a text that cannot be read as a move', async () => {
    const none = await explain(king, await refused('king of hearts, please'));
    assert.equal(none, await explain(king, await refused({type: 'no such'})));
    assert.doesNotMatch(none, /game\//);
  });

  for (const entry of oneOfEachEngine(catalogue))
    it(`${entry.id}: has a sentence for every refusal, in both languages`, async () => {
      for (const [refusal, {move, view}] of await refusalsOf(entry))
        for (const locale of ['en', 'ru']) {
          const said = await explain(entry, {refusal, move, view}, locale);
          assert.notEqual(said, refusal);
          assert.doesNotMatch(said, /undefined|[{}]/, refusal);
        }
    });
});
