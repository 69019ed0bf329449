import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose} from './king-position.js';
import {tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-atomic';

const meta: Meta = {title: 'Games/King/Atomic King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Ordering: Story = tableStory(GAME, {
  name: 'My order',
  until: asked('ordering', ({deal}) => deal > 12),
});
export const Praise: Story = tableStory(GAME, {
  name: 'A contract to collect needs a trump',
  until: asked('ordering'),
  then: (table) => choose(table, 'praise'),
});
export const Talon: Story = tableStory(GAME, {
  name: 'The talon in a jumble',
  until: asked('talon', ({contract}) => contract.id.endsWith('jumble')),
});
export const Play: Story = tableStory(GAME, {
  name: 'Play',
  until: asked('play', ({trick, deal}) => deal > 3 && trick.length > 1),
});
export const Short: Story = tableStory(GAME, {
  name: 'Option: the short form',
  options: {atomicForm: 'short'},
  until: asked('ordering'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
