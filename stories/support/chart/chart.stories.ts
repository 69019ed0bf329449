import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {game} from '../../../src/testing/sample/index.js';
import {drawChart} from './chart.js';
import {chartStory} from './chart-story.js';
import {sketch} from './sketch.js';

/**
 * `drawChart(machine, {lit})` draws any machine from its definition; `chartStory(load, phases)`
 * makes a story for a game.
 */
const meta: Meta<{lit: string}> = {title: 'Support/Chart'};
export default meta;
type Story = StoryObj<{lit: string}>;

/**
 * The hardest case: two tricks in parallel, boxes three levels deep, and arrows that leave them.
 */
export const Sketch: Story = {
  args: {lit: 'tricks.first.push.declare + tricks.second.rout'},
  argTypes: {
    lit: {
      control: 'select',
      options: [
        'tricks.first.waiting + tricks.second.waiting',
        'tricks.first.formation + tricks.second.formation',
        'tricks.first.rout',
        'tricks.first.flip + tricks.second.lastRout',
        'tricks.first.skirmish + tricks.second.lastRout',
        'tricks.first.push.declare + tricks.second.rout',
        'tricks.first.push.challenge + tricks.second.elimination',
        'tricks.first.collect + tricks.second.waiting',
        'reshuffle',
        'over',
      ],
    },
  },
  render: ({lit}) => drawChart(sketch, {lit}),
  play: async ({canvasElement, args: {lit}}) => {
    const {shadowRoot} = canvasElement.querySelector('drawn-chart')!;
    await waitFor(() => expect(shadowRoot!.querySelector('svg')).not.toBeNull(), {timeout: 60_000});
    const leaves = [...shadowRoot!.querySelectorAll('.leaf.lit')];
    await expect(leaves.map((leaf) => leaf.getAttribute('data-state'))).toEqual(lit.split(' + '));
    await expect(leaves.every((leaf) => leaf.querySelector('.mark'))).toBe(true);
    await expect(shadowRoot!.querySelector('svg')).toHaveAccessibleName(
      `Statechart of god-save-the-king (a sketch); lit: ${lit.replace(' + ', ' and ')}`,
    );
  },
};

/** A match of a small game, step by step. */
export const Match = chartStory(() => Promise.resolve(game), ['lead', 'follow', 'over']);
