import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {type AnyMove, type MoveForm, moveNotation, readMove} from '../game/index.js';
import {seatLetters} from '../game/seats.js';
import {createMatch} from '../match/index.js';
import {difference} from './plain.js';

/**
 * The written forms of moves. The law `forms` proves in random games that every legal move has exactly
 * one; here every form is built, and read in all its spellings.
 */

/** A word of each kind that has no list of its words. */
const SAMPLES: Readonly<Record<string, string>> = {
  card: 'TH',
  'suit card': 'TH',
  seat: '1',
  seats: '0 1',
  'seats joined by +': '0+1',
  character: 'monk',
  contract: 'praise',
  'cards with commas between': '7S,8D',
  'rank of each seat': 'king prince soldier peasant',
  'text of at most 200 characters': 'Well?',
};

/** A text of a form. */
const sampleOf = ({text, words}: MoveForm): string => {
  let turn = 0;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const {name: kind, values} = words[name]!;
    const sample =
      values?.[turn] ?? values?.[0] ?? SAMPLES[kind] ?? (/ from 1 /.test(kind) ? '1' : '');
    // A formation has three different cards.
    const own = kind === 'suit card' ? ['9S', '4S', 'JS'][turn++]! : sample;
    assert.ok(own, `the kind "${kind}" has no sample`);
    return own;
  });
};

for (const entry of catalogue) {
  const rules = await entry.rules();
  describe(`the moves of ${entry.id}`, () => {
    const {max} = rules.seats;

    it('have forms that differ, each with a word for each name in braces', () => {
      const texts = rules.forms.map(({text}) => text);
      assert.equal(new Set(texts).size, texts.length);
      for (const {text, words} of rules.forms)
        assert.deepEqual(
          [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
          Object.keys(words),
          text,
        );
    });

    for (const form of rules.forms)
      it(`are read in the form "${form.text}", with \`_\` for a space and letters for seats`, () => {
        const text = sampleOf(form);
        const move = rules.parseMove(text);
        assert.ok(move, text);
        assert.equal(rules.formatMove(move), text);
        const mine = rules.forms.filter((one) => moveNotation([one]).parseMove(text));
        assert.deepEqual(
          mine.map((one) => one.text),
          [form.text],
        );
        const state = createMatch({rules} as never, {seed: 1, seats: max}).state;
        const read = (spelled: string): AnyMove | undefined => readMove(rules, state, 0, spelled);
        for (const spelled of [text.replaceAll(' ', '_'), ` ${text.replaceAll(' ', '  ')} `])
          if (!/text /.test(form.text))
            assert.equal(difference(move, read(spelled)), undefined, spelled);
        if (Object.values(form.words).some(({name}) => name.startsWith('seat'))) {
          for (const letters of [
            seatLetters(max),
            seatLetters(max).map((one) => one.toLowerCase()),
          ]) {
            const lettered = text.replace(/\d/g, (digit) => letters[Number(digit)]!);
            assert.equal(difference(move, read(lettered)), undefined, lettered);
          }
        }
      });
  });
}
