import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {DECKS} from '../../src/elements/card-face/card-face.js';
import {LETTERS} from '../../src/elements/card-face/art/glyphs.js';
import '../../src/embed/playing-card/playing-card.js';
import {CARD_SIZES, type PlayingCard} from '../../src/embed/playing-card/playing-card.component.js';

type Args = Pick<
  PlayingCard,
  'rank' | 'suit' | 'faceDown' | 'deck' | 'cardIndex' | 'size' | 'selected' | 'disabled' | 'label'
>;

const one = (args: Partial<Args>) =>
  html`<playing-card
    rank=${args.rank ?? 'K'}
    suit=${args.suit ?? 'H'}
    size=${args.size ?? 'medium'}
    deck=${args.deck ?? 'four-colour'}
    card-index=${args.cardIndex ?? 'auto'}
    label=${args.label ?? ''}
    ?face-down=${args.faceDown}
    ?selected=${args.selected}
    ?disabled=${args.disabled}
    >${args.rank ?? 'K'}${args.suit ?? 'H'}</playing-card
  >`;
const courts = (args: Partial<Args>) =>
  ['S', 'H', 'D', 'C'].map((suit) =>
    ['K', 'Q', 'J', 'A', '10'].map((rank) => one({...args, rank, suit})),
  );

const meta: Meta<Args> = {
  title: 'Embed/playing-card',
  component: 'playing-card',
  render: one,
  args: {
    rank: 'K',
    suit: 'H',
    size: 'medium',
    deck: 'four-colour',
    cardIndex: 'auto',
    label: '',
    faceDown: false,
    selected: false,
    disabled: false,
  },
  argTypes: {
    size: {control: 'inline-radio', options: CARD_SIZES},
    deck: {control: 'inline-radio', options: DECKS},
    cardIndex: {control: 'select', options: ['auto', ...LETTERS]},
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  async play({canvasElement}) {
    const root = canvasElement.querySelector('playing-card')!.shadowRoot!;
    await expect(root.querySelector('[role=img]')!.getAttribute('aria-label')).toBe(
      'king of hearts',
    );
  },
};

export const Sizes: Story = {
  render: (args) =>
    html`${(['small', 'medium', 'large'] as const).map((size) => one({...args, size}))}`,
};

/** In running text the card is index and suit, and the lines keep their distance. */
export const InASentence: Story = {
  render: (args) =>
    html`<p>
      West leads ${one({...args, rank: '10', size: 'inline'})}. Nobody wants
      ${one({...args, size: 'inline'})}, the king who costs four points, so East, who has no hearts,
      throws ${one({...args, rank: 'A', suit: 'D', size: 'inline'})} and keeps
      ${one({...args, faceDown: true, size: 'inline'})} for the end.
    </p>`,
};

export const States: Story = {
  render: (args) =>
    html`${one(args)} ${one({...args, selected: true})} ${one({...args, disabled: true})}
    ${one({...args, faceDown: true})}`,
};

export const Jokers: Story = {
  render: (args) => html`${one({...args, rank: '*1'})} ${one({...args, rank: '*2'})}`,
};

export const Dark: Story = {
  render: (args) =>
    html`<style>
        .night {
          color-scheme: dark;
          background: #15171b;
          padding: 12px;
        }
      </style>
      <div class="night">
        ${courts({...args, size: 'small'})} ${one({...args, disabled: true})}
        ${one({...args, faceDown: true})}
      </div>`,
};

export const TwoColours: Story = {
  render: (args) => html`${courts({...args, size: 'small'})}`,
  args: {deck: 'two-colour'},
};

/** Т К Д В: a deck's letters need not be those of the text. */
export const RussianLetters: Story = {
  render: (args) => html`${courts({...args, size: 'small'})}`,
  args: {cardIndex: 'ru'},
};

/** A card that nobody can read: the text stands in for it. */
export const UnknownCard: Story = {
  render: () => html`<playing-card rank="" suit="">the eleventh card</playing-card>`,
};
