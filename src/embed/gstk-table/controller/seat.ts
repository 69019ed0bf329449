import type {Doing} from '../../../elements/conductor/chart.js';
import {TIMES} from '../../../elements/conductor/tempo.js';
import type {AnyScene, RenderContext} from '../../../elements/scene.js';
import {
  type AnyMove,
  type AnyEvent,
  type AnyView,
  REFUSALS,
  type Refusal,
  type Seat,
} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import {oneOf} from '../../attributes.js';
import type {Parts} from './loading.js';
import type {Features, Refused, Remark, TableHost} from './table-host.js';
import type {Session} from './session.js';
import {Settings} from './settings.js';
import {TableAnnouncer} from '../speech/table-announcer.js';
import {save} from './store.js';

/** The seat of this screen: what is shown and told there, and what its reader does. */
export class TableSeat {
  readonly settings: Settings;
  readonly announcer: TableAnnouncer;
  messages: Messages | undefined;
  session: Session | undefined;
  /** What a table has beyond being played, once it is here. */
  features: Features | undefined;
  /** The card that waits for a second tap. */
  selected: string | null = null;
  /** A suggested card and why. */
  hint: Remark | undefined;
  /** A refused card and why, until something else happens. */
  refused: Refused | undefined;
  /** A line in the prompt until the next move: resumed, save discarded. */
  notice: string | undefined;
  /** What this seat has witnessed, oldest first. */
  log: AnyEvent[] = [];
  protected parts: Parts | undefined;
  protected draft: unknown;

  /** What was going on when the table was last looked at. */
  protected doing: Doing | undefined;
  protected readonly host: TableHost;

  constructor(host: TableHost) {
    this.host = host;
    this.settings = new Settings(host);
    this.announcer = new TableAnnouncer(
      () => this.messages?.t(`game/${host.entry.id}`) ?? host.entry.title,
      () => this.fetchDeferred(),
    );
  }

  /** Somebody has to do with this table: from now on it speaks, first of what it has to tell. */
  wake(): void {
    if (this.announcer.awake) return;
    this.announcer.awake = true;
    this.announcer.say(this.notice);
    this.fetchDeferred().catch(console.error);
  }

  /** What a scene is drawn with. */
  renderContext(): RenderContext {
    const {messages, session} = this;
    if (!messages || !session) throw new Error('The table is not ready');
    const {conductor, client} = session;
    const asking = conductor.doing === 'asking';
    return {
      seat: client.seat,
      names: this.names(),
      messages,
      letters: this.settings.letters,
      deck: this.settings.get('deck'),
      origin: this.host.origin,
      asking,
      moves: asking ? client.moves() : [],
      refuse: (move) => client.refuse(move),
      ask: (move) => this.ask(move),
      draft: this.draft,
      sketch: (draft) => {
        this.draft = draft;
        this.clear();
        this.host.requestUpdate();
      },
      event: conductor.event,
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
    if (!this.parts) throw new Error('The table is not ready');
    return this.parts.table;
  }

  /** The view that is shown; it trails the match while an event is held. */
  get view(): AnyView {
    if (!this.session) throw new Error('The table is not ready');
    return this.session.conductor.view;
  }

  /** The picture of the table as it is shown now. */
  scene(): AnyScene {
    return this.table.scene(this.view, this.renderContext());
  }

  /** Names by seat: the author's, else "You" and the bots'. */
  names(): readonly string[] {
    const given = this.host.seats.split(/[\s,]+/).filter(Boolean);
    const own = this.features?.names(given);
    if (own) return own;
    const count = this.session?.match.state.seats ?? 0;
    return Array.from({length: count}, (_, seat) => {
      const from = (seat - this.mine + count) % count;
      return given[from] ?? this.messages?.t(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
    });
  }

  /** Fetches what a table needs for more than to be played: other sentences, and what says them. */
  async fetchDeferred(): Promise<void> {
    await Promise.all([this.messages?.loadDeferred(), this.parts?.table.fetchSpeech?.()]);
  }

  /** Plays a move of this seat's. */
  ask(move: AnyMove): void {
    const {card = null} = move as {readonly card?: string};
    if (!this.emit('gstk-before-play', {seat: this.mine, card, move}, true)) return;
    this.clear();
    // Somebody plays: a summary comes some time.
    Promise.all([this.fetchDeferred(), this.host.fetchFeatures()]).catch(console.error);
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
        this.clear();
        hand.pick?.(card);
      } else this.#deny(hand.why(card) ?? '', hand.refusal?.(card) ?? REFUSALS.notAMove, card);
      return;
    }
    const move = hand.move(card);
    const refusal = this.session.client.refuse(move);
    const mode = this.settings.get('play-mode');
    const asks = mode === 'confirm' || (tight && mode === 'auto');
    if (refusal) this.refuse(move, refusal, card);
    else if (asks && !meant && this.selected !== card) {
      this.clear();
      this.selected = card;
      this.host.requestUpdate();
    } else this.ask(move);
  }

  /** There is something to take back; with `undo="deal"`, in the deal that is played. */
  get mayUndo(): boolean {
    const {session} = this;
    const most = oneOf(this.host, 'undo', this.host.undoing, ['game', 'deal', 'off']);
    if (!session || most === 'off') return false;
    const ended = (event: AnyEvent): boolean => this.table.tempo(event, this.view) === 'stop';
    return session.match.decided(this.mine, most === 'deal' ? ended : undefined);
  }

  /** Takes back to this seat's last decision; false when there is none. */
  undo(): boolean {
    if (!this.session || !this.mayUndo) return false;
    this.session.match.undo(this.mine);
    this.clear();
    this.log = [...this.session.client.log()];
    this.doing = undefined;
    this.keep();
    this.announcer.say(() => this.messages?.t('ui/undone'));
    this.emit('gstk-move-undone', {seat: this.mine});
    return true;
  }

  /** Shows a suggested card and why. */
  remark(hint: Remark): void {
    this.hint = hint;
    this.host.requestUpdate();
  }

  /** Shows and says a line, until something else happens. */
  note(line: string): void {
    this.announcer.say(line);
    this.remark({card: null, why: line});
  }

  /** Says that what was asked for has not come; it is fetched again when it is asked for again. */
  readonly miss = (error: unknown): void => {
    console.error(error);
    this.note(this.messages?.t('ui/missed') ?? '');
  };

  /** Lowers a chosen card and drops remarks; true when there was anything. */
  lower(): boolean {
    const had = Boolean(this.selected ?? this.refused ?? this.hint);
    this.clear();
    this.host.requestUpdate();
    return had;
  }

  protected clear(): void {
    this.selected = null;
    this.hint = this.refused = this.notice = undefined;
  }

  protected get mine(): Seat {
    return this.session?.client.seat ?? 0;
  }

  /** Tells of an event: the reader, unless it is but shown, and the page. */
  protected tell(event: AnyEvent, view: AnyView, aloud: boolean): void {
    if (aloud) {
      const ctx = this.narrationContext();
      this.announcer.say((tongue) => tongue.event(this, event, view, ctx));
    }
    const sent = this.table.publicEvent(event, view);
    if (sent) this.emit(sent.name, sent.detail);
  }

  /** To whom it is told what happens: where it is no single reader, to nobody in particular. */
  narrationContext(): RenderContext {
    return this.features?.people === undefined
      ? this.renderContext()
      : {...this.renderContext(), seat: undefined};
  }

  /** Dispatches a public event of this game; false when it was cancelled. */
  emit(name: string, detail: object, cancelable?: boolean): boolean {
    return this.host.emit(name, {game: this.host.entry.id, ...detail}, cancelable);
  }

  protected refuse(move: AnyMove, refusal: Refusal, card: string | null): void {
    this.#deny(this.messages?.t(refusal, {move, view: this.view}) ?? refusal, refusal, card);
  }

  /** Shows and says why something was not done. */
  #deny(why: string, refusal: Refusal, card: string | null): void {
    this.clear();
    this.refused = {card, why, refusal};
    this.announcer.say(this.messages?.t('ui/refused', {why}), true);
    this.emit('gstk-play-refused', {seat: this.mine, card, reason: refusal});
    this.host.requestUpdate();
  }

  protected keep(): void {
    const {keptAt} = this.host;
    if (keptAt === undefined || !this.session) return;
    if (save(keptAt, this.session.match.record())) this.emit('gstk-state-saved', {});
  }
}
