import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor, within} from 'storybook/test';
import type {Card} from '../../src/cards/index.js';
import '../../src/elements/gstk-trick/gstk-trick.js';
import {placesFor} from '../../src/elements/gstk-trick/places.js';
import {trickTerms} from '../../src/elements/gstk-trick/trick-terms.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  players: number;
  cards: readonly Card[];
  lead: number;
  next: number | null;
  winning: number | null;
  askable: boolean;
}

const NAMES = {
  en: ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Ida'],
  ru: ['Вы', 'Отто', 'Нора', 'Вера', 'Берт', 'Ида'],
};

const meta: Meta<Args> = {
  title: 'Elements/Trick',
  component: 'gstk-trick',
  args: {
    ...STAGE,
    players: 4,
    cards: ['9S', 'KS', '8S'],
    lead: 1,
    next: 0,
    winning: 2,
    askable: false,
  },
  argTypes: {...stageControls, players: {control: {type: 'range', min: 2, max: 6}}},
  render: (args) =>
    onStage(
      args,
      html`<gstk-trick
        .seats=${placesFor(args.players).map((place, seat) => ({
          seat,
          place,
          name: NAMES[args.language][seat] ?? '',
        }))}
        .plays=${args.cards.map((card, index) => ({
          seat: (args.lead + index) % args.players,
          card,
        }))}
        .next=${args.next}
        .winning=${args.winning}
        .terms=${trickTerms(wordsOf(args))}
        ?askable=${args.askable}
        .from=${() => new DOMRect(0, 0, 120, 40)}
        .letters=${args.language}
        .messages=${wordsOf(args)}
      ></gstk-trick>`,
    ),
};

export default meta;
type Story = StoryObj<Args>;

/** Marks for the first card, the winning card and the seat to play. */
export const MyTurn: Story = {
  play: async ({canvasElement}) => {
    const trick = within(inside(staged(canvasElement, 'gstk-trick')));
    await expect(trick.getByRole('img', {name: 'Otto: 9 of spades, led'})).toBeInTheDocument();
    await expect(
      trick.getByRole('img', {name: 'Nora: king of spades, winning'}),
    ).toBeInTheDocument();
  },
};

/** All slots are there before any card is. */
export const Empty: Story = {args: {cards: [], next: 1, winning: null}};

export const Complete: Story = {
  args: {cards: ['8C', 'TC', 'AC', '9C'], lead: 1, next: null, winning: 3},
};

export const Three: Story = {args: {players: 3, cards: ['9S', 'KS'], winning: 2}};
export const Five: Story = {args: {players: 5, cards: ['9S', 'KS', '8S'], next: 4}};
export const Six: Story = {args: {players: 6, cards: ['9S', 'KS', '8S', '2H'], next: 5}};

/** Each card can be asked why it was played. */
export const Askable: Story = {args: {askable: true}};

export const Narrow: Story = {args: {width: 320}};
export const OnFelt: Story = {args: {theme: 'felt'}};
export const Russian: Story = {args: {language: 'ru'}};

/** The trick travels to its winner; the next change cuts it short. */
export const Collected: Story = {
  args: {cards: ['8C', 'TC', 'AC', '9C'], lead: 1, next: null, winning: 3},
  play: async ({canvasElement}) => {
    const trick = staged(canvasElement, 'gstk-trick');
    await trick.collectTo(canvasElement.getBoundingClientRect(), 280);
    trick.plays = [];
    await waitFor(() => expect(inside(trick).querySelector('.card')).toBe(null));
  },
};
