// Minifies css`…`, html`…` and svg`…` in builds that pages load directly. The package's modules
// keep their literals as written; bundlers may minify them.
import {transform} from 'esbuild';

/** The tagged literals of a module. */
function literals(program) {
  const found = [];
  const visit = (node) => {
    if (node?.type === 'TaggedTemplateExpression' && /^(css|html|svg)$/.test(node.tag.name))
      found.push(node);
    if (node && typeof node === 'object') Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

async function minifyCss(sheet) {
  const options = {loader: 'css', minify: true, target: 'esnext', charset: 'utf8'};
  const {code, warnings} = await transform(sheet, options);
  if (warnings.length) throw new Error(`css\`…\`: ${warnings[0].text}`);
  return code.trim().replace(PIECE, tighten);
}

/** Up to the next brace or semicolon: a declaration, or the prelude of a block. */
const PIECE = /(?:"[^"]*"|[^"{};])+[{};]?/g;

/** Removes white space that esbuild keeps: in custom properties, sums, queries and `:host(…)`. */
function tighten(piece) {
  const before = piece.endsWith('{');
  if (before && !piece.startsWith('@')) return piece.replace(/="([a-z][\w-]*)"\]/gi, '=$1]');
  // Not around `+` and `-`, which need it, nor around `*` in a selector.
  const signs = before ? / ?([:,<>]=?) ?/g : / ?([:,/*]) ?/g;
  return piece.replace(
    /("[^"]*")|([^"]+)/g,
    (_, quoted, rest) => quoted ?? rest.replace(signs, '$1').replace(/(?<=\() | (?=[);}])/g, ''),
  );
}

/**
 * Replaces a line break and its surrounding white space by one space, between words as well as
 * between attributes. It is never removed, because a space between inline elements is visible.
 */
const minifyHtml = (markup) => markup.replace(/\s*\n\s*/g, ' ');

/** Refuses markup in which a line break counts: text within `<pre>` or `<textarea>`. */
function refuseLines(quasis) {
  const markup = quasis.map(({value}) => value.cooked).join('');
  for (const [, , text] of markup.matchAll(/<(pre|textarea)\b[^>]*>([^]*?)<\/\1>/gi))
    if (text.includes('\n')) throw new Error('html`…`: white space in it would be lost');
}

/**
 * Replaces pieces of code by text without line breaks; the source map keeps each remaining line.
 */
function replace(code, edits) {
  const lines = [[]];
  let [result, line, column, at] = ['', 0, 0, 0];
  let width = 0; // the width of the last line of the result
  const skip = (piece) => {
    const ends = piece.split('\n');
    line += ends.length - 1;
    column = (ends.length > 1 ? 0 : column) + ends.at(-1).length;
  };
  const keep = (piece) => {
    lines.at(-1).push([width, 0, line, column]);
    piece.split('\n').forEach((text, n) => {
      if (n > 0) lines.push([[0, 0, line + n, 0]]);
      width = (n > 0 ? 0 : width) + text.length;
    });
    skip(piece);
    result += piece;
  };
  for (const {start, end, text} of edits) {
    keep(code.slice(at, start));
    skip(code.slice(start, end));
    result += text;
    width += text.length;
    at = end;
  }
  keep(code.slice(at));
  return {code: result, map: {version: 3, sources: [''], names: [], mappings: lines}};
}

const LIT = /^(lit|@lit\/reactive-element)$/;

/** The place where a module imports the tag `css`, if none of its sheets contains values. */
function plainSheets(program, found) {
  const sheets = found.filter(({tag}) => tag.name === 'css');
  if (sheets.length === 0 || sheets.some(({quasi}) => quasi.quasis.length > 1)) return undefined;
  return program.body
    .filter(({type, source}) => type === 'ImportDeclaration' && LIT.test(source.value))
    .flatMap(({specifiers}) => specifiers)
    .find(({imported, local}) => imported?.name === 'css' && local.name === 'css');
}

/**
 * The rollup plugin; must run after TypeScript is compiled. Sheets without values become
 * `unsafeCSS(…)`, which is equivalent, so that the tag's code for values is not loaded.
 */
export const smallLiterals = {
  name: 'small-literals',
  async transform(code) {
    if (!/\b(css|html|svg)`/.test(code)) return null;
    const edits = [];
    const program = this.parse(code);
    const found = literals(program);
    const plain = plainSheets(program, found);
    if (plain) edits.push({start: plain.start, end: plain.end, text: 'unsafeCSS as css'});
    for (const {tag, quasi} of found) {
      const {quasis} = quasi;
      // The values inserted into a sheet are unknown here, so such a sheet stays as written.
      if (tag.name === 'css' && quasis.length > 1) continue;
      if (tag.name !== 'css') refuseLines(quasis);
      for (const {start, end, value} of quasis) {
        const small = await (tag.name === 'css' ? minifyCss : minifyHtml)(value.cooked);
        const text = small.replace(/[`\\]|\$\{/g, '\\$&');
        if (plain && tag.name === 'css')
          edits.push({start: quasi.start, end: quasi.end, text: `(\`${text}\`)`});
        else edits.push({start, end, text});
      }
    }
    // A literal may contain other literals between its own pieces.
    edits.sort((a, b) => a.start - b.start);
    return replace(code, edits);
  },
};
