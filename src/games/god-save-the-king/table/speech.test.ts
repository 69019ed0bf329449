import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, rngFrom} from '../../../cards/index.js';
import {createMatch} from '../../../match/index.js';
import {sharedMessages, createMessages, type Messages} from '../../../i18n/index.js';
import {gskGame, type GskEvent} from '../index.js';
import type {GskContext} from './context.js';
import {publicEvent, sentence} from './speech.js';
import {en} from '../messages/en.js';
import {ru} from '../messages/ru.js';
import {readerBefore} from '../../../testing/players.fixture.js';

const CATALOGUES = {en, ru};

const contextOf = (messages: Messages, names: readonly string[]): GskContext =>
  ({messages, players: readerBefore(names), seat: 0}) as unknown as GskContext;

/** The events of random matches. */
function event(seats: number): readonly GskEvent[] {
  const all: GskEvent[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const match = createMatch(gskGame, {seats, seed: `speech/${seed}`});
    for (let move = 0; move < 200 && !match.outcome; move++) {
      const [seat = 0] = match.turn;
      match.play(seat, pick(rngFrom(`${seed}/${move}`), match.moves(seat)).value);
    }
    all.push(...(match.log(0) as readonly GskEvent[]));
  }
  return all;
}

describe('the sentences of God Save the King', () => {
  it('exist in both languages', () => {
    assert.deepEqual(Object.keys(ru).sort(), Object.keys(en).sort());
  });

  for (const [locale, own] of Object.entries(CATALOGUES))
    for (const seats of [2, 4])
      it(`${locale}: has a sentence for every event at ${seats} seats`, async () => {
        const messages = createMessages(locale, await sharedMessages[locale as 'en'](), own);
        const names = ['you', 'Otto', 'Nora', 'Vera'].slice(0, seats);
        const ctx = contextOf(
          messages,
          names.map((name) => (name === 'you' ? messages.t(name) : name)),
        );
        for (const one of event(seats)) {
          const said = sentence(one, ctx) ?? 'nothing.';
          assert.doesNotMatch(said, /gsk\/|undefined|null|NaN|^\s|\s{2}/, one.type);
        }
      });

  it('tells the page only what everybody may know', () => {
    const match = createMatch(gskGame, {seats: 2, seed: 'events'});
    for (const one of event(2)) {
      const sent = publicEvent(one, match.view(0) as never);
      assert.deepEqual(JSON.parse(JSON.stringify(sent ?? null)), sent ?? null);
    }
  });
});
