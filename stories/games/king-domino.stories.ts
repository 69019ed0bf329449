import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {asked} from './king-position.js';
import {buttonOf, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-domino';

const meta: Meta = {title: 'Games/King/Domino King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

export const Opening: Story = tableStory(GAME, {name: 'Opening, six cards each'});
export const Drawing: Story = tableStory(GAME, {
  name: 'I cannot follow: draw',
  until: asked('drawing'),
});
export const Drawn: Story = tableStory(GAME, {
  name: 'A card is drawn',
  until: asked('drawing', ({stock}) => stock.length > 4),
  then: async (table) => {
    const left = table.renderRoot.querySelector('.draw-pile b')!;
    const before = Number(left.textContent);
    buttonOf(table, 'draw').click();
    await waitFor(() => expect(Number(left.textContent)).toBeLessThan(before));
  },
});
export const Uneven: Story = tableStory(GAME, {
  name: 'Uneven hands, the bazaar is empty',
  until: asked(
    'play',
    ({hands, stock}) => stock.length === 0 && hands.some((hand) => hand.length === 0),
  ),
});
export const MustKing: Story = tableStory(GAME, {
  name: 'The bazaar is empty in “no king”',
  until: asked('play', ({deal, stock}) => deal === 5 && stock.length === 0),
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});
export const Chart: Story = chartStory(() => entryOf(GAME).load());
