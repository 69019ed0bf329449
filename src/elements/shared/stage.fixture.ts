import {css, type CSSResult, type TemplateResult, html} from 'lit';
import {property} from 'lit/decorators.js';
import {en} from '../../i18n/messages/en.js';
import {en as restEn} from '../../i18n/messages/deferred.en.js';
import {ru as restRu} from '../../i18n/messages/deferred.ru.js';
import {ru} from '../../i18n/messages/ru.js';
import {createMessages} from '../../i18n/index.js';
import {define} from './define.js';
import {felt} from './styles/felt.styles.js';
import {inkTokens, tokens} from './styles/tokens.styles.js';
import {GstkElement} from './gstk-element.js';

/** Messages for tests and stories. */
export const english = createMessages('en', en, restEn);
export const russian = createMessages('ru', ru, restRu);

/** Gives elements what a table gives them: the custom properties of the look, and a width. */
export class GstkStage extends GstkElement {
  static override styles: CSSResult[] = [
    inkTokens,
    tokens,
    felt,
    css`
      :host {
        display: block;
        position: relative; /* a dialog covers it */
        container: gstk / inline-size;
        font-family: var(--gstk-font);
        background: light-dark(#fff, #15171b);
        color: var(--gstk-table-ink);
      }
      :host(:state(felt)) {
        background: var(--gstk-table-bg);
      }
    `,
  ];

  readonly #internals = this.attachInternals();

  @property() theme = 'flat';
  @property({attribute: 'card-size'}) cardSize = 'auto';
  /** The width in pixels; as wide as its container when 0. */
  @property({type: Number}) width = 0;
  @property({attribute: false}) content: TemplateResult = html``;

  override willUpdate(): void {
    for (const state of ['felt', 'small', 'medium', 'large'])
      this.#internals.states[[this.theme, this.cardSize].includes(state) ? 'add' : 'delete'](state);
  }

  override updated(): void {
    if (this.width) this.style.setProperty('inline-size', `${this.width}px`);
  }

  override render(): TemplateResult {
    return this.content;
  }
}

define('gstk-stage', GstkStage);

/** Renders content on a stage of a given width and waits until it has settled. */
export async function stage<Shown extends HTMLElement = HTMLElement>(
  content: TemplateResult,
  {width = 600, theme = 'flat', size = 'auto', dir = 'ltr', scheme = 'light'} = {},
): Promise<Shown> {
  const host = new GstkStage();
  host.theme = theme;
  host.cardSize = size;
  host.content = content;
  host.dir = dir;
  host.width = width;
  document.documentElement.style.setProperty('color-scheme', scheme);
  document.body.append(host);
  await settled();
  return host.shadowRoot!.firstElementChild as Shown;
}

/** Removes all stages. */
export function strike(): void {
  for (const host of document.querySelectorAll('gstk-stage')) host.remove();
}

/** Waits for elements, their observers and the updates that these cause. */
export async function settled(): Promise<void> {
  for (let frames = 0; frames < 3; frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The stage that contains an element. */
export const stageOf = (element: Element): HTMLElement =>
  (element.getRootNode() as ShadowRoot).host as HTMLElement;
