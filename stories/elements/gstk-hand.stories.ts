import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, fn, userEvent, waitFor, within} from 'storybook/test';
import type {Card} from '../../src/cards/index.js';
import '../../src/elements/gstk-hand/gstk-hand.js';
import {inside, onStage, STAGE, type Stage, staged, stageControls, wordsOf} from './on-stage.js';

interface Args extends Stage {
  cards: readonly (Card | null)[];
  dealt: number;
  legal: readonly Card[] | null;
  selected: readonly Card[];
  hint: Card | null;
  refused: Card | null;
  choose: boolean;
  letters: string;
  deck: 'four-colour' | 'two-colour';
}

const EIGHT: readonly Card[] = ['AS', 'QS', '7S', 'KH', 'TH', '8H', '9C', 'JD'];
const THIRTEEN: readonly Card[] = [
  ...(['AS', 'TS', '6S', '2S', 'KH', 'QH', '8H'] as const),
  ...(['JC', '9C', '5C', 'AD', 'TD', '4D'] as const),
];
const SPADES: readonly Card[] = ['AS', 'QS', '7S'];
const onWish = fn<(detail: unknown) => void>();

const meta: Meta<Args> = {
  title: 'Elements/Hand',
  component: 'gstk-hand',
  args: {
    ...STAGE,
    cards: EIGHT,
    dealt: 0,
    legal: null,
    selected: [],
    hint: null,
    refused: null,
    choose: false,
    letters: 'en',
    deck: 'four-colour',
  },
  argTypes: stageControls,
  render: (args) =>
    onStage(
      args,
      html`<gstk-hand
        .cards=${args.cards}
        .dealt=${args.dealt}
        .legal=${args.legal}
        .why=${() => (args.language === 'ru' ? 'ходят с пик' : 'follow spades')}
        .selected=${args.selected}
        .hint=${args.hint}
        .refused=${args.refused && {card: args.refused, why: args.language === 'ru' ? 'ходят с пик' : 'follow spades'}}
        .rule=${args.language === 'ru' ? 'Правило' : 'Rule'}
        .choose=${args.choose}
        .letters=${args.letters}
        .deck=${args.deck}
        .messages=${wordsOf(args)}
        @gstk-wish=${({detail}: CustomEvent<unknown>) => onWish(detail)}
      ></gstk-hand>`,
    ),
  beforeEach: () => {
    onWish.mockClear();
  },
};

export default meta;
type Story = StoryObj<Args>;

/** Another player's turn: full faces, all alike. */
export const AtRest: Story = {};

/** Three spades may be played; the rest lie lower, are hollow and say why. */
export const MyTurn: Story = {
  args: {legal: SPADES},
  play: async ({canvasElement}) => {
    const hand = within(inside(staged(canvasElement, 'gstk-hand')));
    await userEvent.click(hand.getByRole('button', {name: 'queen of spades'}));
    await expect(onWish).toHaveBeenLastCalledWith({card: 'QS', index: 1});
    await import('../../src/elements/gstk-hand/hand-interaction.js'); // its keys come with the first focus
    await new Promise(requestAnimationFrame);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(onWish).toHaveBeenLastCalledWith({card: 'KH', index: 3});
    await expect(hand.getByRole('button', {name: 'king of hearts'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Thirteen cards in a narrow column: two rows, every strip wide enough for a finger. */
export const Thirteen: Story = {
  args: {cards: THIRTEEN, width: 320, legal: ['JC', '9C', '5C'], selected: ['5C']},
};

/** The refused card, with the reason and the button to the rule. */
export const Refused: Story = {args: {legal: SPADES, refused: 'TH', width: 320}};

export const Hinted: Story = {args: {legal: SPADES, hint: 'QS'}};

/** Cards are picked, not played: each button shows whether it is pressed. */
export const Choosing: Story = {
  args: {choose: true, legal: EIGHT, selected: ['KH', 'JD']},
  play: async ({canvasElement}) => {
    const hand = within(inside(staged(canvasElement, 'gstk-hand')));
    await expect(hand.getByRole('button', {name: 'king of hearts', pressed: true})).toBeVisible();
  },
};

/** Focus stays at the place of the card that was played. */
export const PlayedByKeys: Story = {
  args: {legal: SPADES},
  play: async ({canvasElement}) => {
    const element = staged(canvasElement, 'gstk-hand');
    const hand = within(inside(element));
    element.focusCard(1);
    element.cards = EIGHT.filter((card) => card !== 'QS');
    await waitFor(() =>
      expect(element.shadowRoot?.activeElement).toBe(
        hand.getByRole('button', {name: '7 of spades'}),
      ),
    );
  },
};

/** The same fan, read from its other end. */
export const RightToLeft: Story = {args: {cards: THIRTEEN, dir: 'rtl', legal: SPADES, width: 480}};

export const LargePrint: Story = {args: {cardSize: 'large', legal: SPADES, width: 320}};

export const Russian: Story = {args: {language: 'ru', letters: 'ru', legal: SPADES, hint: 'QS'}};

export const OnFelt: Story = {args: {theme: 'felt', legal: SPADES, refused: 'TH'}};

export const FaceDown: Story = {args: {cards: [null, null, null, null, null]}};
