import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory, tells} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'support-the-king';

const meta: Meta = {title: 'Games/Support the King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

/** Seat 0 was the vassal and has won with 7. */
const SECOND = {wins: [1, 0], last: {cards: ['king', 'witch'], lord: 1}};

const says = (table: GstkTable, text: string): Promise<void> =>
  waitFor(() => expect(table.renderRoot.querySelector('.say')).toHaveTextContent(text));
const choose = (table: GstkTable, at: number): void => {
  const hand = table.renderRoot.querySelector('gstk-hand')!;
  hand.renderRoot.querySelectorAll<HTMLElement>('.card')[at]!.click();
};

export const Select: Story = tableStory(GAME, {
  name: 'Select: as the lord',
  state: {lord: 0},
  then: (table) => says(table, 'an even total wins'),
});

export const Vassal: Story = tableStory(GAME, {
  name: 'Select: as the vassal',
  state: {lord: 1},
  then: (table) => says(table, 'an odd total wins'),
});

export const Second: Story = tableStory(GAME, {
  name: 'Select: the second match, with nothing left of the first',
  state: SECOND,
  then: (table) =>
    waitFor(() => expect(table.renderRoot.querySelector('.strip')).toHaveTextContent('0 of 2')),
});

export const Reveal: Story = tableStory(GAME, {
  name: 'Reveal: a card is chosen, and another match begins',
  seed: 'reveal',
  state: {lord: 0, options: {target: 5}},
  then: async (table) => {
    choose(table, 0);
    await reaches(table, 'deal-over');
    await expect(table.renderRoot.querySelectorAll('.places .front')).toHaveLength(2);
    buttonOf(table, 'go').click();
    await reaches(table, 'my-turn');
  },
});

export const Over: Story = tableStory(GAME, {
  name: 'Game over',
  shows: 'game-over',
  state: {phase: 'over', wins: [2, 1], last: {cards: ['knight', 'beggar'], lord: 0}},
  then: (table) => tells(table, '3 + 1 = 4, even'),
});

export const Fixed: Story = tableStory(GAME, {
  name: 'Options: fixed roles, first to five',
  state: {lord: 0, wins: [2, 3], options: {roles: 'fixed', target: 5}},
});

export const Seat1: Story = tableStory(GAME, {name: 'Seen from seat 1', seat: 1, state: SECOND});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: SECOND,
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: SECOND,
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
