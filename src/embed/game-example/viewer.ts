import {type Piece, toElement} from '../../elements/index.js';
import type {Refusal} from '../../game/index.js';
import {barOf} from './bar/bar-model.js';
import {type BarModel, drawBar} from './bar/bar.js';
import {boardIn} from './drawing.js';
import type {Snapshot} from '../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import type {Host} from './host.js';
import {deedOf} from './bar/keys.js';
import {adopt} from './adopt.js';
import {AuthorList} from './author-list.js';
import {opensAddress} from './links/opens-address.js';
import {PageLink} from './links/page-link.js';
import {OwnBoard} from './on-board.js';
import type {PlayOn} from './links/play-on.js';
import type {Lesson} from '../../lesson/lesson.js';
import type {Questioner} from './questioner.js';
import {become, keepFocus, sayIn} from './redraw.js';
import {commentOf, stepSaid} from '../../lesson/narration.js';
import {reportPlays} from './report-plays.js';
import {RuleLink} from './rule.js';
import {Stage} from './stage.js';
import {LessonCursor} from '../../lesson/lesson-cursor.js';

/** Shows a lesson: the current step, the buttons, and the response to a press. */
export class Viewer {
  readonly host: Host;
  readonly played: PlayedLesson;
  readonly lesson: Lesson;
  readonly #questioner: Questioner | undefined;
  /** The reader's position in the lesson. */
  readonly cursor: LessonCursor;
  readonly #stage: Stage;
  readonly #own: OwnBoard;
  readonly #rule: RuleLink;
  /** Resolves once the lesson's own board has been drawn. */
  readonly drawn: Promise<void>;
  readonly #link: PageLink;
  /** The author's text. */
  readonly list: AuthorList;

  /** @param Asking the class that runs the question of a quiz */
  constructor(host: Host, played: PlayedLesson, lesson: Lesson, Asking?: typeof Questioner) {
    [this.host, this.played, this.lesson] = [host, played, lesson];
    this.#stage = new Stage(host, () => this.#board());
    this.cursor = new LessonCursor(played.nodes, host.from);
    this.#rule = new RuleLink(host, lesson.setup.entry);
    this.#link = new PageLink({
      messages: played.messages,
      say: (sentence) => this.#say(sentence),
      playOn: (game) => this.playOn(game),
      draw: () => this.draw(),
    });
    adopt(host);
    if (Asking) this.#questioner = new Asking(this);
    this.list = new AuthorList(this, this.#questioner, this.#onItem);
    host.shadowRoot.addEventListener('click', this.#onClick);
    host.addEventListener('click', this.#onItem);
    host.addEventListener('keydown', this.#onKey);
    reportPlays(host, played, lesson.setup.seat);
    this.drawn = this.#stage.drawInTurn();
    this.#own = new OwnBoard(this);
    if (opensAddress(host)) void this.#link.open();
  }

  /**
   * Shows the lesson, then carries out the press that was made while it loaded: on an arrow or an item.
   */
  begin(pressed?: Element): void {
    const {node} = this.cursor;
    const id = pressed?.closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (id) this.#do(id);
    else if (pressed) this.follow(pressed);
    if (node !== this.cursor.node) return; // already drawn by the press
    // At the first step the placeholder stands in for the board, so that all examples of a page become
    // usable first.
    const sketched =
      !this.#questioner && this.at.step === 0 && this.host.shadowRoot.querySelector('.board');
    this.draw(!sketched);
  }

  /** Detaches from the host, whose next lesson takes over the looks of the author's text. */
  stop(): void {
    this.#stage.stop();
    this.#link.leave();
    this.host.shadowRoot.removeEventListener('click', this.#onClick);
    this.host.removeEventListener('click', this.#onItem);
    this.host.removeEventListener('keydown', this.#onKey);
    this.list.stop();
  }

  /** True while the reader plays on from here. */
  get playing(): boolean {
    return this.#stage.playing;
  }

  /** True from opening the page's link until the next action. */
  get opened(): boolean {
    return this.#link.note !== '';
  }

  get question(): BarModel['question'] {
    return this.#questioner?.buttons ?? [];
  }

  /** The shown step, and the length of the line. */
  get at(): {readonly step: number; readonly of: number} {
    const {at, line} = this.cursor.node;
    return {step: at, of: line.length - 1};
  }

  /** The shown position. */
  get snapshot(): Snapshot {
    return this.#questioner?.snapshot ?? this.cursor.node.snapshot;
  }

  /** The phase at the shown position, as a match names it. */
  get phase(): string {
    return this.played.rules.view(this.snapshot.shown, undefined).phase;
  }

  /** Goes to a step of the current line. */
  goTo(at: number): void {
    this.#moved(() => {
      this.cursor.goTo(at);
      return true;
    });
  }

  /** Redraws everything, optionally without the board; focus stays where it was. */
  draw(board = true): void {
    keepFocus(this.host.shadowRoot, () => {
      this.host.mark('playing', this.playing);
      if (board) this.#stage.draw();
      if (board) this.#own.drawn();
      this.#drawAround();
    });
  }

  #board(): Piece {
    return boardIn(
      this.host,
      this.played,
      this.snapshot,
      this.#questioner?.cards ?? this.#own.cards,
    );
  }

  /** Redraws the buttons, the spoken line and the author's list. */
  #drawAround(): void {
    const {played, host, lesson} = this;
    become(
      host.shadowRoot.querySelector('.bar')!,
      toElement(drawBar(barOf(this), played.messages)),
    );
    const {said = stepSaid(played, this.cursor.node, lesson.setup.seat)} = this.#questioner ?? {};
    this.#say(this.#link.note ? played.messages.t(this.#link.note) : said);
    this.list.draw();
    this.#rule.drawn(this.#refusal);
  }

  /** Shows and announces a sentence, followed by the author's comment. */
  #say(said: string): void {
    const {step} = this.cursor.node;
    const comment = step && this.lesson.mode !== 'quiz' ? commentOf(step) : '';
    sayIn(this.host.shadowRoot.querySelector('.said')!, said, comment);
  }

  /** The refusal that is shown, if any. */
  get #refusal(): Refusal | undefined {
    return this.playing
      ? undefined
      : (this.#questioner ?? this.cursor.node.snapshot.fault)?.refusal;
  }

  /** The rule behind the shown refusal. */
  get rule(): BarModel['rule'] {
    return this.#rule.offer(this.#refusal);
  }

  /** Moves through the lesson; `go` returns false if the move does not exist. */
  #moved(go: () => boolean): boolean {
    const {node} = this.cursor;
    if (!go()) return false;
    if (node !== this.cursor.node) {
      this.draw();
      this.host.emit('gstk-step-changed', this.at);
    }
    return true;
  }

  readonly #onClick = (event: Event): void => {
    const target = (event.target as Element).closest<HTMLElement>('[data-do], [data-card]');
    if (!target || target.getAttribute('aria-disabled') === 'true') return;
    const {card, do: id} = target.dataset;
    if (card !== undefined) (this.#questioner ?? this.#own).pick(card);
    else this.#do(id!);
  };

  #do(id: string): void {
    this.#link.leave();
    if (this.#moved(() => this.cursor.go(id))) return;
    if (id === 'play') void this.playOn();
    else if (id === 'back') this.endPlay();
    else if (id === 'rule') void this.#rule.show(this.#refusal, this.played.messages.locale);
    else if (id === 'new-game') void this.playOn({...this.lesson.setup});
    else if (id.startsWith('copy-')) void this.#copy(id);
    else this.#questioner?.press(id);
  }

  /** A click on an item of the author's list goes to its step. */
  readonly #onItem = (event: Event): void => this.follow(event.composedPath()[0] as Element);

  /** Goes to the step of the item that contains the pressed element. */
  follow(target: Element): void {
    if (target.closest('a, button, summary') || this.playing || this.lesson.mode === 'quiz') return;
    // A list in a comment is part of the item round it.
    let item = target.closest('li');
    while (item && !this.#moved(() => this.cursor.goToItem(item!)))
      item = item.parentElement!.closest('li');
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = this.playing ? undefined : deedOf(event, this.host);
    if (!id || (id === 'play' && this.host.noPlay)) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#questioner && id !== 'play') this.#questioner.move(id);
    else this.#do(id);
  };

  /** Lets the reader play on from the shown position, in place, against bots. */
  async playOn(game: PlayOn = {...this.lesson.setup, state: this.snapshot.state}): Promise<void> {
    await this.#stage.playOn(game);
    this.draw();
    this.host.shadowRoot.querySelector<HTMLElement>('[data-do=back]')?.focus();
  }

  /** Removes the table; the lesson is at the step where play began. */
  endPlay(): void {
    this.#stage.endPlay();
    this.draw();
    this.host.shadowRoot.querySelector<HTMLElement>('[data-do=play]')?.focus();
  }

  async #copy(id: string): Promise<void> {
    const {copied, sharedText} = await import('./links/shared-text.js');
    const {played, lesson, snapshot, cursor} = this;
    const as = id.slice('copy-'.length);
    const {seat} = lesson.setup;
    const text = sharedText(played, snapshot, {as, seat, node: cursor.node, host: this.host});
    this.#say(await copied(text, played));
  }
}
