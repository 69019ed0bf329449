import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, within} from 'storybook/test';
import '../../src/elements/gstk-seat/gstk-seat.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  name: string;
  arms: number;
  score: number | null;
  cards: number | null;
  taken: number | null;
  takenUnit: string;
  turn: boolean;
  own: boolean;
  flat: boolean;
}

const seat = (args: Args) =>
  html`<gstk-seat
    .name=${args.name}
    .arms=${args.arms}
    .score=${args.score}
    .cards=${args.cards}
    .taken=${args.taken}
    .takenUnit=${args.takenUnit}
    ?turn=${args.turn}
    ?own=${args.own}
    ?flat=${args.flat}
    .messages=${wordsOf(args)}
  ></gstk-seat>`;

const meta: Meta<Args> = {
  title: 'Elements/Seat',
  component: 'gstk-seat',
  args: {
    ...STAGE,
    name: 'Otto',
    arms: 1,
    score: -8,
    cards: 7,
    taken: 2,
    takenUnit: 'tricks',
    turn: false,
    own: false,
    flat: false,
  },
  argTypes: {...stageControls, arms: {control: {type: 'range', min: 0, max: 10}}},
  render: (args) => onStage(args, seat(args)),
};

export default meta;
type Story = StoryObj<Args>;

export const Waiting: Story = {};

/** A caret, a bar and words: never by colour alone. */
export const ToPlay: Story = {
  args: {turn: true},
  play: async ({canvasElement}) => {
    const inner = within(inside(staged(canvasElement, 'gstk-seat')));
    await expect(inner.getByRole('group', {name: 'Otto, to play'})).toBeVisible();
  },
};

/** In the strip of a narrow table the words behind the numbers are for screen readers only. */
export const Narrow: Story = {args: {width: 320, turn: true}};

export const OwnSeat: Story = {args: {name: 'You', arms: 0, own: true, turn: true, cards: null}};

export const Russian: Story = {
  args: {language: 'ru', name: 'Нора', arms: 2, taken: 1, takenUnit: 'взятка'},
};

export const OnFelt: Story = {args: {theme: 'felt', turn: true}};

/** Eleven arms: the division tells twins apart without colour. */
export const AllArms: Story = {
  render: (args) =>
    onStage(
      args,
      html`${[
        'Ada',
        'Otto',
        'Nora',
        'Emil',
        'Vera',
        'Bert',
        'Ida',
        'Mara',
        'Ruth',
        'Jan',
        'Paul',
      ].map((name, arms) => seat({...args, name, arms, flat: true}))}`,
    ),
};
