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
    extends: [ts.configs.strict, ts.configs.stylistic],
    rules: {
      '@typescript-eslint/array-type': ['error', {default: 'array'}],
      // With noUncheckedIndexedAccess a `!` says that the index is known to be in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
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
    files: [
      'src/{elements,embed}/**/*.ts',
      'src/games/**/table.ts',
      'src/games/**/table/*.ts',
      'stories/**/*.ts',
    ],
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
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
  },
]);
