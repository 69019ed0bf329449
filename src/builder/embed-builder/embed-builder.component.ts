import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {ChoiceDetail} from '../../elements/index.js';
import {GstkElement, keepTyping, oneStopEach} from '../../elements/shared/index.js';
import {type Choice, chosen, readChoice, WORDS, writeChoice} from '../choice.js';
import {code, snippetOf} from '../code.js';
import {following, loadChoice, type LoadedChoice, loadKey, withChoice} from '../loaded-choice.js';
import {type Embed, embedOf, playersOf} from '../embed.js';
import {type Files, loadFiles} from '../files.js';
import {type Fault, faultsOf} from '../game-offer.js';
import {isTarget, type LayTarget, ledBy} from '../laid-cards.js';
import {picker} from '../picker.js';
import {paint} from '../picture.js';
import {Preview} from '../preview.js';
import {asked, settings, word} from '../settings.js';
import {builderStyles} from './embed-builder.styles.js';

/** Writes a choice into the address of the page, without a step of its history. */
function saveInAddress(choice: Choice): void {
  try {
    const address = writeChoice(choice) || location.pathname + location.search;
    history.replaceState(history.state, '', address);
  } catch {
    // Safari accepts a hundred addresses in half a minute; the next change is written again.
  }
}

/**
 * The builder of embeds, the whole of `demo/embed.html`: the reader chooses a table or lays a position,
 * sees it live, and copies the text that puts it into a page. The page's address holds the whole choice.
 *
 * @summary Chooses, shows and writes what a page embeds.
 * @tag embed-builder
 */
export class EmbedBuilder extends GstkElement {
  static override styles = builderStyles;

  readonly #preview = new Preview();
  #choice = readChoice('');
  /** The key of the last request. */
  #key = '';

  @state() private loaded: LoadedChoice | undefined;
  @state() private place: LayTarget = 0;
  @state() private faults: readonly Fault[] | undefined;
  @state() private files: Files | undefined;
  /** The manifest has been asked for. */
  @state() private isAsked = false;
  @state() private hasFailed = false;
  /** The result of the last copy. */
  @state() private said = '';
  @state() private picture = '';

  /** The address of the manifest of the files that snippets name. */
  @property() manifest = '';

  override connectedCallback(): void {
    super.connectedCallback();
    keepTyping(this);
    window.addEventListener('hashchange', this.#read);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#read);
  }

  protected override firstUpdated(): void {
    void loadFiles(this.manifest).then((files) => {
      this.files = files;
      this.isAsked = true;
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    oneStopEach(this.renderRoot);
  }

  readonly #read = (): void => {
    const read = readChoice(location.hash);
    if (!this.loaded || writeChoice(read) !== writeChoice(this.#choice)) this.#take(read);
  };

  /** Takes a choice: loaded parts show it at once, the others as soon as they arrive. */
  #take(choice: Choice): void {
    this.#choice = choice;
    this.said = '';
    const key = loadKey(choice);
    const isLoaded = key === this.loaded?.key;
    if (this.loaded?.offer.entry.id === choice.game)
      this.#show(isLoaded ? withChoice(this.loaded, choice) : {...this.loaded, choice});
    const isAsked = key === this.#key;
    this.#key = key;
    if (isLoaded || isAsked) return;
    loadChoice(choice).then(
      (loaded) => {
        if (key === this.#key) this.#show(withChoice(loaded, this.#choice));
      },
      (error: unknown) => {
        console.error(error);
        if (key === this.#key) [this.#key, this.hasFailed] = ['', true];
      },
    );
  }

  #show(loaded: LoadedChoice): void {
    const {choice, offer, locale, messages} = loaded;
    if (offer.entry !== this.loaded?.offer.entry) [this.place, this.faults] = [0, undefined];
    this.#choice = choice;
    this.loaded = loaded;
    if (Number(this.place) >= playersOf(choice, offer.entry)) this.place = 0;
    this.hasFailed = false;
    saveInAddress(choice);
    document.documentElement.lang = locale;
    document.title = `${messages.t('builder/heading')} – gstk`;
    if (choice.kind === 'position') this.#judge(loaded);
    if (choice.way === 'picture') this.#paint(loaded);
  }

  /** Draws the picture of a choice. */
  #paint(loaded: LoadedChoice): void {
    paint(loaded, this.#embedOf(loaded)).then(
      (picture) => {
        if (loaded === this.loaded) this.picture = picture;
      },
      (error: unknown) => console.error(error),
    );
  }

  /** Asks the rules for the faults of a position. */
  #judge(loaded: LoadedChoice): void {
    faultsOf(loaded.offer.entry, this.#embedOf(loaded), loaded.locale).then(
      (faults) => {
        if (loaded === this.loaded) this.faults = faults;
      },
      (error: unknown) => console.error(error),
    );
  }

  readonly #change = (change: Partial<Choice>): void =>
    this.#take(chosen(this.#choice, following(change)));

  #onChoose({detail}: CustomEvent<ChoiceDetail>): void {
    const {name, value} = detail;
    if (name === 'place') this.place = isTarget(value) ? value : Number(value);
    else if (name === 'lead')
      this.#change(ledBy(this.#choice, playersOf(this.#choice, this.loaded!.offer.entry), value));
    else this.#change(asked(this.loaded!, detail));
  }

  readonly #copy = async (): Promise<void> => {
    const {messages} = this.loaded!;
    const text = this.renderRoot.querySelector<HTMLElement>('#snippet')!;
    try {
      await navigator.clipboard.writeText(snippetOf(this.loaded!, this.#copying));
      this.said = messages.t('builder/copied');
    } catch {
      text.focus();
      getSelection()?.selectAllChildren(text);
      this.said = messages.t('builder/unwritten');
    }
  };

  readonly #failed = (error: unknown): void => {
    console.error(error);
    this.said = this.loaded!.messages.t('builder/unpainted');
  };

  #embedOf({choice, offer}: LoadedChoice): Embed {
    return embedOf(choice, offer.entry, offer.rules.options);
  }

  get #copying(): {readonly embed: Embed; readonly files: Files | undefined} {
    return {embed: this.#embedOf(this.loaded!), files: this.files};
  }

  #previewPane(loaded: LoadedChoice, embed: Embed): TemplateResult {
    return html`${word(loaded, 'width')}
      <div class="stage" data-width=${loaded.choice.width}>
        <div>${this.#preview.show(embed)}</div>
      </div>`;
  }

  override render(): TemplateResult {
    const {loaded} = this;
    if (!loaded) return html`<slot></slot>`;
    const {choice, messages} = loaded;
    const {isAsked, picture, said} = this;
    const own = {isAsked, picture, said, copy: this.#copy, failed: this.#failed};
    const copying = {...this.#copying, ...own};
    const position =
      choice.kind === 'position' ? picker(loaded, this.place, this.faults, this.#change) : nothing;
    // The settings scroll, so that Firefox would stop at them, too.
    const panes = {
      settings: settings(loaded, this.#change, position),
      preview: this.#previewPane(loaded, copying.embed),
      code: code(loaded, copying, this.#change),
    };
    return html`<h1>${messages.t('builder/heading')}</h1>
      <div class="panes" @gstk-choose=${this.#onChoose}>
        ${this.hasFailed ? html`<p role="alert">${messages.t('builder/failed')}</p>` : nothing}
        ${WORDS.pane.map(
          (name) =>
            html`<section
              class=${name}
              tabindex=${name === 'settings' ? -1 : nothing}
              aria-label=${messages.t(`builder/${name}`)}
              ?data-shown=${choice.pane === name}
            >
              ${panes[name]}
            </section>`,
        )}
      </div>
      <nav aria-label=${messages.t('builder/panes')}>
        ${WORDS.pane.map(
          (name) =>
            html`<button
              type="button"
              aria-current=${choice.pane === name ? 'true' : 'false'}
              @click=${() => this.#change({pane: name})}
            >
              ${messages.t(`builder/${name}`)}
            </button>`,
        )}
      </nav>`;
  }
}
