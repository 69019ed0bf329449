import type {CSSResult, nothing, TemplateResult} from 'lit';
import type {Facing, GskContext} from './context.js';
import {push} from './push.js';
import {pushStyles} from './push.styles.js';
import {verdict} from './verdict.js';
import {verdictStyles} from './verdict.styles.js';
import type {GskEvent, GskView} from '../types.js';

/** What lies under the formations: a push, or what came of one; fetched during the first formation. */

export const styles: readonly CSSResult[] = [pushStyles, verdictStyles];

/** The scene under the formations. */
export const stage = (
  view: GskView,
  ctx: GskContext,
  face: Facing,
  judged: GskEvent | undefined,
): TemplateResult | typeof nothing => (judged ? verdict(view, ctx, face) : push(view, ctx, face));
