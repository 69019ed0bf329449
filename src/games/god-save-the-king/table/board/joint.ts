import {html, nothing, type TemplateResult} from 'lit';
import {indexText} from '../../../../elements/index.js';
import {BREATH, TURN, VERDICT} from '../../../../elements/shared/index.js';
import type {Seat} from '../../../../game/index.js';
import {heightOf} from '../../rules/suits.js';
import type {Facing, GskContext} from '../context.js';
import {declaredIn} from '../reveal/claims.js';
import type {GskView, Spot} from '../../types.js';
import {TURNS} from './turns.js';

/** The joint between two cards that meet: a tie, and the verdict once it is known. */

/** A place of the player in front, with the rival's place that meets it. */
export interface Column {
  readonly own: Spot;
  readonly rival: Spot;
}

/** The columns from left to right. */
export const COLUMNS: readonly Column[] = [
  {own: 'left', rival: 'right'},
  {own: 'centre', rival: 'centre'},
  {own: 'right', rival: 'left'},
];

/** The winner of a flank: `null` for a draw, `undefined` while it cannot be seen. */
export function winnerAt(
  {formations}: GskView,
  {own, rival}: Facing,
  column: Column,
): Seat | null | undefined {
  const [mine, theirs] = [formations[own], formations[rival]];
  if (column.own === 'centre' || !mine?.turned || !theirs?.turned) return undefined;
  const lead = heightOf(mine[column.own]!) - heightOf(theirs[column.rival]!);
  return lead === 0 ? null : lead > 0 ? own : rival;
}

const pill = (key: string, text: string, wait: number): TemplateResult =>
  html`<span class="pill" data-move="pill-${key}" data-wait=${wait}><bdi>${text}</bdi></span>`;

/** The joint of a column; the centres have one once there is a push. */
export function joint(
  view: GskView,
  ctx: GskContext,
  face: Facing,
  column: Column,
): TemplateResult {
  const {messages, players, letters, event} = ctx;
  const {own, rival, meeting} = face;
  const side = (winner: Seat | null): string =>
    winner === own ? 'mine' : winner === rival ? 'theirs' : '';
  if (column.own !== 'centre') {
    const winner = winnerAt(view, face, column);
    if (winner === undefined) return html`<span class="joint"></span>`;
    const text =
      winner === null ? messages.t('gsk/pill/draw') : messages.t('gsk/pill/wins', players[winner]!);
    const wait = event?.type === 'flanks turned' ? TURNS[column.own] + TURN + VERDICT : 0;
    return html`<span class="joint on ${side(winner)}">${pill(column.own, text, wait)}</span>`;
  }
  const claims = declaredIn(view, ctx, face);
  if (claims) {
    const [high, low] = claims.map(({rank}) => indexText(rank, letters));
    const text = messages.t(claims[0]!.top ? 'gsk/pill/over' : 'gsk/pill/equal', {
      high: high!,
      low: low!,
    });
    const wait = event?.type === 'bluff decided' ? BREATH + VERDICT : 0;
    const kind = claims[0]!.top ? side(claims[0]!.seat) : 'push';
    return html`<span class="joint on ${kind}">${pill('claims', text, wait)}</span>`;
  }
  if (event?.type !== 'push' && meeting?.step !== 'declare')
    return html`<span class="joint">${nothing}</span>`;
  return html`<span class="joint push">${pill('push', messages.t('gsk/pill/push'), 0)}</span>`;
}
