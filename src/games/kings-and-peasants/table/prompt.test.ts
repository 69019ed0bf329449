import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readerBefore} from '../../../testing/players.fixture.js';
import {createMessages, sharedMessages} from '../../../i18n/index.js';
import {en} from '../messages/en.js';
import type {PeasantsView, Trick} from '../types.js';
import type {PeasantsContext} from './context.js';
import {prompt} from './prompt.js';

/** The prompt when a trick has been taken, with clubs as trumps. */
async function told(cards: string, seat: number): Promise<unknown> {
  const messages = createMessages('en', await sharedMessages.en(), en);
  const trick = cards.split(' ').map((card, seat) => ({seat, card})) as Trick;
  const view = {trump: 'C', trick: [], turn: [seat], phase: 'election.play'};
  const event = {type: 'trick taken', seat, trick};
  const players = readerBefore(['You', 'Otto', 'Vera', 'Nora']);
  const {say, why} = prompt(
    view as unknown as PeasantsView,
    {messages, event, players, seat: 0, moves: [], asking: false} as unknown as PeasantsContext,
  );
  return [say, why];
}

describe('the prompt of Kings and Peasants', () => {
  it('says why a trick was taken', async () => {
    assert.deepEqual(await told('KS 7S 8C 9S', 2), [
      'Trick to Vera',
      'Trump: clubs beat every other suit',
    ]);
    assert.deepEqual(await told('KS 7S 8D 9S', 0), ['Trick to you', 'The king was highest']);
    assert.deepEqual(await told('7C 9C KS QC', 3), ['Trick to Nora', 'The queen was highest']);
  });
});
