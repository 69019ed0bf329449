import {drawDiagram} from '../../elements/diagram/draw.js';
import {toElement} from '../../elements/diagram/piece.js';
import type {Refusal} from '../../game/index.js';
import {matchLocale} from '../../i18n/index.js';
import type {LinkFault} from '../../notation/link.js';
import {nearestLang} from '../attributes.js';
import {barOf} from './bar-model.js';
import {type BarModel, drawBar} from './bar.js';
import {drawingFor} from './drawing.js';
import type {Snapshot, LessonNode} from '../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import type {Host} from './host.js';
import {deedOf} from './keys.js';
import {adopt, lightUp, markItem, restore, reveal} from './list.js';
import {opensAddress} from './opens-address.js';
import type {PlayOn} from './play-on.js';
import type {Lesson} from '../../lesson/lesson.js';
import type {Questioner} from './questioner.js';
import {keepFocus, sayIn} from './redraw.js';
import {commentOf, stepSaid} from '../../lesson/narration.js';
import {RuleLink} from './rule.js';
import {inTurn} from './turns.js';
import {allNodes, LessonCursor} from '../../lesson/lesson-cursor.js';

/** Shows a lesson: the step it stands at, what can be pressed, what came of it. */
export class Viewer {
  readonly host: Host;
  readonly played: PlayedLesson;
  readonly lesson: Lesson;
  readonly #questioner: Questioner | undefined;
  readonly #cursor: LessonCursor;
  /** The game that is played on from here, in the place of the diagram. */
  #table: HTMLElement | undefined;
  readonly #rule: RuleLink;
  /** What was kept free for the board: where that is lower, it fills this, and the page stays. */
  readonly #room: Element | null;
  /** The board is the lesson's own, or nobody waits for it any more. */
  #shown = false;
  /** Resolves when the board is the lesson's own. */
  readonly drawn: Promise<void>;
  /** The key of a sentence about the page's link, until something is done. */
  #note: '' | 'example/link' | LinkFault = '';

  /** @param Asking what asks, for a quiz */
  constructor(host: Host, played: PlayedLesson, lesson: Lesson, Asking?: typeof Questioner) {
    [this.host, this.played, this.lesson] = [host, played, lesson];
    this.#room = host.shadowRoot.querySelector('.room');
    const {nodes} = played;
    this.#cursor = new LessonCursor(nodes, host.step);
    this.#rule = new RuleLink(host, lesson.setup.entry);
    lightUp(host);
    adopt(host);
    if (Asking) this.#questioner = new Asking(this);
    host.shadowRoot.addEventListener('click', this.#onClick);
    host.addEventListener('click', this.#onItem);
    host.addEventListener('keydown', this.#onKey);
    for (const node of allNodes(nodes)) {
      const {fault} = node.snapshot;
      if (fault) host.report('data-play', fault.token, this.#told(node));
    }
    // What was pressed draws the board by itself.
    this.drawn = inTurn({pressed: false}, () => {
      if (!this.#shown) this.#drawBoard();
    });
    if (opensAddress(host)) void this.#openLink();
  }

  /** Shows the lesson, after what was pressed before it was there: an arrow of its sketch, or an item. */
  begin(pressed?: Element): void {
    const {node} = this.#cursor;
    const id = pressed?.closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (id) this.#do(id);
    else if (pressed) this.follow(pressed);
    if (node !== this.#cursor.node) return; // it is drawn
    // The author's sketch stands for the beginning, so that all examples of a page answer first.
    const sketched =
      !this.#questioner && this.at.step === 0 && this.host.shadowRoot.querySelector('.board');
    this.draw(!sketched);
  }

  /** Lets go of the host; its light children are as the author wrote them. */
  stop(): void {
    this.#shown = true;
    this.host.shadowRoot.removeEventListener('click', this.#onClick);
    this.host.removeEventListener('click', this.#onItem);
    this.host.removeEventListener('keydown', this.#onKey);
    restore(this.host);
    this.#table?.remove();
  }

  /** Where the reader stands. */
  get cursor(): LessonCursor {
    return this.#cursor;
  }

  /** True while it is played on from here. */
  get playing(): boolean {
    return this.#table !== undefined;
  }

  /** The page's link has been opened, and nothing done since. */
  get opened(): boolean {
    return this.#note !== '';
  }

  /** Buttons of the question. */
  get question(): BarModel['question'] {
    return this.#questioner?.buttons ?? [];
  }

  /** The step that is shown, and how many the line has. */
  get at(): {readonly step: number; readonly of: number} {
    const {at, line} = this.#cursor.node;
    return {step: at, of: line.length - 1};
  }

  /** The position that is shown. */
  get snapshot(): Snapshot {
    return this.#questioner?.snapshot ?? this.#cursor.node.snapshot;
  }

  /** What happens in a step. */
  #told(node: LessonNode): string {
    return stepSaid(this.played, node, this.lesson.setup.seat);
  }

  /** Goes to a step of the line that is shown. */
  goTo(at: number): void {
    this.#moved(() => {
      this.#cursor.goTo(at);
      return true;
    });
  }

  /** Draws everything anew, or all but the board; focus stays where it was. */
  draw(board = true): void {
    keepFocus(this.host.shadowRoot, () => {
      this.host.mark('playing', this.#table !== undefined);
      if (board && !this.#table) this.#drawBoard();
      this.#drawAround();
    });
  }

  #drawBoard(): void {
    const {played, host, snapshot} = this;
    this.#shown = true;
    const letters = matchLocale([host.lang || nearestLang(host), played.messages.locale]);
    const drawing = drawingFor(letters, played, snapshot, this.#questioner?.cards);
    host.show(toElement(drawDiagram(played.diagram(snapshot), drawing)));
    if (this.#room) host.shadowRoot.querySelector('.stage')!.append(this.#room);
  }

  /** Buttons, what is said, and the author's list. */
  #drawAround(): void {
    const {played, host, lesson} = this;
    host.shadowRoot
      .querySelector('.bar')!
      .replaceWith(toElement(drawBar(barOf(this), played.messages)));
    const {said = this.#told(this.#cursor.node)} = this.#questioner ?? {};
    this.#say(this.#note ? played.messages.t(this.#note) : said);
    if (lesson.mode !== 'quiz') this.#highlight();
    this.#rule.drawn(this.#refusal);
  }

  /** Shows a sentence and has it read; the author's comment is read after it. */
  #say(said: string): void {
    const {step} = this.#cursor.node;
    const comment = step && this.lesson.mode !== 'quiz' ? commentOf(step) : '';
    sayIn(this.host.shadowRoot.querySelector('.said')!, said, comment);
  }

  /** Why what is shown is not allowed. */
  get #refusal(): Refusal | undefined {
    return this.#table
      ? undefined
      : (this.#questioner ?? this.#cursor.node.snapshot.fault)?.refusal;
  }

  /** The rule behind a refusal that is shown. */
  get rule(): BarModel['rule'] {
    return this.#rule.offer(this.#refusal);
  }

  /** Goes elsewhere; `go` says whether there was a way. */
  #moved(go: () => boolean): boolean {
    const {node} = this.#cursor;
    if (!go()) return false;
    if (node !== this.#cursor.node) {
      this.draw();
      this.host.emit('gstk-step-changed', this.at);
    }
    return true;
  }

  /** Marks the author's item; with `hide-next`, what comes later is not shown yet. */
  #highlight(): void {
    const {nodes} = this.played;
    markItem(nodes, this.#cursor.node);
    if (this.lesson.mode !== 'hide-next' || this.#cursor.aside) return;
    const {step: shown} = this.at;
    for (const {at, step} of nodes) if (step) reveal(step.item, at <= shown);
  }

  readonly #onClick = (event: Event): void => {
    const target = (event.target as Element).closest<HTMLElement>('[data-do], [data-card]');
    if (!target || target.getAttribute('aria-disabled') === 'true') return;
    const {card, do: id} = target.dataset;
    if (card !== undefined) this.#questioner?.pick(card);
    else this.#do(id!);
  };

  #do(id: string): void {
    this.#note = '';
    if (this.#moved(() => this.#cursor.go(id))) return;
    if (id === 'play') void this.playOn();
    else if (id === 'back') this.endPlay();
    else if (id === 'rule') void this.#rule.show(this.#refusal, this.played.messages.locale);
    else if (id === 'new-game') void this.playOn({...this.lesson.setup});
    else if (id.startsWith('copy-')) void this.#copy(id);
    else this.#questioner?.press(id);
  }

  /** A pointer on an item of the author's list goes to its step. */
  readonly #onItem = (event: Event): void => this.follow(event.composedPath()[0] as Element);

  /** Goes to the step of the item in which something lies that was pressed. */
  follow(target: Element): void {
    const item = target.closest('li[data-play]');
    if (!item || target.closest('a, button, summary') || this.#table) return;
    if (this.lesson.mode !== 'quiz') this.#moved(() => this.#cursor.goToItem(item));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = this.#table ? undefined : deedOf(event, this.host);
    if (!id || (id === 'play' && this.host.noPlay)) return;
    event.preventDefault();
    if (this.#questioner && id !== 'play') this.#questioner.move(id);
    else this.#do(id);
  };

  /** Lets the reader play on from the position shown, in place, against bots. */
  async playOn(game: PlayOn = {...this.lesson.setup, state: this.snapshot.state}): Promise<void> {
    const {layTable} = await import('./play-on.js');
    this.#table = await layTable(this.host, game);
    this.host.show(this.#table);
    this.draw();
    this.host.shadowRoot.querySelector<HTMLElement>('[data-do=back]')?.focus();
  }

  /** Shows what the address of the page leads to, or why it leads nowhere. */
  async #openLink(): Promise<void> {
    const {openAddress} = await import('./open-address.js');
    const opened = await openAddress();
    if (!opened) return;
    if ('game' in opened) await this.playOn(opened.game);
    else await this.played.messages.loadDeferred();
    this.#note = 'game' in opened ? 'example/link' : opened.fault;
    this.draw();
  }

  /** Takes the table away; the lesson stands where it was left. */
  endPlay(): void {
    this.#table?.remove();
    this.#table = undefined;
    this.draw();
    this.host.shadowRoot.querySelector<HTMLElement>('[data-do=play]')?.focus();
  }

  async #copy(id: string): Promise<void> {
    const {copied, textOf} = await import('./sharing.js');
    const {played, lesson, snapshot, cursor} = this;
    const as = id.slice('copy-'.length);
    const text = textOf(played, snapshot, {as, seat: lesson.setup.seat, node: cursor.node});
    this.#say(await copied(text, played));
  }
}
