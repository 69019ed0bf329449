import {drawDiagram} from '../../elements/diagram/draw.js';
import {piece, toElement} from '../../elements/diagram/piece.js';
import type {Refusal} from '../../game/index.js';
import {matchLocale} from '../../words/index.js';
import {nearestLang} from '../attributes.js';
import {type BarModel, drawBar} from './bar.js';
import {drawingFor} from './drawing.js';
import type {Place} from './course.js';
import {type Engine, startEngine} from './engine.js';
import type {Ask, Host, Mode} from './host.js';
import {deedOf} from './keys.js';
import {lightUp, markItem, restore, reveal} from './list.js';
import {isOpener} from './opener.js';
import type {PlayOn} from './play-on.js';
import type {Answer, Line} from './lesson.js';
import {Questioner} from './questioner.js';
import {readSetting, type Setting} from './setting.js';
import type {Get} from './shown.js';
import {commentOf, stepSaid} from './telling.js';
import {RuleLink} from './rule.js';
import {everyStop, Walk} from './walk.js';

/** What a lesson is made of. */
export interface Lesson {
  readonly setting: Setting;
  readonly mode: Mode;
  readonly ask: Ask;
  readonly line: Line;
  readonly answers: readonly Answer[];
}

/** Shows a lesson: the step it stands at, what can be pressed, what came of it. */
export class Viewer {
  readonly host: Host;
  readonly engine: Engine;
  readonly lesson: Lesson;
  readonly #questioner: Questioner | undefined;
  readonly #walk: Walk;
  /** The game that is played on from here, in the place of the diagram. */
  #table: HTMLElement | undefined;
  readonly #rule: RuleLink;
  /** The key of a sentence about the page's link, until something is done. */
  #note = '';

  constructor(host: Host, engine: Engine, lesson: Lesson) {
    [this.host, this.engine, this.lesson] = [host, engine, lesson];
    const {stops} = engine;
    this.#walk = new Walk(stops, host.step);
    this.#rule = new RuleLink(host, lesson.setting.entry);
    lightUp(host);
    if (lesson.mode === 'quiz') this.#questioner = new Questioner(this);
    host.shadowRoot.addEventListener('click', this.#onClick);
    host.addEventListener('click', this.#onItem);
    host.addEventListener('keydown', this.#onKey);
    for (const stop of everyStop(stops)) {
      const {fault} = stop.place;
      if (fault) host.report('data-play', fault.token, stepSaid(engine, stop));
    }
    this.draw();
    if (isOpener(host)) void this.#openLink();
  }

  /** Lets go of the host; its light children are as the author wrote them. */
  stop(): void {
    this.host.shadowRoot.removeEventListener('click', this.#onClick);
    this.host.removeEventListener('click', this.#onItem);
    this.host.removeEventListener('keydown', this.#onKey);
    restore(this.host);
    this.#table?.remove();
  }

  /** The step that is shown, and how many the line has. */
  get at(): {readonly step: number; readonly of: number} {
    const {at, line} = this.#walk.stop;
    return {step: at, of: line.length - 1};
  }

  /** The position that is shown. */
  get place(): Place {
    return this.#questioner?.place ?? this.#walk.stop.place;
  }

  /** Goes to a step of the line that is shown. */
  goTo(at: number): void {
    this.#moved(() => {
      this.#walk.goTo(at);
      return true;
    });
  }

  /** Draws everything anew; focus stays where it was. */
  draw(): void {
    const {engine, host, lesson} = this;
    const root = host.shadowRoot;
    const focused = (root.activeElement as HTMLElement | null)?.dataset;
    host.mark('playing', this.#table !== undefined);
    const letters = matchLocale([host.lang || nearestLang(host), engine.words.locale]);
    if (!this.#table)
      host.show(
        toElement(
          drawDiagram(
            engine.diagram(this.place),
            drawingFor(letters, engine.words, this.#questioner?.cards),
          ),
        ),
      );
    root.querySelector('.bar')!.replaceWith(toElement(drawBar(this.#bar(), engine.words)));
    const {said = stepSaid(engine, this.#walk.stop)} = this.#questioner ?? {};
    this.#say(this.#note ? engine.words.t(this.#note) : said);
    if (lesson.mode !== 'quiz') this.#highlight();
    this.#rule.drawn(this.#refusal);
    const again = focused?.['do']
      ? `[data-do="${focused['do']}"]`
      : focused?.['card'] && `[data-card="${CSS.escape(focused['card'])}"]`;
    if (again) root.querySelector<HTMLElement>(again)?.focus();
  }

  /** Shows a sentence and has it read; the author's comment is read after it. */
  #say(said: string): void {
    const {step} = this.#walk.stop;
    const comment = step && this.lesson.mode !== 'quiz' ? commentOf(step) : '';
    const line = piece(
      'p',
      {},
      said,
      comment ? piece('span', {class: 'sr'}, ` ${comment}`) : undefined,
    );
    const box = this.host.shadowRoot.querySelector('.said')!;
    if (box.textContent !== `${said} ${comment}`.trim())
      box.replaceChildren(...toElement(line).childNodes);
  }

  /** Why what is shown is not allowed. */
  get #refusal(): Refusal | undefined {
    return this.#table ? undefined : (this.#questioner ?? this.#walk.stop.place.fault)?.refusal;
  }

  #bar(): BarModel {
    const {engine, host, lesson} = this;
    const {at, line, step, variations} = this.#walk.stop;
    const playing = this.#table !== undefined;
    if (playing)
      return {
        ...{instead: [], aside: false, play: false, copy: false},
        question: [{id: 'back', label: engine.words.t('example/back'), primary: true}],
      };
    const steps = lesson.mode === 'view' || lesson.mode === 'hide-next';
    return {
      ...(steps && line.length > 1 && {at, of: line.length - 1}),
      aside: this.#walk.aside,
      instead: step
        ? variations.map((other) =>
            [stepSaid(engine, other[1]!), other[1]!.step!.mark].join(' ').trim(),
          )
        : [],
      question: this.#note
        ? [{id: 'new-game', label: engine.words.t('example/new-game'), primary: true}]
        : (this.#questioner?.buttons ?? []),
      rule: this.#rule.offer(this.#refusal),
      play: !host.noPlay,
      copy: true,
    };
  }

  /** Goes elsewhere; `go` says whether there was a way. */
  #moved(go: () => boolean): boolean {
    const {stop} = this.#walk;
    if (!go()) return false;
    if (stop !== this.#walk.stop) {
      this.draw();
      this.host.emit('gstk-step-changed', this.at);
    }
    return true;
  }

  /** Marks the author's item; with `hide-next`, what comes later is not shown yet. */
  #highlight(): void {
    const {stops} = this.engine;
    markItem(stops, this.#walk.stop);
    if (this.lesson.mode !== 'hide-next' || this.#walk.aside) return;
    const {step: shown} = this.at;
    for (const {at, step} of stops) if (step) reveal(step.item, at <= shown);
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
    if (this.#moved(() => this.#walk.go(id))) return;
    if (id === 'play') void this.playOn();
    else if (id === 'back') this.endPlay();
    else if (id === 'rule') void this.#rule.show(this.#refusal, this.engine.words.locale);
    else if (id === 'new-game') void this.playOn({...this.lesson.setting});
    else if (id === 'copy-link' || id === 'copy-text') void this.#copy(id);
    else this.#questioner?.press(id);
  }

  /** A pointer on an item of the author's list goes to its step. */
  readonly #onItem = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    const item = target.closest('li[data-play]');
    if (!item || target.closest('a, button, summary') || this.#table) return;
    if (this.lesson.mode !== 'quiz') this.#moved(() => this.#walk.goToItem(item));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = this.#table ? undefined : deedOf(event, this.host);
    if (!id || (id === 'play' && this.host.noPlay)) return;
    event.preventDefault();
    if (this.#questioner && id !== 'play') this.#questioner.move(id);
    else this.#do(id);
  };

  /** Lets the reader play on from the position shown, in place, against bots. */
  async playOn(game: PlayOn = {...this.lesson.setting, state: this.place.state}): Promise<void> {
    const {layTable} = await import('./play-on.js');
    this.#table = await layTable(this.host, game);
    this.host.show(this.#table);
    this.draw();
    this.host.shadowRoot.querySelector<HTMLElement>('[data-do=back]')?.focus();
  }

  /** Shows what the address of the page leads to, or why it leads nowhere. */
  async #openLink(): Promise<void> {
    const {openAddress} = await import('./opening.js');
    const opened = await openAddress();
    if (!opened) return;
    if ('game' in opened) await this.playOn(opened.game);
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

  async #copy(id: 'copy-link' | 'copy-text'): Promise<void> {
    const {textOf} = await import('./sharing.js');
    const text = textOf(this.engine, this.place, {
      seat: this.lesson.setting.seat,
      asLink: id === 'copy-link',
    });
    try {
      await navigator.clipboard.writeText(text);
      this.#say(this.engine.words.t('example/copied'));
    } catch {
      // A page without the right to write shows what can be copied by hand.
      this.#say(text);
    }
  }
}

/** Fetches what a lesson needs and shows it; `undefined` where its attributes make none. */
export async function startViewer(
  host: Host,
  {get, ...lesson}: Omit<Lesson, 'setting'> & {readonly get: Get},
): Promise<Viewer | undefined> {
  const warn = (where: string, message: string): void => {
    host.report(where, host.getAttribute(where) ?? '', message);
  };
  const setting = readSetting(get, warn);
  if (!setting) return undefined;
  host.gameId = setting.entry.id;
  const locale = host.getAttribute('locale') ?? (host.lang || nearestLang(host));
  const engine = await startEngine(setting, lesson.line, locale, warn);
  return engine && new Viewer(host, engine, {...lesson, setting});
}
