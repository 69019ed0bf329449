// Writes docs/kit.md from the doors of the kit and the docstrings of what they export. `--check` fails
// when the page is stale.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {root} from './test-files.mjs';

const PAGE = join(root, 'docs/kit.md');
const DOORS = [
  ['gstk/kit', 'src/kit/index.ts'],
  ['gstk/kit/table', 'src/kit/table.ts'],
  ['gstk/kit/machine', 'src/kit/machine.ts'],
];

const program = ts.createProgram(
  DOORS.map(([, file]) => join(root, file)),
  {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    experimentalDecorators: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
);
const checker = program.getTypeChecker();

const followed = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The first sentence of a docstring, on one line. */
function sentenceOf(symbol, own = symbol) {
  const text = [own, symbol]
    .map((one) => ts.displayPartsToString(one.getDocumentationComment(checker)))
    .find(Boolean);
  const line = (text ?? '').split(/\n\n/)[0].replaceAll(/\s+/g, ' ');
  return /^.*?\.(?= [A-Z`]|$)/.exec(line)?.[0] ?? line;
}

/** The package outside the project that a symbol comes from. */
const packageOf = (symbol) =>
  /\/node_modules\/(lit|xstate)\b/.exec(symbol.declarations?.[0]?.getSourceFile().fileName)?.[1] ??
  (symbol.declarations?.[0]?.getSourceFile().fileName.includes('/@lit/') ? 'lit' : undefined);

/** The comment before a statement, without its marks. */
function commentOf(node, source, which = -1) {
  const range = ts.getLeadingCommentRanges(source.text, node.pos)?.at(which);
  if (!range) return '';
  return source.text
    .slice(range.pos, range.end)
    .replaceAll(/^\s*(\/\*\*?|\*\/|\*|\/\/)\s?|\s*\*\/$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The exports of a statement, by name. */
function exportsOf(node) {
  const {exportClause, moduleSpecifier} = node;
  if (exportClause && ts.isNamespaceExport(exportClause)) {
    const symbol = checker.getSymbolAtLocation(exportClause.name);
    return [[exportClause.name.text, commentOf(node, node.getSourceFile()), symbol]];
  }
  if (exportClause)
    return exportClause.elements.map((one) => {
      const symbol = checker.getSymbolAtLocation(one.name);
      return [one.name.text, sentenceOf(followed(symbol), symbol), followed(symbol)];
    });
  const module = checker.getSymbolAtLocation(moduleSpecifier);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, sentenceOf(followed(symbol), symbol), followed(symbol)]);
}

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rowOf([name, text, symbol]) {
  const from = packageOf(symbol);
  return `| \`${name}\` | ${from ? `from \`${from}\`` : escaped(text)} |`;
}

function doorText([door, file]) {
  const source = program.getSourceFile(join(root, file));
  const head = commentOf(source.statements[0], source, 0);
  const groups = [];
  source.statements.forEach((node, at) => {
    if (!ts.isExportDeclaration(node)) return;
    const comment = commentOf(node, source);
    const isHeading = /^\s*\/\//m.test(source.text.slice(node.pos, node.getStart(source)));
    if (at === 0 || isHeading)
      groups.push({title: comment === head ? '' : comment.replace(/\.$/, ''), rows: []});
    groups.at(-1).rows.push(...exportsOf(node));
  });
  const parts = groups.map(({title, rows}) => {
    const sorted = rows.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    return `${title && `### ${title}\n\n`}| name | what it is |\n| --- | --- |\n${sorted.map(rowOf).join('\n')}`;
  });
  return `## \`${door}\`\n\n${head}\n\n${parts.join('\n\n')}`;
}

const page = `# The kit

What games are made of, as three doors. [Your own game](your-own-game.md) says how to begin; the rules of this library's own games use nothing else. This page is written by \`node scripts/kit-page.mjs\` from the docstrings; types have more to say in an editor.

${DOORS.map(doorText).join('\n\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) {
    console.error('docs/kit.md is stale: run node scripts/kit-page.mjs');
    process.exitCode = 1;
  }
} else writeFileSync(PAGE, page);
