import type {ReactiveController} from 'lit';
import {type HandRoom, Lazy, painted} from '../elements/shared/index.js';
import {apart} from './apart.js';
import type {AnyTable} from '../elements/index.js';
import type {Messages} from '../i18n/index.js';
import type {Commands} from './commands.js';
import {commandsOf} from './commands-of.js';
import type {Bots} from './play/bots.js';
import type {Playing} from './loading.js';
import {Notes} from './speech/notes.js';
import {Settings} from './settings/settings.js';
import type {FeatureSet} from './feature-set.js';
import {TablePanels} from './frame/table-panels.js';
import type {Panels} from './panels.js';
import {type Life, type LifeEvent, live, sessionOf, UNBORN} from './life.js';
import {Loader} from './loader.js';
import {modelOf} from './model.js';
import type {TableModel} from './table-model.js';
import {noFeatures} from './no-features.js';
import {Places} from './places.js';
import type {Arrival, Session} from './session.js';
import {Sessions} from './sessions.js';
import type {Slots} from './slots.js';
import {TableAnnouncer} from './speech/table-announcer.js';
import type {TableAttributes} from './table-attributes.js';
import type {TableContext} from './table-context.js';

/** The features, fetched with the first focus or touch. */
const features = new Lazy(() => import('./feature-set.js'));

/**
 * A table: one game shown to one reader. Joins its parts; each of them sees the others as a
 * `TableContext`. The element owns it, and draws what it says.
 */
export class Table implements TableContext, ReactiveController {
  readonly host: TableAttributes;
  readonly settings: Settings;
  readonly announcer: TableAnnouncer;
  readonly notes: Notes;
  readonly places: Places;
  readonly loader: Loader;
  readonly sessions: Sessions;
  readonly commands: Commands;
  readonly panels: Panels;
  slots: Slots = noFeatures;
  life: Life = UNBORN;
  #model: TableModel | undefined;
  #features: FeatureSet | undefined;
  #arrival: Arrival | undefined;

  /** @param room that the hand will have */
  constructor(host: TableAttributes, room: () => HandRoom) {
    this.host = host;
    this.settings = new Settings(host);
    this.announcer = new TableAnnouncer(
      host,
      () => this.messages?.lookup(`game/${host.entry.id}`) ?? host.entry.title,
      () => this.fetchWords(),
    );
    const draw = (): void => host.requestUpdate();
    this.notes = new Notes(
      this.announcer,
      draw,
      () => apart(this.settings.locale) ?? this.messages?.t('ui/missed') ?? '',
    );
    this.places = new Places(this, room);
    this.loader = new Loader(this);
    this.sessions = new Sessions(this);
    this.commands = commandsOf(this);
    host.addController(this);
    this.panels = new TablePanels(this, {
      cover: (covered) => this.#cover(covered),
      fetchFeatures: () => this.fetchFeatures(),
    });
  }

  get session(): Session | undefined {
    return sessionOf(this.life);
  }

  get game(): AnyTable {
    return this.loader.parts.table;
  }

  get messages(): Messages | undefined {
    return this.loader.messages;
  }

  get playing(): Lazy<Playing> {
    return this.loader.playing;
  }

  get model(): TableModel {
    return (this.#model ??= modelOf(this, this.places.origin));
  }

  /** Something has changed: what follows from it is computed when it is next asked for. */
  forget(): void {
    this.#model = undefined;
  }

  become(event: LifeEvent): void {
    const before = this.life;
    this.life = live(before, event);
    this.forget();
    if (event.type !== 'remove' && this.life.at !== before.at) this.host.requestUpdate();
  }

  /** An element that was moved within the page resumes its match. */
  hostConnected(): void {
    this.settings.read();
    this.become({type: 'return'});
    if (this.session) this.sessions.reseat();
    else this.host.requestUpdate(); // The element was removed before its game was loaded.
  }

  hostDisconnected(): void {
    this.session?.conductor.stop();
    this.become({type: 'remove'});
  }

  /** The address of the page has something for a table: features may take it up. */
  async enter(): Promise<void> {
    await (await features.load()).enter(this.host);
  }

  /** First interaction: enables announcements, says the pending notice, and fetches the features. */
  wake(): void {
    if (!this.announcer.awake) {
      this.announcer.awake = true;
      this.announcer.say(this.notes.notice);
      this.fetchWords().catch(console.error);
    }
    // First the pressed card is painted: a reader sees the touch before anything else is done.
    if (!this.#features?.areThere)
      void painted(this.host)
        .then(() => this.fetchFeatures())
        .catch(console.error);
  }

  /** Hands a key to the features, once they are there. */
  press(event: KeyboardEvent, origin: EventTarget | undefined): void {
    if (event.defaultPrevented) return;
    const press = (): void => void this.slots.key(event, origin);
    if (this.#features?.areThere) {
      press();
      return;
    }
    // Firefox would search the page before they are there.
    const isTyped = (origin as Element).matches('input, textarea');
    if (event.key === '/' && !isTyped) event.preventDefault();
    this.fetchFeatures().then(press, this.notes.miss);
  }

  async fetchWords(): Promise<void> {
    await Promise.all([this.messages?.loadDeferred(), this.messages && this.game.fetchRest?.()]);
  }

  async fetchBots(): Promise<Bots> {
    const playing = await this.playing.load();
    return playing.botsOf(this, playing);
  }

  /**
   * Fetches the features of a table that somebody uses.
   * @param early only those that a first match begins with
   */
  async fetchFeatures(early = false): Promise<void> {
    const {FeatureSet} = await features.load();
    this.#features ??= new FeatureSet(this, (slots) => {
      this.slots = slots;
      this.forget();
    });
    await this.#features.fetch(early);
  }

  /** The seat elsewhere that is on its way: it sits down, and says whether it has. */
  get arrival(): Arrival | undefined {
    return this.life.awaited === undefined ? undefined : this.#arrival;
  }

  set arrival(arrival: Arrival | undefined) {
    this.#arrival = arrival;
  }

  /** A dialog lies over the table, or none any more: play pauses while the table cannot be seen. */
  #cover(covered: boolean): void {
    if (covered === this.life.covered) return;
    this.become({type: 'cover', covered});
    if (!covered) this.session?.conductor.wake();
  }
}
