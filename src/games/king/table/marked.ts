import {html, type TemplateResult} from 'lit';
import {chip, type ChipMark} from '../../../elements/index.js';
import type {KingContext} from './context.js';

/** Cards and counts next to each other, with one name for all of them. */
export const marked = (
  marks: readonly ChipMark[],
  label: string,
  {deck}: KingContext,
): TemplateResult =>
  html`<span class="marks" role="img" aria-label=${label}
    >${marks.map((mark) => chip(mark, {deck}))}</span
  >`;
