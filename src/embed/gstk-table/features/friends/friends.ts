import type {TableContext} from '../../table-context.js';
import type {GameEntry} from '../../../../elements/game-entry.js';
import type {PlayGame} from '../../../../game/index.js';
import type {FriendsMessages, MessagesOf} from '../../../../i18n/index.js';
import {type Fairness, fairnessOf} from '../../../../online/fairness.js';
import {deleteMatch, joinMatch, makeMatch, type ServerError} from '../../../../online/door.js';
import type {RemoteRules} from '../../../../online/remote-client.js';
import type {RemoteMatch} from '../../../../online/remote-match.js';
import {SeatRefusedError, takeSeat} from '../../../../online/take-seat.js';
import {type Invitation, invitationIn, inviteTo, readToken} from '../../../../online/token.js';
import {oneOf} from '../../../attributes.js';
import {friendsMessages} from './friends-messages.js';
import {
  forgetSeat,
  keepName,
  keepSeat,
  type KeptSeat,
  keptName,
  keptSeat,
  visitor,
} from './kept-seat.js';

/** Where a table stands with friends. */
export type Step =
  /** It plays here; a table elsewhere can be made. */
  | 'alone'
  /** The address of the page invites. */
  | 'invited'
  /** A server is asked. */
  | 'working'
  /** The match is played elsewhere. */
  | 'seated';

type Taken = Omit<KeptSeat, 'server'>;

/** Why something did not go well; the end of a message key. */
export type Fault = 'gone' | 'refused' | 'unreached' | 'slow' | 'outdated' | 'replaced';

/** A table's way to a match with friends: it makes one or joins one, sits down and gets up. */
export class Friends {
  step: Step = 'alone';
  fault: Fault | undefined;
  /** The token of a watcher, where all seats were taken. */
  full: string | undefined;
  /** What the reader wants to be called. */
  name = keptName();
  /** How many people are to play; the reader's choice, or everybody. */
  #people: number | undefined;
  /** Whether the table was made on this page just now. */
  isMaker = false;
  /** Whether the reader has asked to delete the match and has to confirm. */
  deletes = false;
  /** The match, once a seat has been taken. */
  remote: RemoteMatch | undefined;
  /** What was found of its cards, once it is over and they have been dealt again. */
  fairness: Fairness | undefined;
  /** Whether they are being dealt again, or were. */
  #isProven = false;
  messages!: MessagesOf<FriendsMessages>;
  /** Counts changes, so that what is drawn of this is drawn anew. */
  stamp = 0;
  #invitation: Invitation | undefined;
  /** The seat that is taken, or being taken. */
  #taken: Taken | undefined;
  /** Ends what a server is being asked. */
  #end = new AbortController();
  readonly #server: string;
  readonly #table: TableContext;

  private constructor(table: TableContext, server: string) {
    this.#table = table;
    this.#server = server;
  }

  /** @param server `https://host` */
  static async of(table: TableContext, server: string): Promise<Friends> {
    const friends = new Friends(table, server);
    await friends.speak();
    return friends;
  }

  /** Fetches the messages of the reader's language. */
  async speak(): Promise<void> {
    this.messages = await friendsMessages(this.#table.settings.locale);
    this.#changed();
  }

  /** What is to be done first: the invitation of the address, or the seat that was kept; true for the former. */
  arrive(): boolean {
    if (this.remote && this.remote.line !== 'closed') return false;
    const invitation = invitationIn(location.hash);
    const kept = keptSeat(this.#place, this.#server);
    if (invitation?.game === this.#table.host.entry.id) {
      // Who has sat down already comes back to the own seat.
      const {match} = readToken(invitation.token)!;
      this.#invitation = invitation;
      if (kept && readToken(kept.token)?.match === match) this.#take(kept);
      else if (readToken(invitation.token)?.role === 'invitation') {
        this.#step('invited');
        return true;
      } else this.#take({token: invitation.token});
    } else if (kept) this.#take(kept);
    return false;
  }

  /** Whether this table shows the match to all, and nobody plays at it. */
  get isBoard(): boolean {
    return (
      oneOf(this.#table.host, 'layout', this.#table.host.layout, ['auto', 'board', 'hand']) ===
      'board'
    );
  }

  /** How many people are to play. */
  get people(): number {
    return this.#people ?? this.#table.session?.seating.seats ?? this.#table.host.entry.seats.usual;
  }

  /** The link that invites to the match. */
  get link(): string | undefined {
    return this.#linkOf(this.remote?.invitation ?? this.#taken?.invitation);
  }

  /** The link with which others look on. */
  get watchLink(): string | undefined {
    return this.#linkOf(this.remote?.watch);
  }

  /** What the server told of its secret before the first card; '' before a seat is taken. */
  get commitment(): string {
    return this.#taken?.commitment ?? '';
  }

  /** All that somebody else needs to deal the cards of a match that is over again, as JSON. */
  get proof(): string {
    return JSON.stringify({record: this.remote?.record(), commitment: this.commitment});
  }

  /** Makes a table with the options of the match that is played here. */
  make(): void {
    const {seating} = this.#table.session ?? {};
    const {id} = this.#table.host.entry;
    const sit = !this.isBoard;
    this.#ask(async () => {
      const made = await makeMatch(this.#server, {
        game: id,
        seats: seating?.seats,
        options: seating?.options,
        people: this.people,
        sit,
        name: this.name,
      });
      const {seat: token, watch, invitation} = made;
      this.isMaker = true;
      this.#take(token ? {token} : {token: watch, invitation});
    });
  }

  /** Sits down where the address invites to. */
  sit(): void {
    const {token} = this.#invitation!;
    this.isMaker = false;
    this.#ask(async () => {
      const answer = await joinMatch(this.#server, token, {
        name: this.name,
        visitor: visitor(token),
      });
      if ('seat' in answer) this.#take({token: answer.seat});
      else {
        this.full = answer.watch;
        this.#step('invited');
      }
    });
  }

  lookOn(): void {
    if (this.full) this.#take({token: this.full});
  }

  /** Plays here after all; the address invites no longer. */
  dismiss(): void {
    this.#end.abort();
    this.#forgetAddress();
    this.#taken = undefined;
    this.#step('alone');
  }

  /** Tries what went wrong once more. */
  again(): void {
    if (this.#taken) this.#take(this.#taken);
    else this.#step(this.#invitation ? 'invited' : 'alone');
  }

  /** Gets up; the seat is kept for whoever has its token, and a bot plays for it meanwhile. */
  leave(): void {
    forgetSeat(this.#place);
    this.#taken = undefined;
    this.remote = undefined;
    this.deletes = false;
    this.#step('alone');
    this.#table.commands.leave().catch(this.#table.notes.miss);
  }

  /** Deletes the match for everybody, once the reader has confirmed. */
  delete(): void {
    const {token} = this.#taken ?? {};
    if (!this.deletes || token === undefined) {
      this.deletes = true;
      this.#changed();
      return;
    }
    deleteMatch(this.#server, token).then(
      () => this.leave(),
      (error: unknown) => this.#fail(error),
    );
  }

  keep(): void {
    this.deletes = false;
    this.#changed();
  }

  /** Takes what the reader wants to be called, and tells the table. */
  call(name: string): void {
    this.name = name.slice(0, 24);
    keepName(this.name);
    if (this.name) this.remote?.rename(this.name);
    this.#changed();
  }

  /** Chooses how many people are to play. */
  choose(people: number): void {
    this.#people = people;
    this.#changed();
  }

  /** Ends what a server is asked, when the table leaves the page. */
  stop(): void {
    this.#end.abort();
  }

  #linkOf(token: string | undefined): string | undefined {
    return token && inviteTo(location.href, {game: this.#table.host.entry.id, token});
  }

  /** Where the seat is kept; `undefined` where nothing is to be. */
  get #place(): string | undefined {
    const {ownKey, entry} = this.#table.host;
    return ownKey === undefined ? undefined : `${ownKey}/${entry.id}`;
  }

  /** Asks a server; what goes wrong is shown. */
  #ask(what: () => Promise<void>): void {
    this.#step('working');
    what().catch((error: unknown) => this.#fail(error));
  }

  /**
   * Takes a seat and brings its match to the table. A table that is still loading waits for it, but no
   * longer than until it is known that the server is not reached: then it plays here.
   */
  #take(taken: Taken): void {
    const {token} = taken;
    // Who was invited by a screen for all has the hand on a device of their own.
    if (this.isBoard && readToken(token)?.role === 'seat') this.#table.host.layout = 'hand';
    this.#end.abort();
    const end = (this.#end = new AbortController());
    this.#taken = taken;
    this.#ask(async () => {
      const coming = takeSeat(
        {server: this.#server, token},
        (game) => load(this.#table.host.entry, game),
        {
          signal: end.signal,
          onLine: (status) => {
            if (status === 'unreached') end.abort(new SeatRefusedError('unreached'));
          },
          onNext: (next) => this.#take({...taken, token: next, commitment: undefined}),
        },
      );
      const sat = this.#table.commands.sit(coming);
      const remote = await coming;
      const seat = {...taken, commitment: taken.commitment ?? remote.commitment};
      this.#taken = seat;
      this.remote = remote;
      this.full = undefined;
      this.fairness = undefined;
      this.#isProven = false;
      if (readToken(token)?.role === 'seat' || taken.invitation)
        keepSeat(this.#place, {server: this.#server, ...seat});
      // Whoever reloads the page is to come back to the seat, by what is kept or by the address.
      if (this.#place !== undefined) this.#forgetAddress();
      remote.subscribe(() => this.#hear());
      this.#step('seated');
      this.#prove();
      await sat;
    });
  }

  #hear(): void {
    const {line} = this.remote!;
    this.fault = line === 'replaced' || line === 'refused' ? line : undefined;
    this.#prove();
    this.#changed();
  }

  /** Deals the cards of a match that is over again, once. */
  #prove(): void {
    const {remote} = this;
    // What is missing of the last frames is asked for: until it comes, less has been seen than dealt.
    if (this.#isProven || !remote?.record() || !remote.client.outcome) return;
    this.#isProven = true;
    const {signal} = this.#end;
    fairnessOf(remote, this.commitment, {signal}).then(
      (found) => {
        if (this.remote !== remote) return;
        this.fairness = found;
        this.#changed();
      },
      (error: unknown) => {
        if (!signal.aborted) console.error(error);
      },
    );
  }

  #fail(error: unknown): void {
    if ((error as Error).name === 'AbortError') return; // the reader no longer wants it
    const fault = faultOf(error);
    if (fault === undefined) console.error(error);
    if (fault === 'gone' || fault === 'refused') {
      forgetSeat(this.#place);
      this.#taken = undefined;
      this.#forgetAddress();
    }
    this.#step('alone');
    this.fault = fault ?? 'unreached';
  }

  #step(step: Step): void {
    this.step = step;
    this.fault = undefined;
    this.#changed();
  }

  /** The address invites no longer. */
  #forgetAddress(): void {
    if (this.#invitation && invitationIn(location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
    this.#invitation = undefined;
  }

  #changed(): void {
    this.stamp += 1;
    this.#table.host.requestUpdate();
  }
}

/** The rules of the game that a table plays, as a match elsewhere needs them. */
async function load(
  entry: GameEntry,
  game: string,
): Promise<RemoteRules & {readonly game: PlayGame}> {
  if (entry.id !== game) throw new Error(`The match is one of ${game}, not of ${entry.id}`);
  const determinizer = entry.determinize?.() ?? entry.rules().then((rules) => rules.determinize);
  const [rules, determinize] = await Promise.all([entry.play?.() ?? entry.rules(), determinizer]);
  return {game: {rules}, rules, determinize};
}

/** What an error of the line or of a server means to the reader. */
function faultOf(error: unknown): Fault | undefined {
  const {name, status, code} = error as Partial<ServerError & SeatRefusedError>;
  if (name === 'SeatRefusedError')
    return code === 404 ? 'gone' : (status as unknown as SeatRefusedError['status']);
  if (name !== 'ServerError') return undefined;
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  if (status === 409) return 'outdated';
  return status === 429 ? 'slow' : 'unreached';
}
