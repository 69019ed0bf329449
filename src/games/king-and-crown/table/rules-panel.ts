import {html, type TemplateResult} from 'lit';
import {rulesText} from '../../../elements/internal/rules-text.js';
import type {Messages, Rulebook} from '../../../i18n/index.js';
import type {CrownMessages} from '../messages/en.js';

/** The rules panel of a game of the family, in the reader's language or else in English. */
export async function rulesPage(
  part: Promise<{readonly rulebook: Rulebook}>,
  {locale}: Messages<CrownMessages>,
): Promise<TemplateResult> {
  const {rulebook} = await part;
  return html`<div class="rules">${rulesText(await rulebook.text('', locale))}</div>`;
}
