import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-at-court';

const meta: Meta = {title: 'Games/The King at Court', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const tells = (table: GstkTable, where: string, text: string): Promise<void> =>
  waitFor(() => expect(table.renderRoot.querySelector(where)).toHaveTextContent(text));
const tab = (table: GstkTable, at: number): void =>
  table.renderRoot.querySelectorAll<HTMLElement>('.kind')[at]!.click();
const accuse = async (table: GstkTable, seat: number, name: string): Promise<void> => {
  table.renderRoot.querySelector<HTMLElement>(`.place[data-seat="${seat}"] .pick`)!.click();
  await waitFor(() => expect(buttonOf(table, 'accuse')).toHaveTextContent(name));
};
const phrase = (table: GstkTable, at: number): void =>
  table.renderRoot.querySelectorAll<HTMLElement>('.phrases button')[at]!.click();

/** Bots are slow enough to be listened to. */
const slow = {speed: 'slow'};
const hands = [['knight'], ['king'], ['dragon'], ['witch']];
const asKing = [['king'], ['knight'], ['dragon'], ['witch']];
const talk = [
  {seat: 1, saying: {say: 'ask', seat: 0}},
  {seat: 2, saying: {say: 'am', title: 'Knight'}},
  {seat: 3, saying: {say: 'think', seat: 2, title: 'Dragon'}},
];

export const Look: Story = tableStory(GAME, {name: 'Look: the reader’s card', state: {hands}});

export const Question: Story = tableStory(GAME, {
  name: 'Question',
  attributes: slow,
  state: {phase: 'question', hands, talk},
  then: async (table) => {
    phrase(table, 0);
    await waitFor(() => expect(table.renderRoot.querySelector('.talk .mine')).not.toBeNull());
  },
});

export const Suspect: Story = tableStory(GAME, {
  name: 'Question: suspecting a player',
  attributes: slow,
  state: {phase: 'question', hands, talk},
  then: async (table) => {
    tab(table, 1);
    await waitFor(() => expect(table.renderRoot.querySelector('.phrases.think')).not.toBeNull());
  },
});

export const Write: Story = tableStory(GAME, {
  name: 'Question: in the reader’s own words',
  attributes: slow,
  state: {phase: 'question', hands, talk},
  then: async (table) => {
    tab(table, 3);
    await waitFor(() => expect(table.renderRoot.querySelector('.writing')).not.toBeNull());
  },
});

export const King: Story = tableStory(GAME, {
  name: 'Question: the King asks',
  attributes: slow,
  state: {phase: 'question', hands: asKing, talk: talk.slice(1)},
});

export const Witch: Story = tableStory(GAME, {
  name: 'Shuffle: the Witch shows all cards',
  attributes: slow,
  state: {phase: 'question', hands: [['witch'], ['king'], ['dragon'], ['knight']]},
  shows: 'my-turn',
  then: async (table) => {
    buttonOf(table, 'witch').click();
    await tells(table, '.say', 'dealt again');
  },
});

export const Peek: Story = tableStory(GAME, {
  name: 'Peek: the Knight of before may look',
  state: {
    phase: 'peek',
    hands: [['witch'], ['king'], ['knight'], ['dragon']],
    was: ['Knight', 'King', 'Dragon', 'Witch'],
    talk,
  },
});

export const Accuse: Story = tableStory(GAME, {
  name: 'Accuse',
  state: {phase: 'accuse', hands: asKing, talk: talk.slice(1)},
  then: async (table) => {
    await accuse(table, 2, 'Accuse Nora');
  },
});

export const Joining: Story = tableStory(GAME, {
  name: 'The Beggar’s choice: everybody is asked alike',
  state: {hands: [['knight'], ['king'], ['dragon'], ['witch'], ['beggar']], accused: 2},
});

export const Over: Story = tableStory(GAME, {
  name: 'Game over: the Dragon was accused',
  state: {phase: 'accuse', hands: asKing, talk: talk.slice(1)},
  then: async (table) => {
    await accuse(table, 2, 'Nora');
    buttonOf(table, 'accuse').click();
    await reaches(table, 'deal-over');
    buttonOf(table, 'go').click();
    await reaches(table, 'game-over');
    await tells(table, '.ended', 'with the Wise');
  },
});

export const Rounds: Story = tableStory(GAME, {
  name: 'Option: three rounds, between two of them',
  state: {phase: 'accuse', hands: asKing, options: {rounds: 3}},
  then: async (table) => {
    await accuse(table, 1, 'Otto');
    buttonOf(table, 'accuse').click();
    await reaches(table, 'deal-over');
    await tells(table, '.strip', 'The Wicked win');
  },
});

export const Five: Story = tableStory(GAME, {
  name: 'Five players, after the Witch',
  attributes: slow,
  state: {
    phase: 'question',
    hands: [['beggar'], ['king'], ['dragon'], ['witch'], ['knight']],
    was: ['Knight', 'King', 'Witch', 'Dragon', 'Beggar'],
    talk,
    past: 2,
  },
});

export const Seat2: Story = tableStory(GAME, {
  name: 'Seen from seat 2, the Dragon',
  seat: 2,
  attributes: slow,
  state: {phase: 'question', hands, talk},
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {...slow, theme: 'felt'},
  state: {phase: 'question', hands, talk},
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {...slow, locale: 'ru'},
  state: {phase: 'question', hands, talk},
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
