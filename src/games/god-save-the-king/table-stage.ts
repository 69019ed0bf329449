import type {CSSResult, nothing, TemplateResult} from 'lit';
import type {Facing, GskDesk} from './table-desk.js';
import {push} from './table-push.js';
import {pushStyles} from './table-push.styles.js';
import {verdict} from './table-verdict.js';
import {verdictStyles} from './table-verdict.styles.js';
import type {GskEvent, GskView} from './types.js';

/** What lies under the formations: a push, or what came of one; fetched during the first formation. */

export const styles: readonly CSSResult[] = [pushStyles, verdictStyles];

/** The scene under the formations. */
export const stage = (
  view: GskView,
  desk: GskDesk,
  face: Facing,
  judged: GskEvent | undefined,
): TemplateResult | typeof nothing => (judged ? verdict(view, desk, face) : push(view, desk, face));
