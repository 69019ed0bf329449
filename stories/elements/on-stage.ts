import {html, type TemplateResult} from 'lit';
import '../../src/elements/shared/stage.fixture.js';
import {english, russian} from '../../src/elements/shared/stage.fixture.js';
import type {Messages} from '../../src/i18n/index.js';

/** The controls that every story of an element has. */
export interface Stage {
  /** Of the table, in pixels. */
  width: number;
  theme: 'flat' | 'felt';
  cardSize: 'auto' | 'small' | 'medium' | 'large';
  language: 'en' | 'ru';
  dir: 'ltr' | 'rtl';
}

export const STAGE: Stage = {
  width: 600,
  theme: 'flat',
  cardSize: 'auto',
  language: 'en',
  dir: 'ltr',
};

export const stageControls = {
  width: {control: {type: 'range', min: 240, max: 1000, step: 20}},
  theme: {control: 'inline-radio', options: ['flat', 'felt']},
  cardSize: {control: 'inline-radio', options: ['auto', 'small', 'medium', 'large']},
  language: {control: 'inline-radio', options: ['en', 'ru']},
  dir: {control: 'inline-radio', options: ['ltr', 'rtl']},
} as const;

/** The messages of a story. */
export const wordsOf = ({language}: Stage): Messages => (language === 'ru' ? russian : english);

/** Puts content where a table would have it. */
export const onStage = (stage: Stage, content: TemplateResult): TemplateResult =>
  html`<gstk-stage
    dir=${stage.dir}
    lang=${stage.language}
    .width=${stage.width}
    .theme=${stage.theme}
    .cardSize=${stage.cardSize}
    .content=${content}
  ></gstk-stage>`;

/** An element on the stage of a story. */
export function staged<Tag extends keyof HTMLElementTagNameMap>(
  canvas: HTMLElement,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  const found = canvas.querySelector('gstk-stage')?.shadowRoot?.querySelector(tag);
  if (!found) throw new Error(`<${tag}> is not on the stage`);
  return found;
}

/** Inside an element, for the testing library. */
export const inside = (element: Element): HTMLElement =>
  element.shadowRoot as unknown as HTMLElement;
