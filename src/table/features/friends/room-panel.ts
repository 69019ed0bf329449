import '../../../elements/gstk-segments/gstk-segments.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {ChoiceDetail} from '../../../elements/index.js';
import {shield} from '../../../elements/shared/index.js';
import type {RemoteRoom} from '../../../online/remote-room.js';
import {type Pace, PACES} from '../../../online/wire.js';
import {button} from '../../frame/button.js';
import type {TableContext} from '../../table-context.js';
import type {Friends} from './friends.js';
import {linkTo} from './link-to.js';
import type {Notice} from './notice.js';
import {questionOf} from './question.js';
import {deviceCode, telling} from './telling.js';
import {nameField, type PanelActions} from './name-field.js';

/** The waiting room: who has come, and Start. */

/** The most numbers of seats that are offered side by side. */
const MOST_SHOWN = 6;

/** What somebody at a seat is called before the match. */
export function waiterName({messages, room}: Friends, seat: number): string {
  const {who, seat: own} = room!.state;
  return (
    who.names[seat] ?? messages.t(seat === own ? 'friends/you' : 'friends/player', {n: seat + 1})
  );
}

/** Draws the waiting room. */
export function waitingRoom(
  friends: Friends,
  table: TableContext,
  actions: PanelActions,
): TemplateResult {
  const {messages} = friends;
  const room = friends.room!;
  const {state, isDrawing} = room;
  const game = table.messages!.lookup(`game/${table.host.entry.id}`);
  const {host, seat, watch} = state;
  const isHost = seat !== null && seat === host;
  const title =
    isHost || host === null
      ? messages.t('friends/room', {game})
      : messages.t('friends/invited-by', {name: waiterName(friends, host), game});
  const watchLink = friends.seat.linkOf(watch);
  const question = questionOf(friends, (one) => waiterName(friends, one));
  return html`<h3><bdi>${title}</bdi></h3>
    ${question ? asking(question) : nothing} ${options(table, state.options)}
    ${isHost ? settings(room, messages) : told(friends)} ${seats(friends)}
    ${seat === null ? nothing : nameField(friends)}
    <div class="panel-row" aria-live="polite">
      ${isDrawing ? html`<p>${messages.t('friends/drawing')}</p>` : steps(friends, isHost)}
    </div>
    ${linkTo(friends, state.invitation, actions.copy)} ${seat === null ? nothing : telling(friends)}
    <div class="panel-row">
      ${seat === null ? nothing : button('device', messages.t('friends/device'), () => room.askForCode())}
      ${
        watchLink
          ? button('watch', messages.t('friends/watch'), () => actions.copy(watchLink))
          : nothing
      }
      ${button(
        'leave',
        messages.t('friends/leave'),
        () => {
          friends.leave();
          actions.close();
        },
        'quiet',
      )}
    </div>
    ${deviceCode(friends)}`;
}

/** What the people are asked. */
const asking = ({say, actions = []}: Notice): TemplateResult =>
  html`<div class="asked">
    <p role="status"><bdi>${say}</bdi></p>
    <div class="panel-row">${actions.map(([id, label, run]) => button(id, label, run))}</div>
  </div>`;

/** What the reader may do next: the host starts, all others say that they are ready. */
function steps({messages, room}: Friends, isHost: boolean): TemplateResult {
  const {seat, host, who, ready} = room!.state;
  const n = who.kinds.filter((kind) => kind !== 'person').length;
  if (isHost)
    return button(
      'start',
      n > 0 ? messages.t('friends/start-with', {n}) : messages.t('friends/start'),
      () => room!.start(),
      'button-primary',
    );
  const wait = html`<p>
    ${messages.t('friends/host-starts', {name: who.names[host ?? 0] ?? ''})}
  </p>`;
  if (seat === null) return wait;
  const is = ready[seat] === true;
  return html`${button(
    'ready',
    messages.t(is ? 'friends/not-ready' : 'friends/ready'),
    () => room!.ready(!is),
    is ? '' : 'button-primary',
  )}${wait}`;
}

/** The seats: taken by whom, and free. */
function seats(friends: Friends): TemplateResult {
  const {messages, room} = friends;
  const {who, ready, seat: own} = room!.state;
  const free = who.kinds.filter((kind) => kind === 'open').length;
  return html`<p>
      <bdi>${friends.arrived}</bdi>
      <strong role="status">${messages.t('friends/free', {n: free})}</strong>
    </p>
    <ul>
      ${who.kinds.map((kind, seat) => {
        const isGone = kind === 'person' && !who.here[seat];
        const what = kind !== 'person' ? kind : isGone ? 'away' : ready[seat] ? 'ready' : 'here';
        const name = kind === 'person' ? waiterName(friends, seat) : '';
        return html`<li class=${isGone ? 'gone' : ''}>
          <span class="who"
            >${shield([...name][0] ?? '', seat)}<b><bdi translate="no">${name}</bdi></b
            >${own === seat && who.names[seat] !== null ? html` (${messages.t('friends/you')})` : nothing}</span
          ><span class="q">${messages.t(`friends/seat/${what}`)}</span>
        </li>`;
      })}
    </ul>`;
}

/** The options that the match is played with. */
function options(
  {messages}: TableContext,
  chosen: Readonly<Record<string, string | number>>,
): TemplateResult | typeof nothing {
  const named = Object.entries(chosen).map(([name, value]) => {
    const shown = [`option/${name}/${value}`, `ui/${value}`].find((key) => messages!.has(key));
    return `${messages!.lookup(`option/${name}`)}: ${shown ? messages!.lookup(shown) : value}`;
  });
  return named.length === 0 ? nothing : html`<p class="q">${named.join('; ')}</p>`;
}

/** The settings of the host. */
function settings(room: RemoteRoom, messages: Friends['messages']): TemplateResult {
  const {least, most, seats, pace, paces: allowed = PACES} = room.state;
  const numbers = Array.from({length: Math.min(most - least + 1, MOST_SHOWN)}, (_, at) =>
    String(least + at),
  );
  const paces = (['', ...allowed] as const).filter((one) => one !== '' || pace === undefined);
  return html`${
      numbers.length > 1
        ? html`<gstk-segments
            name="seats"
            .label=${messages.t('friends/how-many')}
            .options=${numbers.map((value) => ({value, label: value}))}
            .value=${String(seats)}
            @gstk-choose=${({detail}: CustomEvent<ChoiceDetail>) =>
              room.setSeats(Number(detail.value))}
          ></gstk-segments>`
        : nothing
    }
    <gstk-segments
      name="pace"
      .label=${messages.t('friends/pace')}
      .options=${paces.map((value) => ({
        value,
        label: messages.t(value === '' ? 'friends/pace/usual' : `friends/pace/${value}`),
      }))}
      .value=${pace ?? ''}
      @gstk-choose=${({detail}: CustomEvent<ChoiceDetail>) => {
        if (detail.value !== '') room.setPace(detail.value as Pace);
      }}
    ></gstk-segments>`;
}

/** The settings as the others read them. */
const told = ({messages, room}: Friends): TemplateResult | typeof nothing => {
  const {pace} = room!.state;
  return pace
    ? html`<p class="q">${messages.t('friends/pace')}: ${messages.t(`friends/pace/${pace}`)}</p>`
    : nothing;
};
