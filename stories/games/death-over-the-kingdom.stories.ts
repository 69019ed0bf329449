import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import type {Match} from '../../src/match/index.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'death-over-the-kingdom';

const meta: Meta = {title: 'Games/Death Over the Kingdom', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const nobody = (count: number): null[] => Array<null>(count).fill(null);
const kept = {type: 'fold'};

/** Seven at the table; the reader is the fourth to act and knows one card. */
const SEVEN = {
  seats: 7,
  dealer: 3,
  phase: 'act',
  round: 2,
  scores: [2, 2, 1, 3, 0, 1, 2],
  hands: [['queen'], ...nobody(6)],
  areas: ['thief', null, null, null, null, 'king', null],
  eyes: {areas: [[], [], [], [], [], [0], []]},
  deeds: [
    ...nobody(4),
    {type: 'exchange', with: [5]},
    kept,
    {type: 'use', card: 'juggler', with: [1, 2]},
  ],
};

/** The same with another card in front of the reader. */
const withCard = (card: string): object => ({
  ...SEVEN,
  areas: [card, ...SEVEN.areas.slice(1)],
});

/** Everybody else has acted, the reader deals. */
const DEALER = {...SEVEN, dealer: 0, deeds: [null, ...Array<object>(6).fill(kept)]};

const inside = (table: GstkTable, selector: string): HTMLElement =>
  table.renderRoot.querySelector<HTMLElement>(selector)!;
const pick = async (table: GstkTable, seat: number): Promise<void> => {
  inside(table, `[data-seat="${seat}"] input`).click();
  await table.updateComplete;
};
const press = async (table: GstkTable, id: string): Promise<void> => {
  buttonOf(table, id).click();
  await table.updateComplete;
};
const says = (table: GstkTable, text: string): Promise<void> =>
  expect(inside(table, '.say')).toHaveTextContent(text);

export const Choose: Story = tableStory(GAME, {name: 'Choose a card', seats: 5});

export const Act: Story = tableStory(GAME, {
  name: 'Act: seven players, one card known',
  state: SEVEN,
  then: async (table) => {
    await expect(inside(table, '[data-seat="5"]')).toHaveTextContent(
      'face down, you know it: King, 12',
    );
    await expect(inside(table, '[data-seat="6"]')).toHaveTextContent('Juggler: Otto, Nora');
  },
});

export const Target: Story = tableStory(GAME, {
  name: 'Act: whose card does the Thief take?',
  state: SEVEN,
  then: async (table) => {
    await press(table, 'use');
    await says(table, 'Whose card do you take?');
    await pick(table, 5);
    await waitFor(() => expect(buttonOf(table, 'confirm')).toHaveTextContent('Take from Ida'));
  },
});

export const TwoTargets: Story = tableStory(GAME, {
  name: 'Act: the Juggler, second player',
  state: withCard('juggler'),
  then: async (table) => {
    await press(table, 'use');
    await pick(table, 2);
    await press(table, 'confirm');
    await waitFor(() => says(table, 'Who swaps with Nora?'));
  },
});

export const Dragon: Story = tableStory(GAME, {
  name: 'Act: the Dragon',
  state: withCard('dragon'),
  then: async (table) => press(table, 'use'),
});

export const Merchant: Story = tableStory(GAME, {
  name: 'The Merchant has looked',
  state: {
    ...{seats: 4, dealer: 3, phase: 'decide', areas: ['merchant', 'king', null, null]},
  },
  then: async (table) => says(table, 'Otto has: King, 12'),
});

export const Cut: Story = tableStory(GAME, {
  name: 'The Dealer cuts',
  state: DEALER,
  then: async (table) => {
    await press(table, 'cut');
    await waitFor(() => expect(inside(table, '.kcut input')).not.toBeNull());
  },
});

export const Award: Story = tableStory(GAME, {
  name: 'The cards are shown, a point is given',
  state: DEALER,
  shows: 'my-turn',
  then: async (table) => {
    await press(table, 'fold');
    await reaches(table, 'deal-over');
    await expect(table.renderRoot.querySelectorAll('.kseat .gk[data-s]')).toHaveLength(6);
  },
});

export const Hinted: Story = tableStory(GAME, {
  name: 'A hint with its reason',
  state: {...SEVEN, eyes: {areas: [[], [], [], [], [], [0], []]}},
  then: async (table) => {
    await press(table, 'hint');
    await waitFor(() => expect(inside(table, '.say .q').textContent).not.toBe(''));
  },
});

export const GameOver: Story = tableStory(GAME, {
  name: 'Game over: the second place wins',
  state: {seats: 5, phase: 'over', scores: [5, 6, 3, 2, 1]},
  shows: 'game-over',
  then: async (table) => expect(inside(table, '.ended .title')).toHaveTextContent('you win'),
});

export const Nobody: Story = tableStory(GAME, {
  name: 'Game over: nobody wins',
  state: {seats: 4, phase: 'over', scores: [6, 6, 3, 3]},
  shows: 'game-over',
});

export const Three: Story = tableStory(GAME, {name: 'Three players', seats: 3});

export const Large: Story = tableStory(GAME, {
  name: 'The large game: sixteen players',
  seats: 16,
  options: {large: 'on'},
  until: (match: Match) => match.turn.includes(0),
});

export const LargeOver: Story = tableStory(GAME, {
  name: 'The large game is over',
  seats: 16,
  options: {large: 'on'},
  until: () => false,
  shows: 'game-over',
});

export const OwnDeck: Story = tableStory(GAME, {
  name: 'Another table of cards',
  state: {
    ...{seats: 3, dealer: 2, hands: [['plague', 'hangman', 'king'], null, null]},
    deck: [
      {id: 'plague', value: 0, copies: 3},
      {id: 'spy', value: 2, ability: 'look', copies: 4},
      {id: 'hangman', value: 4, second: 11, condition: {shows: ['spy'], without: ['king']}},
      {id: 'king', value: 12},
    ],
  },
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: SEVEN,
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: SEVEN,
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seats: 5,
  seat: 1,
  until: (match) => match.turn.length === 1 && match.turn.includes(1),
});

export const LastRound: Story = tableStory(GAME, {
  name: 'Last round, with the discarded cards',
  seats: 5,
  until: (match) => match.turn.includes(0) && match.phase === 'act' && match.length > 40,
  then: async (table) => {
    inside(table, '[data-panel=last-trick]').click();
    await waitFor(() => expect(table.renderRoot.querySelector('.lookup table')).not.toBeNull());
  },
});

export const Scores: Story = tableStory(GAME, {
  name: 'Scores',
  state: SEVEN,
  then: async (table) => {
    inside(table, '[data-panel=scores]').click();
    await waitFor(() => expect(table.renderRoot.querySelector('.ksheet')).not.toBeNull());
  },
});

export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel, with the cards',
  state: SEVEN,
  then: async (table) => {
    inside(table, '[data-panel=rules]').click();
    await waitFor(() => expect(table.renderRoot.querySelector('.rules .now')).not.toBeNull());
  },
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
