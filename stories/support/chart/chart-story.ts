import type {StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import {define} from '../../../src/elements/shared/define.js';
import type {Game} from '../../../src/game/index.js';
import {ChartPlayer} from './chart-player.js';
import type {DrawnChart} from './drawn-chart.js';
import type {RunSetup} from './run.js';

define('chart-player', ChartPlayer);

/** The chart inside the player, once it has been drawn. */
async function chartIn(player: ChartPlayer): Promise<ShadowRoot> {
  await player.updateComplete;
  const chart = player.shadowRoot!.querySelector<DrawnChart>('drawn-chart')!;
  await waitFor(() => expect(chart.shadowRoot!.querySelector('svg')).not.toBeNull(), {
    timeout: 60_000,
  });
  await chart.updateComplete;
  return chart.shadowRoot!;
}

/**
 * The story of a game's chart: a seeded random match to step through while the chart shows the
 * phase. Its play function visits each phase and checks that it is highlighted.
 * @param load the `load` of the game's catalogue entry
 * @param phases the phases, in the names of a match, `push.declare`; all that occur when empty
 * @param setup seats, options and a seed with which every phase occurs
 */
export const chartStory = (
  load: () => Promise<Game>,
  phases: readonly string[] = [],
  setup: RunSetup = {},
): StoryObj<RunSetup> => ({
  args: {seed: 'chart', ...setup},
  loaders: [async () => ({game: await load()})],
  render: (args, {loaded}) =>
    html`<chart-player
      .game=${(loaded as {game: Game}).game}
      .setup=${args}
      .phases=${phases}
    ></chart-player>`,
  play: async ({canvasElement}) => {
    const player = canvasElement.querySelector('chart-player')!;
    await chartIn(player);
    const buttons = player.shadowRoot!.querySelectorAll<HTMLButtonElement>('.phases button');
    await expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      await expect(button, `the match comes to ${button.innerText}`).toBeEnabled();
      button.click();
      const chart = await chartIn(player);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const lit = [...chart.querySelectorAll('.leaf.lit')].map((box) =>
        box.getAttribute('data-state'),
      );
      for (const leaf of button.innerText.trim().split(' + ')) await expect(lit).toContain(leaf);
    }
    player.at = 0;
  },
});
