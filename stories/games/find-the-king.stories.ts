import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory, tells} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'find-the-king';

const meta: Meta = {title: 'Games/Find the King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const ROW = ['witch', 'beggar', 'king', 'dragon', 'knight'];

const cardsOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];
const says = (table: GstkTable, text: string): Promise<void> =>
  waitFor(() => expect(table.renderRoot.querySelector('.say')).toHaveTextContent(text));

export const Pick: Story = tableStory(GAME, {name: 'Pick', state: {lord: 1, row: ROW}});

export const Extra: Story = tableStory(GAME, {
  name: 'Extra: the Knight allows one more',
  state: {lord: 1, row: ROW, open: [4]},
  then: (table) => says(table, 'The Knight: reveal one more'),
});

export const Refused: Story = tableStory(GAME, {
  name: 'A card is refused',
  state: {lord: 1, row: ROW, open: [4]},
  then: async (table) => {
    cardsOf(table)[4]!.click();
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    await waitFor(() => expect(hand.renderRoot.querySelector('.bubble')).not.toBeNull());
  },
});

export const Found: Story = tableStory(GAME, {
  name: 'Game over: the King is found',
  state: {lord: 1, row: ROW},
  then: async (table) => {
    cardsOf(table)[2]!.click();
    await reaches(table, 'game-over');
    await tells(table, 'You found the King');
  },
});

export const Hidden: Story = tableStory(GAME, {
  name: 'Game over: the King stays hidden',
  state: {lord: 1, row: ROW},
  then: async (table) => {
    cardsOf(table)[0]!.click();
    await reaches(table, 'game-over');
    await tells(table, 'The King was the third card');
  },
});

export const Stopped: Story = tableStory(GAME, {
  name: 'Game over: stopped at the Knight',
  state: {lord: 1, row: ROW, open: [4]},
  then: async (table) => {
    buttonOf(table, 'stop').click();
    await reaches(table, 'game-over');
  },
});

export const Shuffle: Story = tableStory(GAME, {
  name: 'Option: the lord lays the cards',
  state: {lord: 0, phase: 'shuffle', row: ['witch', 'king'], options: {lordArranges: 'on'}},
});

export const Series: Story = tableStory(GAME, {
  name: 'Option: best of three, between two matches',
  state: {lord: 1, row: ROW, options: {bestOf: 3}},
  then: async (table) => {
    cardsOf(table)[2]!.click();
    await says(table, 'You win');
    await waitFor(() => expect(buttonOf(table, 'go')).not.toBeNull());
  },
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1, the vassal',
  seat: 1,
  state: {lord: 0, row: ROW},
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: {lord: 1, row: ROW, open: [4]},
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: {lord: 1, row: ROW, open: [4]},
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
