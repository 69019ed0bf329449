import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {unsafeHTML} from 'lit/directives/unsafe-html.js';
import {expect} from 'storybook/test';
import type {GameExample} from '../../src/embed/game-example/game-example.component.js';
import '../../src/embed/crown-game/crown-game.js';
import '../../src/embed/game-example/game-example.js';
import '../../src/embed/gstk-table/gstk-table.js';
import '../../src/embed/king-game/king-game.js';
import '../../src/embed/playing-card/playing-card.js';
import {examples, games, more, positions, quizzes, type Snippet} from './snippets.js';

const meta: Meta = {title: 'Embed/game-example', component: 'game-example'};
export default meta;

/** Shows snippets one below another; none may report a fault. */
const gallery = (snippets: readonly Snippet[]): StoryObj => ({
  render: () => html`${snippets.map(({markup}) => html`<div>${unsafeHTML(markup)}</div>`)}`,
  parameters: {
    docs: {
      source: {
        language: 'html',
        code: snippets.map(({name, markup}) => `<!-- ${name} -->\n${markup}`).join('\n\n'),
      },
    },
  },
  async play({canvasElement}) {
    const warnings: unknown[] = [];
    canvasElement.addEventListener('gstk-example-error', (event) => {
      warnings.push((event as CustomEvent<unknown>).detail);
    });
    for (const one of canvasElement.querySelectorAll<GameExample>('game-example')) await one.ready;
    await expect(warnings).toEqual([]);
  },
});

export const WorkedExamples: StoryObj = gallery(examples);
export const Positions: StoryObj = gallery(positions);
export const Quizzes: StoryObj = gallery(quizzes);
export const OtherGames: StoryObj = gallery(games);
export const LanguagesAndTags: StoryObj = gallery(more);
