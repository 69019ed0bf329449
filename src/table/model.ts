import type {AnyScene, Control, RenderContext} from '../elements/index.js';
import type {AnyEvent, AnyView, Seat} from '../game/index.js';
import type {Player} from '../i18n/index.js';
import type {Session} from './session.js';
import type {TableContext} from './table-context.js';
import type {TableModel} from './table-model.js';
import {controlsOf} from './frame/controls.js';
import {playersAt} from './play/players.js';

/** Computes each part of a model when it is first asked for; it does not change afterwards. */
class Model implements TableModel {
  readonly #table: TableContext;
  readonly #origin: RenderContext['origin'];
  #players: readonly Player[] | undefined;
  #context: RenderContext | undefined;
  #scene: AnyScene | undefined;
  #controls: readonly Control[] | undefined;

  constructor(table: TableContext, origin: RenderContext['origin']) {
    this.#table = table;
    this.#origin = origin;
  }

  get view(): AnyView {
    const {conductor, seating} = this.#session;
    return this.#onlooker(() => seating.local?.view()) ?? conductor.view;
  }

  get log(): readonly AnyEvent[] {
    const {seating, log} = this.#session;
    return this.#onlooker(() => seating.local?.log() ?? []) ?? log;
  }

  get awaited(): Seat | undefined {
    const {life, slots} = this.#table;
    return life.at === 'seated' && this.#table.game.hasMiddle ? slots.hidden()?.until : undefined;
  }

  get players(): readonly Player[] {
    return (this.#players ??= playersAt(this.#table));
  }

  get context(): RenderContext {
    return (this.#context ??= this.#draw());
  }

  get scene(): AnyScene {
    return (this.#scene ??= this.#table.slots.scene(
      this.#table.game.scene(this.view, this.context),
    ));
  }

  get controls(): readonly Control[] {
    return (this.#controls ??= controlsOf(this.#table, this.scene));
  }

  get #session(): Session {
    const {session} = this.#table;
    if (!session) throw new Error('The table is not ready');
    return session;
  }

  /** An onlooker's view, if nobody is known to be there. */
  #onlooker<Seen>(seen: () => Seen | undefined): Seen | undefined {
    return this.awaited === undefined ? undefined : seen();
  }

  #draw(): RenderContext {
    const {messages, settings, notes, slots, commands, panels, host} = this.#table;
    if (!messages) throw new Error('The table is not ready');
    const session = this.#session;
    const {conductor, client, company} = session;
    const {awaited, players} = this;
    const covered = awaited !== undefined;
    const asking = (conductor.doing === 'asking' || company?.isAnswered) === true && !covered;
    return {
      seat: awaited ?? client.seat,
      shared: slots.people() !== undefined,
      looksOn: host.readOnly,
      players,
      about: session.about(players),
      here: company?.here,
      messages,
      letters: settings.letters,
      deck: settings.get('deck'),
      origin: this.#origin,
      asking,
      moves: asking ? client.moves() : [],
      refuse: (move) => client.refuse(move),
      ask: (...moves) => commands.play(...moves),
      draft: covered ? undefined : session.draft,
      sketch: (draft) => {
        session.draft = draft;
        notes.clear();
        host.requestUpdate();
      },
      advised: host.hints === 'off' ? undefined : (slots.advised() ?? null),
      looked: notes.looked,
      event: covered ? undefined : conductor.event,
      before: covered ? undefined : conductor.before,
      step: covered ? undefined : conductor.step,
      go: () => conductor.go(),
      open: (panel, at) => panels.open(panel, at),
      middle: slots.middle(),
      log: this.log,
    };
  }
}

/**
 * The model of a table, until something changes.
 * @param origin where a card comes from, for motion
 */
export const modelOf = (table: TableContext, origin: RenderContext['origin']): TableModel =>
  new Model(table, origin);
