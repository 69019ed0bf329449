import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chosen, readChoice, writeChoice} from './choice.js';

describe('the address of a choice', () => {
  const usual = readChoice('');

  it('omits the defaults, and restores everything else', () => {
    assert.equal(writeChoice(usual), '');
    const choice = chosen(usual, {
      ...{kind: 'position', game: 'king-omnibus', players: '3', hands: 'S: S:Q8 H:A | W: C:7'},
      ...{
        trick: 'N:KS',
        contract: 'omnibus',
        text: 'A & B: "#1" <ё> +',
        from: '/gstk/',
        lang: 'ru',
      },
    });
    const address = writeChoice(choice);
    assert.match(address, /^#kind=position&/);
    assert.deepEqual(readChoice(address), choice);
    assert.equal(writeChoice(readChoice(address)), address);
  });

  it('leaves out what is unknown, malformed or too long', () => {
    for (const part of [
      'game=no-such-game',
      'game=__proto__',
      'kind=toString',
      'theme=%00felt',
      '__proto__=x',
      'constructor=y',
      'text=%0D%0Aa',
      'text=%ED%A0%80%00',
      `hands=${'A'.repeat(801)}`,
      'players=1',
      'players=1e1',
      'players=-3',
      'from=javascript:alert(1)',
      'from=//evil.example/',
      'from=data:text/html,x',
      '%',
      '%E0%A4%A',
      '=&=&&&',
    ])
      assert.deepEqual(readChoice(`#${part}`), usual, part);
    assert.equal(Object.getPrototypeOf(readChoice('#__proto__=x')), Object.prototype);
  });

  it('is not read at all when it is longer than any of ours', () => {
    const long = `#theme=felt&x=${'y'.repeat(16_000)}`;
    assert.deepEqual(readChoice(long), usual);
    assert.equal(readChoice('#theme=felt').theme, 'felt');
  });
});
