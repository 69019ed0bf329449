import {html, type TemplateResult} from 'lit';
import type {Friends} from './friends.js';

/** Further actions of the panel, besides those of the friends. */
export interface PanelActions {
  close(): void;
  /** Copies a text, and returns whether that succeeded. */
  copy(text: string): void;
  /** Whether this table only shows the match, on a screen for all. */
  readonly isBoard: boolean;
}

/** The field for the reader's name. */
export const nameField = (friends: Friends): TemplateResult =>
  html`<label class="text-label"
    >${friends.messages.t('friends/name')}
    <input
      name="name"
      class="text-field"
      autocomplete="nickname"
      maxlength="24"
      .value=${friends.wishes.name}
      @change=${({target}: Event) => friends.call((target as HTMLInputElement).value)}
  /></label>`;
