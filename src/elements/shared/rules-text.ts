import {html, nothing, type TemplateResult} from 'lit';
import type {Paragraphs, RulesText} from '../../i18n/index.js';

/** How a game shows its rules. */
interface Look {
  /** The heading of the current part; the paragraph in rules without parts. */
  readonly now?: string | undefined;
  /** The displayed heading, when it differs from the name in the text. */
  heading?(name: string): string;
}

const marked = (now: boolean): unknown => (now ? 'true' : nothing);

/**
 * The rules of a game in parts and paragraphs. Each paragraph has its id as `data-rule` and can
 * take focus, so that a refusal can lead to it.
 */
export function rulesText(text: RulesText, {now, heading: read}: Look = {}): TemplateResult {
  const paragraphs = (part: Paragraphs): readonly TemplateResult[] =>
    Object.entries(part).map(
      ([id, paragraph]) =>
        html`<p
          class=${text.length === 1 && id === now ? 'now' : ''}
          aria-current=${marked(text.length === 1 && id === now)}
          data-rule=${id}
          tabindex="-1"
        >
          ${paragraph}
        </p>`,
    );
  if (text.length === 1) return html`${paragraphs(text[0]![1])}`;
  return html`${text.map(
    ([heading, part]) =>
      html`<section class=${heading === now ? 'now' : ''} aria-current=${marked(heading === now)}>
        ${heading ? html`<h3>${read?.(heading) ?? heading}</h3>` : nothing} ${paragraphs(part)}
      </section>`,
  )}`;
}
