import type {AnyMove, AnyEvent, AnyView, Refusal, Seat} from '../../game/index.js';
import type {MatchUpdate, MatchClient} from '../../match/index.js';
import type {Tempo} from '../scene.js';
import type {Speed} from './tempo.js';

/** The part of a clock that timers need; XState's `SimulatedClock` is one. */
export interface Clock {
  setTimeout(fn: (...args: unknown[]) => void, timeout: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Somebody else at the table: given the seat's client, decides on a move. */
export interface Player<Move = AnyMove> {
  readonly client: MatchClient<Move & AnyMove>;
  choose(signal: AbortSignal): Move | Promise<Move>;
}

/** What a conductor is given. */
export interface ConductorOptions<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> {
  /** The seat (or the onlooker) whose screen this is. */
  readonly client: MatchClient<Move, View, Event>;
  /** Who plays elsewhere, by seat; a seat without a player is asked on this screen. */
  readonly players: ReadonlyMap<Seat, Player<Move>>;
  speed(): Speed;
  tempo(event: Event, view: View): Tempo;
  /** True for a bot's move that needs no pause. */
  swift?(move: Move): boolean;
  /** True while all may speak at any time: the others go on while a person is asked. */
  open?(view: View): boolean;
  /** True while nothing more is to be shown: something covers the table. */
  paused?(): boolean;
  /** An event begins to be shown. */
  onUpdate(update: MatchUpdate<View, Event>): void;
  /** Anything to be drawn has changed. */
  onChange(): void;
  /** A wish that the rules refuse. */
  onRefused(move: Move, refusal: Refusal): void;
  readonly clock?: Clock | undefined;
}
