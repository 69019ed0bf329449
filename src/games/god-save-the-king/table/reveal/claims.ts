import {html, nothing, type TemplateResult} from 'lit';
import type {Rank} from '../../../../cards/index.js';
import {indexText} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {Facing, GskContext} from '../context.js';
import type {GskView} from '../../types.js';
import {JUDGED, reaches} from './steps.js';

/** The values declared for the centres; each lies on its card. */

interface Claim {
  readonly seat: Seat;
  readonly rank: Rank;
  /** Whether this is the higher one; neither is if both are equal. */
  readonly top: boolean;
}

/** Whether an event tells the values declared in the trick that is shown large. */
const declares = ({event}: GskContext, {table}: Facing): boolean =>
  (event?.type === 'bluff decided' ||
    event?.type === 'declared equal' ||
    event?.type === 'tie settled') &&
  event.table === table;

/** Whether the declared values have been compared by now; they are seen a step before. */
export const isCompared = (ctx: GskContext, face: Facing): boolean =>
  !declares(ctx, face) || reaches(ctx, 2);

/** The values of the last declaration, the higher one first; `undefined` while a new one is open. */
export function declaredIn(
  view: GskView,
  {event, before}: GskContext,
  {table, meeting}: Facing,
): readonly Claim[] | undefined {
  const tied = event?.type === 'declared equal' && event.table === table;
  if (!meeting || (meeting.step === 'declare' && !tied)) return undefined;
  const declared = meeting.declared.at(-1);
  if (!declared) return undefined;
  // After the answer the trick may be another's, but the higher value still won the push.
  const of = event?.type === 'challenge answered' ? (before ?? view) : view;
  const top = (table === undefined ? undefined : of.matches[table]?.winner) ?? null;
  const equal = declared[0] === declared[1];
  return meeting.seats
    .map((seat, at) => ({seat, rank: declared[at]!, top: !equal && seat === top}))
    .sort((one, other) => +other.top - +one.top);
}

/** A player's declared value for the centre: blank while only the reader has declared. */
export function claimOn(
  view: GskView,
  ctx: GskContext,
  face: Facing,
  seat: Seat,
): TemplateResult | typeof nothing {
  const {messages, players, letters, event} = ctx;
  const spoken = declaredIn(view, ctx, face)?.find((one) => one.seat === seat);
  const chosen = !ctx.asking && seat === ctx.seat && view.choice?.type === 'declare';
  if (!spoken && !chosen) return nothing;
  const claim = declares(ctx, face) && !reaches(ctx, 1) ? undefined : spoken;
  const top = claim?.top === true && isCompared(ctx, face);
  const answer = event?.type === 'challenge answered' ? event.challenge : null;
  const doubted = answer?.of === seat && reaches(ctx, JUDGED.verdict) ? answer.answer : undefined;
  const key = `claim-${seat}`;
  return html`<span class="claim ${top ? 'top' : ''} ${doubted ?? ''}" part="claim" data-move=${key}
    ><span class="vh">${messages.t('gsk/declares', players[seat]!)}</span
    ><small aria-hidden="true">${messages.t('gsk/says')}</small>${
      claim
        ? html`<b data-move="${key}-value">${indexText(claim.rank, letters)}</b>`
        : html`<b aria-hidden="true">?</b>`
    }${
      doubted ? html`<em data-move="${key}-answer">${messages.t(`gsk/${doubted}`)}</em>` : nothing
    }</span
  >`;
}
