import {executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import type {PublicEvents} from '../../elements/events.js';
import type {Panel} from '../../elements/panel.js';
import {sharedMessages, createMessages, type Messages} from '../../i18n/index.js';
import {catalogue} from '../catalogue.js';
import {keepSeenTips} from '../../table/settings/seen-tips.js';
import type {GameTable} from '../../table/game-table.js';
import {aim, focused, frames, until} from '../../table/page.fixture.js';
import {Sight} from './sight.fixture.js';

export {
  clean,
  cutOff,
  everything,
  focused,
  frames,
  savesData,
  middle,
  touchScreen,
  text,
  later,
  stopClock,
  until,
} from '../../table/page.fixture.js';

/**
 * A table as a person uses it: tests read the hand by its names, press keys, tap cards, click buttons
 * by their labels and listen to announcements. `sight.fixture.ts` has what is visible,
 * `page.fixture.ts` the page around the table.
 */

/** The module of each tag, and the attributes that the tests give it. */
const TAGS = {
  'king-game': {fetch: () => import('../king-game/king-game.js'), own: {variant: 'omnibus'}},
  'crown-game': {fetch: () => import('../crown-game/crown-game.js'), own: {}},
  'crush-game': {fetch: () => import('../crush-game/crush-game.js'), own: {}},
  'kingdom-game': {fetch: () => import('../kingdom-game/kingdom-game.js'), own: {}},
  'gstk-table': {fetch: () => import('./gstk-table.js'), own: {game: 'king-omnibus'}},
} as const;

/** The setup of a table for a test; attributes are written as given. */
export interface TableSetup {
  readonly tag?: keyof typeof TAGS;
  /** The width of the box around the table, in pixels. */
  readonly width?: number;
  /** The locale in which the test reads. */
  readonly locale?: 'en' | 'ru';
  /** Properties set before the element is connected. */
  readonly set?: Partial<GameTable>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whether the reader has never played: the coach speaks. */
  readonly novice?: boolean;
  /** Whether the test answers itself when it is asked if a decided deal should end. */
  readonly isAsked?: boolean;
  /** Whether cards move visibly; by default they arrive at once. */
  readonly motion?: boolean;
  /** The parent of the table; by default a new box at the end of the page. */
  readonly into?: Element;
}

/** A public event received by the page. */
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

export class Table extends Sight {
  /** Public events, as the page receives them. */
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

  /** Creates a table that plays instantly and keeps nothing, unless `given` says otherwise. */
  static async lay(given: TableSetup = {}): Promise<Table> {
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
    // A reader who has played before; a coach would make everybody wait.
    if (attributes['storage-key'] !== 'off' && !given.novice)
      keepSeenTips(catalogue.map(({id}) => id));
    const table = new Table(host, messages, box); // subscribes before the first event
    table.playsOn = !given.isAsked;
    (into ?? document.body.appendChild(box!)).append(host);
    return table;
  }

  /** Creates a table and stops while its game is loading, which may take less than a frame. */
  static async loading(given: TableSetup = {}): Promise<Table> {
    const table = await Table.lay(given);
    for (let updates = 0; !table.is('loading'); updates++) {
      if (updates > 20) throw new Error('the table does not load');
      await table.host.updateComplete;
    }
    return table;
  }

  /** Creates a table and waits until it is idle: a question, a summary or the end. */
  static async ready(given: TableSetup = {}): Promise<Table> {
    const table = await Table.lay(given);
    await table.rests();
    await table.stands();
    return table;
  }

  /** Removes the table. */
  clear(): void {
    this.host.remove();
    this.#box?.remove();
  }

  // Actions of a person

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await sendKeys({press: key});
    // The first arrow key depends on a module that is fetched on focus; later keys queue behind it.
    await import('../../elements/gstk-hand/hand-interaction.js');
    await frames(1);
  }

  /** Presses Tab until the element has focus. */
  async tabTo(element: Element): Promise<void> {
    for (let stops = 0; stops < 12; stops++) {
      await this.press('Tab');
      if (element === focused() || element.shadowRoot?.contains(focused())) return;
    }
    throw new Error(`Tab does not reach ${element.localName}`);
  }

  async point(element: Element): Promise<void> {
    await sendMouse({type: 'click', position: await aim(element)});
  }

  /** Clicks a card with the mouse. */
  async click(card: Card): Promise<void> {
    await this.point(this.card(card));
  }

  /** Clicks a button, once it exists. */
  async push(name: string): Promise<void> {
    await until(() => this.hasButton(name), `there is a button "${name}"`);
    const settles = (): boolean => this.button(name).hasAttribute('data-settling');
    await until(() => !settles(), `"${name}" takes a press`);
    await this.point(this.button(name));
    await frames(2);
  }

  /** Opens a panel or the menu by its button, and waits until it is drawn. */
  async open(panel: Panel | 'menu'): Promise<void> {
    await this.point(this.find(`[data-panel=${panel}]`)!);
    const place =
      this.is('wide') && panel !== 'menu' ? `.aside[data-panel=${panel}]` : 'gstk-dialog';
    const body = {
      'this-deal': '.taken',
      'last-trick': '.taken',
      scores: 'gstk-score-sheet',
      log: 'gstk-log',
      rules: '.rules',
      menu: 'form',
    }[panel];
    await until(() => this.find(`${place} ${body}`), `${panel} is open`);
    await this.stands();
  }

  async close(): Promise<void> {
    if (!this.dialog) return;
    await this.press('Escape');
    await until(() => !this.dialog, 'the dialog is closed');
  }

  /** Touches an element with a finger; see `touchScreen`. */
  async touch(element: Element): Promise<void> {
    await until(() => !element.hasAttribute('data-settling'), 'it takes a press');
    const [x, y] = await aim(element);
    await executeServerCommand('touch-tap', {x, y});
  }

  /** Taps a card, and taps again where the table asks for confirmation. */
  async tap(card: Card): Promise<void> {
    await this.touch(this.card(card));
    await frames(2);
    if (this.find('[data-id=play]')) await this.touch(this.card(card));
  }

  /** Runs an action and waits until the table is idle again. */
  async plays(act: () => unknown): Promise<void> {
    const before = this.moves;
    await act();
    await until(() => this.moves > before, 'a card is played');
    await frames(1); // until the element no longer shows the old question
    await this.rests();
  }

  /** Plays through the API, whatever is legal, until the deal or the match is over. */
  async finishDeal(): Promise<void> {
    while (this.is('my-turn')) await this.plays(() => this.host.play(this.legal()[0]!));
  }

  /** The details of all events of one type. */
  events(type: Heard['type']): readonly Heard['detail'][] {
    return this.heard.filter((one) => one.type === type).map(({detail}) => detail);
  }
}
