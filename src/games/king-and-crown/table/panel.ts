import {html, type TemplateResult} from 'lit';
import type {Panel} from '../../../elements/scene.js';
import type {Messages, Rulebook} from '../../../i18n/index.js';
import type {CrownMessages} from '../messages/en.js';

/** The rules panel of a table of the family, fetched when it is opened. */
export const rulesPanel =
  (part: () => Promise<{readonly rulebook: Rulebook}>) =>
  async (
    panel: Panel,
    _view: unknown,
    {messages}: {readonly messages: Messages<CrownMessages>},
  ): Promise<TemplateResult> =>
    panel === 'rules' ? (await import('./rules-panel.js')).rulesPage(part(), messages) : html``;
