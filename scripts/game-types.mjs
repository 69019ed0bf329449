// The declared types of each game: state, view, move and event, as the compiler sees them. Schemas and
// reference pages are made from these, so what they say of a field stands at its declaration.
import {join} from 'node:path';
import ts from 'typescript';
import {root} from './test-files.mjs';

const CATALOGUE = join(root, 'src/embed/catalogue.ts');

let known;

/** The compiler's checker, and the types of each game by its id. */
export function gameTypes() {
  return (known ??= load());
}

function load() {
  const {config} = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([CATALOGUE], {...options, noEmit: true});
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(CATALOGUE);
  const list = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find(({name}) => name.text === 'games');
  const games = new Map();
  for (const entry of checker.getTypeArguments(checker.getTypeAtLocation(list.name))) {
    const [id, state, move, view, event] = checker.getTypeArguments(entry);
    games.set(id.value, {state, move, view, event});
  }
  return {checker, games};
}

/** The comment of a symbol, as one line. */
export const commentOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/** The tags of a symbol by name, `@minimum 1`. */
export const tagsOf = (symbol, checker) =>
  Object.fromEntries(
    symbol
      .getJsDocTags(checker)
      .map(({name, text}) => [name, ts.displayPartsToString(text).trim()]),
  );

/** The node in which a property's type is written, if it is. */
export const nodeOf = (symbol) => symbol.valueDeclaration?.type ?? symbol.declarations?.[0]?.type;
