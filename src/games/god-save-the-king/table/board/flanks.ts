import {html, type TemplateResult} from 'lit';
import {rankOf, RANKS} from '../../../../cards/index.js';
import {indexText} from '../../../../elements/index.js';
import {SPOTS} from '../../types.js';
import {originOf} from '../../rules/suits.js';
import type {Facing, GskContext} from '../context.js';
import type {GskEvent, GskView} from '../../types.js';
import {kingPlace, tricksToSearch} from './king-place.js';
import {readerIn} from '../../../../i18n/player.js';

/**
 * The columns beside the board of a wide table: the possible places of the rival's King, and the
 * tricks of the hand.
 */

const row = (label: string, value: unknown): TemplateResult =>
  html`<li><span>${label}</span><b>${value}</b></li>`;

/**
 * The possible places of the rival's King, each with the number of its cards that nobody has seen.
 */
function whereabouts(view: GskView, ctx: GskContext, {own, rival}: Facing): TemplateResult {
  const {messages, players} = ctx;
  const laid = view.formations[rival];
  const down = laid
    ? SPOTS.filter((spot) => !(laid.turned && spot !== 'centre') && !laid.shown.includes(spot))
    : [];
  const inPile = (mine: boolean): number =>
    view.unseen.filter(
      ({from, to, hand}) =>
        from === rival &&
        hand === view.hand &&
        to !== null &&
        (to === own) === mine &&
        to !== rival,
    ).length;
  const seatsElse = view.seats > 2;
  return html`<ul class="where">
    ${row(messages.t('gsk/side/hand'), view.hands[rival]!.length)}
    ${row(messages.t('gsk/side/formation'), down.length)}
    ${row(messages.t('gsk/side/pile', players[own]!), inPile(true))}
    ${seatsElse ? row(messages.t('gsk/side/others'), inPile(false)) : ''}
  </ul>`;
}

/**
 * The thirteen cards that the rival began with; those that everybody has seen in this hand are struck
 * out.
 */
function thirteen(view: GskView, {messages, letters}: GskContext, {rival}: Facing): TemplateResult {
  const laid = view.formations[rival];
  const open = laid
    ? SPOTS.filter((spot) => (laid.turned && spot !== 'centre') || laid.shown.includes(spot)).map(
        (spot) => laid[spot],
      )
    : [];
  const gone = view.shown.filter(({hand, card}) => hand === view.hand && originOf(card) === rival);
  const known = new Set(
    [...gone.map(({card}) => card), ...open].map((card) => card && rankOf(card)),
  );
  return html`<ol class="thirteen">
    ${RANKS.map(
      (rank) =>
        html`<li class="${known.has(rank) ? 'struck' : ''} ${rank === 'K' ? 'king' : ''}">
          ${indexText(rank, letters)}${
            known.has(rank) ? html`<span class="vh">, ${messages.t('gsk/side/seen')}</span>` : ''
          }
        </li>`,
    )}
  </ol>`;
}

/** The events that a trick has only after a push; a position from outside may begin between them. */
const PUSHED: ReadonlySet<GskEvent['type']> = new Set([
  'bluff decided',
  'challenge answered',
  'tie settled',
]);

/** The tricks of this hand that the reader has seen end, in words. */
function tricks({log = [], messages, players}: GskContext): readonly string[] {
  const from = log.findLastIndex(({type}) => type === 'reshuffled') + 1;
  let how: 'flanks' | 'push' | 'fall' = 'flanks';
  return log.slice(from).flatMap((event: GskEvent) => {
    if (event.type === 'trick decided') how = 'flanks';
    if (PUSHED.has(event.type)) how = 'push';
    if (event.type === 'king fell') how = 'fall';
    if (event.type !== 'cards collected') return [];
    return event.winner === null
      ? [messages.t('gsk/side/nobody')]
      : [messages.t(`gsk/side/won-${how}`, players[event.winner]!)];
  });
}

/** The left flank: the rival's King. */
export function rivalFlank(view: GskView, ctx: GskContext, face: Facing): TemplateResult {
  const {messages, players} = ctx;
  const player = players[face.rival]!;
  return html`<section class="flank start">
    <h3>${messages.t('gsk/side/king-of', player)}</h3>
    ${whereabouts(view, ctx, face)}
    <h3>${messages.t('gsk/side/thirteen', player)}</h3>
    ${thirteen(view, ctx, face)}
    <p>${messages.t('gsk/side/struck')}</p>
  </section>`;
}

/** The right flank: the reader's King, and the tricks of this hand. */
export function ownFlank(view: GskView, ctx: GskContext): TemplateResult {
  const {messages, seat} = ctx;
  const place = seat === undefined ? undefined : kingPlace(view, seat);
  const done = tricks(ctx);
  const where = place
    ? row(messages.t('gsk/side/where'), messages.t(`gsk/side/at-${place.at}`))
    : '';
  return html`<section class="flank end">
    ${place ? html`<h3>${messages.t('gsk/side/king-of', readerIn(messages))}</h3>` : ''}
    <ul class="where">
      ${where}${row(messages.t('gsk/side/left'), tricksToSearch(view))}
    </ul>
    <h3>${messages.t('gsk/side/this-hand')}</h3>
    ${
      done.length > 0
        ? html`<ol class="done">
            ${done.map((line) => html`<li>${line}</li>`)}
          </ol>`
        : html`<p>${messages.t('gsk/side/no-trick')}</p>`
    }
  </section>`;
}
