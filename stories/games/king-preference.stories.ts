import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose, waits} from './king-position.js';
import {buttonOf, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-preference';

const meta: Meta = {title: 'Games/King/Lady’s Preference', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Calling: Story = tableStory(GAME, {
  name: 'A trump is called on three cards',
  until: asked('calling'),
});
export const Three: Story = tableStory(GAME, {
  name: 'Three players: a trump is called',
  seats: 3,
  until: asked('calling'),
});
export const ByLast: Story = tableStory(GAME, {
  name: 'The last card names the trump',
  until: asked('calling'),
  then: async (table) => {
    await choose(table, 'last');
    buttonOf(table, 'call').click();
    await waitFor(() => expect(table.renderRoot.querySelector('.contract .suit')).not.toBeNull());
  },
});
export const Others: Story = tableStory(GAME, {
  name: 'Somebody else calls',
  attributes: {speed: 'slow'},
  shows: 'ready',
  until: waits('calling'),
});
export const MustTrump: Story = tableStory(GAME, {
  name: 'A praise: void, so a trump must go',
  until: asked('play', ({trump, trick, hands}) => {
    const led = trick[0]?.card[1];
    const has = (suit: string | null | undefined): boolean =>
      hands[0]!.some((card) => card[1] === suit);
    return trump !== null && led !== undefined && !has(led) && has(trump);
  }),
});
export const NoHearts: Story = tableStory(GAME, {
  name: 'No hearts, the second deal',
  until: asked('play', ({deal}) => deal === 2),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
