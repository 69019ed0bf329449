import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {GstkElement, keepTyping} from '../../elements/shared/index.js';
import type {GameEntry} from '../../elements/index.js';
import {loadTag} from '../../embed/loader.js';
import {
  createMessages,
  exampleMessages,
  type Locale,
  matchLocale,
  type MessageCatalogue,
  sharedMessages,
} from '../../i18n/index.js';
import {faultWordsIn, type FaultWords} from '../../lesson/faults/fault-in.js';
import {readProof} from '../../notation/index.js';
import {check, type Checked, type NotChecked, readText} from '../verify/check-text.js';
import {findings, type Words} from '../verify/findings.js';
import {verifierStyles} from './record-verifier.styles.js';

const own: Readonly<Record<Locale, () => Promise<MessageCatalogue>>> = {
  en: () => import('../verify/messages/en.js').then((part) => part.en),
  ru: () => import('../verify/messages/ru.js').then((part) => part.ru),
};

/** Why nothing was checked, as a message with its values. */
type Refused =
  | Exclude<NotChecked, {readonly error: unknown}>
  | {readonly key: 'verify/no-record'; readonly why: string}
  | {readonly fault: string};

/** The words of the page, and those of a game. */
async function wordsOf(locale: Locale, entry?: GameEntry): Promise<Words> {
  const catalogues = await Promise.all([
    sharedMessages[locale](),
    exampleMessages[locale](),
    entry?.messages(locale) ?? {},
    entry?.deferredMessages?.(locale) ?? {},
    own[locale](),
  ]);
  return createMessages(locale, ...catalogues) as Words;
}

/**
 * Recomputes a match that is over from its record, the whole of `demo/verify.html`: whether the secret is
 * the one that was committed to, the cards of each deal, the result, and the first move that does not
 * fit. Nothing leaves the page.
 *
 * @summary Checks that the cards of a match were dealt as promised.
 * @tag record-verifier
 */
export class RecordVerifier extends GstkElement {
  static override styles = verifierStyles;

  readonly #locale = matchLocale(navigator.languages);
  #checking = new AbortController();
  #focuses = false;

  @state() private words: Words | undefined;
  @state() private text = '';
  @state() private told = '';
  @state() private done: number | undefined;
  @state() private checked: Checked | undefined;
  @state() private refused: Refused | undefined;
  #faultWords: FaultWords = (fault) => fault;
  /** The deals whose cards are shown. */
  @state() private open: ReadonlySet<number> = new Set();

  override connectedCallback(): void {
    super.connectedCallback();
    keepTyping(this);
    window.addEventListener('hashchange', this.#read);
    wordsOf(this.#locale).then((words) => {
      this.words = words;
      document.documentElement.lang = this.#locale;
      document.title = `${words.t('verify/heading')} – gstk`;
      this.#read();
    }, console.error);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#read);
    this.#checking.abort();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.#focuses) return;
    this.#focuses = false;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  /** Checks the match of the link in the page's address. */
  readonly #read = (): void => {
    const proof = readProof(location.hash);
    if (!proof) return;
    if ('fault' in proof) {
      [this.checked, this.refused] = [undefined, proof];
      return;
    }
    this.text = JSON.stringify(proof.record);
    this.told = proof.commitment;
    this.#check();
  };

  #check(): void {
    const given = readText(this.text);
    [this.checked, this.refused] = [undefined, undefined];
    if (!('record' in given)) {
      this.refused = given;
      return;
    }
    if (given.commitment !== undefined) this.told = given.commitment;
    this.#checking.abort();
    const {signal} = (this.#checking = new AbortController());
    this.done = 0;
    const onProgress = (done: number): void => {
      this.done = done;
    };
    this.#run(given.record, {signal, onProgress}).catch((error: unknown) => {
      if (signal.aborted) return;
      console.error(error);
      this.done = undefined;
      this.refused = {key: 'verify/no-record', why: String(error)};
    });
  }

  async #run(
    record: unknown,
    slicing: {readonly signal: AbortSignal; readonly onProgress: (done: number) => void},
  ): Promise<void> {
    const checked = await check(record, this.told, slicing);
    const rules = 'rules' in checked ? checked.rules : undefined;
    const [words, faultWords] = await Promise.all([
      wordsOf(this.#locale, 'entry' in checked ? checked.entry : undefined),
      faultWordsIn(this.#locale, rules?.faults),
    ]);
    slicing.signal.throwIfAborted();
    this.done = undefined;
    this.words = words;
    this.#faultWords = faultWords;
    if ('error' in checked) {
      const {key, error} = checked;
      this.refused = {key, why: faultWords(error.message, {error})};
    } else if ('key' in checked) this.refused = checked;
    else {
      this.checked = checked;
      this.open = new Set([0]);
      this.#focuses = true;
      await loadTag('game-example');
    }
  }

  readonly #take = async (files: FileList | null | undefined): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    this.text = await file.text();
    this.#check();
  };

  readonly #toggle = (deal: number, isOpen: boolean): void => {
    if (this.open.has(deal) === isOpen) return;
    const open = new Set(this.open);
    if (isOpen) open.add(deal);
    else open.delete(deal);
    this.open = open;
  };

  /** The fault of the text or the link. */
  #fault(words: Words): string {
    const {refused} = this;
    if (!refused) return '';
    if ('fault' in refused) return words.lookup(refused.fault);
    return words.lookup(refused.key, {...refused});
  }

  override render(): TemplateResult {
    const {words, checked, done} = this;
    if (!words) return html`<slot></slot>`;
    const said =
      done === undefined
        ? this.#fault(words)
        : words.t('verify/checking', {percent: Math.floor(done * 100)});
    return html`<h1>${words.t('verify/heading')}</h1>
      <p>${words.t('verify/about')}</p>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          this.#check();
        }}
        @dragover=${(event: Event) => event.preventDefault()}
        @drop=${(event: DragEvent) => {
          event.preventDefault();
          void this.#take(event.dataTransfer?.files);
        }}
      >
        <label for="record">${words.t('verify/record')}</label>
        <textarea
          id="record"
          rows="5"
          spellcheck="false"
          aria-describedby="drop"
          .value=${live(this.text)}
          @input=${(event: Event) => {
            this.text = (event.target as HTMLTextAreaElement).value;
          }}
        ></textarea>
        <p id="drop" class="q s">${words.t('verify/drop')}</p>
        <label for="file">${words.t('verify/file')}</label>
        <input
          id="file"
          type="file"
          accept=".json,application/json"
          @change=${(event: Event) => void this.#take((event.target as HTMLInputElement).files)}
        />
        <label for="told">${words.t('verify/told')}</label>
        <input
          id="told"
          type="text"
          maxlength="80"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="told-why"
          .value=${live(this.told)}
          @input=${(event: Event) => {
            this.told = (event.target as HTMLInputElement).value;
          }}
        />
        <p id="told-why" class="q s">${words.t('verify/told-why')}</p>
        <button class="button button-primary">${words.t('verify/check')}</button>
      </form>
      <p class="said" aria-live="polite" aria-atomic="true">${said}</p>
      ${checked ? findings(checked, words, this.#faultWords, this.open, this.#toggle) : nothing}`;
  }
}
