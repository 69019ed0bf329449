import type {AnyMove, AnyEvent, AnyView, Outcome, Refusal, Seat} from '../game/index.js';

/** One event as a seat witnesses it, with what it sees right after. */
export interface MatchUpdate<View = AnyView, Event = AnyEvent> {
  readonly event: Event;
  readonly view: View;
  /** The chart's phase right after. */
  readonly phase: string;
}

/** Hears updates in order. An empty list says: look again (a move was taken back). */
export type Listener<View, Event> = (updates: readonly MatchUpdate<View, Event>[]) => void;

/** All that a player, a bot or a screen has of a match. Nothing hidden passes through it. */
export interface MatchClient<
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  /** `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  readonly view: View;
  readonly phase: string;
  /** Who is awaited, as far as this seat may know. */
  readonly turn: readonly Seat[];
  readonly outcome: Outcome | undefined;
  moves(): readonly Move[];
  refuse(move: unknown): Refusal | undefined;
  /** The refusal, or `undefined` when played. */
  play(move: unknown): Promise<Refusal | undefined>;
  log(): readonly Event[];
  /** Returns the way to stop listening. */
  subscribe(listener: Listener<View, Event>): () => void;
}

/** What clients need of their match. */
export interface Host<Move, View, Event> {
  readonly phase: string;
  readonly outcome: Outcome | undefined;
  moves(seat: Seat): readonly Move[];
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  play(seat: Seat, move: unknown): Refusal | undefined;
  view(seat?: Seat): View;
  log(seat?: Seat): readonly Event[];
}

/** The clients of one match and the delivery of updates to them. */
export interface MatchClients<Move extends AnyMove, View extends AnyView, Event extends AnyEvent> {
  at(seat: Seat | undefined): MatchClient<Move, View, Event>;
  /** Sends each client its updates; clients without any hear nothing unless `all`. */
  deliver(
    updates: (seat: Seat | undefined) => readonly MatchUpdate<View, Event>[],
    all?: boolean,
  ): void;
}

/** Makes the clients of a match. */
export function createClients<Move extends AnyMove, View extends AnyView, Event extends AnyEvent>(
  match: Host<Move, View, Event>,
): MatchClients<Move, View, Event> {
  const listeners = new Map<Seat | undefined, Set<Listener<View, Event>>>();
  const queue: (() => void)[] = [];
  let draining = false;
  /** A listener may play at once; its updates wait until everyone has heard the earlier ones. */
  const drain = (): void => {
    if (draining) return;
    draining = true;
    const faults: unknown[] = [];
    for (let send = queue.shift(); send; send = queue.shift())
      try {
        send();
      } catch (fault) {
        faults.push(fault); // Thrown when all have heard: one broken listener deafens nobody else.
      }
    draining = false;
    if (faults.length > 0) throw faults[0];
  };
  return {
    at: (seat) => ({
      seat,
      get view() {
        return match.view(seat);
      },
      get phase() {
        return match.phase;
      },
      get turn() {
        return match.view(seat).turn;
      },
      get outcome() {
        return match.outcome;
      },
      moves: () => (seat === undefined ? [] : match.moves(seat)),
      refuse: (move) => match.refuse(seat ?? -1, move),
      // Plays at once; what a broken listener throws comes back as a rejection.
      play: async (move) => Promise.resolve(match.play(seat ?? -1, move)),
      log: () => match.log(seat),
      subscribe(listener) {
        const here = listeners.get(seat) ?? new Set();
        listeners.set(seat, here.add(listener));
        return () => void here.delete(listener);
      },
    }),
    deliver(beatsOf, all = false) {
      for (const [seat, here] of listeners) {
        if (here.size === 0) continue;
        const updates = beatsOf(seat);
        if (updates.length > 0 || all)
          for (const listener of [...here])
            queue.push(() => {
              // One that another listener has taken off meanwhile hears nothing more.
              if (here.has(listener)) listener(updates);
            });
      }
      drain();
    },
  };
}
