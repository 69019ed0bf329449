import type {nothing, TemplateResult} from 'lit';
import type {Facing, GskContext} from './context.js';
import {push} from './push.js';
import {verdict} from './panels/verdict.js';
import type {GskEvent, GskView} from '../types.js';

/** The area under the formations: a push, or its result. */

/** The scene under the formations. */
export const stage = (
  view: GskView,
  ctx: GskContext,
  face: Facing,
  judged: GskEvent | undefined,
): TemplateResult | typeof nothing => (judged ? verdict(view, ctx, face) : push(view, ctx, face));
