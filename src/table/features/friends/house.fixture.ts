import type {PlayGame, Seat} from '../../../game/index.js';
import {FakeServer} from '../../../online/server.fixture.js';
import type {
  Attendance,
  ClientFrame,
  ServerFrame,
  SitFrame,
  WaitFrame,
} from '../../../online/wire.js';

/** Tokens as a server gives them. */
const KEY = 'k'.repeat(22);
export const INVITATION = `matchmatch.i.${KEY}`;
export const WATCHER = `matchmatch.w.${KEY}`;
const seatToken = (seat: Seat): string => `matchmatch.${seat}.${KEY}`;

/** The secret of the match. */
export const SECRET = '5eed'.repeat(16);

/** What a page asks of a server over HTTP. */
type SentRequest = readonly [what: string, body: Readonly<Record<string, unknown>>];

const HERE: Attendance = {
  names: ['Ann', null, null, null],
  here: [true, false, false, false],
  kinds: ['person', 'open', 'bot', 'bot'],
  watchers: 0,
};

const OPEN = ['person', 'open', 'open', 'open'] as const;

/**
 * A server in the test's own page, at `House.ADDRESS`: it makes one match, and gives one seat of it.
 * While it is open, nothing of the page reaches a network by `fetch` or `WebSocket` at that address.
 */
export class House {
  static readonly ADDRESS = 'https://cards.example';
  /** The match, and the connection to it. */
  readonly server: FakeServer;
  readonly asked: SentRequest[] = [];
  /** The name of the player who invites. */
  by: string | null = null;
  /** By which push services know it; `null` where it calls nobody. */
  pushKey: string | null = null;
  /** What it answers instead, by what is asked. */
  readonly instead = new Map<string, () => Promise<Response>>();
  readonly #seat: Seat | undefined;
  readonly #fetch = window.fetch;
  readonly #WebSocket = window.WebSocket;

  /** @param seat that of this page; `undefined` where it looks on */
  constructor(game: PlayGame, seat: Seat | undefined) {
    this.#seat = seat;
    this.server = new FakeServer(game, seat, {secret: SECRET});
    this.server.who = HERE;
    this.server.told = {invitation: INVITATION, watch: WATCHER};
    window.fetch = (input, init) => {
      const {href} = new URL(input instanceof Request ? input.url : input, location.href);
      if (!href.startsWith(House.ADDRESS)) return this.#fetch.call(window, input, init);
      return this.#answer(href.slice(House.ADDRESS.length + 1), init?.body as string);
    };
    const [Own, Other] = [this.server.environment.WebSocket, this.#WebSocket];
    // The test runner has sockets, too.
    window.WebSocket = function Socket(url: string, protocols?: string | string[]) {
      return url.startsWith('ws://table') ? new Own(url) : new Other(url, protocols);
    } as unknown as typeof WebSocket;
  }

  /** The frames that the table has sent, except its questions. */
  get heard(): readonly ClientFrame[] {
    return this.server.heard.filter(({q}) => q !== 'sync');
  }

  send(frame: ServerFrame): void {
    this.server.send(frame);
  }

  /** Somebody comes, goes, or is called otherwise. */
  seat(change: Partial<Attendance>): void {
    this.server.who = {...this.server.who, ...change};
    this.send({t: 'who', ...this.server.who});
  }

  /** People wait at this server, before the cards are dealt. */
  wait(change: Partial<WaitFrame> = {}): void {
    const {match, commitment} = this.server;
    const {seats, options} = match.state;
    this.server.room = {
      ...{t: 'wait', v: 2, id: 'match', game: match.game.rules.id, seats, least: 3, most: 4},
      ...{options, seat: this.#seat ?? null, host: 0, who: {...HERE, kinds: OPEN}},
      ...{ready: [false, false, false, false], seals: [null, null, null, null], commitment},
      ...{invitation: INVITATION, watch: WATCHER},
      ...this.server.room,
      ...change,
    };
    this.send(this.server.room);
  }

  /** All have come, and the cards are dealt. */
  begin(): void {
    this.server.room = undefined;
    this.send(this.server.sit());
  }

  /** The match comes to its end while the table does not listen, which is then told all at once. */
  finish(change: (sit: SitFrame) => SitFrame = (sit) => sit): void {
    this.server.loses = () => true;
    this.server.finish();
    this.server.loses = () => false;
    this.send(change(this.server.sit()));
  }

  /** The next answer to what is asked. */
  answers(what: string, status: number, body: object = {}): void {
    this.instead.set(what, () => Promise.resolve(json(body, status)));
  }

  /** The connection breaks. */
  cut(): void {
    this.server.isReached = false;
    this.server.sockets.at(-1)?.close();
  }

  close(): void {
    window.fetch = this.#fetch;
    window.WebSocket = this.#WebSocket;
  }

  #answer(what: string, body: string): Promise<Response> {
    if (what === 'invitation') return Promise.resolve(json({by: this.by, free: 1, bots: 0}));
    this.asked.push([what, JSON.parse(body) as SentRequest[1]]);
    const other = this.instead.get(what);
    this.instead.delete(what);
    if (other) return other();
    const seat = seatToken(this.#seat ?? 0);
    if (what === 'seat') return this.server.environment.fetch(what);
    if (what === 'join' || what === 'own') return Promise.resolve(json({seat}));
    if (what === 'push') return Promise.resolve(json({key: this.pushKey}));
    if (what === 'delete') return Promise.resolve(json({}));
    return Promise.resolve(json({id: 'matchmatch', seat, invitation: INVITATION, watch: WATCHER}));
  }
}

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), {status});
