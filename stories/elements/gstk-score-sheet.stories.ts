import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, within} from 'storybook/test';
import '../../src/elements/gstk-score-sheet/gstk-score-sheet.js';
import type {SheetRow} from '../../src/elements/gstk-score-sheet/gstk-score-sheet.component.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  names: readonly string[];
  rows: readonly SheetRow[];
  current: number | null;
}

const PLAYED: readonly SheetRow[] = [
  {label: 'No tricks', points: [-2, -6, -4, -4]},
  {label: 'No boys', points: [-4, 0, -12, 0]},
  {label: 'No girls', points: [0, -8, -4, -4]},
  {label: 'No hearts', points: [-6, -2, -4, -4]},
  {label: 'No king', points: [0, 0, 0, -16]},
  {label: 'No last two', points: [-8, 0, -8, 0]},
];
const TO_COME: readonly SheetRow[] = ['Everything costs', 'Tricks', 'Boys', 'Girls', 'Hearts'].map(
  (label) => ({label, points: null, half: label === 'Tricks'}),
);

const meta: Meta<Args> = {
  title: 'Elements/Score sheet',
  component: 'gstk-score-sheet',
  args: {
    ...STAGE,
    names: ['You', 'Otto', 'Nora', 'Vera'],
    rows: [...PLAYED, ...TO_COME],
    current: 5,
  },
  argTypes: stageControls,
  render: (args) =>
    onStage(
      args,
      html`<gstk-score-sheet
        .names=${args.names}
        .rows=${args.rows}
        .current=${args.current}
        .own=${0}
        .messages=${wordsOf(args)}
      ></gstk-score-sheet>`,
    ),
};

export default meta;
type Story = StoryObj<Args>;

/** Each cell: the points of the deal, then the total so far. */
export const MidMatch: Story = {
  play: async ({canvasElement}) => {
    const sheet = within(inside(staged(canvasElement, 'gstk-score-sheet')));
    await expect(sheet.getByRole('row', {current: true})).toHaveTextContent('No last two');
    await expect(sheet.getByRole('columnheader', {name: 'Nora'})).toBeVisible();
  },
};

export const Narrow: Story = {args: {width: 296}};

export const Six: Story = {
  args: {
    width: 296,
    names: ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Maximiliane'],
    rows: PLAYED.map((row) => ({...row, points: [...(row.points ?? []), -12, 26]})),
  },
};

export const OnFelt: Story = {args: {theme: 'felt'}};
