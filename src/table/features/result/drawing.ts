import {html, nothing, type TemplateResult} from 'lit';
import type {Control} from '../../../elements/index.js';
import type {MessagesOf, ResultMessages} from '../../../i18n/index.js';
import {button} from '../../frame/button.js';

/** What the panel of a result shows, and what a reader may do there. */
interface ResultPanelParts {
  readonly words: MessagesOf<ResultMessages>;
  /** The sentences and the signs. */
  readonly text: string;
  /** What came of copying or sharing. */
  readonly said: string;
  copy(): void;
  copyRecord(): void;
  /** What other features offer beside. */
  readonly shares: readonly Control[];
  /** Shares the picture of the end; not given where the platform takes no file. */
  readonly sharePicture: (() => void) | undefined;
}

/** The panel of a result: the text for people, and the record for machines below it. */
export function resultPanel(parts: ResultPanelParts): TemplateResult {
  const {words, text, said, copy, copyRecord, shares, sharePicture} = parts;
  const [sentences, ...rows] = text.split('\n');
  return html`<div class="panel-column result" part="result">
    <p>${sentences}</p>
    ${
      rows.length > 0
        ? html`<p class="signs" aria-hidden="true">
            ${rows.map((row) => html`<span>${row}</span>`)}
          </p>`
        : nothing
    }
    <div class="panel-row">
      ${button('copy-result', words.t('result/copy'), copy, 'button-primary')}
      ${sharePicture ? button('share-picture', words.t('result/picture'), sharePicture) : nothing}
      ${shares.map(({id, label, run}) => button(id, label, run))}
      ${button('copy-record', words.t('result/copy-record'), copyRecord)}
    </div>
    <p class="q s">${words.t('result/record')}</p>
    <p class="said" aria-live="polite">${said}</p>
  </div>`;
}
