import type {Clock} from '../../../elements/index.js';
import type {TableContext} from '../../table-context.js';
import type {FriendsMessages, MessagesOf} from '../../../i18n/index.js';
import type {Fairness} from '../../../online/fairness.js';
import {deleteMatch, makeMatch, ownSeat, type ServerError} from '../../../online/match-requests.js';
import type {RemoteMatch} from '../../../online/remote-match.js';
import type {RemoteRoom} from '../../../online/remote-room.js';
import {readToken} from '../../../online/token.js';
import {CardsProof} from './cards-proof.js';
import {type Fault, faultOf, faultOfSeat} from './fault.js';
import {friendsMessages} from './friends-messages.js';
import {Invited} from './invited.js';
import {visitor} from './kept-seat.js';
import {type Seat, SeatElsewhere} from './seat-elsewhere.js';
import type {FriendsStage} from './stage.js';
import {isBoard} from './is-board.js';
import {Wishes} from './wishes.js';
import {reachMatch} from './reach-match.js';
import {callNoMore, callTurns} from './call-turns.js';
import {tellsTurns, tellTurns} from './tell-turns.js';
import {soundTurns} from './turn-sound.js';

/** Milliseconds between two looks for the answer of the people at the table. */
const ASKING_MS = 2000;
const CLAIMING: readonly Fault[] = ['code', 'name', 'nobody', 'denied'];

/** Whether a guest may not delete a match alone. */
const isGuests = (error: unknown): boolean =>
  (error as Partial<ServerError>).answer?.['error'] === 'ask the others';

/** A table's way to a match with friends: it makes one or joins one, sits down and gets up. */
export class Friends {
  stage: FriendsStage = 'alone';
  fault: Fault | undefined;
  readonly wishes: Wishes;
  /** Whether the table was made on this page just now. */
  isMaker = false;
  /** Whether the reader has asked to delete the match and has to confirm. */
  deletes = false;
  /** Whether the server calls the reader whose page is closed. */
  isCalled = false;
  /** The words for the last arrival in the waiting room. */
  arrived = '';
  /** Whether the people at the table are being asked who the reader is. */
  isAsking = false;
  /** What the invitation of the address leads to. */
  readonly invited: Invited;
  /** The waiting room, until the cards are dealt. */
  room: RemoteRoom | undefined;
  /** The match, once a seat has been taken. */
  remote: RemoteMatch | undefined;
  readonly #cards = new CardsProof(() => this.#changed());
  messages!: MessagesOf<FriendsMessages>;
  /** Counts changes, so that what is drawn of this is drawn again. */
  stamp = 0;
  /** The seat at the match, and what leads to it. */
  readonly seat: SeatElsewhere;
  /** Ends what a server is being asked. */
  #end = new AbortController();
  /** Whether the page no longer names this server. */
  #isOver = false;
  readonly #server: string;
  readonly #table: TableContext;

  private constructor(table: TableContext, server: string) {
    this.#table = table;
    this.#server = server;
    this.seat = new SeatElsewhere(table.host, server);
    this.wishes = new Wishes();
    this.invited = new Invited(server);
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
    if (this.remote && this.remote.connection !== 'closed') return false;
    const found = this.seat.find();
    if (found === 'invited') this.#beInvited();
    else if (found) this.#take(found);
    return found === 'invited';
  }

  #beInvited(): void {
    this.#enter('invited');
    void this.invited.ask(this.seat.invitation!.token).then(() => this.#changed());
  }

  /** Whether there is no hand to show yet: the reader is invited, or people meet in the waiting room. */
  get hasNoHand(): boolean {
    const {stage, room, seat} = this;
    return (
      stage === 'invited' || room !== undefined || (stage === 'working' && Boolean(seat.invitation))
    );
  }

  /** What was found of the cards, once the match is over and they have been dealt again. */
  get fairness(): Fairness | undefined {
    return this.#cards.fairness;
  }

  /** Makes a table with the options of the match that is played here. */
  make(): void {
    const {seating} = this.#table.session ?? {};
    const {id} = this.#table.host.entry;
    const sit = !isBoard(this.#table.host);
    this.#ask(async () => {
      const made = await makeMatch(this.#server, {
        game: id,
        seats: seating?.seats,
        options: seating?.options,
        people: seating?.seats ?? this.#table.host.entry.seats.usual,
        sit,
        name: this.wishes.name,
      });
      const {seat: token, watch, invitation} = made;
      this.isMaker = true;
      this.#take(token ? {token} : {token: watch, invitation});
    });
  }

  /**
   * Sits down where the address invites to.
   * @param late takes the seat of a bot, from the next deal on
   */
  sit(late = false): void {
    const {token} = this.seat.invitation!;
    this.isMaker = false;
    this.#ask(async () => {
      const seat = await this.invited.join(token, this.wishes.name, late);
      if (seat === undefined) this.#enter('invited');
      else this.#take({token: seat});
    });
  }

  lookOn(): void {
    const {full} = this.invited;
    if (full) this.#take({token: full});
  }

  /** Plays here after all; the address invites no longer. */
  dismiss(): void {
    this.#end.abort();
    this.seat.forgetAddress();
    this.seat.rest('here');
    this.#enter('alone');
  }

  /** Tries what went wrong once more. */
  again(): void {
    if (this.seat.taken) this.#take(this.seat.taken);
    else this.#enter(this.seat.invitation ? 'invited' : 'alone');
  }

  /** The reader wants to be told of each turn, or no longer. */
  tell(isWanted: boolean): void {
    tellTurns(isWanted)
      .then(() => this.#tellServer())
      .catch(this.#table.notes.miss)
      .finally(() => this.#changed());
  }

  /** Tells the server whether and where to call the reader of the seat. */
  async #tellServer(): Promise<void> {
    const {token = ''} = this.seat.taken ?? {};
    if (readToken(token)?.role !== 'seat') return;
    if (!tellsTurns()) {
      if (this.isCalled) await callNoMore(this.#server, token);
      this.isCalled = false;
      return;
    }
    const title = this.messages.t('friends/your-turn');
    const body = this.#table.messages?.lookup(`game/${this.#table.host.entry.id}`) ?? '';
    this.isCalled = await callTurns(this.#server, token, {title, body});
    this.#changed();
  }

  /** The reader wants a sound for each turn, or no longer. */
  sound(isWanted: boolean): void {
    soundTurns(isWanted);
    this.#changed();
  }

  /**
   * Leaves the seat, which stays the reader's; a bot plays for it meanwhile.
   * @param rests whether the reader plays here until they go back, or has left the table
   */
  leave(rests: 'here' | 'left' = 'left'): void {
    this.remote?.quit();
    this.seat.rest(rests);
    this.#getUp();
  }

  /** Goes back to the seat that was left. */
  back(): void {
    const {rested} = this.seat;
    if (rested) this.#take(rested);
  }

  #getUp(): void {
    if (this.room) this.#end.abort();
    this.room = undefined;
    this.remote = undefined;
    this.deletes = false;
    this.#enter('alone');
    this.#table.commands.leave().catch(this.#table.notes.miss);
  }

  /** Deletes the match for everybody, once the reader has confirmed. */
  delete(): void {
    const {token} = this.seat.taken ?? {};
    if (!this.deletes || token === undefined) {
      this.deletes = true;
      this.#changed();
      return;
    }
    deleteMatch(this.#server, token).then(
      () => {
        this.seat.forget();
        this.#getUp();
      },
      (error: unknown) => {
        // A guest needs the consent of somebody else.
        if (isGuests(error)) this.remote?.askToDelete();
        else this.#hear(faultOf(error) ?? 'unreached');
        this.keep();
      },
    );
  }

  /** Takes the reader's own seat on this device, too: by a code, or with the consent of the others. */
  claim(code: string): void {
    const {token} = this.seat.invitation!;
    const {name} = this.wishes;
    this.#ask(async () => {
      const end = (this.#end = new AbortController());
      const isOver = (): boolean => end.signal.aborted;
      const own = {name, visitor: visitor(token), code: code || undefined};
      for (;;) {
        const seat = await ownSeat(this.#server, token, own);
        if (isOver()) return;
        if (seat !== undefined) {
          this.#take({token: seat});
          return;
        }
        this.isAsking = true;
        this.#changed();
        await this.#pause(ASKING_MS);
        if (isOver()) return;
      }
    });
  }

  #pause(ms: number): Promise<void> {
    const clock = this.#table.host.clock ?? (globalThis as unknown as Clock);
    return new Promise((done) => void clock.setTimeout(() => done(), ms));
  }

  keep(): void {
    this.deletes = false;
    this.#changed();
  }

  /** Takes what the reader wants to be called, and tells the table. */
  call(name: string): void {
    this.wishes.call(name);
    if (this.wishes.name) (this.room ?? this.remote)?.rename(this.wishes.name);
    this.#changed();
  }

  /** Ends what a server is asked, when the table leaves the page. */
  stop(): void {
    this.#end.abort();
  }

  /** Gets up for good, since the page no longer names this server; the seat stays kept. */
  end(): void {
    this.#isOver = true;
    this.stop();
    if (this.seat.taken) this.#table.commands.leave().catch(this.#table.notes.miss);
  }

  /** Asks a server; what goes wrong is shown. */
  #ask(what: () => Promise<void>): void {
    this.#enter('working');
    what().catch((error: unknown) => this.#fail(error));
  }

  /**
   * Takes a seat and brings its match to the table. A table that is still loading waits for it, but no
   * longer than until it is known that the server is not reached: then it plays here.
   */
  #take(taken: Seat): void {
    if (this.#isOver) return;
    const {token} = taken;
    // A player whom a shared screen invites has the hand on their own device.
    if (isBoard(this.#table.host) && readToken(token)?.role === 'seat')
      this.#table.host.layout = 'hand';
    this.#end.abort();
    const end = (this.#end = new AbortController());
    this.seat.taken = taken;
    this.#ask(async () => {
      const {first, coming} = reachMatch(
        {server: this.#server, token},
        this.#table.host.entry,
        end,
        {
          draw: taken.draw,
          keepDraw: (draw) => this.seat.keep({...this.seat.taken!, draw}),
          onWait: (room) => this.#wait(room),
          onNext: (next) => {
            const isSame = next === token; // a late friend has been given the seat
            this.#take(isSame ? taken : {token: next, invitation: taken.invitation});
          },
        },
      );
      const {commands} = this.#table;
      let sat = commands.sit(first);
      const remote = await coming;
      if (this.room) sat = commands.sit(remote);
      const {draw = taken.draw} = this.seat.taken ?? {};
      this.seat.keep({...taken, commitment: taken.commitment ?? remote.commitment, draw});
      this.room = undefined;
      this.remote = remote;
      this.invited.full = undefined;
      this.#cards.forget();
      remote.subscribe(() => this.#hear());
      this.#enter('seated');
      if (tellsTurns()) this.#tellServer().catch(this.#table.notes.miss);
      this.#prove();
      await sat;
    });
  }

  /** People meet before the cards are dealt. */
  #wait(room: RemoteRoom): void {
    this.room = room;
    this.remote = undefined;
    this.seat.keep({...this.seat.taken!, commitment: room.state.commitment});
    room.subscribe(() => this.#changed());
    this.arrived = '';
    this.#enter('waiting');
    if (tellsTurns()) this.#tellServer().catch(this.#table.notes.miss);
  }

  #hear(fault?: Fault): void {
    const {connection, refusal} = this.remote ?? {};
    this.fault =
      connection === 'refused'
        ? faultOfSeat(refusal)
        : connection === 'replaced'
          ? 'replaced'
          : fault;
    this.#prove();
    this.#changed();
  }

  #prove(): void {
    if (this.remote) this.#cards.prove(this.remote, this.seat.taken ?? {}, this.#end.signal);
  }

  #fail(error: unknown): void {
    if ((error as Error).name === 'AbortError') return; // the reader no longer wants it
    const fault = faultOf(error);
    if (fault === undefined) console.error(error);
    // No error erases a seat: a server that was set back may know it again.
    this.seat.rest(fault === 'gone' || fault === 'refused' ? 'left' : undefined);
    this.#enter(this.isClaiming(fault) ? 'invited' : 'alone');
    this.fault = fault ?? 'unreached';
  }

  /** Whether something went wrong as the reader claimed their seat, so that they may try again. */
  isClaiming(fault = this.fault): boolean {
    return CLAIMING.some((one) => one === fault);
  }

  #enter(stage: FriendsStage): void {
    this.stage = stage;
    this.fault = undefined;
    this.isAsking = false;
    // Nobody plays behind an invitation or a waiting room.
    if (this.hasNoHand || stage === 'alone') this.#table.commands.hold(stage !== 'alone');
    this.#changed();
  }

  #changed(): void {
    this.stamp += 1;
    this.#table.host.requestUpdate();
  }
}
