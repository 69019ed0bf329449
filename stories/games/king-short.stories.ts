import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, opens} from './king-position.js';
import {tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-short';

const meta: Meta = {title: 'Games/King/Short King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const middle = asked(
  'play',
  ({deal, trick, played, seats}) => deal > 2 && played.length > 0 && trick.length >= seats - 2,
);

export const Three: Story = tableStory(GAME, {name: 'Three players', seats: 3, until: middle});
export const Four: Story = tableStory(GAME, {name: 'Four players', seats: 4, until: middle});
export const Five: Story = tableStory(GAME, {name: 'Five players', seats: 5, until: middle});
export const Six: Story = tableStory(GAME, {name: 'Six players', seats: 6, until: middle});
export const Sheet: Story = tableStory(GAME, {
  name: 'The score sheet of six players',
  seats: 6,
  until: asked('play', ({deal}) => deal > 9),
  then: (table) => opens(table, 'scores', 'gstk-score-sheet'),
});
export const Seat4: Story = tableStory(GAME, {
  name: 'Six players, seen from seat 4',
  seats: 6,
  seat: 4,
  until: (match) => match.turn.includes(4),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
