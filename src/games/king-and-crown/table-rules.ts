import {html, type TemplateResult} from 'lit';

/** The rules of a game in paragraphs. */
export type RulesText = readonly string[];

/** A rules panel of plain paragraphs, in the reader's language, or in English. */
export async function rulesPage(
  texts: Readonly<Record<string, () => Promise<{readonly rules: RulesText}>>>,
  locale: string,
): Promise<TemplateResult> {
  const {rules} = await (texts[locale] ?? texts['en']!)();
  return html`<div class="rules">${rules.map((text) => html`<p>${text}</p>`)}</div>`;
}
