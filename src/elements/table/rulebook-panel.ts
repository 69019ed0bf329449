import {html, type TemplateResult} from 'lit';
import type {Messages, Rulebook} from '../../i18n/index.js';
import type {Panel} from '../panel.js';

/**
 * The `panel` of a table whose only panel apart from the log is the rules: the rulebook, fetched when it
 * is opened, in the reader's language or else in English.
 */
export const rulebookPanel =
  (fetch: () => Promise<{readonly rulebook: Rulebook}>) =>
  async (
    panel: Panel,
    _view: unknown,
    {messages: {locale}}: {readonly messages: Pick<Messages, 'locale'>},
  ): Promise<TemplateResult> => {
    if (panel !== 'rules') return html``;
    const [{rulebook}, {rulesText}] = await Promise.all([
      fetch(),
      import('../shared/rules-text.js'),
    ]);
    return html`<div class="rules">${rulesText(await rulebook.text('', locale))}</div>`;
  };
