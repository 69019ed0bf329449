import type {Seat} from '../../game/index.js';
import {type PropertyValues, ReactiveElement} from '@lit/reactive-element';
import {
  diagramStyles,
  type Piece,
  type PropertyOf,
  propertyOf,
  toElement,
  warn,
} from '../../elements/index.js';
import {heldBy, movable, onDarkGround} from '../../elements/shared/index.js';
import {barStyles} from './bar/bar.styles.js';
import {frameOf} from './frame.js';
import {exampleStyles} from './game-example.styles.js';
import type {Host} from './host.js';
import {forget, whenNear} from './loading/near-examples.js';
import {isServed, TOUCHES} from './loading/server-rendered.js';
import {SETTINGS} from '../../lesson/author-position.js';
import type {KeyedFault} from '../../lesson/faults/keyed-fault.js';
import {boardBefore, isWhole, handsOf} from './placeholder.js';
import {sketchBar} from './bar/steps.js';
import type {Viewer} from './viewer.js';

/** A value that an author sets, also as lists by seat and as fields by name. */
type Setting =
  | string
  | number
  | readonly (string | number | null | readonly string[])[]
  | Readonly<Record<string, unknown>>;

/** An example has its author's settings as properties, too. */
const Settings = movable(ReactiveElement) as unknown as (abstract new () => ReactiveElement & {
  -readonly [Name in (typeof SETTINGS)[number] as PropertyOf<Name>]:
    | Setting
    | (Name extends 'position' | 'record' ? object : never);
}) &
  Pick<typeof ReactiveElement, keyof typeof ReactiveElement>;

/** Milliseconds before an idle example starts to watch the page's colour scheme. */
const IDLE = 1500;

/** The items of a list that may be a line of plays. */
const LISTED = ':scope > ol:has([data-play], li > code:first-child, p > code:first-child) > li';

/**
 * A worked example, a quiz or a position to play on from, in the middle of a text about a game. The
 * author writes a list that reads well by itself; this draws the positions, checks the plays by the
 * rules, and lets the reader step through, answer, and play on against bots.
 *
 * @summary A position of any game with steps, a question, or a game from there.
 * @tag game-example
 *
 * @attr {string} game - An id of the catalogue (`court-ladder`), or a family: `king`, `crown`, `crush`, `kingdom`.
 * @attr {string} variant - The game of the family: `omnibus`, `find`.
 * @attr {string} mode - Steps through the list, hides later steps, asks a question, or is played on from.
 * @attr {string} ask - The question of a quiz: a card or a move, every legal card, who takes the trick, what it costs.
 * @attr {string} hands - Hands by seat, with bars between; seats left out hold unknown cards.
 * @attr {string} hand - One hand: that of `seat`, or else of South.
 * @attr {string} trick - Cards in the middle, in the order of play: `W:QH N:7H`.
 * @attr {string} lead - The seat that is to lead.
 * @attr {string} turn - The seat that is to play.
 * @attr {string} contract - The contract of the deal, `no-girls`.
 * @attr {string} trump - The trump suit, `H`, or `none`.
 * @attr {string} dealer - The seat that has dealt.
 * @attr {string} orderer - The seat that chose the contract, in variants where players order.
 * @attr {string} played - Cards of earlier tricks.
 * @attr {string} tricks - Tricks taken, by seat.
 * @attr {string} points - Points of the deal, by seat.
 * @attr {string} scores - Scores of the match, by seat.
 * @attr {string} deal - `seed: 4711` deals from a seed; a number is that deal of the match.
 * @attr {string} record - A whole match as text; it may stand in a `<pre>` inside instead. As a property also the `record` of a table.
 * @attr {string} position - A position in one line, for fields that have no attribute of their own. As a property also the `state` of a table.
 * @attr {number} players - The number of players.
 * @attr {string} seats - The players' names by seat, `Nora Emil Sven Wanda`.
 * @attr {string} seat - The reader's seat; with a seed only this hand is shown.
 * @attr {string} options - The options of the match: `heartLeadBan: off; earlyStop: on`.
 * @attr {string} rules - The place of the rule that this example is about: `#following`, or an address.
 * @attr {string} run - Quizzes with the same `run` keep one score on the page.
 * @attr {string} bots - Names of the bots when the reader plays on.
 * @attr {string} link-in - The part of the address that holds a link to the position: `hash`, `query` or `auto`.
 * @attr {string} locale - The language of the messages; by default that of the page.
 * @attr {boolean} debug - Shows errors on the page, not only on `localhost`.
 *
 * @slot - The lesson as text: a paragraph, an `<ol>` of plays with comments, a `<ul>` of answers.
 *
 * @csspart board - The diagram.
 * @csspart step - The buttons that step.
 * @csspart actions - All buttons.
 * @csspart button - A button.
 * @csspart said - The sentence about the step or the answer.
 * @csspart record - The moves of a record, as a list.
 * @csspart rule - The paragraph of the rules that explains a refusal.
 *
 * @cssstate dark - The page is dark and names no `color-scheme`.
 *
 * @fires {CustomEvent} gstk-step-changed - The reader stepped: `{step, of}`.
 * @fires {CustomEvent} gstk-quiz-answered - The reader answered: `{card, correct, tries}`.
 * @fires {CustomEvent} gstk-example-error - The author's text has an error: `{attribute, token, message}`.
 */
export class GameExample extends Settings implements Host {
  static override styles = [
    diagramStyles,
    barStyles,
    exampleStyles,
    heldBy('example', '.stage', '0'),
  ];
  static override properties = {
    ...Object.fromEntries(SETTINGS.map((attribute) => [propertyOf(attribute), {attribute}])),
    noPlay: {type: Boolean, attribute: 'no-play'},
    debug: {type: Boolean},
    step: {type: Number},
  };

  declare game: string;
  declare mode: string;
  declare ask: string;
  /** The step to begin with, from 0. */
  step = 0;
  /** Offers no "play from here". */
  noPlay = false;
  /** Shows errors on the page, not only on `localhost`. */
  debug = false;
  /** The seat of the reader whom sentences address as "you": in the review of their own match. */
  addressed: Seat | undefined;
  /** The game's id in the catalogue, once it is known. */
  gameId = '';
  /** The step to begin with: the author's, or the reader's if only the author's text has changed. */
  from = 0;

  declare readonly shadowRoot: ShadowRoot;
  readonly #internals = this.attachInternals();
  #viewer: Viewer | undefined;
  /** The element pressed while the lesson was loading. */
  #pressed: Element | undefined;
  /** Counts starts, to discard the results of outdated ones. */
  #run = 0;
  #waking: Promise<void> | undefined;

  constructor() {
    super();
    for (const name of SETTINGS) this[propertyOf(name)] = '';
  }

  override connectedCallback(): void {
    // Read before any example of the page renders: afterwards reading would force a layout.
    this.mark('dark', onDarkGround(this));
    super.connectedCallback();
    // A server-rendered example waits for the first touch; one that was moved goes on.
    if (this.#viewer) this.#viewer.list.wake();
    else if (!isServed(this)) whenNear(this, () => void this.#wake());
    for (const type of TOUCHES) this.addEventListener(type, this.#touched);
  }

  protected override firstUpdated(): void {
    setTimeout(
      () =>
        void import('../../elements/shared/idle.js').then(
          ({focusWhatIsPressed, watchGround}) => {
            focusWhatIsPressed(this);
            watchGround(this, (dark) => this.mark('dark', dark));
          },
          () => 0,
        ),
      IDLE,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    forget(this);
    if (this.#viewer) {
      this.#viewer.list.rest();
      return;
    }
    this.#waking = this.#pressed = undefined;
    this.#run++;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (changed.size === 1 && changed.has('step') && this.#viewer) {
      this.#viewer.goTo(this.step);
      return;
    }
    const isSame = changed.size === 0;
    this.from = (isSame ? this.#viewer?.cursor.mainAt : undefined) ?? (this.step || 0);
    this.#viewer?.stop();
    this.#viewer = this.#waking = undefined;
    this.#run++;
    const {ask, mode} = this;
    const states = {
      quiz: mode === 'quiz',
      'hide-next': mode === 'hide-next',
      asks: ask,
      legal: ask === 'legal',
    };
    for (const [state, on] of Object.entries(states)) this.mark(state, Boolean(on));
    this.mark('long', mode === 'quiz' && this.game.startsWith('god'));
    const walked = !mode || mode === 'view' || mode === 'hide-next';
    const steps = walked ? this.querySelectorAll(LISTED).length : 0;
    this.mark('steps', Boolean(steps));
    const fresh = !this.#stage;
    this.mark('drawn', !fresh);
    if (!fresh && this.hasUpdated && changed.has('mode'))
      this.#draw(this.#stage!.firstElementChild!);
    // A server-rendered diagram stays until the final one is ready, so that the page does not move.
    if (fresh || this.#room || (this.hasUpdated && !isSame && isWhole(this)))
      this.show(boardBefore(this));
    if (isServed(this)) this.#bar.inert = false;
    else if (steps) this.#bar.replaceWith(toElement(sketchBar(this.from, steps)));
    if (this.hasUpdated) void this.#wake();
  }

  /** Resolves once the lesson can be stepped through, answered and played. */
  get ready(): Promise<void> {
    return this.updateComplete.then(() => this.#wake()).then(() => this.#viewer?.drawn);
  }

  /** The shown step, from 0, and the number of steps. */
  get place(): {readonly step: number; readonly of: number} | undefined {
    return this.#viewer?.at;
  }

  /** The phase of the game at the shown step, `bout.attack`; `undefined` before it is loaded. */
  get phase(): string | undefined {
    return this.#viewer?.phase;
  }

  /** Begins again after a change of the author's text, at the reader's place. */
  renew(): void {
    this.requestUpdate();
  }

  /** Replaces the diagram. */
  show(board: Piece | Element): void {
    const drawn = board instanceof Element ? board : toElement(board);
    if (this.#stage) this.#stage.replaceChildren(drawn);
    else this.#draw(drawn);
  }

  /**
   * Reports an error to the author: on the console, by an event, and next to the example if the author
   * is looking at it; the lesson's text stays.
   */
  report(where: string, token: string, message: string, line = token, keyed?: KeyedFault): void {
    warn(this, where, token, message);
    this.emit('gstk-example-error', {attribute: where, token, message});
    const run = this.#run;
    const show = async (): Promise<void> => {
      const {faultWordsFor, showFault, showsFaults} = await import('./fault-box.js');
      if (!showsFaults(this)) return;
      const words = await faultWordsFor(this, keyed);
      if (run === this.#run) showFault(this, {where, line, token, message, keyed}, words);
    };
    show().catch(console.error);
  }

  /** Dispatches an event to the page. */
  emit(type: string, detail: Readonly<Record<string, unknown>>): void {
    const game = this.gameId || this.game;
    const event = {bubbles: true, composed: true, detail: {game, ...detail}};
    this.dispatchEvent(new CustomEvent(type, event));
  }

  /** Sets a custom state for the page's styles. */
  mark(state: string, on: boolean): void {
    this.#internals.states[on ? 'add' : 'delete'](state);
  }

  /** True while a press waits for the lesson to load. */
  get pressed(): boolean {
    return this.#pressed !== undefined;
  }

  get #bar(): HTMLElement {
    return this.renderRoot.querySelector('.bar')!;
  }

  get #stage(): Element | null {
    return this.renderRoot.querySelector('.stage');
  }

  /** The room reserved for a board that only the rules can lay out. */
  get #room(): Element | null {
    return this.renderRoot.querySelector('.room:only-child');
  }

  /** Redraws everything around a board. */
  #draw(board: Element): void {
    this.renderRoot.replaceChildren(...frameOf(this.mode).map(toElement));
    this.#stage!.replaceChildren(board);
    this.mark('drawn', true);
  }

  #settled(well: boolean): void {
    if (!well && this.#room) this.show(handsOf(this));
    this.mark('ready', well);
    this.mark('failed', !well);
  }

  readonly #touched = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    const early = event.type === 'click' && !this.#viewer && !target.ariaDisabled;
    if (early) this.#pressed = target;
    void this.#wake();
  };

  readonly #wake = (): Promise<void> => (this.#waking ??= this.#start());

  readonly #begin = (viewer: Viewer | undefined): void => {
    this.#viewer = viewer;
    this.#settled(viewer !== undefined);
    if (!viewer) this.#bar.replaceChildren();
    const pressed = this.#pressed;
    this.#pressed = undefined;
    viewer?.begin(pressed);
  };

  async #start(): Promise<void> {
    if (!this.isConnected) return;
    const run = this.#run;
    try {
      const {startViewer} = await import('./start.js');
      // False once the example has been removed or restarted.
      const live = (): boolean => run === this.#run;
      await startViewer(this, live, this.#begin);
    } catch (error) {
      console.error(error); // the lesson's text stays; the next touch tries again
      this.#settled(false);
      this.#waking = undefined;
    }
  }
}
