import type {TableContext} from '../../table-context.js';
import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/shared/index.js';
import {waitingRoom} from './room-panel.js';
import {GREETINGS} from '../../../match/index.js';
import type {Friends} from './friends.js';
import {button} from '../../frame/button.js';
import {fairDeal} from './fair-deal.js';
import {linkTo} from './link-to.js';
import {nameField, type PanelActions} from './name-field.js';
import {seriesList} from './series.js';
import {deviceCode, telling} from './telling.js';

/** The panel of a table with friends: make it, join it, invite, see who is there. */

/** Draws the panel. */
export function friendsPanel(
  friends: Friends,
  table: TableContext,
  actions: PanelActions,
): TemplateResult {
  const {stage, fault, messages} = friends;
  return html`<div class="panel-column friends">
    ${
      fault
        ? html`<p role="alert">
            <strong>${messages.t(`friends/fault/${fault}`)}</strong>
          </p>`
        : nothing
    }
    ${
      stage === 'waiting'
        ? waitingRoom(friends, table, actions)
        : stage === 'seated'
          ? seated(friends, table, actions)
          : stage === 'working'
            ? working(friends, actions)
            : stage === 'invited'
              ? invited(friends, table, actions)
              : alone(friends, actions)
    }
  </div>`;
}

/** The way back to a seat that was left. */
function back(friends: Friends, {close}: PanelActions): TemplateResult | typeof nothing {
  const {messages, seat} = friends;
  if (!seat.rested) return nothing;
  const go = (): void => {
    friends.back();
    close();
  };
  return html`<p>${messages.t('friends/kept')}</p>
    <div class="panel-row">
      ${button('back', messages.t('friends/to-table'), go, 'button-primary')}
    </div>`;
}

function alone(friends: Friends, actions: PanelActions): TemplateResult {
  const {messages} = friends;
  const kind = friends.seat.rested ? '' : 'button-primary';
  const make = html`${button('make', messages.t('friends/make'), () => friends.make(), kind)}`;
  const {isBoard} = actions;
  if (isBoard)
    return html`${back(friends, actions)}
      <p>${messages.t('friends/screen')}</p>
      ${make}`;
  return html`${back(friends, actions)}
    <p>${messages.t('friends/how')}</p>
    ${nameField(friends)} ${make}`;
}

const working = (friends: Friends, {close}: PanelActions): TemplateResult => {
  const {messages, fault, isAsking} = friends;
  const home = (): void => {
    friends.dismiss();
    close();
  };
  return html`<p aria-live="polite" aria-atomic="true">
      ${fault ? nothing : messages.t(isAsking ? 'friends/own/asking' : 'friends/working')}
    </p>
    ${button('play-here', messages.t('friends/play-here'), home)}`;
};

function invited(friends: Friends, table: TableContext, {close}: PanelActions): TemplateResult {
  const {messages, invited: invitedTo} = friends;
  const {full, bots} = invitedTo;
  const game = table.messages!.lookup(`game/${table.host.entry.id}`);
  const no = (): void => {
    friends.dismiss();
    close();
  };
  const yes = full
    ? button(
        'look-on',
        messages.t('friends/look-on'),
        () => friends.lookOn(),
        bots > 0 ? '' : 'button-primary',
      )
    : button('sit', messages.t('friends/sit'), () => friends.sit(), 'button-primary');
  return html`<p>
      <strong><bdi>${invitedTo.told(messages, game)}</bdi></strong>
    </p>
    ${full ? html`<p role="status">${messages.t(bots > 0 ? 'friends/late' : 'friends/full')}</p>` : nameField(friends)}
    <div class="panel-row">
      ${
        full && bots > 0
          ? button(
              'late',
              messages.t('friends/take-bot'),
              () => friends.sit(true),
              'button-primary',
            )
          : nothing
      }${yes}${button('not-now', messages.t('friends/not-now'), no)}
    </div>
    ${ownSeat(friends)}`;
}

/** For somebody who has a seat on another device. */
function ownSeat(friends: Friends): TemplateResult {
  const {messages} = friends;
  const claim = ({currentTarget}: Event): void => {
    const {code} = (currentTarget as HTMLElement).closest('details')!.querySelector('form')!
      .elements as unknown as {code: HTMLInputElement};
    friends.claim(code.value.trim());
  };
  return html`<details class="own" ?open=${friends.isClaiming()}>
    <summary>${messages.t('friends/own')}</summary>
    <p>${messages.t('friends/own/how')}</p>
    <form
      @submit=${(event: Event) => {
        event.preventDefault();
        claim(event);
      }}
    >
      <label class="text-label"
        >${messages.t('friends/own/code')}
        <input
          name="code"
          class="text-field"
          maxlength="10"
          autocomplete="one-time-code"
          autocapitalize="characters"
          translate="no"
      /></label>
    </form>
    <div class="panel-row">
      <button type="button" class="button" part="button" data-id="own" @click=${claim}>
        ${messages.t('friends/own/take')}
      </button>
    </div>
  </details>`;
}

function seated(friends: Friends, table: TableContext, actions: PanelActions): TemplateResult {
  const {messages, remote, seat, deletes} = friends;
  const {kinds, client, watch, watchers, free} = remote!;
  const watchLink = seat.linkOf(watch);
  const isOpen = kinds.includes('open') || free.length > 0;
  return html`${isOpen ? invitation(friends, actions) : nothing} ${seats(friends, table)}
    ${seriesList(friends, table)} ${fairDeal(friends, table, actions.copy)}
    ${watchers > 0 ? html`<p class="q">${messages.t('friends/watchers', {n: watchers})}</p>` : nothing}
    ${client.seat === undefined ? nothing : greetings(friends, actions)}
    ${client.seat === undefined ? nothing : nameField(friends)}
    ${client.seat === undefined || remote!.record() ? nothing : telling(friends)}
    ${client.seat === undefined || remote!.record() ? nothing : away(friends, actions)}
    <div class="panel-row">
      ${
        watchLink
          ? button(
              'watch',
              messages.t(remote!.record() ? 'friends/link-over' : 'friends/watch'),
              () => actions.copy(watchLink),
            )
          : nothing
      }
      ${button('leave', messages.t('friends/leave'), () => {
        friends.leave();
        actions.close();
      })}
      ${
        client.seat === undefined || deletes
          ? nothing
          : button('delete', messages.t('friends/delete'), () => friends.delete(), 'quiet')
      }
    </div>
    ${
      deletes
        ? html`<p role="alert">${messages.t('friends/delete-how')}</p>
            <div class="panel-row">
              ${button('keep', messages.t('friends/keep'), () => friends.keep(), 'button-primary')}
              ${button('delete-sure', messages.t('friends/delete-sure'), () => friends.delete())}
            </div>`
        : nothing
    }`;
}

/** What a reader does who goes away for a while, or goes on with another device. */
function away(friends: Friends, {close}: PanelActions): TemplateResult {
  const {messages, remote} = friends;
  const {client, waits} = remote!;
  const wait = (): void => {
    remote!.wait();
    close();
  };
  return html`<div class="panel-row">
      ${waits.includes(client.seat!) ? nothing : button('wait', messages.t('friends/wait'), wait)}
      ${button('device', messages.t('friends/device'), () => remote!.askForCode())}
    </div>
    ${deviceCode(friends)}`;
}

/** How many players have joined, the link in all its forms, and a start with bots. */
function invitation(friends: Friends, {copy, close}: PanelActions): TemplateResult {
  const {messages, remote} = friends;
  const {kinds, here, client} = remote!;
  const people = kinds.filter((kind) => kind !== 'bot').length;
  const come = kinds.filter((kind, seat) => kind === 'person' && here[seat]).length;
  const fill = (): void => {
    remote!.fill();
    close();
  };
  return html`<p role="status">
      <strong>${messages.t('friends/here', {n: come, of: people})}</strong>
    </p>
    ${linkTo(
      friends,
      remote!.invitation,
      copy,
      client.seat === undefined ? nothing : button('fill', messages.t('friends/fill'), fill),
    )}`;
}

/** The list of seats and players. */
function seats({remote, messages}: Friends, table: TableContext): TemplateResult {
  const {kinds, here, client, gone, host} = remote!;
  return html`<h3>${messages.t('friends/seats')}</h3>
    <ul>
      ${kinds.map((kind, seat) => {
        const isGone = kind === 'person' && !here[seat];
        const isPlayed = gone.includes(seat);
        const person = isPlayed ? 'gone' : isGone ? 'away' : 'here';
        const what = kind === 'person' ? person : kind;
        const mayReplace = isPlayed && host !== undefined && host === client.seat;
        // The reader's seat is called "You" and needs no more.
        const said = seat === client.seat ? nothing : messages.t(`friends/seat/${what}`);
        return html`<li class=${isGone ? 'gone' : ''}>
          ${player(seat, table.model)}<span class="q">${said}</span>
          ${
            mayReplace
              ? button(
                  `replace-${seat}`,
                  messages.t('friends/replace'),
                  () => remote!.askToReplace(seat),
                  'quiet',
                )
              : nothing
          }
        </li>`;
      })}
    </ul>`;
}

function greetings({remote, messages}: Friends, {close}: PanelActions): TemplateResult {
  const greet = (n: number): void => {
    remote!.greet(n);
    close();
  };
  return html`<h3>${messages.t('friends/greetings')}</h3>
    <div class="panel-row">
      ${Array.from({length: GREETINGS}, (_, n) =>
        button(`greet-${n}`, messages.lookup(`friends/greet/${n}`), () => greet(n)),
      )}
    </div>
    <p class="q">${messages.t('friends/greetings/seat')}</p>`;
}
