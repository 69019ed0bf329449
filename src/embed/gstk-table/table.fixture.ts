import {executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import type {PublicEvents} from '../../elements/events.js';
import {sharedMessages, createMessages, type Messages} from '../../i18n/index.js';
import type {GameTable} from './game-table.js';
import {aim, focused, frames, until} from './page.fixture.js';
import {Sight} from './sight.fixture.js';

export {Listener} from './speech/listener.fixture.js';
export {
  clean,
  cutOff,
  everything,
  focused,
  frames,
  savesData,
  touchScreen,
  text,
  later,
  until,
} from './page.fixture.js';

/**
 * A table as a person has it, so that a test says what somebody does and sees: reads the hand by its
 * names, presses keys, taps cards, pushes buttons by their words, hears what is announced. What is to be
 * seen of it is in `sight.fixture.ts`, the page around it in `page.fixture.ts`.
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

/** One table under test. */
export class Table extends Sight {
  /** Public events, as the page hears them. */
  readonly heard: Heard[] = [];
  readonly #box: HTMLElement | undefined;

  private constructor(host: GameTable, messages: Messages, box: HTMLElement | undefined) {
    super(host, messages);
    this.#box = box;
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
    const messages = createMessages(locale, await sharedMessages[locale]());
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
    const table = new Table(host, messages, box); // it hears what happens from the first
    (into ?? document.body.appendChild(box!)).append(host);
    return table;
  }

  /** Lays a table and stops while it is loading its game, which may take no longer than a frame. */
  static async loading(given: Given = {}): Promise<Table> {
    const table = await Table.lay(given);
    for (let updates = 0; !table.is('loading'); updates++) {
      if (updates > 20) throw new Error('the table does not load');
      await table.host.updateComplete;
    }
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

  // What a person does

  /** Presses keys, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await sendKeys({press: key});
    // Where the first key of a page leads is fetched with the focus, and keys wait for it in order.
    await import('../../elements/gstk-hand/hand-more.js');
    await frames(1);
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
    await sendMouse({type: 'click', position: await aim(element)});
  }

  /** Clicks a card with the mouse. */
  async click(card: Card): Promise<void> {
    await this.point(this.card(card));
  }

  /** Pushes a button with the mouse, once it is there. */
  async push(name: string): Promise<void> {
    await until(() => this.hasButton(name), `there is a button "${name}"`);
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
    const [x, y] = await aim(element);
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
