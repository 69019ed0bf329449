import {html, nothing, type TemplateResult} from 'lit';
import type {LoadedChoice} from './loaded-choice.js';
import type {Embed} from './embed.js';
import {type Files, scriptOf} from './files.js';
import {pictured} from './picture.js';
import {type Change, line, word} from './settings.js';
import {SNIPPETS} from './snippets.js';
import {TRANSFERS} from './transfers.js';

/** The snippet of a choice, with its cost and a button that copies it. */

/** The data of the snippet, and the result of the last copy. */
export interface Copying {
  readonly embed: Embed;
  readonly files: Files | undefined;
  /** The manifest has been asked for, found or not. */
  readonly isAsked: boolean;
  readonly said: string;
  readonly copy: () => void;
  /** The picture of the choice, if that is the chosen way; '' before it is drawn. */
  readonly picture: string;
  /** A file could not be made. */
  readonly failed: (error: unknown) => void;
}

/** The snippet of a choice in the chosen way; '' if there is none. */
export const snippetOf = (
  {choice, offer: {entry}, locale, titles}: LoadedChoice,
  {embed, files}: Pick<Copying, 'embed' | 'files'>,
): string =>
  SNIPPETS[choice.way]!({
    embed,
    entry,
    title: titles[entry.id] ?? entry.title,
    locale,
    from: choice.from,
    files,
  });

/** The ways that cannot set light or dark. */
const PLAIN = ['frame', 'wordpress'];
/** The ways that name a file by its address. */
const NAMING = ['html', 'frame', 'picture'];
/** The ways that name a page of ours, which no CDN serves as a page. */
const PAGED = ['frame', 'picture'];

/** The cost of a way: the author's work, and the readers' transfer if that is known. */
function costOf(
  {choice: {way}, offer, messages}: LoadedChoice,
  {tag}: Embed,
  text: string,
): string {
  const transfer = way === 'html' && TRANSFERS[`${scriptOf(tag)} ${offer.entry.id}`];
  if (!transfer) return messages.lookup(`builder/cost/${way}${text ? '' : '-table'}`);
  const {requests, bytes} = transfer;
  return messages.t('builder/cost/html-table', {requests, weight: Math.round(bytes / 1000)});
}

/** The pane of the code. */
export function code(loaded: LoadedChoice, copying: Copying, change: Change): TemplateResult {
  const {choice, messages} = loaded;
  const {way, scheme} = choice;
  const text = snippetOf(loaded, copying);
  const names = NAMING.includes(way);
  return html`${word(loaded, 'way')}
    <p class="s" id="cost">${costOf(loaded, copying.embed, text)}</p>
    ${
      text && PLAIN.includes(way) && scheme !== 'auto'
        ? html`<p class="s">${messages.t('builder/no-scheme')}</p>`
        : nothing
    }
    ${
      PAGED.includes(way) && copying.embed.items.length > 0
        ? html`<p class="s" id="no-items">${messages.t('builder/no-items')}</p>`
        : nothing
    }
    ${
      PAGED.includes(way) && !choice.from
        ? html`<p class="s" id="no-pages">${messages.t('builder/no-pages')}</p>`
        : nothing
    }
    ${
      names && copying.isAsked && !copying.files
        ? html`<p class="s" id="no-hashes">${messages.t('builder/no-hashes')}</p>`
        : nothing
    }
    ${way === 'picture' && copying.picture ? pictured(loaded, copying.picture, copying.failed) : nothing}
    ${
      text
        ? html`<code
              id="snippet"
              translate="no"
              role="group"
              tabindex="0"
              aria-label=${messages.t('builder/code-label', {way: messages.lookup(`builder/way/${way}`)})}
              .textContent=${text}
            ></code>
            <div class="copying">
              <button type="button" class="button button-primary" id="copy" @click=${copying.copy}>
                ${messages.t('ui/copy')}
              </button>
              <p aria-live="polite" aria-atomic="true" .textContent=${copying.said}></p>
            </div>`
        : nothing
    }
    ${
      names
        ? line(
            'from',
            messages.t('builder/address'),
            loaded,
            change,
            messages.t('builder/address-why'),
          )
        : nothing
    }`;
}
