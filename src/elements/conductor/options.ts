import type {AnyMove, AnyEvent, AnyView, Refusal, Seat} from '../../game/index.js';
import type {MatchUpdate, MatchClient} from '../../match/index.js';
import type {Tempo} from '../table-module.js';
import type {Speed} from './tempo.js';

/** The part of a clock that timers need; XState's `SimulatedClock` implements it. */
export interface Clock {
  setTimeout(fn: (...args: unknown[]) => void, timeout: number): unknown;
  clearTimeout(id: unknown): void;
  /** Milliseconds since 1970, by which a day is told; the device's own by default. */
  now?(): number;
}

/** A bot or another remote player: chooses the moves of the seat of its client. */
export interface SeatPlayer<Move = AnyMove> {
  readonly client: MatchClient<Move & AnyMove>;
  choose(signal: AbortSignal): Move | Promise<Move>;
}

/** Options and callbacks of a conductor. */
export interface ConductorOptions<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> {
  /** The client of the seat, or of the onlooker, at this screen. */
  readonly client: MatchClient<Move, View, Event>;
  /** Players of other seats; a seat without a player is asked at this screen, or is played elsewhere. */
  readonly players: ReadonlyMap<Seat, SeatPlayer<Move>>;
  /** The seats without a player, except the client's own, are played elsewhere. */
  readonly elsewhere?: boolean | undefined;
  speed(): Speed;
  tempo(event: Event, view: View): Tempo;
  /** When the later steps of an event begin, in milliseconds; none if it is shown at once. */
  steps?(event: Event, view: View, before: View): readonly number[];
  /** True for a move of a bot that is played without a pause. */
  swift?(move: Move): boolean;
  /** True for a move of a bot that is shown together with the next one, without a pause. */
  gathers?(move: Move): boolean;
  /**
   * The person's next move after an event, if it needs no press. `moves` are the legal ones; `alone`:
   * only bots play besides the person.
   */
  follows?(event: Event, view: View, moves: readonly Move[], alone: boolean): Move | undefined;
  /** True while a view shows what is going to be played. */
  opens?(view: View): boolean;
  /** True while the reader may do something before a bot moves: play stops until then. */
  lingers?(view: View): boolean;
  /** True in open phases, where all may move: bots go on while a person is asked. */
  open?(view: View): boolean;
  /** True when nothing can change any more: play goes twice as fast. */
  decided?(view: View): boolean;
  /** True while something covers the table, so that no further update may be shown. */
  paused?(): boolean;
  /** Called when an event begins to be shown; if it has steps, with the last of them; `isGathered`: it is shown together with a later one. */
  onUpdate(update: MatchUpdate<View, Event>, isGathered: boolean): void;
  /** Called when anything that is drawn has changed. */
  onChange(): void;
  /** Called when the rules refuse a move of the person. */
  onRefused(move: Move, refusal: Refusal): void;
  /** Resolves once the first picture can be seen; no bot thinks before. */
  painted?(): Promise<void>;
  readonly clock?: Clock | undefined;
}
