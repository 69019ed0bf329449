import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../game/index.js';
import {nameOf, type WithPlayers} from '../table/seats.js';
import {shieldOf} from './shield.js';

/** A player in a list or a table, with styles in `player.styles.ts`. */

/** The arms and the name of a player; `after` follows the name. */
export function player(seat: Seat, ctx: WithPlayers, after: unknown = nothing): TemplateResult {
  const name = nameOf(seat, ctx);
  return html`<span class="who"
    >${shieldOf(seat, ctx)}<b><bdi translate="no">${name}</bdi></b
    >${after}</span
  >`;
}

/** The arms and the name of a player, with a line under the name. */
export function playerWithLine(seat: Seat, ctx: WithPlayers, line: unknown): TemplateResult {
  const name = nameOf(seat, ctx);
  return html`<span class="who tall"
    >${shieldOf(seat, ctx)}<span
      ><b><bdi translate="no">${name}</bdi></b
      ><span class="took">${line}</span></span
    ></span
  >`;
}
