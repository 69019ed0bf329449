import type {LitElement, ReactiveController, TemplateResult} from 'lit';
import type {Doing} from '../../elements/conductor/chart.js';
import type {Clock} from '../../elements/conductor/conductor.js';
import {TIMES} from '../../elements/conductor/tempo.js';
import type {AnyScene, Control, Desk} from '../../elements/scene.js';
import {
  type AnyMove,
  type AnyTold,
  type AnyView,
  InvalidDataError,
  REFUSALS,
  type Refusal,
  type Seat,
} from '../../game/index.js';
import type {Beat, Match, MatchSetup} from '../../match/index.js';
import {createMatch} from '../../match/match.js';
import type {Words} from '../../words/index.js';
import type {Entry} from '../families/entry.js';
import {oneOf} from '../attributes.js';
import {wholeNumber} from './attributes.js';
import {loadParts, loadWords, type Parts} from './loading.js';
import {Session, type SessionParts} from './session.js';
import {type Setting, Settings} from './settings.js';
import {Speech} from './speech.js';
import {forget, load, save} from './store.js';

/** What the controller needs of its element. */
export interface TableOwner extends LitElement {
  /** The game to be played. */
  readonly entry: Entry;
  /** The seat that plays on this screen. */
  readonly seat: number;
  /** Names by seat from the author, or ''. */
  readonly seats: string;
  /** Where the match is kept; `undefined`: nowhere. */
  readonly keptAt: string | undefined;
  readonly clock?: Clock | undefined;
  /** Where a card lies or comes from, or where a seat is. */
  readonly origin: Desk['origin'];
  /** What the attributes ask for, but for what is asked otherwise. */
  setup(other?: MatchSetup): MatchSetup;
  /** How many people share this screen, or ''. */
  readonly humans: string | number;
  /** Seconds for each decision, or ''. */
  readonly turnTimer: string | number;
  /** `off`: the reader gets no hints. */
  readonly hints: string;
  /** `off`: nothing is taken back; `deal`: nothing of a deal that is over. */
  readonly undoing: string;
  /** The table is looked at, and nobody plays. */
  readonly readOnly: boolean;
  /** Bots play among themselves. */
  readonly autoplay: boolean;
  /** True where an attribute asks for what else comes with the first touch. */
  readonly early: boolean;
  /** Fetches what a table has beyond being played. */
  fetchExtras(): Promise<unknown>;
  /** Shows what the bot would play, and why. */
  hint(): Promise<void>;
  /** Dispatches a public event; false when it was cancelled. */
  emit(name: string, detail: Readonly<Record<string, unknown>>, cancelable?: boolean): boolean;
}

/** What comes with the first touch, as far as a table asks for it: `extras.ts`. */
export interface Beyond {
  /** Who is at the screen, where several share it. */
  readonly seat: Seat | undefined;
  /** How many share it, 0 where bots play among themselves; `undefined` for a single reader. */
  readonly people: number | undefined;
  /** Names by seat, where they are not those of one reader and bots. */
  names(given: readonly string[]): readonly string[] | undefined;
  /** The way from a refusal to the rule that it follows from. */
  ruleControls(): readonly Control[];
  /** Buttons beside those that every table has. */
  controls(doing: Doing): readonly Control[];
  /** Buttons in place of all others. */
  instead(scene: AnyScene): readonly Control[] | undefined;
  /** Nobody of those who share the screen is at it. */
  readonly hides: boolean;
  /** What hides the table from everybody until the right one is there. */
  cover(): TemplateResult | undefined;
  /** Clocks that run. */
  timers(): unknown;
  press(event: KeyboardEvent): void;
}

/** A card with a sentence about it. */
export interface Remark {
  readonly card: string | null;
  readonly why: string;
}

/** What was refused, and by which rule. */
export interface Refused extends Remark {
  readonly refusal: Refusal;
}

/** Milliseconds until a table that lies there fetches what is of no hurry. */
const IDLE = 1500;

/** Settings that the styles go by: the element wears them as attributes. */
const WORN = ['theme', 'card-size', 'handedness'] as const;

/** Runs a table: loads its game, keeps its match, and holds what is chosen, hinted or refused. */
export class TableController implements ReactiveController {
  readonly settings: Settings;
  readonly speech: Speech;
  stage: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** The game that is played, or being loaded. */
  entry: Entry | undefined;
  words: Words | undefined;
  session: Session | undefined;
  /** What a table has beyond being played, once it is here. */
  extras: Beyond | undefined;
  /** Nothing goes on: the page, or its reader, has stopped it. */
  held = false;
  /** The card that waits for a second tap. */
  selected: string | null = null;
  /** A suggested card and why. */
  hint: Remark | undefined;
  /** A refused card and why, until something else happens. */
  refused: Refused | undefined;
  /** A line in the prompt until the next move: resumed, save discarded. */
  notice: string | undefined;
  #parts: Parts | undefined;
  #covered = false;
  #draft: unknown;
  #told: AnyTold[] = [];
  #doing: Doing | undefined;
  #loads = 0;
  readonly #host: TableOwner;

  constructor(host: TableOwner) {
    this.#host = host;
    this.settings = new Settings(host);
    this.speech = new Speech(
      () => this.words?.t(`game/${host.entry.id}`) ?? host.entry.title,
      () => this.fetchRest(),
    );
    host.addController(this);
  }

  /** An element that was moved goes on where it was. */
  hostConnected(): void {
    this.settings.read();
    for (const name of WORN) {
      const own = this.settings.own(name);
      if (own !== undefined) this.#host.setAttribute(name, own);
    }
    if (this.session) this.#seat(this.session.match);
    else this.#host.requestUpdate(); // it was taken away before it was loaded
  }

  hostDisconnected(): void {
    this.session?.conductor.stop();
  }

  /** Somebody has to do with this table: from now on it speaks, first of what it has to tell. */
  wake(): void {
    if (this.speech.awake) return;
    this.speech.awake = true;
    this.speech.say(this.notice);
    this.fetchRest().catch(console.error);
  }

  /** Loads the game, then deals or goes on with what was kept. */
  async load(): Promise<void> {
    const mine = ++this.#loads;
    const {entry} = this.#host;
    this.entry = entry;
    this.session?.conductor.stop(); // a match that is left must not be kept as one of this game
    this.#become('loading');
    try {
      const {keptAt} = this.#host;
      const kept = keptAt === undefined ? undefined : load(keptAt);
      const laid = this.#host.setup().state !== undefined;
      const {early} = this.#host;
      const [parts, words, past] = await Promise.all([
        loadParts(entry, laid),
        loadWords(entry, this.settings.locale, early || laid || kept !== undefined),
        kept === undefined ? undefined : import('../../match/replay.js'),
        early ? this.#host.fetchExtras() : undefined,
      ]);
      if (mine !== this.#loads) return;
      if (!this.#host.isConnected) {
        this.entry = undefined;
        return;
      }
      this.#parts = parts;
      this.words = words;
      if (keptAt !== undefined && past) this.#resume(keptAt, () => past.replay(parts.game, kept));
      else this.newGame();
      this.#become('ready');
      // A page may be printed that nobody has touched.
      setTimeout(
        () =>
          void import('./print.js').then(
            ({dress}) => dress(this.#host),
            () => 0,
          ),
        IDLE,
      );
    } catch (error) {
      if (mine !== this.#loads) return;
      console.error(error);
      this.#become('failed');
    }
  }

  /** Other cards are asked for: deals them, or loads for them what is still being loaded. */
  redeal(): void {
    if (this.stage === 'loading') void this.load();
    else if (this.stage === 'ready') this.newGame();
  }

  /** Changes the language; the match goes on. */
  async speak(): Promise<void> {
    if (this.stage === 'loading') return this.load();
    const {locale} = this.settings;
    if (this.words && this.words.locale !== locale)
      this.words = await loadWords(this.#host.entry, locale, this.words.whole);
    this.#host.requestUpdate();
  }

  /**
   * Deals anew; what the game does not know is left out, with a warning. For the first position what
   * reads positions is fetched, and then it is laid.
   */
  newGame(setup: MatchSetup = {}): void {
    const parts = this.#parts;
    if (!parts) return;
    const asked = this.#host.setup(setup);
    if (asked.state !== undefined && !parts.game.rules.check) {
      this.#fetchWhole().then(() => this.newGame(setup), console.error);
      return;
    }
    const tell = (): void => {
      const [first] = this.#told;
      if (!first) return;
      this.#say(first);
      this.#tellPage(first, this.view);
    };
    try {
      this.#seat(createMatch(parts.game, asked), tell);
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      console.warn(`<${this.#host.localName}> ${error.message}; dealt without it.`);
      this.#seat(createMatch(parts.game, {seats: this.#host.entry.seats.usual}), tell);
    }
    this.#keep();
  }

  /** The same seats and options, other cards. */
  rematch(): void {
    const {seats, options} = this.session?.match.state ?? {};
    this.newGame({seats, options, seed: undefined, state: undefined});
  }

  /** Plays a move of this seat's. */
  ask(move: AnyMove): void {
    const {card = null} = move as {readonly card?: string};
    const detail = {game: this.#host.entry.id, seat: this.#mine, card, move};
    if (!this.#host.emit('gstk-before-play', detail, true)) return;
    this.#clear();
    this.fetchRest().catch(console.error); // somebody plays: a summary comes some time
    void this.session?.conductor.play(move);
  }

  /**
   * A card of the hand was tapped: plays it, lifts it, or says why not; `tight`: with a finger on
   * little room; `meant`: dragged to the table.
   */
  wish(card: string, tight = false, meant = false): void {
    const {hand} = this.scene();
    if (!hand || this.session?.conductor.doing !== 'asking') return;
    if (!hand.move) {
      if (hand.legal?.includes(card)) {
        this.#clear();
        hand.pick?.(card);
      } else this.#deny(hand.why(card) ?? '', hand.refusal?.(card) ?? REFUSALS.notAMove, card);
      return;
    }
    const move = hand.move(card);
    const refusal = this.session.place.refuse(move);
    const mode = this.settings.get('play-mode');
    const asks = mode === 'confirm' || (tight && mode === 'auto');
    if (refusal) this.#refuse(move, refusal, card);
    else if (asks && !meant && this.selected !== card) {
      this.#clear();
      this.selected = card;
      this.#host.requestUpdate();
    } else this.ask(move);
  }

  /** A dialog lies over the table, or no longer: nothing goes on unseen. */
  cover(covered: boolean): void {
    if (covered === this.#covered) return;
    this.#covered = covered;
    if (!covered) this.session?.conductor.wake();
  }

  /** Sits down elsewhere at the same match. */
  sit(): void {
    if (this.session) this.#seat(this.session.match);
  }

  /** There is something to take back; with `undo="deal"`, in the deal that is played. */
  get mayUndo(): boolean {
    const {session} = this;
    const most = oneOf(this.#host, 'undo', this.#host.undoing, ['game', 'deal', 'off']);
    if (!session || most === 'off') return false;
    const ended = (told: AnyTold): boolean => this.table.tempo(told, this.view) === 'stop';
    return session.match.decided(this.#mine, most === 'deal' ? ended : undefined);
  }

  /** Takes back to this seat's last decision; false when there is none. */
  undo(): boolean {
    if (!this.session || !this.mayUndo) return false;
    this.session.match.undo(this.#mine);
    this.#clear();
    this.#told = [...this.session.place.log()];
    this.#doing = undefined;
    this.#keep();
    this.speech.say(() => this.words?.t('ui/undone'));
    this.#host.emit('gstk-move-undone', {game: this.#host.entry.id, seat: this.#mine});
    return true;
  }

  /** Keeps a reader's choice of a setting and tells the page. */
  choose(name: Setting, value: string): void {
    this.settings.set(name, value as never);
    if (WORN.some((worn) => worn === name)) this.#host.setAttribute(name, value);
    this.#host.emit('gstk-setting-changed', {game: this.#host.entry.id, name, value});
    void this.speak();
  }

  /** Shows a suggested card and why. */
  remark(hint: Remark): void {
    this.hint = hint;
    this.#host.requestUpdate();
  }

  /** Lowers a chosen card and drops remarks; true when there was anything. */
  lower(): boolean {
    const had = this.selected !== null || this.refused !== undefined || this.hint !== undefined;
    this.#clear();
    this.#host.requestUpdate();
    return had;
  }

  /** What a scene is drawn with. */
  desk(): Desk {
    const {words, session} = this;
    if (!words || !session) throw new Error('The table is not ready');
    const {conductor, place} = session;
    const asking = conductor.doing === 'asking';
    return {
      seat: place.seat,
      names: this.names(),
      words,
      letters: this.settings.letters,
      deck: this.settings.get('deck'),
      origin: this.#host.origin,
      asking,
      moves: asking ? place.moves() : [],
      refuse: (move) => place.refuse(move),
      ask: (move) => this.ask(move),
      draft: this.#draft,
      sketch: (draft) => {
        this.#draft = draft;
        this.#clear();
        this.#host.requestUpdate();
      },
      told: conductor.told,
      before: conductor.before,
      go: () => conductor.go(),
    };
  }

  /** How long a trick travels to its taker, in milliseconds. */
  get travel(): number {
    return TIMES[this.settings.speed].holds.collect;
  }

  /** The game's own half of the table. */
  get table(): Parts['table'] {
    if (!this.#parts) throw new Error('The table is not ready');
    return this.#parts.table;
  }

  /** The view that is shown; it trails the match while a happening is held. */
  get view(): AnyView {
    if (!this.session) throw new Error('The table is not ready');
    return this.session.conductor.view;
  }

  /** The picture of the table as it is shown now. */
  scene(): AnyScene {
    return this.table.scene(this.view, this.desk());
  }

  /** Names by seat: the author's, else "You" and the bots'. */
  names(): readonly string[] {
    const given = this.#host.seats.split(/[\s,]+/).filter(Boolean);
    const own = this.extras?.names(given);
    if (own) return own;
    const count = this.session?.match.state.seats ?? 0;
    return Array.from({length: count}, (_, seat) => {
      const from = (seat - this.#mine + count) % count;
      return given[from] ?? this.words?.t(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
    });
  }

  /** Something covers the table, or nobody plays here: nothing goes on unseen. */
  get paused(): boolean {
    return this.#covered || this.held || this.#host.readOnly;
  }

  /** How many happenings this seat has witnessed. */
  get told(): number {
    return this.#told.length;
  }

  /** The log so far in words, oldest first; once `fetchRest` has resolved. */
  lines(): readonly string[] {
    const desk = this.#teller();
    return this.#told.flatMap((told) => this.table.sentence(told, desk) ?? []);
  }

  /** Fetches what a table needs for more than to be played: other sentences, and what says them. */
  async fetchRest(): Promise<void> {
    await Promise.all([this.words?.rest(), this.#parts?.table.fetchSpeech?.()]);
  }

  get #mine(): Seat {
    return this.session?.place.seat ?? 0;
  }

  async #fetchWhole(): Promise<void> {
    const parts = this.#parts;
    const game = await this.#host.entry.load();
    if (parts && parts === this.#parts) this.#parts = {...parts, game};
  }

  #become(stage: TableController['stage']): void {
    this.stage = stage;
    this.#host.requestUpdate();
  }

  /** Goes on with what was kept, or deals. */
  #resume(keptAt: string, replay: () => Match): void {
    try {
      this.#seat(replay(), () => this.#notify('ui/resumed'));
    } catch {
      forget(keptAt);
      this.newGame();
      this.#notify('ui/save-discarded');
    }
  }

  #notify(key: string): void {
    this.notice = this.words?.t(key);
    this.speech.say(this.notice);
  }

  /** Takes a seat at a match and leaves the one before; `tell` says what is told before it begins. */
  #seat(match: Match, tell?: () => void): void {
    if (!this.#parts) return;
    const {table, bot} = this.#parts;
    const {max, most = max} = this.#host.entry.seats;
    const parts: SessionParts = {
      table,
      bot,
      seat:
        this.extras?.seat ??
        wholeNumber(this.#host, 'seat', this.#host.seat, {min: 0, max: most - 1}) ??
        0,
      people: this.extras?.people,
      level: () => this.settings.get('bot-level'),
      speed: () => this.settings.speed,
      paused: () => this.paused,
      onBeat: (beat) => this.#hear(beat),
      onChange: () => this.#changed(),
      onRefused: (move, refusal) => this.#refuse(move, refusal, this.selected),
      clock: this.#host.clock,
    };
    const next = new Session(parts, match);
    this.session?.conductor.stop();
    this.session = next;
    this.#clear();
    this.#told = [...next.place.log()];
    this.#doing = undefined;
    tell?.();
    next.conductor.start();
  }

  #hear({told, view}: Beat): void {
    this.#told.push(told);
    const quick = this.settings.speed === 'instant' && this.table.tempo(told, view) === 'step';
    if (!quick) this.#say(told);
    this.#tellPage(told, view);
  }

  #say(told: AnyTold): void {
    const desk = this.#teller();
    this.speech.say(() => this.table.sentence(told, desk));
  }

  /** To whom it is told what happens: where it is no single reader, to nobody in particular. */
  #teller(): Desk {
    return this.extras?.people === undefined ? this.desk() : {...this.desk(), seat: undefined};
  }

  #tellPage(told: AnyTold, view: AnyView): void {
    const event = this.table.event(told, view);
    if (event) this.#host.emit(event.name, {game: this.#host.entry.id, ...event.detail});
  }

  #changed(): void {
    const {session} = this;
    if (!session) return;
    const {doing} = session.conductor;
    const now = doing !== this.#doing;
    this.#doing = doing;
    if (now && doing === 'asking' && session.place.turn.includes(this.#mine)) {
      this.#draft = undefined;
      const [view, desk] = [this.view, this.desk()];
      this.speech.say(() => this.table.asked(view, desk));
      this.#host.emit('gstk-turn-changed', {game: this.#host.entry.id, seat: this.#mine});
    }
    if (now && (doing === 'asking' || doing === 'stopped' || doing === 'over')) this.#keep();
    if (doing === 'over' && this.words?.whole === false)
      this.fetchRest().then(() => this.#host.requestUpdate(), console.error);
    this.#host.requestUpdate();
  }

  #refuse(move: AnyMove, refusal: Refusal, card: string | null): void {
    this.#deny(this.words?.t(refusal, {move, view: this.view}) ?? refusal, refusal, card);
  }

  /** Shows and says why something was not done. */
  #deny(why: string, refusal: Refusal, card: string | null): void {
    this.#clear();
    this.refused = {card, why, refusal};
    this.speech.say(this.words?.t('ui/refused', {why}), true);
    this.#host.emit('gstk-play-refused', {
      game: this.#host.entry.id,
      seat: this.#mine,
      card,
      reason: refusal,
    });
    this.#host.requestUpdate();
  }

  #clear(): void {
    this.selected = null;
    this.hint = this.refused = this.notice = undefined;
  }

  #keep(): void {
    const {keptAt, entry} = this.#host;
    if (keptAt === undefined || !this.session) return;
    if (save(keptAt, this.session.match.record()))
      this.#host.emit('gstk-state-saved', {game: entry.id});
  }
}
