import assert from 'node:assert/strict';
import {it} from 'node:test';
import {transform} from 'esbuild';
import {parseAst} from 'rollup/parseAst';
import {plainProperties} from './plain-properties.mjs';

const lowered = async (body) => {
  const tsconfigRaw = {
    compilerOptions: {experimentalDecorators: true, useDefineForClassFields: false},
  };
  const {code} = await transform(`class Tag extends LitElement {${body}}`, {
    loader: 'ts',
    target: 'es2022',
    tsconfigRaw,
  });
  return code;
};
const plain = (code) => plainProperties.transform.call({parse: parseAst}, code)?.code;

it('writes properties and states as one static list', async () => {
  const code = await lowered(`
    @property() name = '';
    @property({type: Number, attribute: 'of-cards'}) cards = 0;
    @state() private at = 0;`);
  assert.match(
    plain(code),
    /\nTag\.properties = \{name: \{\}, cards: \{ type: Number, attribute: "of-cards" \}, at: \{state: true, attribute: false\}\};$/,
  );
  assert.doesNotMatch(plain(code), /__decorateClass\(\[/);
});

it('leaves queries and accessors as they are', async () => {
  const code = await lowered(`
    @query('.hand') hand;
    @property() set far(value) {}`);
  const result = plain(code);
  assert.equal(result.match(/__decorateClass\(\[/g).length, 2);
  assert.doesNotMatch(result, /properties =/);
});

it('keeps line numbers', async () => {
  const code = await lowered('@property() name = "";\n@query("b") b;');
  const line = (text) => text.split('\n').findIndex((row) => row.includes('query("b")'));
  assert.equal(line(plain(code)), line(code));
});

it('leaves a module without decorators alone', () => {
  assert.equal(plain('export const a = 1;'), undefined);
});
