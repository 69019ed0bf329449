import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {coreMessages, type Locale} from '../i18n/index.js';

/** A menu shows the value itself if it has no name: right for numbers, and for no word. */
const isWord = (value: string | number): boolean =>
  typeof value === 'string' && !['on', 'off'].includes(value);

describe('the options of every game', () => {
  for (const locale of Object.keys(coreMessages) as Locale[])
    it(`and their values have names in ${locale}`, async () => {
      for (const entry of catalogue) {
        const [rules, ...catalogues] = await Promise.all([
          entry.rules(),
          entry.messages(locale),
          entry.deferredMessages?.(locale) ?? {},
        ]);
        const messages = Object.assign({}, ...catalogues) as object;
        const keys = rules.options.flatMap(({name, values}) => [
          `option/${name}`,
          ...values.filter(isWord).map((value) => `option/${name}/${value}`),
        ]);
        assert.deepEqual(
          keys.filter((key) => !(key in messages)),
          [],
          entry.id,
        );
      }
    });
});
