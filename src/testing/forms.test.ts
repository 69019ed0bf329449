import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {type AnyMove, moveNotation, readMove} from '../game/index.js';
import {seatLetters} from '../game/seats.js';
import {createMatch} from '../match/index.js';
import {difference} from './plain.js';
import {sampleOf} from './sample-form.js';

/**
 * The written forms of moves. The law `forms` proves in random games that every legal move has exactly
 * one; here every form is built, and read in all its spellings.
 */

for (const entry of catalogue) {
  const rules = await entry.rules();
  describe(`the moves of ${entry.id}`, () => {
    const {max} = rules.seats;

    it('have forms that differ, each with a word for each name in braces', () => {
      const texts = rules.moveForms.map(({text}) => text);
      assert.equal(new Set(texts).size, texts.length);
      for (const {text, words} of rules.moveForms)
        assert.deepEqual(
          [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
          Object.keys(words),
          text,
        );
    });

    for (const form of rules.moveForms)
      it(`are read in the form "${form.text}", with \`_\` for a space and letters for seats`, () => {
        const text = sampleOf(form);
        const move = rules.parseMove(text);
        assert.ok(move, text);
        assert.equal(rules.formatMove(move), text);
        const mine = rules.moveForms.filter((one) => moveNotation([one]).parseMove(text));
        assert.deepEqual(
          mine.map((one) => one.text),
          [form.text],
        );
        const state = createMatch({rules} as never, {seed: 1, seats: max}).state;
        const read = (spelled: string): AnyMove | undefined => readMove(rules, state, 0, spelled);
        for (const spelled of [text.replaceAll(' ', '_'), ` ${text.replaceAll(' ', '  ')} `])
          if (!form.text.includes('text '))
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
