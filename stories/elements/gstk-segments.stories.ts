import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, fn, userEvent, within} from 'storybook/test';
import type {ChoiceDetail} from '../../src/elements/events.js';
import '../../src/elements/gstk-segments/gstk-segments.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  value: string;
}

const onChoose = fn<(detail: unknown) => void>();

const meta: Meta<Args> = {
  title: 'Elements/Segments',
  component: 'gstk-segments',
  args: {...STAGE, width: 320, value: 'normal'},
  argTypes: stageControls,
  render: (args) => {
    const messages = wordsOf(args);
    return onStage(
      args,
      html`<gstk-segments
        name="speed"
        .label=${messages.t('setting/speed')}
        .value=${args.value}
        .options=${(['slow', 'normal', 'fast', 'instant'] as const).map((value) => ({
          value,
          label: messages.t(`setting/speed/${value}`),
        }))}
        @gstk-choose=${({detail}: CustomEvent<ChoiceDetail>) => onChoose(detail)}
      ></gstk-segments>`,
    );
  },
  beforeEach: () => {
    onChoose.mockClear();
  },
};

export default meta;
type Story = StoryObj<Args>;

/** It asks for a value; the page decides. */
export const Speed: Story = {
  play: async ({canvasElement}) => {
    const inner = within(inside(staged(canvasElement, 'gstk-segments')));
    await userEvent.click(inner.getByRole('radio', {name: 'Fast'}));
    await expect(onChoose).toHaveBeenCalledWith({name: 'speed', value: 'fast'});
  },
};

/** Longer words take a second line. */
export const Russian: Story = {args: {language: 'ru'}};

export const OnFelt: Story = {args: {theme: 'felt', width: 480}};
