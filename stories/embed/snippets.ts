/**
 * Snippets for authors to copy into their pages; `scripts/snippets.test.mjs` plays every one by the
 * rules.
 */

import {examples} from './snippets/examples.js';
import {games} from './snippets/games.js';
import {more} from './snippets/more.js';
import {positions} from './snippets/positions.js';
import {quizzes} from './snippets/quizzes.js';

export type {Snippet} from './snippets/snippet.js';
export {examples, games, more, positions, quizzes};
/** All of them, by the heading of their gallery. */
export const snippets = {examples, positions, quizzes, games, more};
