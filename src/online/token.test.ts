import assert from 'node:assert/strict';
import {test} from 'node:test';
import {invitationIn, inviteTo, readToken} from './token.js';

const KEY = 'k'.repeat(22);

test('a token states its right, and nothing else is a token', () => {
  assert.deepEqual(readToken(`abcdefgh1234.10.${KEY}`), {match: 'abcdefgh1234', role: 'seat'});
  assert.equal(readToken(`abcdefgh1234.i.${KEY}`)?.role, 'invitation');
  assert.equal(readToken(`abcdefgh1234.w.${KEY}`)?.role, 'watcher');
  for (const value of [
    '',
    'x',
    `abc.0.${KEY}`,
    `abcdefgh.x.${KEY}`,
    `abcdefgh.0.${KEY}k`,
    7,
    null,
    {},
  ])
    assert.equal(readToken(value), undefined, JSON.stringify(value));
});

test('an address with an invitation returns it, whatever its fragment was', () => {
  const invitation = {game: 'king-omnibus', token: `abcdefgh1234.i.${KEY}`};
  for (const page of ['https://blog.example/post?a=1', 'https://blog.example/post#comments']) {
    const {hash, pathname} = new URL(inviteTo(page, invitation));
    assert.equal(pathname, '/post');
    assert.deepEqual(invitationIn(hash), invitation);
  }
  const bad = ['', '#', '#comments', '#gstk=', `#gstk=king/`, `#gstk=${invitation.token}`];
  const hostile = [`#gstk=../x/${invitation.token}`, `#gstk=king/${'x'.repeat(1e6)}`];
  for (const hash of [...bad, ...hostile]) assert.equal(invitationIn(hash), undefined);
});
