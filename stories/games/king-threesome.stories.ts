import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked} from './king-position.js';
import {tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-threesome';

const meta: Meta = {title: 'Games/King/King Threesome', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Opening: Story = tableStory(GAME, {name: 'Opening, ten cards each'});
export const Jumble: Story = tableStory(GAME, {
  name: 'Negative jumble, half played',
  until: asked('play', ({deal, played}) => deal === 7 && played.length >= 4),
});
export const TakeGirls: Story = tableStory(GAME, {
  name: 'Girls to collect: five each',
  until: asked('play', ({deal, trick}) => deal === 10 && trick.length === 2),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
