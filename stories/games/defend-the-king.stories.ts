import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {tableStory, tells} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'defend-the-king';

const meta: Meta = {title: 'Games/Defend the King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Select: Story = tableStory(GAME, {
  name: 'Select: the first reveal, the ring at rest',
  state: {},
});

export const Equal: Story = tableStory(GAME, {
  name: 'Select: equal cards have gone back',
  state: {last: {cards: ['witch', 'witch']}},
});

export const Second: Story = tableStory(GAME, {
  name: 'Select: the second match, with nothing left of the first',
  state: {wins: [0, 1], last: {cards: ['king', 'witch']}},
  then: (table) =>
    waitFor(() => expect(table.renderRoot.querySelector('.strip')).toHaveTextContent('0 of 2')),
});

export const Reveal: Story = tableStory(GAME, {
  name: 'Reveal: a card is chosen',
  seed: 'reveal',
  attributes: {speed: 'slow'},
  state: {},
  then: async (table) => {
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    hand.renderRoot.querySelector<HTMLElement>('.card')!.click();
    await waitFor(() =>
      expect(table.renderRoot.querySelectorAll('.places .front').length).toBeGreaterThan(0),
    );
  },
});

export const Over: Story = tableStory(GAME, {
  name: 'Game over',
  shows: 'game-over',
  state: {phase: 'over', wins: [2, 1], last: {cards: ['knight', 'beggar']}},
  then: (table) => tells(table, 'Knight thwarts Beggar: matches 2 to 1'),
});

export const Four: Story = tableStory(GAME, {
  name: 'Four players: one is out',
  state: {seats: 4, last: {cards: ['king', 'king', 'beggar', 'king']}},
  then: (table) =>
    waitFor(() => expect(table.renderRoot.querySelectorAll('.place.lost')).toHaveLength(1)),
});

export const Six: Story = tableStory(GAME, {
  name: 'Six players: nobody is out where all would be',
  state: {seats: 6, last: {cards: ['king', 'beggar', 'witch', 'king', 'beggar', 'witch']}},
});

export const Out: Story = tableStory(GAME, {
  name: 'Seen from a seat that is out',
  seat: 1,
  shows: 'ready',
  state: {seats: 3, last: {cards: ['king', 'beggar', 'king']}},
});

export const PureLoser: Story = tableStory(GAME, {
  name: 'Options: only a player who thwarts nobody is out, best of five',
  state: {
    seats: 3,
    wins: [1, 2, 0],
    options: {multi: 'pureLoser', bestOf: 5},
    last: {cards: ['king', 'beggar', 'knight']},
  },
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: {wins: [0, 1], last: {cards: ['king', 'witch']}},
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: {seats: 4, last: {cards: ['king', 'king', 'beggar', 'king']}},
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
