import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import '../../src/embed/game-chart/game-chart.js';
import '../../src/embed/king-game/king-game.js';
import {catalogue} from '../../src/embed/catalogue.js';
import type {GameChart} from '../../src/embed/game-chart/game-chart.component.js';

/** The phases of a game, to step through or to follow a table by. */
const meta: Meta<Pick<GameChart, 'game' | 'locale'>> = {
  title: 'Embed/game-chart',
  component: 'game-chart',
  args: {game: 'court-ladder', locale: 'auto'},
  argTypes: {
    game: {control: 'select', options: catalogue.map(({id}) => id)},
    locale: {control: 'inline-radio', options: ['auto', 'en', 'ru']},
  },
  render: ({game, locale}) => html`<game-chart game=${game} locale=${locale}></game-chart>`,
};
export default meta;
type Story = StoryObj<Pick<GameChart, 'game' | 'locale'>>;

/** The chart of a story, once it has been drawn. */
async function drawn(page: HTMLElement): Promise<ShadowRoot> {
  const {shadowRoot} = page.querySelector('game-chart')!;
  await waitFor(() => expect(shadowRoot!.querySelector('svg')).not.toBeNull(), {timeout: 60_000});
  return shadowRoot!;
}

export const Step: Story = {
  play: async ({canvasElement}) => {
    const chart = await drawn(canvasElement);
    chart.querySelector<HTMLElement>('[data-to]')!.click();
    await waitFor(() => expect(chart.querySelector('.taken')).not.toBeNull());
  },
};

export const TwoTricksAtOnce: Story = {args: {game: 'god-save-the-king'}};

export const Russian: Story = {args: {game: 'crush-the-crown', locale: 'ru'}};

export const Dark: Story = {
  render: ({game}) =>
    html`<style>
        .night {
          color-scheme: dark;
          background: #15171b;
          padding: 12px;
        }
      </style>
      <div class="night"><game-chart game=${game}></game-chart></div>`,
};

/** It shows where a table of the same page is. */
export const Follows: Story = {
  render: () =>
    html`<king-game
        id="followed"
        variant="minsk"
        seed="7"
        speed="instant"
        storage-key="off"
        loading="eager"
      ></king-game>
      <game-chart for="followed"></game-chart>`,
  play: async ({canvasElement}) => {
    const chart = await drawn(canvasElement);
    await waitFor(() => expect(chart.querySelector('.leaf.lit')).not.toBeNull());
  },
};
