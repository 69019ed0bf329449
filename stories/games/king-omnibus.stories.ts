import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import type {Match} from '../../src/match/index.js';
import {chartStory} from '../support/chart/chart-story.js';
import {lessonStory, reviewStory, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-omnibus';

const meta: Meta = {title: 'Games/King/Omnibus', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

interface King {
  readonly deal: number;
  readonly trick: readonly unknown[];
  readonly played: readonly unknown[];
}
const king = (match: Match): King => match.state as unknown as King;
const mine = (match: Match): boolean => match.turn.includes(0);
const tricks =
  (count: number) =>
  (match: Match): boolean =>
    king(match).played.length >= count && mine(match);

export const Opening: Story = tableStory(GAME, {name: 'Opening'});
export const MidDeal: Story = tableStory(GAME, {name: 'Mid-deal', until: tricks(6)});
export const SecondDeal: Story = tableStory(GAME, {
  name: 'Second deal, with scores',
  until: (match) => king(match).deal === 2 && mine(match),
});
export const Three: Story = tableStory(GAME, {
  name: 'Three players, seventeen cards',
  seats: 3,
  until: (match) => mine(match) && king(match).trick.length > 0,
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Seat1: Story = tableStory(GAME, {name: 'Seen from seat 1', seat: 1});
export const Seat2: Story = tableStory(GAME, {name: 'Seen from seat 2', seat: 2});
export const Seat3: Story = tableStory(GAME, {name: 'Seen from seat 3', seat: 3});
export const Reviewed: Story = reviewStory(GAME, {state: {seats: 4, sheet: [[-99, 0, 0, 0]]}});

export const Lesson: Story = lessonStory('omnibus');

export const Chart: Story = chartStory(() => entryOf(GAME).load());
