import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

/** All errors of positions and texts that the sources can say, with a sample of each value. */

const SOURCES = new URL('../../', import.meta.url);
/** What throws or reports an error, with the index of the argument that says what is wrong. */
const SAYS: Readonly<Record<string, number>> = {
  fail: 1,
  need: 2,
  fault: 1,
  InvalidPositionError: 1,
  InvalidOptionsError: 1,
  InvalidRecordError: 1,
  InvalidNotationError: 3,
};

/** The texts that an expression may be; nothing for what is not written there. */
function textsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return node.expression.text === 'items' ? ['7 items'] : [];
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.reduce<readonly string[]>(
    (texts, {expression, literal}) => {
      const inside = textsOf(expression);
      const values = inside.length > 0 ? inside : ['7'];
      return texts.flatMap((text) => values.map((value) => text + value + literal.text));
    },
    [node.head.text],
  );
}

/** @param folders of `src`, with all that is in them */
export function faultsIn(folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, SOURCES), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
      .map((file) => fileURLToPath(new URL(`${folder}/${file}`, SOURCES))),
  );
  const found = new Set<string>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const of = node.expression;
        const name = ts.isPropertyAccessExpression(of)
          ? of.name.text
          : ts.isIdentifier(of)
            ? of.text
            : '';
        const on = ts.isPropertyAccessExpression(of) ? of.expression.getText(source) : '';
        // These have keys of a catalogue, each with its translation.
        const method =
          on === 'say' || on === 'shape' ? undefined : on && name === 'fail' ? 2 : SAYS[name];
        const said = method === undefined ? undefined : node.arguments?.[method];
        if (said) for (const text of textsOf(said)) found.add(text);
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  // What is made of values alone is said by those who pass it on.
  return [...found].filter((text) => /[a-z]{2} |^[a-z]+$/.test(text));
}
