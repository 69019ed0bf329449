import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked, opens} from './king-position.js';
import {tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-jokers';

const meta: Meta = {title: 'Games/King/King with Jokers', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const joker = ({hands}: {readonly hands: readonly (readonly string[])[]}): boolean =>
  hands[0]!.some((card) => card.startsWith('*'));

export const Opening: Story = tableStory(GAME, {
  name: 'Opening, a joker among the hearts',
  until: asked('play', joker),
});
export const Void: Story = tableStory(GAME, {
  name: 'Void in the suit led: a joker may go',
  until: asked('play', (state) => {
    const led = state.trick[0]?.card[1];
    return (
      joker(state) &&
      led !== undefined &&
      led !== 'H' &&
      !state.hands[0]!.some((card) => card.endsWith(led))
    );
  }),
});
export const InTrick: Story = tableStory(GAME, {
  name: 'A joker in the trick',
  until: asked('play', ({trick}) => trick.some(({card}) => card.startsWith('*'))),
});
export const Three: Story = tableStory(GAME, {
  name: 'Three players, two jokers, seventeen cards',
  seats: 3,
  until: asked('play', joker),
});
export const OneJoker: Story = tableStory(GAME, {
  name: 'Option: one joker with three players',
  seats: 3,
  options: {threeHandJokers: 1},
});
export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  then: (table) => opens(table, 'rules', '.rules .now'),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
