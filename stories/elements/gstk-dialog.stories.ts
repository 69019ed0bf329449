import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';
import {expect, fn, userEvent, waitFor} from 'storybook/test';
import '../../src/elements/gstk-dialog/gstk-dialog.js';
import type {GstkStage} from '../../src/elements/shared/stage.fixture.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  heading: string;
  open: boolean;
}

const onClose = fn();

const meta: Meta<Args> = {
  title: 'Elements/Dialog',
  component: 'gstk-dialog',
  args: {...STAGE, heading: 'Rules', open: true},
  argTypes: stageControls,
  parameters: {docs: {story: {inline: false, iframeHeight: 320}}},
  render: (args) =>
    onStage(
      args,
      html`${Array.from({length: 12}, () => html`<p>The table.</p>`)}
      ${
        args.open
          ? html`<gstk-dialog
              .heading=${args.heading}
              .messages=${wordsOf(args)}
              @gstk-close=${onClose}
            >
              <p>Seven deals to avoid, seven to take.</p>
            </gstk-dialog>`
          : nothing
      }`,
    ),
  beforeEach: () => {
    onClose.mockClear();
  },
};

export default meta;
type Story = StoryObj<Args>;

/** It is open as long as it exists; Escape asks to close it. */
export const Open: Story = {
  play: async ({canvasElement}) => {
    const dialog = staged(canvasElement, 'gstk-dialog');
    await waitFor(() => expect(inside(dialog).querySelector('dialog')?.open).toBe(true));
    await userEvent.click(inside(dialog).querySelector('button')!);
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

/** Gone, and focus is back where it was. */
export const Closed: Story = {
  args: {open: false},
  play: async ({canvasElement}) => {
    const stage = canvasElement.querySelector<GstkStage>('gstk-stage');
    await expect(stage?.shadowRoot?.querySelector('gstk-dialog')).toBe(null);
  },
};
