import assert from 'node:assert/strict';
import {it} from 'node:test';
import {createMessages, sharedMessages} from '../../../../i18n/index.js';
import {kingAtCourt} from '../entry.js';
import {courtRules as rules} from '../index.js';
import {courtTable} from '../table.js';
import type {CourtContext} from './speech.js';

/** A hint names a move as the button of this seat does, and a move without a button by what it means. */

const state = rules.parsePosition({
  phase: 'question',
  hands: [['king'], ['knight'], ['dragon'], ['witch']],
});

it('a hint tells the King to wait, and anybody else to listen', async () => {
  const messages = createMessages(
    'en',
    await sharedMessages.en(),
    await kingAtCourt.messages('en'),
  );
  const named = (seat: number): string | undefined => {
    const ctx = {messages, moves: rules.legalMoves(state, seat)} as unknown as CourtContext;
    return courtTable.suggest!({type: 'pass'}, ctx as never, undefined)?.name;
  };
  assert.equal(named(0), 'Wait');
  assert.equal(named(1), 'I’ll listen');
});
