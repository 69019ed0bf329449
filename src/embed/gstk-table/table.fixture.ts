import {
  emulateMedia,
  executeServerCommand,
  resetMouse,
  sendKeys,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import {type Card, pack} from '../../cards/index.js';
import type {PublicEvents} from '../../elements/events.js';
import {LOCALES, speak, type Words} from '../../words/index.js';
import type {KingView} from '../../games/king/types.js';
import type {GstkHand} from '../../elements/gstk-hand/gstk-hand.component.js';
import type {GameTable} from './game-table.js';

/**
 * A table as a person has it, so that a test says what somebody does and sees: reads the hand by its
 * names, presses keys, taps cards, pushes buttons by their words, hears what is announced.
 */

/** How the code of each tag is fetched, and what the tag is laid with. */
const TAGS = {
  'king-game': {fetch: () => import('../king-game/king-game.js'), own: {variant: 'omnibus'}},
  'crown-game': {fetch: () => import('../crown-game/crown-game.js'), own: {}},
  'crush-game': {fetch: () => import('../crush-game/crush-game.js'), own: {}},
  'kingdom-game': {fetch: () => import('../kingdom-game/kingdom-game.js'), own: {}},
  'gstk-table': {fetch: () => import('./gstk-table.js'), own: {game: 'king-omnibus'}},
} as const;

/** What a table is laid with; attributes go as they are written. */
export interface Given {
  readonly tag?: keyof typeof TAGS;
  /** Of the box around the table, in pixels. */
  readonly width?: number;
  /** In which language the test reads. */
  readonly locale?: 'en' | 'ru';
  /** Set before the element is on the page. */
  readonly set?: Partial<GameTable>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Cards travel as they do for a person; else they are where they go at once. */
  readonly motion?: boolean;
  /** Where it is put; a new box at the end of the page when left out. */
  readonly into?: Element;
}

/** A public event as it was heard. */
export interface Heard {
  readonly type: keyof PublicEvents;
  readonly detail: Readonly<Record<string, unknown>>;
}

const EVENTS: readonly (keyof PublicEvents)[] = [
  'gstk-before-play',
  'gstk-card-played',
  'gstk-play-refused',
  'gstk-contract-chosen',
  'gstk-trick-taken',
  'gstk-claim-made',
  'gstk-claim-challenged',
  'gstk-deal-started',
  'gstk-deal-scored',
  'gstk-game-ended',
  'gstk-turn-changed',
  'gstk-move-undone',
  'gstk-state-saved',
  'gstk-setting-changed',
];

/** Waits until something holds; looks again at every frame. */
export async function until(holds: () => unknown, what: string, ms = 12_000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** So many frames. */
export async function frames(count = 2): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The element that has focus, inside whatever shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Every element below a node, through open shadow roots. */
export function* everything(node: ParentNode): Generator<Element> {
  for (const child of node.children) {
    yield child;
    if (child.shadowRoot) yield* everything(child.shadowRoot);
    yield* everything(child);
  }
}

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const middle = (element: Element): [x: number, y: number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** One table under test. */
export class Table {
  readonly host: GameTable;
  readonly words: Words;
  /** Public events, as the page hears them. */
  readonly heard: Heard[] = [];
  readonly #names: ReadonlyMap<string, Card>;
  readonly #box: HTMLElement | undefined;

  private constructor(host: GameTable, words: Words, box: HTMLElement | undefined) {
    this.host = host;
    this.words = words;
    this.#box = box;
    this.#names = new Map(
      pack({low: '2', jokers: 2}).map((card) => [words.t('card', {card}), card]),
    );
    for (const type of EVENTS)
      host.addEventListener(type, (event: Event) => {
        this.heard.push({type, detail: (event as CustomEvent<Heard['detail']>).detail});
      });
  }

  /** Lays a table that plays at once and keeps nothing, unless told otherwise. */
  static async lay(given: Given = {}): Promise<Table> {
    const {tag = 'king-game', locale = 'en', set = {}, width, into} = given;
    const {fetch, own} = TAGS[tag];
    await fetch();
    const host = document.createElement(tag);
    const attributes = {
      ...own,
      speed: 'instant',
      'storage-key': 'off',
      loading: 'eager',
      locale,
      seed: '7',
      ...given.attributes,
    };
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
    Object.assign(host, set);
    if (!given.motion) host.style.setProperty('--gstk-motion', '0');
    const box = into ? undefined : document.createElement('div');
    box?.setAttribute('data-under-test', '');
    if (box && width) box.style.setProperty('inline-size', `${width}px`);
    (into ?? document.body.appendChild(box!)).append(host);
    const table = new Table(host, speak(locale, await LOCALES[locale]()), box);
    return table;
  }

  /** Lays a table and waits until it rests: somebody is asked, or a summary or the end is there. */
  static async ready(given: Given = {}): Promise<Table> {
    const table = await Table.lay(given);
    await table.rests();
    await table.stands();
    return table;
  }

  /** Takes it away. */
  clear(): void {
    this.host.remove();
    this.#box?.remove();
  }

  get root(): ShadowRoot {
    return this.host.shadowRoot!;
  }

  // What it is

  is(state: string): boolean {
    return this.host.matches(`:state(${state})`);
  }

  get resting(): boolean {
    return this.is('my-turn') || this.is('deal-over') || this.is('game-over');
  }

  get view(): KingView {
    return this.host.view as unknown as KingView;
  }

  /** How many moves have been played. */
  get moves(): number {
    return this.host.record?.moves.length ?? 0;
  }

  /** Nothing is going on: the reader is awaited. */
  async rests(): Promise<void> {
    await until(() => this.resting, 'the table rests');
    await this.host.updateComplete;
    await (this.find('gstk-hand') as GstkHand | null)?.updateComplete;
  }

  /** Waits until a state is shown. */
  async becomes(state: string, ms?: number): Promise<void> {
    await until(() => this.is(state), `the table is ${state}`, ms);
  }

  /** Animations that are under way on the table. */
  get moving(): readonly Animation[] {
    const roots = [this.root, ...[...everything(this.root)].flatMap((one) => one.shadowRoot ?? [])];
    return roots
      .flatMap((root) => root.getAnimations())
      .filter(({playState}) => playState === 'running');
  }

  /** All that moves or fades has come to its end. */
  async stands(): Promise<void> {
    await frames(3);
    await until(() => this.moving.length === 0, 'all stands still');
  }

  // What a person sees

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  /** Buttons of the hand. */
  get cards(): readonly HTMLElement[] {
    return [...(this.find('gstk-hand')?.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
  }

  /** The hand as it is named. */
  hand(): readonly Card[] {
    return this.cards.flatMap((button) => this.#cardOf(button) ?? []);
  }

  /** Cards that are not shown as forbidden. */
  legal(): readonly Card[] {
    return this.cards.flatMap((button) =>
      button.getAttribute('aria-disabled') === 'true' ? [] : (this.#cardOf(button) ?? []),
    );
  }

  #cardOf(button: Element): Card | undefined {
    const [name = ''] = (button.getAttribute('aria-label') ?? '').split(', ');
    return this.#names.get(name);
  }

  /** The button of a card. */
  card(card: Card): HTMLElement {
    const found = this.cards.find((button) => this.#cardOf(button) === card);
    if (!found) throw new Error(`${card} is not in the hand ${this.hand().join(' ')}`);
    return found;
  }

  /** What is said about a card besides its name: its place, and why it may not be played. */
  described(card: Card): string {
    const button = this.card(card);
    const id = button.getAttribute('aria-describedby') ?? '';
    return text((button.getRootNode() as ShadowRoot).getElementById(id));
  }

  /** Both lines of the prompt. */
  get prompt(): {readonly say: string; readonly why: string} {
    return {say: text(this.find('.say strong')), why: text(this.find('.say .q'))};
  }

  /** The line of chrome. */
  get chrome(): string {
    return text(this.find('.contract'));
  }

  /** Cards on the table, as they are named. */
  trick(): readonly string[] {
    const laid = this.find('gstk-trick')?.shadowRoot?.querySelectorAll('.card') ?? [];
    return [...laid].map((card) => card.getAttribute('aria-label') ?? '');
  }

  /** Buttons of the prompt, by their words. */
  actions(): readonly string[] {
    return [...this.root.querySelectorAll('.actions .button')].map(text);
  }

  /** Rows of the summary: player, what was taken, points of the deal, total. */
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

  /** The words of the open panel, docked or in a dialog. */
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

  /** A button anywhere on the table, by its words or its name. */
  button(name: string): HTMLElement {
    for (const element of everything(this.root))
      if (element.localName === 'button')
        if ((element.getAttribute('aria-label') ?? text(element)) === name)
          return element as HTMLElement;
    throw new Error(`there is no button "${name}"`);
  }

  // What a person does

  /** Presses keys, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await sendKeys({press: key});
    // Where the first key of a page leads is fetched with the focus.
    await import('../../elements/gstk-hand/hand-keys.js');
  }

  /** Presses Tab until focus is in an element. */
  async tabTo(element: Element): Promise<void> {
    for (let stops = 0; stops < 12; stops++) {
      await this.press('Tab');
      if (element === focused() || element.shadowRoot?.contains(focused())) return;
    }
    throw new Error(`Tab does not reach ${element.localName}`);
  }

  /** Clicks an element with the mouse. */
  async point(element: Element): Promise<void> {
    element.scrollIntoView({block: 'nearest'});
    await sendMouse({type: 'click', position: middle(element)});
  }

  /** Clicks a card with the mouse. */
  async click(card: Card): Promise<void> {
    await this.point(this.card(card));
  }

  /** Pushes a button with the mouse. */
  async push(name: string): Promise<void> {
    await this.point(this.button(name));
    await frames(2);
  }

  /** Opens a panel, or the menu, by its button and waits until it is drawn. */
  async open(panel: 'last-trick' | 'scores' | 'log' | 'rules' | 'menu'): Promise<void> {
    await this.point(this.find(`[data-panel=${panel}]`)!);
    const place =
      this.is('wide') && panel !== 'menu' ? `.aside[data-panel=${panel}]` : 'gstk-dialog';
    const body = {
      'last-trick': '.taken',
      scores: 'gstk-score-sheet',
      log: 'gstk-log',
      rules: '.rules',
      menu: 'form',
    }[panel];
    await until(() => this.find(`${place} ${body}`), `${panel} is open`);
    await this.stands();
  }

  /** Closes the dialog, if one is open. */
  async close(): Promise<void> {
    if (!this.dialog) return;
    await this.press('Escape');
    await until(() => !this.dialog, 'the dialog is closed');
  }

  /** Touches an element with a finger; see `touchScreen`. */
  async touch(element: Element): Promise<void> {
    element.scrollIntoView({block: 'nearest'});
    const [x, y] = middle(element);
    await executeServerCommand('touch-tap', {x, y});
  }

  /** Touches a card with a finger, and again where the table asks whether it is meant. */
  async tap(card: Card): Promise<void> {
    await this.touch(this.card(card));
    await frames(2);
    if (this.find('[data-id=play]')) await this.touch(this.card(card));
  }

  /** Does something and waits until the table rests again after it. */
  async plays(act: () => unknown): Promise<void> {
    const before = this.moves;
    await act();
    await until(() => this.moves > before, 'a card is played');
    await frames(1); // until the element shows that nobody is asked
    await this.rests();
  }

  /** Plays whatever may be played, the quick way, until the deal or the match is over. */
  async finishDeal(): Promise<void> {
    while (this.is('my-turn')) await this.plays(() => this.host.play(this.legal()[0]!));
  }

  /** What the page heard of one kind. */
  events(type: Heard['type']): readonly Heard['detail'][] {
    return this.heard.filter((one) => one.type === type).map(({detail}) => detail);
  }
}

/** Hears what is announced on this page, from now on. */
export class Listener {
  readonly #lines: {readonly text: string; readonly assertive: boolean}[] = [];
  readonly #observer = new MutationObserver((records) => this.#hear(records));

  constructor() {
    this.listen(document);
  }

  /** Listens inside a shadow root, too: a modal dialog has its own regions. */
  listen(root: Node): void {
    this.#observer.observe(root, {childList: true, subtree: true});
  }

  #hear(records: readonly MutationRecord[]): void {
    for (const {target, addedNodes} of records)
      for (const node of addedNodes)
        if (target instanceof HTMLElement && target.dataset['gstkSays'])
          this.#lines.push({
            text: node.textContent ?? '',
            assertive: target.dataset['gstkSays'] === 'assertive',
          });
  }

  /** All lines so far, once nothing more is on its way. */
  async lines(): Promise<readonly string[]> {
    await wait(240);
    this.#hear(this.#observer.takeRecords());
    return this.#lines.map((line) => line.text);
  }

  /** Lines that interrupt. */
  async urgent(): Promise<readonly string[]> {
    await this.lines();
    return this.#lines.filter(({assertive}) => assertive).map((line) => line.text);
  }

  /** Everything since the last call, in one string; what is still being fetched is waited for. */
  async news(): Promise<string> {
    let lines = await this.lines();
    for (let n = 0; n < 8 && lines.length === 0; n++) lines = await this.lines();
    this.#lines.length = 0;
    return lines.join(' ');
  }

  stop(): void {
    this.#observer.disconnect();
  }
}

/** Gives the page a touch screen, or takes it away. */
export const touchScreen = (on: boolean): Promise<unknown> =>
  executeServerCommand('touch-screen', {on});

/** Puts the browser back as every test finds it, and forgets what tables have kept. */
export async function clean(): Promise<void> {
  for (const table of document.querySelectorAll('king-game, gstk-table, [data-under-test]'))
    table.remove();
  for (const region of document.querySelectorAll('[data-gstk-says]')) region.replaceChildren();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  document.documentElement.lang = 'en';
  await emulateMedia({forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light'});
  await resetMouse();
  await setViewport({width: 1100, height: 900});
}
