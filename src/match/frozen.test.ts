import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick, rngFrom} from '../cards/rng.js';
import {catalogue} from '../embed/catalogue.js';
import {oneOfEachEngine, rounds} from '../testing/full.fixture.js';
import {createMatch} from './index.js';

/** The path of the first part of a value that a caller could change; `undefined` if there is none. */
function changeable(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Object.isFrozen(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = changeable(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The number of moves checked in each game. */
const MOVES = rounds(80);

for (const entry of oneOfEachEngine(catalogue))
  test(`${entry.id}: a caller cannot change a match, nor another match, through data that it was given`, async () => {
    const match = createMatch(await entry.load(), {seed: 'frozen'});
    const seats = [undefined, ...Array.from({length: match.state.seats}, (_, seat) => seat)];
    const fixed = (value: unknown, path: string): void => {
      assert.equal(changeable(value, path), undefined);
    };
    match.subscribe((updates) => {
      updates.forEach((update, at) => fixed(update, `host update ${at}`));
    });
    for (const seat of seats)
      match.client(seat).subscribe((updates) => {
        updates.forEach((update, at) => fixed(update, `update ${at} of ${seat}`));
      });
    let rng = rngFrom('frozen');
    for (let played = 0; played < MOVES && match.turn.length > 0; played++) {
      fixed(match.state, 'state');
      fixed(match.turn, 'turn');
      fixed(match.outcome, 'outcome');
      fixed(match.record().options, 'options');
      match.log('host').forEach((event) => fixed(event, 'log'));
      for (const seat of seats) {
        const client = match.client(seat);
        fixed(client.view, `view of ${seat}`);
        fixed(match.view(seat), `view of ${seat}`);
        fixed(client.turn, `turn for ${seat}`);
        client.log().forEach((event) => fixed(event, `log of ${seat}`));
        if (seat !== undefined) fixed(match.moves(seat), `moves of ${seat}`);
        if (seat !== undefined) fixed(client.moves(), `moves of ${seat}`);
      }
      const [seat = 0] = match.turn;
      const drawn = pick(rng, match.moves(seat));
      rng = drawn.rng;
      assert.equal(match.play(seat, drawn.value), undefined);
    }
    assert.ok(match.length > 0);
  });
