import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent} from 'storybook/test';
import '../../src/elements/gstk-log/gstk-log.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  lines: readonly string[];
}

const meta: Meta<Args> = {
  title: 'Elements/Log',
  component: 'gstk-log',
  args: {
    ...STAGE,
    width: 288,
    lines: [
      'Deal 3. No queens: each −4. Vera leads.',
      'Vera: 8 of spades.',
      'You: 7 of spades.',
      'Otto: 9 of spades.',
      'Nora: king of spades.',
      'Trick to Nora.',
    ],
  },
  argTypes: stageControls,
  render: (args) =>
    onStage(args, html`<gstk-log .lines=${args.lines} .messages=${wordsOf(args)}></gstk-log>`),
};

export default meta;
type Story = StoryObj<Args>;

/** The arrows walk it line by line, beginning with the newest. */
export const MidDeal: Story = {
  play: async ({canvasElement}) => {
    const log = staged(canvasElement, 'gstk-log');
    inside(log).querySelector<HTMLElement>('li:last-child')?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(log.shadowRoot?.activeElement).toHaveTextContent('Nora: king of spades.');
  },
};

export const Empty: Story = {args: {lines: []}};

export const OnFelt: Story = {args: {theme: 'felt'}};
