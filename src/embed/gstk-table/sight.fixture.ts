import {type Card, pack} from '../../cards/index.js';
import type {GstkHand} from '../../elements/gstk-hand/gstk-hand.component.js';
import type {KingView} from '../../games/king/types.js';
import type {Messages} from '../../i18n/index.js';
import type {GameTable} from '../../table/game-table.js';
import {everything, frames, text, until} from '../../table/page.fixture.js';

/** The visible state of a table, found by visible names and texts. */
export class Sight {
  readonly host: GameTable;
  readonly messages: Messages;
  readonly #names: ReadonlyMap<string, Card>;

  constructor(host: GameTable, messages: Messages) {
    this.host = host;
    this.messages = messages;
    this.#names = new Map(
      pack({low: '2', jokers: 2}).map((card) => [messages.t('card', {card}), card]),
    );
  }

  get root(): ShadowRoot {
    return this.host.shadowRoot!;
  }

  // The match

  is(state: string): boolean {
    return this.host.matches(`:state(${state})`);
  }

  get resting(): boolean {
    const ends = this.is('deal-over') || this.is('game-over');
    return this.is('my-turn') || ends || this.isAskedToEnd || this.find('.coach') !== null;
  }

  /** Whether the table asks if a decided deal should end. */
  get isAskedToEnd(): boolean {
    return this.find('.middle [data-id=play-on]') !== null;
  }

  get view(): KingView {
    return this.host.view as unknown as KingView;
  }

  /** The number of moves played so far. */
  get moves(): number {
    return this.host.record?.moves.length ?? 0;
  }

  /** Whether a decided deal is played on without a word, as by a reader who is asked. */
  playsOn = true;

  /** Waits until the table is idle: it asks the reader, or shows a summary or the end. */
  async rests(): Promise<void> {
    await until(() => this.resting, 'the table rests');
    if (this.playsOn && this.isAskedToEnd) {
      this.find('.middle [data-id=play-on]')!.click();
      await until(() => !this.isAskedToEnd, 'the question is answered');
      await until(() => this.resting, 'the table rests');
    }
    await this.host.updateComplete;
    await (this.find('gstk-hand') as GstkHand | null)?.updateComplete;
  }

  async becomes(state: string, ms?: number): Promise<void> {
    await until(() => this.is(state), `the table is ${state}`, ms);
  }

  /** Animations that are running on the table. */
  get moving(): readonly Animation[] {
    const roots = [this.root, ...[...everything(this.root)].flatMap((one) => one.shadowRoot ?? [])];
    return roots
      .flatMap((root) => root.getAnimations())
      .filter(({playState}) => playState === 'running');
  }

  /** Waits until all animations have finished. */
  async stands(): Promise<void> {
    await frames(3);
    await until(() => this.moving.length === 0, 'all stands still');
  }

  // Visible parts

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  /** The buttons of the cards in the hand. */
  get cards(): readonly HTMLElement[] {
    return [...(this.find('gstk-hand')?.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
  }

  /** The cards of the hand, by their names. */
  hand(): readonly Card[] {
    return this.cards.flatMap((button) => this.#cardOf(button) ?? []);
  }

  /** The cards that are not marked as illegal. */
  legal(): readonly Card[] {
    return this.cards.flatMap((button) =>
      button.getAttribute('aria-disabled') === 'true' ? [] : (this.#cardOf(button) ?? []),
    );
  }

  #cardOf(button: Element): Card | undefined {
    const [name = ''] = (button.getAttribute('aria-label') ?? '').split(', ');
    return this.#names.get(name);
  }

  card(card: Card): HTMLElement {
    const found = this.cards.find((button) => this.#cardOf(button) === card);
    if (!found) throw new Error(`${card} is not in the hand ${this.hand().join(' ')}`);
    return found;
  }

  /** The description of a card, in addition to its name: its position, and why it may not be played. */
  described(card: Card): string {
    const button = this.card(card);
    const id = button.getAttribute('aria-describedby') ?? '';
    return text((button.getRootNode() as ShadowRoot).getElementById(id));
  }

  /** Both lines of the prompt. */
  get prompt(): {readonly say: string; readonly why: string} {
    return {say: text(this.find('.say strong')), why: text(this.find('.say .q'))};
  }

  /** The reason at a refused card; '' while there is none. */
  get refusal(): string {
    return text(this.find('gstk-hand')?.shadowRoot?.querySelector('.bubble .why'));
  }

  /** The text of the contract line. */
  get chrome(): string {
    return text(this.find('.contract'));
  }

  /** The names of the cards in the trick. */
  trick(): readonly string[] {
    const laid = this.find('gstk-trick')?.shadowRoot?.querySelectorAll('.card') ?? [];
    return [...laid].map((card) => card.getAttribute('aria-label') ?? '');
  }

  /** The labels of the prompt's buttons. */
  actions(): readonly string[] {
    return [...this.root.querySelectorAll('.actions .button')].map(text);
  }

  /** The label of the main button: how it goes on after a summary. */
  get onward(): string {
    return text(this.find('.actions .button-primary'));
  }

  /** The rows of the summary: player, what was taken, points of the deal, total. */
  summary(): readonly {name: string; took: string; points: string; total: string}[] {
    return [...this.root.querySelectorAll('.summary tbody tr')].map((row) => {
      const [, points, total] = row.querySelectorAll('td');
      return {
        name: text(row.querySelector('b')),
        took: text(row.querySelector('.took')),
        points: text(points).replace(text(points?.querySelector('.move')), ''),
        total: text(total),
      };
    });
  }

  /** The dialog, if one is open. */
  get dialog(): HTMLElement | null {
    return this.find('gstk-dialog');
  }

  /** The text of the open panel, docked or in a dialog. */
  async panel(): Promise<string> {
    await frames(3);
    const open = this.dialog ?? this.find('.aside');
    const parts = open ? [open, ...everything(open)] : [];
    return parts
      .flatMap((part) => [...(part.shadowRoot ?? part).childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  /** A button anywhere on the table, by its text or accessible name. */
  button(name: string): HTMLElement {
    const found = this.#buttonCalled(name);
    if (found) return found;
    throw new Error(`there is no button "${name}"`);
  }

  hasButton(name: string): boolean {
    return this.#buttonCalled(name) !== undefined;
  }

  #buttonCalled(name: string): HTMLElement | undefined {
    for (const element of everything(this.root))
      if (element.localName === 'button')
        if ((element.getAttribute('aria-label') ?? text(element)) === name)
          return element as HTMLElement;
    return undefined;
  }
}
