import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, choose, handOf, opens, waits} from './king-position.js';
import {buttonOf, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-minsk';

const meta: Meta = {title: 'Games/King/Minsk King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const hearts = asked('talon', ({contract}) => contract.id === 'no-hearts');

export const Ordering: Story = tableStory(GAME, {
  name: 'My order',
  until: asked('ordering', ({deal}) => deal > 8),
});
export const WinningBack: Story = tableStory(GAME, {
  name: 'A contract to collect needs a trump',
  until: asked('ordering'),
  then: (table) => choose(table, 'winning-back'),
});
export const Talon: Story = tableStory(GAME, {name: 'The talon is shown', until: asked('talon')});
export const LayAway: Story = tableStory(GAME, {
  name: 'Two cards to discard',
  until: hearts,
  then: async (table) => {
    const free = handOf(table).filter((card) => card.classList.contains('legal'));
    free[0]!.click();
    await waitFor(() =>
      expect(table.renderRoot.querySelector('.say')).toHaveTextContent('One more'),
    );
    free[2]!.click();
    await waitFor(() =>
      expect(buttonOf(table, 'lay-away')).toHaveAttribute('aria-disabled', 'false'),
    );
  },
});
export const Refused: Story = tableStory(GAME, {
  name: 'A card that scores must stay',
  until: hearts,
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('illegal'))!
      .click();
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    await waitFor(() => expect(hand.renderRoot.querySelector('.bubble')).not.toBeNull());
  },
});
export const Others: Story = tableStory(GAME, {
  name: 'Somebody else has the talon',
  attributes: {speed: 'slow'},
  shows: 'ready',
  until: waits('talon'),
});
export const LastTrick: Story = tableStory(GAME, {
  name: 'Spare cards and my discards, looked up',
  until: asked('play', ({orderer, played}) => orderer === 0 && played.length > 2),
  then: (table) => opens(table, 'this-deal', '.taken'),
});
export const AfterTalon: Story = tableStory(GAME, {
  name: 'Option: called after the talon',
  options: {callAfterTalon: 'on'},
  until: asked('ordering'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
