// Makes what stands in css`…`, html`…` and svg`…` small. For the builds that pages load as they are;
// the doors keep the literals as written, for a bundler to do as it likes.
import {transform} from 'esbuild';

/** Tagged literals of a module. */
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

/** As far as the next brace or semicolon: a declaration, or what stands before a block. */
const PIECE = /(?:"[^"]*"|[^"{};])+[{};]?/g;

/** Takes away what esbuild leaves as written: values of custom properties, sums, queries, `:host(…)`. */
function tighten(piece) {
  const before = piece.endsWith('{');
  if (before && !piece.startsWith('@')) return piece.replace(/="([a-z][\w-]*)"\]/gi, '=$1]');
  // Not round `+` and `-`: they need theirs. A `*` has them in a selector.
  const signs = before ? / ?([:,<>]=?) ?/g : / ?([:,/*]) ?/g;
  return piece.replace(
    /("[^"]*")|([^"]+)/g,
    (_, quoted, rest) => quoted ?? rest.replace(signs, '$1').replace(/(?<=\() | (?=[);}])/g, ''),
  );
}

/**
 * A line break with the white space round it becomes one space, between words and between attributes
 * alike. It never becomes nothing: between two inline elements a space is seen.
 */
function minifyHtml(markup) {
  if (/<(pre|textarea)\b/i.test(markup))
    throw new Error('html`…`: white space in it would be lost');
  return markup.replace(/\s*\n\s*/g, ' ');
}

/** Replaces pieces of code by text without line breaks; the map keeps each remaining line in place. */
function replace(code, edits) {
  const lines = [[]];
  let [result, line, column, at] = ['', 0, 0, 0];
  let width = 0; // of the last line of the result
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

/** Where a module imports the tag `css`, if its sheets are all without values. */
function plainSheets(program, found) {
  const sheets = found.filter(({tag}) => tag.name === 'css');
  if (sheets.length === 0 || sheets.some(({quasi}) => quasi.quasis.length > 1)) return undefined;
  return program.body
    .filter(({type, source}) => type === 'ImportDeclaration' && LIT.test(source.value))
    .flatMap(({specifiers}) => specifiers)
    .find(({imported, local}) => imported?.name === 'css' && local.name === 'css');
}

/**
 * The rollup plugin; it comes after TypeScript. Sheets without values become `unsafeCSS(…)`, which
 * makes the same of them, so that what the tag does with values is not fetched.
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
      // What a value puts into a sheet is not known here, so such a sheet stays as written.
      if (tag.name === 'css' && quasis.length > 1) continue;
      for (const {start, end, value} of quasis) {
        const small = await (tag.name === 'css' ? minifyCss : minifyHtml)(value.cooked);
        const text = small.replace(/[`\\]|\$\{/g, '\\$&');
        if (plain && tag.name === 'css')
          edits.push({start: quasi.start, end: quasi.end, text: `(\`${text}\`)`});
        else edits.push({start, end, text});
      }
    }
    // A literal may hold others between its own pieces.
    edits.sort((a, b) => a.start - b.start);
    return replace(code, edits);
  },
};
