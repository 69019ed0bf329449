// The manifest of the elements names what the elements read: every attribute, and no other.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {attributeValues} from './attribute-values.mjs';
import {elementsNow} from './readme.mjs';

const elements = elementsNow();
const values = await attributeValues();
const namesIn = ({attributes = []}) => attributes.map(({name}) => name).sort();

describe('custom-elements.json', () => {
  for (const [tag, element] of elements)
    it(`<${tag}>: its attributes are those that it observes`, async () => {
      const {[element.name]: Class} = await import(`../src/embed/${tag}/${tag}.component.ts`);
      assert.deepEqual(namesIn(element), [...Class.observedAttributes].sort());
      for (const {name, description} of element.attributes)
        assert.ok(description, `${name} is not described`);
    });

  it('<game-example>: its attributes are those that a fault lists', async () => {
    const {ATTRIBUTES} = await import('../src/lesson/fault-help.ts');
    assert.deepEqual(namesIn(elements.get('game-example')), [...ATTRIBUTES].sort());
  });

  it('lists the words that an attribute takes, for all tags with such attributes', () => {
    for (const [tag, words] of Object.entries(values))
      for (const {name, type} of elements.get(tag).attributes)
        if (words[name])
          assert.equal(type.text, words[name].map((word) => `'${word}'`).join(' | '), name);
    assert.deepEqual(Object.keys(values).sort(), [...elements.keys()].sort());
  });

  it('types every event', () => {
    for (const [tag, {events = []}] of elements)
      for (const {name, type} of events)
        assert.equal(type.text, `PublicEvents['${name}']`, `${tag} ${name}`);
  });
});
