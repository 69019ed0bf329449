import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, fn, userEvent, within} from 'storybook/test';
import type {ChoiceDetail} from '../../src/elements/events.js';
import '../../src/elements/gstk-switch/gstk-switch.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  on: boolean;
}

const onChoose = fn<(detail: unknown) => void>();

const meta: Meta<Args> = {
  title: 'Elements/Switch',
  component: 'gstk-switch',
  args: {...STAGE, width: 320, on: false},
  argTypes: stageControls,
  render: (args) =>
    onStage(
      args,
      html`<gstk-switch
        name="shortcuts"
        .label=${wordsOf(args).t('setting/shortcuts')}
        .on=${args.on}
        .messages=${wordsOf(args)}
        @gstk-choose=${({detail}: CustomEvent<ChoiceDetail>) => onChoose(detail)}
      ></gstk-switch>`,
    ),
  beforeEach: () => {
    onChoose.mockClear();
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Off: Story = {
  play: async ({canvasElement}) => {
    const inner = within(inside(staged(canvasElement, 'gstk-switch')));
    await userEvent.click(inner.getByRole('switch', {name: 'Letter keys'}));
    await expect(onChoose).toHaveBeenCalledWith({name: 'shortcuts', value: 'on'});
  },
};

export const On: Story = {args: {on: true}};

export const OnFelt: Story = {args: {on: true, theme: 'felt'}};
