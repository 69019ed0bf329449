import {html, type TemplateResult} from 'lit';
import type {Panel} from '../../elements/scene.js';
import type {Rulebook, Words} from '../../words/index.js';

/** The panel of a table of the family: its rules, fetched when they are asked for. */
export const rulesPanel =
  (part: () => Promise<{readonly rulebook: Rulebook}>) =>
  async (panel: Panel, _view: unknown, {words}: {readonly words: Words}): Promise<TemplateResult> =>
    panel === 'rules' ? (await import('./table-rules.js')).rulesPage(part(), words) : html``;
