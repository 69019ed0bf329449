import type {Options, PlayGame, Refusal, Seat} from '../game/index.js';
import type {Company, ConnectionStatus, MatchRecord, Seating, SeatKind} from '../match/index.js';
import type {ServerConnection} from './server-connection.js';
import {RemoteClient, type RemoteRules} from './remote-client.js';
import type {KeptDraw} from './kept-draw.js';
import {Greetings} from './greetings.js';
import {
  type Asked,
  type Attendance,
  type ClientFrame,
  type Missed,
  type Pace,
  type Series,
  type ServerFrame,
  type SitFrame,
  type UndoAsked,
  WIRE,
} from './wire.js';

/** What a match that is played elsewhere reports to its table. */
export interface RemoteListener {
  /** The people have agreed on another match; this is the seat's token there. */
  onNext?(token: string): void;
}

/** A match on a server, from this screen's seat or onlooker. */
export class RemoteMatch implements Seating, Company {
  readonly game: PlayGame;
  readonly seats: number;
  readonly options: Options;
  readonly client: RemoteClient;
  commitment: string;
  /** The draw of its secret, as far as everybody may know it. */
  readonly draw: SitFrame['draw'];
  /** This page's part in the draw. */
  ownDraw: KeptDraw | undefined;
  readonly invitation: string | undefined;
  readonly watch: string | undefined;
  connection: ConnectionStatus = 'online';
  names: readonly (string | null)[] = [];
  here: readonly boolean[] = [];
  kinds: readonly SeatKind[] = [];
  watchers = 0;
  clock: Company['clock'] = {at: 0, left: {}};
  again: readonly Seat[] = [];
  undo: UndoAsked | undefined;
  greeting: Company['greeting'];
  /** People for whom a bot plays until they are back, and bots' seats that people may take. */
  gone: readonly Seat[] = [];
  free: readonly Seat[] = [];
  /** People who have asked the others to wait, in this deal. */
  waits: readonly Seat[] = [];
  /** The person who decides for the table. */
  host: Seat | undefined;
  /** The score over several matches of these people. */
  series: Series | undefined;
  /** How fast it is played; `undefined` where the server's own times count. */
  readonly pace: Pace | undefined;
  /** The question that people are asked. */
  asked: Asked | undefined;
  /** What happened while a bot played for this seat. */
  missed: Missed | undefined;
  /** The code by which another device takes this seat. */
  code: string | undefined;
  /** The status with which the server refused the seat. */
  refusal: number | undefined;
  readonly #greetings: Greetings;
  readonly #connection: ServerConnection;
  readonly #listener: RemoteListener;
  readonly #listeners = new Set<() => void>();
  #record: MatchRecord | undefined;

  constructor(
    game: PlayGame,
    rules: RemoteRules,
    sit: SitFrame,
    connection: ServerConnection,
    listener: RemoteListener = {},
  ) {
    this.game = game;
    this.seats = sit.seats;
    this.options = sit.options;
    this.commitment = sit.commitment;
    this.draw = sit.draw;
    this.pace = sit.pace;
    this.invitation = sit.invitation;
    this.watch = sit.watch;
    this.#connection = connection;
    this.#listener = listener;
    this.#greetings = new Greetings(
      (n) => this.#send({q: 'greet', n}),
      (fn, ms) => connection.later(fn, ms),
      () => connection.now(),
      () => this.#changed(),
    );
    this.client = new RemoteClient(rules, sit, {
      send: (frame) => connection.send(frame),
      later: (fn, ms) => connection.later(fn, ms),
    });
    this.#sit(sit);
  }

  get company(): Company {
    return this;
  }

  get turnId(): number {
    return this.client.turnId;
  }

  decisions(seat: Seat): number {
    return seat === this.client.seat ? this.client.decisions : 0;
  }

  record(): MatchRecord | undefined {
    return this.#record;
  }

  leave(): void {
    this.#listeners.clear();
    this.#connection.close();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Milliseconds, by the clock of `clock.at`. */
  now(): number {
    return this.#connection.now();
  }

  rename(name: string): void {
    this.#send({q: 'name', name});
  }

  fill(): void {
    this.#send({q: 'fill'});
  }

  vote(): void {
    this.#send({q: 'again'});
  }

  takeBack(agreed: boolean): void {
    this.#send({q: 'undo', agreed});
  }

  /** One too many in a row waits for its moment. */
  greet(n: number): void {
    this.#greetings.greet(n);
  }

  /** Whether a greeting of this seat waits. */
  get isGreetingLate(): boolean {
    return this.#greetings.isWaiting;
  }

  /** A bot plays for this seat from now on. */
  quit(): void {
    this.#send({q: 'leave'});
  }

  /** Asks the others to wait for this seat, once a deal. */
  wait(): void {
    this.#send({q: 'wait'});
  }

  /** Asks for a code by which another device takes this seat. */
  askForCode(): void {
    this.#send({q: 'code'});
  }

  /** Asks the others whether the match may be deleted. */
  askToDelete(): void {
    this.#send({q: 'ask', what: 'delete'});
  }

  /** Asks the others whether a bot may have the seat of somebody who is gone. */
  askToReplace(seat: Seat): void {
    this.#send({q: 'ask', what: 'replace', seat});
  }

  /** Answers the question, or withdraws it. */
  answer(agreed: boolean): void {
    if (this.asked) this.#send({q: 'answer', n: this.asked.n, agreed});
  }

  /** What was missed has been read. */
  read(): void {
    this.missed = undefined;
    this.#changed();
  }

  /** Receives a frame of the server. */
  hear(frame: ServerFrame): void {
    switch (frame.t) {
      case 'sit':
        this.client.sit(frame);
        this.#sit(frame);
        break;
      case 'go':
        // Some events are missing in between.
        if (!this.client.go(frame)) this.#send({q: 'sync', v: WIRE});
        return;
      case 'ok':
        this.missed = undefined;
        this.client.answer(frame.k, undefined);
        break;
      case 'no':
        this.client.answer(frame.k, frame.why as Refusal);
        break;
      case 'who':
        this.#who(frame);
        break;
      case 'clock':
        this.clock = {at: this.now(), left: frame.left};
        break;
      case 'undo':
        this.undo = frame.asked;
        break;
      case 'ask':
        this.asked = frame.asked;
        break;
      case 'code':
        this.code = frame.code;
        break;
      case 'again':
        this.again = frame.votes;
        if (frame.next !== undefined) this.#listener.onNext?.(frame.next);
        break;
      case 'greet':
        this.greeting = {from: frame.from, n: frame.n, at: (this.greeting?.at ?? 0) + 1};
        break;
      case 'end':
        this.#record = frame.record;
        break;
      default:
        return; // from a newer server
    }
    this.#changed();
  }

  /** The connection has changed. */
  connectionIs(status: ConnectionStatus, code?: number): void {
    this.connection = status;
    this.refusal = code;
    this.#changed();
  }

  #send(frame: ClientFrame): void {
    this.#connection.send(frame);
  }

  #sit({who, again = [], undo, asked, missed, record}: SitFrame): void {
    this.#who(who);
    this.again = again;
    this.undo = undo;
    this.asked = asked;
    this.missed = missed;
    if (record) this.#record = record;
  }

  #who({gone = [], free = [], waits = [], host, series, ...people}: Attendance): void {
    const {names, here, kinds, watchers} = people;
    Object.assign(this, {names, here, kinds, watchers, gone, free, waits, host, series});
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
