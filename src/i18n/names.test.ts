import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {plainName, shownName} from './names.js';

describe('a name from outside', () => {
  it('loses invisible characters: controls, direction marks, line ends, lone surrogates', () => {
    const ranges = [
      ...[
        [0x00, 0x1f],
        [0x7f, 0x9f],
        [0x200e, 0x200f],
        [0x2028, 0x202e],
        [0x2066, 0x2069],
      ],
      ...[
        [0x61c, 0x61c],
        [0xfeff, 0xfeff],
        [0xd800, 0xd800],
        [0xdc00, 0xdc00],
      ],
    ];
    for (const [from, to] of ranges)
      for (let code = from!; code <= to!; code++) {
        const name = `An${String.fromCharCode(code)}na`;
        assert.equal(shownName(name), 'Anna', `U+${code.toString(16)}`);
      }
    assert.equal(shownName('\u202e\u2066'), undefined);
  });

  it('is undefined if nothing of it can be seen', () => {
    // Joiners, Korean fillers, an empty Braille cell, a no-break space.
    for (const name of ['\u200d', '\u200c\u200d', '\u3164', '\u115f', '\u2800', '\u00a0', '\ufe0f'])
      assert.equal(shownName(name), undefined, JSON.stringify(name));
  });

  it('keeps its letters, also joined ones, and pictures', () => {
    for (const name of ['Anna', 'Ёлка', 'Ζωή', 'Jean-Luc', 'O’Neil', 'R2.D2', 'Zoë', 'Łukasz_7'])
      assert.equal(shownName(name), name);
    for (const name of ['می‌خواهم', '👩‍👧', '😀'])
      assert.equal(shownName(name), `\u2068${name}\u2069`);
  });

  it('is isolated once where it could reorder the text around it', () => {
    for (const name of ['אורי', 'ליאת1', 'علي', '7Up!', '(Bob', '−13', '-5', '+', 'Ann:', 'Ann.'])
      assert.equal(shownName(shownName(name)!), `\u2068${name}\u2069`);
    assert.equal(plainName(shownName('אורי')!), 'אורי');
  });
});
