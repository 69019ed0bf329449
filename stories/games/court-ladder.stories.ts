import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkHand} from '../../src/elements/gstk-hand/gstk-hand.component.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import type {LadderView} from '../../src/games/court-ladder/index.js';
import {scenesOf} from '../../src/games/court-ladder/scenes.fixture.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, lessonStory, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'court-ladder';

const meta: Meta = {title: 'Games/Court Ladder', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const at = (scene: string, seats = 5): object => scenesOf(seats)[scene]!;
const say = (table: GstkTable): string =>
  table.renderRoot.querySelector('.say strong')?.textContent ?? '';
const handOf = (table: GstkTable): GstkHand => table.renderRoot.querySelector('gstk-hand')!;
const refusal = (table: GstkTable): string =>
  handOf(table).renderRoot.querySelector('.bubble .why')?.textContent.trim() ?? '';
const cardOf = (table: GstkTable, name: string): HTMLElement =>
  handOf(table).renderRoot.querySelector<HTMLElement>(`.card[aria-label="${name}"]`)!;

export const Opening: Story = tableStory(GAME, {
  name: 'Opening: the ranks are drawn, the King names the trump',
  seats: 6,
  seed: 'king 11',
});
export const Trump: Story = tableStory(GAME, {name: 'Trump: you are King', state: at('trump')});
export const Attack: Story = tableStory(GAME, {name: 'Attack upwards', state: at('attack')});
export const FreeAttack: Story = tableStory(GAME, {
  name: 'Attack anyone: first a rung, then a card',
  state: at('free', 8),
  then: async (table) => {
    cardOf(table, '7 of clubs').click();
    await waitFor(() => expect(refusal(table)).toBe('first choose whom to attack'));
    table.renderRoot.querySelector<HTMLElement>('.choice[data-seat="3"]')!.click();
    await waitFor(() => expect(say(table)).toBe('Attack Vera'));
  },
});
export const Defence: Story = tableStory(GAME, {
  name: 'Beat or take; a refusal says why',
  state: at('defence'),
  then: async (table) => {
    cardOf(table, '7 of clubs').click();
    await waitFor(() => expect(refusal(table)).toBe('it is not higher'));
  },
});
export const Leave: Story = tableStory(GAME, {
  name: 'The King’s leave: all, nobody, or single players',
  state: at('leave', 8),
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('.choice[data-seat="2"]')!.click();
    await waitFor(() => expect(buttonOf(table, 'chosen')).toHaveTextContent('These'));
  },
});
export const ThrowIn: Story = tableStory(GAME, {name: 'Throw-in', state: at('throwIn')});
export const ThrowInLate: Story = tableStory(GAME, {
  name: 'Throw-in: five of six cards lie there',
  state: at('many'),
});
export const Taking: Story = tableStory(GAME, {
  name: 'Throw-in after “I take”',
  state: at('taking'),
});
export const Swap: Story = tableStory(GAME, {
  name: 'Swap: taking from below changes places',
  state: at('defence'),
  then: async (table) => {
    buttonOf(table, 'take').click();
    const ranks = (): readonly number[] => (table.view as unknown as LadderView).ranks;
    await waitFor(() => expect(ranks().indexOf(2)).toBeLessThan(ranks().indexOf(0)), {
      timeout: 6000,
    });
  },
});
export const Joker: Story = tableStory(GAME, {
  name: 'Joker: it names a new trump',
  state: at('joker'),
  then: async (table) => {
    cardOf(table, 'red joker').click();
    await waitFor(() => expect(say(table)).toBe('Name the new trump'));
  },
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  state: at('over'),
  shows: 'game-over',
});
export const Eight: Story = tableStory(GAME, {
  name: 'Eight players, two packs: beat or take',
  state: at('defence', 8),
});
export const Eleven: Story = tableStory(GAME, {
  name: 'Eleven players: a long throw-in',
  state: at('many', 11),
});
export const ElevenFolded: Story = tableStory(GAME, {
  name: 'Eleven players: a folded ladder opens',
  attributes: {style: 'max-inline-size: 320px'},
  state: at('defence', 11),
});
export const ElevenLeave: Story = tableStory(GAME, {
  name: 'Eleven players: the King’s leave',
  state: at('leave', 11),
});
export const ElevenOver: Story = tableStory(GAME, {
  name: 'Eleven players: game over',
  state: at('over', 11),
  shows: 'game-over',
});
export const Sixteen: Story = tableStory(GAME, {
  name: 'Sixteen players, three packs: beat or take',
  attributes: {style: 'max-inline-size: 320px'},
  state: at('defence', 16),
});
export const SixteenTargets: Story = tableStory(GAME, {
  name: 'Sixteen players: the King attacks anyone',
  attributes: {style: 'max-inline-size: 320px'},
  state: at('free', 16),
});
export const Seat3: Story = tableStory(GAME, {
  name: 'Seen from seat 3',
  seats: 6,
  seat: 3,
  until: (match) => match.turn.includes(3) && match.phase.startsWith('bout'),
});
export const Lesson: Story = lessonStory('ladder');

export const Chart: Story = chartStory(() => entryOf(GAME).load());
