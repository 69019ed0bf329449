import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose, opens} from './king-position.js';
import {tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-long';

const meta: Meta = {title: 'Games/King/Long King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Three: Story = tableStory(GAME, {
  name: 'Three players',
  seats: 3,
  until: asked('ordering'),
});
export const Four: Story = tableStory(GAME, {
  name: 'Four players, some are done',
  until: asked('ordering', ({deal}) => deal > 30),
});
export const Five: Story = tableStory(GAME, {
  name: 'Five players',
  seats: 5,
  until: asked('ordering'),
});
export const Six: Story = tableStory(GAME, {
  name: 'Six players, 84 deals',
  seats: 6,
  until: asked('ordering', ({deal}) => deal > 40),
  then: (table) => choose(table, 'positive-jumble'),
});
export const Play: Story = tableStory(GAME, {
  name: 'Six players, play',
  seats: 6,
  until: asked('play', ({trick}) => trick.length > 3),
});
export const Sheet: Story = tableStory(GAME, {
  name: 'The sheet of 84 deals',
  seats: 6,
  until: asked('play', ({deal}) => deal > 40),
  then: (table) => opens(table, 'scores', '.orders'),
});
export const Blind: Story = tableStory(GAME, {
  name: 'Option: ordered before the cards are seen',
  options: {orderBlind: 'on'},
  until: asked('ordering'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
