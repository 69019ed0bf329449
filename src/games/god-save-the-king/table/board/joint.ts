import {html, nothing, type TemplateResult} from 'lit';
import {indexText} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {heightOf} from '../../rules/suits.js';
import type {Facing, GskContext} from '../context.js';
import {declaredIn, isCompared} from '../reveal/claims.js';
import {reaches} from '../reveal/steps.js';
import type {GskView, Spot} from '../../types.js';

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

/** The steps at which the flanks of each column are compared, once they have turned. */
export const COMPARED: Readonly<Record<Spot, number>> = {left: 1, centre: 0, right: 2};

/** The winner of a flank that may be shown by now. */
export const shownWinner = (
  view: GskView,
  ctx: GskContext,
  face: Facing,
  column: Column,
): Seat | null | undefined =>
  ctx.event?.type === 'flanks turned' &&
  ctx.event.table === face.table &&
  !reaches(ctx, COMPARED[column.own])
    ? undefined
    : winnerAt(view, face, column);

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

const pill = (key: string, text: string): TemplateResult =>
  html`<span class="pill" data-move="pill-${key}"><bdi>${text}</bdi></span>`;

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
    const winner = shownWinner(view, ctx, face, column);
    if (winner === undefined) return html`<span class="joint"></span>`;
    const text =
      winner === null ? messages.t('gsk/pill/draw') : messages.t('gsk/pill/wins', players[winner]!);
    return html`<span class="joint on ${side(winner)}">${pill(column.own, text)}</span>`;
  }
  const claims = declaredIn(view, ctx, face);
  if (claims && isCompared(ctx, face)) {
    const [high, low] = claims.map(({rank}) => indexText(rank, letters));
    const text = messages.t(claims[0]!.top ? 'gsk/pill/over' : 'gsk/pill/equal', {
      high: high!,
      low: low!,
    });
    const kind = claims[0]!.top ? side(claims[0]!.seat) : 'push';
    return html`<span class="joint on ${kind}">${pill('claims', text)}</span>`;
  }
  if (event?.type !== 'push' && meeting?.step !== 'declare' && !claims)
    return html`<span class="joint">${nothing}</span>`;
  return html`<span class="joint push">${pill('push', messages.t('gsk/pill/push'))}</span>`;
}
