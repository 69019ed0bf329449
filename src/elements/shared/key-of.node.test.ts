import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {keyOf} from './key-of.js';

/** The name that `keyOf` gives to a key at a place, with AltGr or without. */
const named = (code: string, key: string, altGraph = false): string =>
  keyOf({code, key, getModifierState: () => altGraph} as unknown as KeyboardEvent);

/** By layout: the place, what the layout types there, and the name for shortcuts. */
const LAYOUTS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  AZERTY: [
    ['KeyM', ',', ','],
    ['Semicolon', 'm', 'm'],
    ['KeyQ', 'a', 'a'],
    ['Comma', ';', ';'],
    ['Comma', '.', '.'], // with Shift
    ['Period', '/', '/'], // with Shift
    ['Slash', '!', '!'],
    ['Digit2', 'é', 'é'],
  ],
  QWERTZ: [
    ['KeyZ', 'y', 'y'],
    ['KeyY', 'z', 'z'],
    ['Slash', '-', '-'],
    ['Semicolon', 'ö', 'ö'],
    ['KeyH', 'H', 'h'],
  ],
  Dvorak: [
    ['KeyJ', 'h', 'h'],
    ['KeyH', 'd', 'd'],
    ['KeyW', ',', ','],
    ['KeyE', '.', '.'],
    ['BracketLeft', '/', '/'],
    ['Comma', 'w', 'w'],
    ['Slash', 'z', 'z'],
    ['KeyQ', "'", "'"],
  ],
  Colemak: [
    ['KeyP', ';', ';'],
    ['KeyR', 'p', 'p'],
    ['Semicolon', 'o', 'o'],
  ],
  'Turkish, after a letter': [
    ['KeyG', 'g', 'g'],
    ['Slash', '.', '.'],
    ['Comma', 'ö', 'ö'],
    ['Period', 'ç', 'ç'],
    ['KeyI', 'ı', 'ı'],
  ],
  Russian: [
    ['KeyH', 'р', 'h'],
    ['KeyH', 'Р', 'h'],
    ['KeyC', 'с', 'c'], // looks Latin
    ['Comma', 'б', ','],
    ['Period', 'ю', '.'],
    ['Slash', '.', '/'],
    ['Backslash', '/', '/'], // with Shift
    ['Digit7', '?', '?'], // with Shift
    ['Semicolon', 'ж', ''],
  ],
  Greek: [
    ['KeyH', 'η', 'h'],
    ['KeyW', 'ς', 'w'],
    ['KeyQ', ';', ';'],
    ['Comma', ',', ','],
  ],
  Hebrew: [
    ['KeyH', 'י', 'h'],
    ['KeyW', "'", 'w'],
    ['KeyQ', '/', '/'],
    ['Slash', '.', '/'],
    ['Comma', 'ת', ','],
    ['Quote', ',', ','],
  ],
  Arabic: [
    ['KeyH', 'ا', 'h'],
    ['KeyB', 'لا', 'b'],
    ['Slash', 'ظ', '/'],
  ],
  Devanagari: [
    ['KeyD', '्', 'd'],
    ['KeyH', 'प', 'h'],
  ],
  Korean: [['KeyH', 'ㅗ', 'h']],
  any: [
    ['Delete', 'Delete', 'Delete'],
    ['NumpadDivide', '/', '/'],
    ['KeyY', 'Dead', 'Dead'],
    ['KeyH', 'Process', 'Process'],
    ['', 'Unidentified', 'Unidentified'],
    ['CapsLock', 'Escape', 'Escape'],
  ],
};

describe('the name of a key', () => {
  for (const [layout, keys] of Object.entries(LAYOUTS))
    test(layout, () => {
      for (const [code, key, name] of keys)
        assert.equal(named(code, key), name, `${key} at ${code}`);
    });

  test('with AltGr, signs but no letters', () => {
    assert.equal(named('Digit7', '/', true), '/');
    assert.equal(named('KeyM', 'µ', true), '');
    assert.equal(named('KeyH', 'h', true), '');
    assert.equal(named('KeyL', 'λ', true), '');
  });
});
