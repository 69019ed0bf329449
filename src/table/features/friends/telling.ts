import {html, nothing, type TemplateResult} from 'lit';
import {button} from '../../frame/button.js';
import type {Friends} from './friends.js';
import {canTellTurns, tellsTurns} from './tell-turns.js';
import {soundsTurns} from './turn-sound.js';

/** Whether the browser tells of each turn, also by a sound. */
export function telling(friends: Friends): TemplateResult {
  const {messages} = friends;
  const isSounded = soundsTurns();
  const sound = button(
    'turn-sound',
    messages.t(isSounded ? 'friends/sound/off' : 'friends/sound/on'),
    () => friends.sound(!isSounded),
    'quiet',
  );
  if (!canTellTurns()) return html`<div class="panel-row">${sound}</div>`;
  if (!tellsTurns())
    return html`<div class="panel-row">
      ${button('tell', messages.t('friends/tell'), () => friends.tell(true))} ${sound}
    </div>`;
  return html`<p class="q">
      ${messages.t(friends.isCalled ? 'friends/tells/closed' : 'friends/tells')}
    </p>
    <div class="panel-row">
      ${button('tell-not', messages.t('friends/tell-not'), () => friends.tell(false), 'quiet')}
      ${sound}
    </div>`;
}

/** The code by which another device takes the reader's seat, once it was asked for. */
export function deviceCode({messages, room, remote}: Friends): TemplateResult | typeof nothing {
  const {code} = room ?? remote!;
  return code === undefined
    ? nothing
    : html`<p role="status">
        ${messages.t('friends/device/code')} <strong class="code" translate="no">${code}</strong>
      </p>`;
}
