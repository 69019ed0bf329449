import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {expect} from 'storybook/test';
import {type Card, JOKERS, RANKS, SUITS} from '../../src/cards/card.js';
import {cardFace, DECKS, type FaceOptions} from '../../src/elements/card-face/card-face.js';
import {cardFaceStyles} from '../../src/elements/card-face/card-face.styles.js';
import {glyphStyles} from '../../src/elements/card-face/glyph.styles.js';
import {LETTERS} from '../../src/elements/card-face/art/glyphs.js';
import * as signs from '../../src/elements/card-face/icons.js';
import {suitGlyph} from '../../src/elements/card-face/suit-glyph.js';

/** The deck as it is drawn inside hands, tricks and diagrams: pictures whose owner names them. */
interface Args extends FaceOptions {
  cards: readonly (Card | null)[];
  width: number;
  scheme: 'light' | 'dark';
}

const DECK = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
const COURTS = SUITS.flatMap((suit) =>
  (['K', 'Q', 'J', 'A'] as const).map((rank): Card => `${rank}${suit}`),
);

const sheet = html`<style>
  ${cardFaceStyles} ${glyphStyles} .faces {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px;
    background: light-dark(#f2f0ea, #15171b);
    color: light-dark(#1a1c20, #e8eaf0);
  }
  .faces.light {
    color-scheme: light;
  }
  .faces.dark {
    color-scheme: dark;
  }
  .w56 {
    --gstk-card-width: 56px;
  }
  .w80 {
    --gstk-card-width: 80px;
  }
  .w120 {
    --gstk-card-width: 120px;
  }
  .w200 {
    --gstk-card-width: 200px;
  }
</style>`;

const faces = ({cards, width, scheme, ...options}: Args): TemplateResult =>
  html`${sheet}
    <div class="faces ${scheme} w${width}">${cards.map((card) => cardFace(card, options))}</div>`;

const meta: Meta<Args> = {
  title: 'Elements/Card face',
  render: faces,
  args: {
    cards: [...DECK, ...JOKERS, null],
    width: 80,
    scheme: 'light',
    size: 'auto',
    letters: 'en',
    deck: 'four-colour',
    illegal: false,
  },
  argTypes: {
    cards: {control: false},
    width: {control: 'inline-radio', options: [56, 80, 120, 200]},
    scheme: {control: 'inline-radio', options: ['light', 'dark']},
    size: {control: 'inline-radio', options: ['auto', 's', 'l', 'inline']},
    letters: {control: 'select', options: LETTERS},
    deck: {control: 'inline-radio', options: DECKS},
  },
};
export default meta;
type Story = StoryObj<Args>;

/** One index, one pip or bust, as in a hand on a phone. */
export const At56px: Story = {name: 'At 56 px', args: {width: 56}};

export const At80px: Story = {
  name: 'At 80 px',
  async play({canvasElement}) {
    await expect(canvasElement.querySelectorAll('.gk').length).toBe(55);
    await expect(canvasElement.querySelector('.gk [id], .gk [style]')).toBe(null);
  },
};

/** From 96 px: two indices, all pips, courts with two heads. */
export const At120px: Story = {name: 'At 120 px', args: {width: 120}};

/** The heroes: a king's beard is his suit. */
export const Kings: Story = {args: {cards: ['KS', 'KH', 'KD', 'KC'], width: 200}};

export const Dark: Story = {args: {scheme: 'dark', width: 56}};

export const DarkCourts: Story = {
  args: {scheme: 'dark', cards: [...COURTS, ...JOKERS, null], width: 120},
};

export const TwoColours: Story = {args: {deck: 'two-colour', cards: COURTS, width: 56}};

/** Cards that may not be played: hollow pictures, indices in full colour. */
export const Illegal: Story = {args: {illegal: true, cards: COURTS, width: 56}};

export const IllegalDark: Story = {args: {illegal: true, cards: COURTS, width: 56, scheme: 'dark'}};

/** The small face enlarged: an index of 33 px on a card of 120. */
export const LargePrint: Story = {args: {size: 's', cards: COURTS, width: 120}};

/** Letters are a setting apart from language. */
export const Letters: Story = {
  render: (args) =>
    html`${LETTERS.map((letters) => faces({...args, letters, cards: ['AS', 'KH', 'QD', 'JC']}))}`,
  args: {width: 56},
};

/** A page tints the back by `--gstk-card-back`. */
export const Backs: Story = {
  render: (args) =>
    html`<style>
        .red {
          --gstk-card-back: #7a1f2b;
        }
        .green {
          --gstk-card-back: #1e5a44;
        }
        .ink {
          --gstk-card-back: #15171c;
        }
      </style>
      ${['', 'red', 'green', 'ink'].map(
        (tint) => html`<div class=${tint}>${faces({...args, cards: [null, null, null]})}</div>`,
      )}`,
  args: {width: 120},
};

const SIGNS = Object.entries(signs).flatMap(([name, path]) =>
  typeof path === 'string' ? [[name, path] as const] : [],
);

/** A card, a suit and a sign in a line of text. */
export const Inline: Story = {
  render: (args) =>
    html`${sheet}
      <p class="faces ${args.scheme}">
        <span>
          You lead ${cardFace('QH', {size: 'inline'})} and Nora follows with
          ${cardFace('TH', {size: 'inline'})}. Follow ${suitGlyph('H', 'hearts')}, not
          ${suitGlyph('S', 'spades')}, ${suitGlyph('D', 'diamonds')} or ${suitGlyph('C', 'clubs')}.
        </span>
        <span
          >${SIGNS.map(([name, path]) => html`${signs.icon(path)} ${name.toLowerCase()} `)}</span
        >
      </p>`,
};
