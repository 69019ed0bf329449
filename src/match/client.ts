import type {AnyMove, AnyEvent, AnyView, Outcome, Refusal, Seat} from '../game/index.js';
import type {Audience, Change, Delivery, Subscriber} from './delivery.js';

/** An event as a seat may know it, with the seat's view and the phase right after it. */
export interface MatchUpdate<View = AnyView, Event = AnyEvent> {
  readonly event: Event;
  readonly view: View;
  /** The chart's phase right after the event. */
  readonly phase: string;
}

/**
 * Receives updates in order, and their cause. A seat that cannot see that a move was taken back, or
 * that another seat has made a hidden choice, is not called.
 */
export type Listener<View, Event> = Subscriber<MatchUpdate<View, Event>>;

/** The access of a player, a bot or a screen to a match. Nothing hidden passes through it, and all data that does is frozen. */
export interface MatchClient<
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  /** The client's seat; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** What this seat sees: the same object until it sees something else. */
  readonly view: View;
  /** The number of events in `log()`. */
  readonly length: number;
  readonly phase: string;
  /** Seats whose decision is awaited, as far as this seat may know. */
  readonly turn: readonly Seat[];
  readonly outcome: Outcome | undefined;
  moves(): readonly Move[];
  /** Why a move, as data or as text, is not allowed; `undefined` when it is. */
  refuse(move: unknown): Refusal | undefined;
  /**
   * Plays a move, an untrusted value: data or text, as for `Match.play`. Resolves to the refusal, or to `undefined` once played;
   * rejects with the error of a listener that throws.
   */
  play(move: unknown): Promise<Refusal | undefined>;
  log(): readonly Event[];
  /** Adds a listener; returns the function that removes it. */
  subscribe(listener: Listener<View, Event>): () => void;
}

/** The part of a match that its clients need. */
export interface Host<Move, View, Event> {
  readonly state: unknown;
  readonly phase: string;
  readonly outcome: Outcome | undefined;
  moves(seat: Seat): readonly Move[];
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  play(seat: Seat, move: unknown): Refusal | undefined;
  view(seat?: Seat): View;
  log(seat?: Seat): readonly Event[];
}

/** The updates for a client, or word that the view has changed without any. */
type News<View, Event> =
  | readonly MatchUpdate<View, Event>[]
  | Exclude<Change, 'events'>
  | undefined;

/** The clients of a match, and the updates that are sent to them. */
export interface MatchClients<Move extends AnyMove, View extends AnyView, Event extends AnyEvent> {
  at(seat: Seat | undefined): MatchClient<Move, View, Event>;
  /** Queues the updates of each client; a client without any is not called. */
  send(news: (seat: Seat | undefined) => News<View, Event>): void;
}

/** Creates the clients of a match. */
export function createClients<Move extends AnyMove, View extends AnyView, Event extends AnyEvent>(
  match: Host<Move, View, Event>,
  delivery: Delivery,
): MatchClients<Move, View, Event> {
  const audiences = new Map<Seat | undefined, Audience<MatchUpdate<View, Event>>>();
  const audienceOf = (seat: Seat | undefined): Audience<MatchUpdate<View, Event>> => {
    const here = audiences.get(seat) ?? delivery.audience();
    audiences.set(seat, here);
    return here;
  };
  const views = new Map<Seat | undefined, {readonly state: unknown; readonly view: View}>();
  /** A state may change without this seat's seeing anything else: another seat has chosen in secret. */
  const viewOf = (seat: Seat | undefined): View => {
    const {state} = match;
    const last = views.get(seat);
    if (last && last.state === state) return last.view;
    const now = match.view(seat);
    const view = last && JSON.stringify(last.view) === JSON.stringify(now) ? last.view : now;
    views.set(seat, {state, view});
    return view;
  };
  return {
    at: (seat) => ({
      seat,
      get view() {
        return viewOf(seat);
      },
      get length() {
        return match.log(seat).length;
      },
      get phase() {
        return match.phase;
      },
      get turn() {
        return viewOf(seat).turn;
      },
      get outcome() {
        return match.outcome;
      },
      moves: () => (seat === undefined ? [] : match.moves(seat)),
      refuse: (move) => match.refuse(seat ?? -1, move),
      // The move is played immediately; an error thrown by a listener becomes a rejection.
      play: async (move) => Promise.resolve(match.play(seat ?? -1, move)),
      log: () => match.log(seat),
      subscribe: (listener) => audienceOf(seat).subscribe(listener),
    }),
    send(newsOf) {
      for (const [seat, here] of audiences) {
        const news = here.empty ? undefined : newsOf(seat);
        if (typeof news === 'string') here.send([], news);
        else if (news) here.send(news);
      }
    },
  };
}
