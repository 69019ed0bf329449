import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose, opens} from './king-position.js';
import {buttonOf, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-trade';

const meta: Meta = {title: 'Games/King/King with Trade', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const bidding = asked('bidding', ({bids}) => bids.some(({points}) => points !== null));

export const FirstBid: Story = tableStory(GAME, {
  name: 'I bid first',
  until: asked('bidding', ({bids}) => bids.length === 0),
});
export const Bidding: Story = tableStory(GAME, {name: 'A bid over another', until: bidding});
export const TooLow: Story = tableStory(GAME, {
  name: 'A bid that is too low says so',
  until: bidding,
  then: async (table) => {
    await choose(table, '1');
    await expect(buttonOf(table, 'bid')).toHaveAttribute('aria-disabled', 'true');
    await expect(table.renderRoot.querySelector('.say')).toHaveTextContent('Bid at least');
  },
});
export const Folding: Story = tableStory(GAME, {
  name: 'Pass',
  until: bidding,
  then: (table) => choose(table, 'fold'),
});
export const Naming: Story = tableStory(GAME, {
  name: 'I name the suit',
  until: asked('naming'),
  then: (table) => choose(table, 'D'),
});
export const Play: Story = tableStory(GAME, {
  name: 'The named suit costs',
  until: asked('play', ({trick}) => trick.length > 1),
});
export const Three: Story = tableStory(GAME, {
  name: 'Three players, seventeen cards',
  seats: 3,
  until: asked('bidding'),
});
export const Sheet: Story = tableStory(GAME, {
  name: 'The score sheet, with the players who paid',
  until: asked('play', ({deal}) => deal > 3),
  then: (table) => opens(table, 'scores', 'gstk-score-sheet'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
