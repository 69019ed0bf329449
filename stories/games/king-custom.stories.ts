import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose, opens, waits} from './king-position.js';
import {buttonOf, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-custom';

const meta: Meta = {title: 'Games/King/Custom King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const later = asked('ordering', ({deal}) => deal > 20);

export const Ordering: Story = tableStory(GAME, {
  name: 'My order, nothing chosen',
  until: asked('ordering'),
});
export const HalfDone: Story = tableStory(GAME, {
  name: 'My order, some are done',
  until: later,
});
export const NeedsTrump: Story = tableStory(GAME, {
  name: 'A contract to collect needs a trump',
  until: later,
  then: async (table) => {
    await choose(table, 'take-hearts');
    await expect(buttonOf(table, 'order')).toHaveAttribute('title', 'Choose a trump, or none');
    await choose(table, 'S');
    await expect(buttonOf(table, 'order')).toHaveAttribute('aria-disabled', 'false');
  },
});
export const Done: Story = tableStory(GAME, {
  name: 'A contract that is done says so',
  until: later,
  then: async (table) => {
    await choose(table, 'no-tricks');
    await expect(buttonOf(table, 'order')).toHaveAttribute('title', 'you have chosen this before');
  },
});
export const Ordered: Story = tableStory(GAME, {
  name: 'Order, then play',
  until: later,
  then: async (table) => {
    await choose(table, 'negative-jumble');
    buttonOf(table, 'order').click();
    await waitFor(() =>
      expect(table.renderRoot.querySelector('.contract .name')).toHaveTextContent(
        'Everything costs',
      ),
    );
  },
});
export const Others: Story = tableStory(GAME, {
  name: 'Somebody else has ordered',
  attributes: {speed: 'slow'},
  shows: 'ready',
  until: waits('ordering'),
});
export const WithTrump: Story = tableStory(GAME, {
  name: 'Play with a trump',
  until: asked('play', ({trump, trick}) => trump !== null && trick.length > 1),
});
export const Three: Story = tableStory(GAME, {
  name: 'Three players',
  seats: 3,
  until: asked('ordering', ({deal}) => deal > 12),
});
export const Sheet: Story = tableStory(GAME, {
  name: 'The sheet, by orderer',
  until: asked('play', ({deal}) => deal > 20),
  then: (table) => opens(table, 'scores', '.orders'),
});
export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  until: asked('play', ({deal}) => deal > 20),
  then: (table) => opens(table, 'rules', '.rules .now'),
});
export const AnyTrump: Story = tableStory(GAME, {
  name: 'Option: a trump in every deal',
  options: {orderedTrump: 'any'},
  until: asked('ordering'),
  then: (table) => choose(table, 'no-girls'),
});
export const NoTrump: Story = tableStory(GAME, {
  name: 'Option: never a trump',
  options: {orderedTrump: 'none'},
  until: asked('ordering'),
});
export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  until: later,
  then: (table) => choose(table, 'take-hearts'),
});
export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  until: later,
  then: (table) => choose(table, 'take-hearts'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
