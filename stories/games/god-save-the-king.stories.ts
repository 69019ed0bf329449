import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {entryOf} from '../../src/embed/catalogue.js';
import type {Match} from '../../src/match/index.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, tableStory} from './table-story.js';

const GAME = 'god-save-the-king';

const meta: Meta = {title: 'Games/God Save the King', component: 'gstk-table'};
export default meta;

type Story = StoryObj;

/** Seat 0 is asked for such a move. */
const asks =
  (kind: string) =>
  (match: Match): boolean =>
    match.turn.includes(0) && match.moves(0).some(({type}) => type === kind);

const handOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];
const lay = async (table: GstkTable, ...cards: readonly number[]): Promise<void> => {
  for (const card of cards) {
    handOf(table)[card]!.click();
    await table.updateComplete;
    await table.renderRoot.querySelector('gstk-hand')!.updateComplete;
  }
};

export const Formation: Story = tableStory(GAME, {
  name: 'Laying a formation',
  then: async (table) => {
    await lay(table, 6, 1);
    await expect(table.renderRoot.querySelectorAll('[data-slot].pick')).toHaveLength(2);
  },
});

export const KingOnAFlank: Story = tableStory(GAME, {
  name: 'A King on a flank is warned of',
  then: async (table) => {
    await lay(table, 1, 4, 6);
    await expect(buttonOf(table, 'lay')).toHaveTextContent('anyway');
  },
});

export const Rout: Story = tableStory(GAME, {
  name: 'A card may be routed',
  until: asks('rout'),
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('[data-rout]')!.click();
    await waitFor(() => expect(buttonOf(table, 'rout')).not.toBeNull());
  },
});

export const Declare: Story = tableStory(GAME, {
  name: 'A push: declare',
  until: asks('declare'),
  then: async (table) => {
    table.renderRoot.querySelectorAll<HTMLElement>('.rank input')[8]!.click();
    await waitFor(() =>
      expect(buttonOf(table, 'declare')).toHaveAttribute('aria-disabled', 'false'),
    );
  },
});

export const Answer: Story = tableStory(GAME, {
  name: 'A push: accept or challenge',
  until: asks('challenge'),
});

export const Verdict: Story = tableStory(GAME, {
  name: 'A challenge is answered',
  until: asks('challenge'),
  then: async (table) => {
    buttonOf(table, 'challenge').click();
    await waitFor(() => expect(table.renderRoot.querySelector('.verdict')).not.toBeNull());
  },
});

export const ThreePlayers: Story = tableStory(GAME, {
  name: 'Three players, one waits',
  seats: 3,
  until: asks('declare'),
});

export const FourPlayers: Story = tableStory(GAME, {
  name: 'Four players, two tricks at once',
  seats: 4,
  until: asks('rout'),
});

export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  until: asks('challenge'),
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  until: asks('declare'),
});

export const Known: Story = tableStory(GAME, {
  name: 'What is known, and the rules',
  until: asks('challenge'),
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('[data-panel=rules]')!.click();
    await waitFor(() => expect(table.renderRoot.querySelector('.rules')).not.toBeNull());
  },
});

export const Chart: Story = chartStory(() => entryOf(GAME)!.load());
