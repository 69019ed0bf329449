import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import {configs as wc} from 'eslint-plugin-wc';
import globals from 'globals';
import {defineConfig, globalIgnores} from 'eslint/config';
import ts from 'typescript-eslint';

const tests = ['src/**/*.test.ts', 'src/**/*.fixture.ts'];

export default defineConfig([
  globalIgnores([
    'dist/',
    'storybook-static/',
    'coverage/',
    'docs/',
    '.cache/',
    'bench/node_modules/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Lit binds the listeners of a template to the host.
      '@typescript-eslint/unbound-method': 'off',
      // Its --fix deletes the `{} as T` type carriers of xstate's setup({types}).
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/array-type': ['error', {default: 'array'}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // With noUncheckedIndexedAccess a `!` says that the index is known to be in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Nothing here is an enum (erasableSyntaxOnly); to look for them takes an eighth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Cards and suits are spread by code points, which is what is meant.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'ExportDefaultDeclaration', message: 'Named exports only.'},
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'lit/directives/style-map.js',
              message: 'A strict CSP blocks it; set positions with el.style.setProperty.',
            },
            {
              name: 'lit/directives/unsafe-html.js',
              message: 'Everything shown is a template.',
            },
          ],
        },
      ],
    },
  },
  {
    // Chance is data and rules know no time: a seed comes in, the stream is part of the state.
    files: ['src/{cards,game,games,match}/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'Math', property: 'random', message: 'Chance is data: take a random stream.'},
      ],
      'no-restricted-globals': [
        'error',
        {name: 'Date', message: 'Rules know no time: a clock belongs to the table.'},
        {name: 'performance', message: 'Rules know no time: a clock belongs to the table.'},
      ],
    },
  },
  {
    files: ['src/{elements,embed}/**/*.ts', 'src/games/**/table*.ts', 'stories/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice']],
    plugins: {'lit-a11y': litA11y},
    rules: {...litA11y.configs.recommended.rules, 'wc/guard-super-call': 'off'},
    languageOptions: {globals: globals.browser},
    settings: {
      litHtmlSources: ['lit', '@open-wc/testing'],
      wc: {elementBaseClasses: ['LitElement']},
    },
  },
  {
    files: [...tests, 'stories/**/*.ts'],
    languageOptions: {globals: globals.mocha},
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      // open-wc's semantic-dom-diff types every .equal() as a promise.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: '@open-wc/semantic-dom-diff',
              name: ['Equal', 'equal', 'equals'],
            },
            {from: 'package', package: 'chai', name: ['Equal', 'equal', 'equals']},
            {from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite']},
          ],
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
  },
]);
