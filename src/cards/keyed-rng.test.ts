import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {test} from 'node:test';
import {keyedRng} from './keyed-rng.js';
import {isRng} from './rng.js';
import {isSecret} from './secret.js';

const SECRET = '00ff'.repeat(16);

test('a stream is the first 128 bits of the HMAC-SHA256 that Node computes', () => {
  for (const text of ['', 'deal', '1/2/3/4', 'король']) {
    const rng = keyedRng(SECRET, text);
    assert.ok(isRng(rng));
    const hex = rng.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    const mac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex');
    assert.equal(hex, mac.slice(0, 32), text);
  }
});

test('a secret is 64 lower-case hexadecimal digits', () => {
  assert.ok(isSecret(SECRET));
  for (const value of ['', SECRET.slice(1), SECRET.toUpperCase(), `${SECRET}0`, 7, null, undefined])
    assert.equal(isSecret(value), false, String(value));
});
