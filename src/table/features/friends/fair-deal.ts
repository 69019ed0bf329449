import {html, nothing, type TemplateResult} from 'lit';
import {nameOf} from '../../../elements/index.js';
import {button} from '../../frame/button.js';
import type {TableContext} from '../../table-context.js';
import type {Friends} from './friends.js';

/** The server's promise about its cards, and whether it was kept. */
export function fairDeal(
  friends: Friends,
  table: TableContext,
  copy: (text: string) => void,
): TemplateResult {
  const {messages, fairness, remote, seat} = friends;
  const {commitment} = seat;
  const {draw} = remote!;
  /** Everything that others need to deal the cards of a finished match again. */
  const proof = (): string => JSON.stringify({record: remote?.record(), commitment});
  const isOver = remote!.record() !== undefined;
  const what =
    fairness === undefined
      ? 'checking'
      : ({fair: 'yes', promised: 'promised', unfair: 'no'} as const)[fairness];
  return html`<details class="fair ${fairness ?? ''}" ?open=${isOver}>
    <summary>${messages.t('friends/fair')}</summary>
    <p>
      ${messages.t(isOver ? `friends/fair/${what}` : draw ? 'friends/fair/draw' : 'friends/fair/promise')}
    </p>
    ${leftOut(friends, table)}
    <p class="q">SHA-256 <code translate="no">${commitment}</code></p>
    ${isOver ? button('copy-proof', messages.t('friends/fair/copy'), () => copy(proof())) : nothing}
  </details>`;
}

/** Pages that have promised a number for the draw and told none in time. */
function leftOut(
  {messages, remote}: Friends,
  table: TableContext,
): TemplateResult | typeof nothing {
  const {draw, client} = remote!;
  const seats = (draw?.seals ?? []).flatMap((seal, seat) =>
    seal !== null && draw!.nonces[seat] === null ? [seat] : [],
  );
  if (seats.length === 0) return nothing;
  const said = (seat: number): string =>
    seat === client.seat
      ? messages.t('friends/fair/own-left-out')
      : messages.t('friends/fair/left-out', {name: nameOf(seat, table.model)});
  return html`${seats.map((seat) => html`<p><bdi>${said(seat)}</bdi></p>`)}`;
}
