import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {expect} from 'storybook/test';
import {cardFaceStyles} from '../../src/elements/card-face/card-face.styles.js';
import {RECONSTRUCTION} from '../../src/games/death-over-the-kingdom/rules/deck.js';
import {characterFace} from '../../src/games/death-over-the-kingdom/table/card.js';
import {courtFace} from '../../src/games/king-and-crown/table/face.js';
import {FIGURES} from '../../src/games/king-and-crown/table/figures.js';
import type {CourtCard} from '../../src/games/king-and-crown/rules/deck.js';

/** All faces of Death Over the Kingdom, and below them those of King and Crown. */
interface Args {
  width: number;
  scheme: 'light' | 'dark';
  illegal: boolean;
}

const COURT = Object.keys(FIGURES) as CourtCard[];

const faces = ({width, scheme, illegal}: Args): TemplateResult =>
  html`<style>
      ${cardFaceStyles} .faces {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding: 12px;
        background: light-dark(#f2f0ea, #15171b);
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
      .w120 {
        --gstk-card-width: 120px;
      }
    </style>
    <div class="faces ${scheme} w${width}">
      ${RECONSTRUCTION.map(({id}) => characterFace(null, id, {illegal}))}
    </div>
    <div class="faces ${scheme} w${width}">
      ${COURT.map((card) => courtFace(card, {illegal}))}
      ${COURT.map((card) => courtFace(card, {illegal, name: card}))}
    </div>`;

const meta: Meta<Args> = {
  title: 'Elements/Characters',
  render: faces,
  args: {width: 120, scheme: 'light', illegal: false},
  argTypes: {
    width: {control: 'inline-radio', options: [56, 120]},
    scheme: {control: 'inline-radio', options: ['light', 'dark']},
  },
};
export default meta;
type Story = StoryObj<Args>;

export const At120px: Story = {
  name: 'At 120 px',
  async play({canvasElement}) {
    await expect(canvasElement.querySelectorAll('.gk')).toHaveLength(13 + 10);
  },
};

export const At56px: Story = {name: 'At 56 px', args: {width: 56}};

export const Dark: Story = {args: {scheme: 'dark'}};

/** Known, but face down. */
export const Hollow: Story = {args: {illegal: true}};

export const HollowDark: Story = {args: {illegal: true, scheme: 'dark'}};
