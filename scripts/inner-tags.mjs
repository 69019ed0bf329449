// The names of the tags that only our own templates draw, such as `gstk-hand`: built files name them
// after the version, so that two versions on one page never draw each other's
// (docs/decisions/0040-inner-tags-have-a-version.md).
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './test-files.mjs';

const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `gstk-hand`, `gstk-seat`, …: each is a folder of src/elements. */
export const innerTags = readdirSync(join(root, 'src/elements')).filter((name) =>
  name.startsWith('gstk-'),
);

/** The name of an inner tag in the built files of a version: `gstk-hand-0_1_0`. */
export const innerName = (tag, of = version) =>
  `${tag}-${of.replaceAll(/[^a-z\d]/gi, '_')}`.toLowerCase();

/** An inner tag in code, as text or selector; not as part of a path or of a custom property. */
const INNER = new RegExp(
  `(?:(?<=</)|(?<![-\\w/.]))(?:${innerTags.join('|')})(?![-\\w/]|\\.(?:js|ts|component|styles)\\b)`,
  'g',
);

const unix = (id) => id.replaceAll('\\', '/');

/** Names inner tags after a version. */
export const namesInnerTags = (of) => ({
  name: 'names-inner-tags',
  transform: (code, id) =>
    /\/src\/.*\.ts$/.test(unix(id))
      ? {code: code.replace(INNER, (tag) => innerName(tag, of)), map: null}
      : null,
});

/**
 * Registers inner tags under their plain names too, for pages that import `gstk/elements/gstk-hand`;
 * must run after `namesInnerTags`.
 */
export const plainInnerTags = {
  name: 'plain-inner-tags',
  transform(code, id) {
    const [, tag] = /\/src\/elements\/(gstk-[^/]+)\/\1\.ts$/.exec(unix(id)) ?? [];
    const [, own] = /\bdefine\("gstk-[^"]+", (\w+)\)/.exec(code) ?? [];
    if (!tag) return null;
    if (!own) this.error(`${id} registers no tag`);
    return {
      code: `${code}
if (typeof customElements !== "undefined" && !customElements.get("${tag}"))
  customElements.define("${tag}", class extends ${own} {});
`,
      map: null,
    };
  },
};
