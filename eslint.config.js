// The rules of templates, custom elements and stories, which oxlint does not know. All others, with and
// without types, are in .oxlintrc.json: it takes a tenth of the time.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import {configs as wc} from 'eslint-plugin-wc';
import globals from 'globals';
import {defineConfig, globalIgnores} from 'eslint/config';
import ts from 'typescript-eslint';
import {root, walk} from './scripts/test-files.mjs';

/** Where templates and elements may stand. */
const DRAWS = /^src\/((elements|embed|builder)\/.+|games\/.+\/table(\/[^/]+)?)\.ts$/;

/** The code that the rules below look at: a source without any of it need not be parsed. */
const DRAWN = /\b(html|svg|mathml)`|\bclass\b|\bcustomElements\b|\battachShadow\b/;

const drawing = walk('src').filter(
  (file) => DRAWS.test(file) && DRAWN.test(readFileSync(join(root, file), 'utf8')),
);

export default defineConfig([
  globalIgnores([
    'dist/',
    'storybook-static/',
    'coverage/',
    'docs/',
    '.cache/',
    'site/out/',
    'site/.cache/',
    'create-gstk-game/base/',
    'create-gstk-game/games/',
    'bench/',
    'demo/',
    'scripts/',
    'server/',
    '*.{js,mjs}',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'off'}},
  {
    files: [...drawing, 'stories/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice']],
    plugins: {'lit-a11y': litA11y},
    rules: {...litA11y.configs.recommended.rules, 'wc/guard-super-call': 'off'},
    languageOptions: {globals: globals.browser, parser: ts.parser},
    settings: {
      litHtmlSources: ['lit', '@open-wc/testing'],
      wc: {elementBaseClasses: ['LitElement']},
    },
  },
  ...storybook.configs['flat/recommended'],
  {files: ['.storybook/*.ts'], languageOptions: {parser: ts.parser}},
]);
