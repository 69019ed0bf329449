import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseAst} from 'rollup/parseAst';
import {smallLiterals} from './small-literals.mjs';

const shrink = (code) => smallLiterals.transform.call({parse: parseAst}, code);
const small = async (code) => (await shrink(code)).code;

describe('small literals', () => {
  it('leaves a module without literals alone', async () => {
    assert.equal(await shrink('export const text = `a\n  b`;'), null);
  });

  it('minifies a sheet', async () => {
    assert.equal(
      await small(
        'css`\n  .a {\n    inset: 0; /* why */\n  }\n  .a::after {\n    content: "\\\\25B2";\n  }\n`',
      ),
      'css`.a{inset:0}.a:after{content:"▲"}`',
    );
  });

  it('minifies custom properties, and keeps quoted text', async () => {
    assert.equal(
      await small('css`.a { --b: var(--c, light-dark(#fff, #000)); content: "d, e: f"; }`'),
      'css`.a{--b:var(--c,light-dark(#fff,#000));content:"d, e: f"}`',
    );
  });

  it('takes spaces out of values, sums and queries, and keeps those that have a meaning', async () => {
    assert.equal(
      await small(
        'css`.a { --b: color-mix( in srgb, red 5%, rgb(0 0 0 / 0.5) ); --c: calc(2 * (var(--d) + 2px) / 3); }`',
      ),
      'css`.a{--b:color-mix(in srgb,red 5%,rgb(0 0 0/.5));--c:calc(2*(var(--d) + 2px)/3)}`',
    );
    assert.equal(
      await small(
        'css`@container x (1rem <= width < 2rem) { .a * .b, .c { grid-area: 1 / 2; content: "{ * / }"; } }`',
      ),
      'css`@container x (1rem<=width<2rem){.a * .b,.c{grid-area:1/2;content:"{ * / }"}}`',
    );
    assert.equal(
      await small('css`:host([size="small"]), [title="a b"] { top: 0; }`'),
      'css`:host([size=small]),[title="a b"]{top:0}`',
    );
  });

  it('imports the code for values only when a sheet has values', async () => {
    const sheet = (from, text) => `import {LitElement, css} from '${from}';\ncss\`${text}\`;`;
    const plain = (from) =>
      `import {LitElement, unsafeCSS as css} from '${from}';\ncss(\`.a{inset:0}\`);`;
    for (const from of ['lit', '@lit/reactive-element'])
      assert.equal(await small(sheet(from, '.a { inset: 0; }')), plain(from));
    const others = ['.a { inset: ${inset}; }', '.a{}`; css`.b { inset: ${inset}; }'];
    for (const text of others) assert.match(await small(sheet('lit', text)), /\{LitElement, css\}/);
    assert.match(await small(sheet('elsewhere', '.a { inset: 0; }')), /, css\}.*\ncss`/);
  });

  it('leaves a sheet with a value in it as it is, and finds a broken one', async () => {
    const valued = 'css`.a {\n  inline-size: ${width};\n}`';
    assert.equal(await small(valued), valued);
    await assert.rejects(small('css`.a { color: `'));
  });

  it('keeps one space for any white space, in markup and among attributes', async () => {
    assert.equal(
      await small('html`<p\n    class=${kind}\n  >\n    <b>a</b>\n    ${b} ${c}<i>d</i>\n  </p>`'),
      'html`<p class=${kind} > <b>a</b> ${b} ${c}<i>d</i> </p>`',
    );
    await assert.rejects(small('html`<pre>\n  a\n</pre>`'));
  });

  it('minifies literals inside literals, and keeps escapes', async () => {
    assert.equal(
      await small('html`<ul>\n  ${rows.map((r) => html`<li>\n    ${r}\n  </li>`)}\n</ul>`'),
      'html`<ul> ${rows.map((r) => html`<li> ${r} </li>`)} </ul>`',
    );
    assert.equal(await small('html`\\`\\${a}\\\\`'), 'html`\\`\\${a}\\\\`');
  });

  it('maps code after a literal to its original place', async () => {
    const code = 'const a = css`\n  .a {\n    inset: 0;\n  }\n`; // end\nexport {a};';
    const {code: result, map} = await shrink(code);
    assert.equal(result, 'const a = css`.a{inset:0}`; // end\nexport {a};');
    assert.deepEqual(map.mappings, [
      [
        [0, 0, 0, 0],
        [result.indexOf('`;'), 0, 4, 0],
      ],
      [[0, 0, 5, 0]],
    ]);
  });
});
