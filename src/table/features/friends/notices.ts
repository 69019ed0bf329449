import type {TableContext} from '../../table-context.js';
import {html, nothing, type TemplateResult} from 'lit';
import {type Clock, nameOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {RemoteRoom} from '../../../online/remote-room.js';
import type {Friends} from './friends.js';
import type {Notice} from './notice.js';
import {questionOf} from './question.js';
import {waiterName} from './room-panel.js';
import {canTellTurns, tellsTurns} from './tell-turns.js';
import {soundArrival} from './turn-sound.js';

/** Milliseconds for which a greeting is shown. */
const GREETING = 5000;

/**
 * The line above the prompt that tells of a match elsewhere, one thing at a time: the reader’s
 * connection, a question, a greeting, who is away, who is still to come. What is new is announced once.
 */
export class Notices {
  readonly #table: TableContext;
  readonly #friends: Friends;
  readonly #open: () => void;
  #said = '';
  #here: readonly boolean[] | undefined;
  #waits: readonly Seat[] = [];
  #wasOnline = true;
  /** The greeting that is shown, by its count. */
  #greeting: {readonly at: number; timer: unknown} | undefined;
  #tick: unknown;

  /** @param open opens the panel of friends */
  constructor(table: TableContext, friends: Friends, open: () => void) {
    this.#table = table;
    this.#friends = friends;
    this.#open = open;
  }

  /** Before drawing: announces what is new. */
  update(): void {
    const {remote, messages, stage, room} = this.#friends;
    const {announcer} = this.#table;
    if (stage === 'waiting') this.#arrivals(room!);
    if (stage !== 'seated' || !remote) return;
    const isOnline = remote.connection === 'online';
    if (isOnline && !this.#wasOnline) announcer.say(messages.t('friends/back'));
    this.#wasOnline = isOnline;
    const {here, kinds, client, greeting} = remote;
    for (const [seat, is] of here.entries()) {
      if (!this.#here || is === this.#here[seat] || seat === client.seat) continue;
      if (kinds[seat] !== 'person' || (!is && remote.pace === 'days')) continue;
      const name = this.#name(seat);
      announcer.say(messages.t(is ? 'friends/came' : 'friends/away', {name}));
    }
    this.#here = here;
    for (const seat of remote.waits)
      if (!this.#waits.includes(seat) && seat !== client.seat)
        announcer.say(messages.t('friends/waits', {name: this.#name(seat)}));
    this.#waits = remote.waits;
    if (greeting && greeting.at !== this.#greeting?.at) {
      this.#clock.clearTimeout(this.#greeting?.timer);
      const timer = this.#clock.setTimeout(() => {
        if (this.#greeting) this.#greeting.timer = undefined;
        this.#table.host.requestUpdate();
      }, GREETING);
      this.#greeting = {at: greeting.at, timer};
    }
    const {say = ''} = this.#notice() ?? {};
    // A running clock is not announced each second.
    const plain = say.replace(/\d+:\d\d/, '');
    if (plain && plain !== this.#said) announcer.say(say);
    this.#said = plain;
  }

  /** Whether a greeting is still to be seen. */
  get isGreeted(): boolean {
    return this.#greeting?.timer !== undefined;
  }

  /** Announces who has come to the waiting room. */
  #arrivals({state: {who, seat: own}}: RemoteRoom): void {
    for (const [seat, is] of who.here.entries())
      if (this.#here && is && !this.#here[seat] && seat !== own) {
        const name = waiterName(this.#friends, seat);
        const said = this.#friends.messages.t('friends/came', {name});
        this.#friends.arrived = said;
        this.#table.announcer.say(said);
        soundArrival();
      }
    this.#here = who.here;
  }

  /** Whether a line is shown. */
  get speaks(): boolean {
    return this.#notice() !== undefined;
  }

  draw(): TemplateResult | typeof nothing {
    const notice = this.#notice();
    if (!notice) return nothing;
    return html`<div class="company ${this.#friends.hasNoHand ? 'waits' : ''}">
      <p><bdi>${notice.say}</bdi></p>
      ${
        notice.actions &&
        html`<div class="panel-row">
          ${notice.actions.map(
            ([id, label, run]) =>
              html`<button type="button" class="button" part="button" data-id=${id} @click=${run}>
                ${label}
              </button>`,
          )}
        </div>`
      }
    </div>`;
  }

  stop(): void {
    this.#clock.clearTimeout(this.#tick);
    this.#clock.clearTimeout(this.#greeting?.timer);
  }

  #notice(): Notice | undefined {
    const {remote, stage} = this.#friends;
    if (stage === 'working') return this.#joining();
    if (stage === 'invited') return this.#invited();
    if (stage === 'waiting') return this.#room();
    if (stage === 'alone') return this.#kept();
    if (!remote) return undefined;
    return (
      this.#connection() ??
      this.#unsaved() ??
      this.#unfair() ??
      this.#undo() ??
      questionOf(this.#friends, (seat) => this.#name(seat)) ??
      this.#missed() ??
      this.#hello() ??
      this.#series() ??
      this.#clocks() ??
      this.#waiting() ??
      this.#slow()
    );
  }

  #joining(): Notice {
    const friends = this.#friends;
    const {messages, fault} = friends;
    const home = (): void => friends.dismiss();
    return {
      say: fault ? messages.t(`friends/fault/${fault}`) : messages.t('friends/joining'),
      ...(fault && {actions: [['play-here', messages.t('friends/play-here'), home]]}),
    };
  }

  /** Behind the invitation; the way back to it. */
  #invited(): Notice {
    const friends = this.#friends;
    const {messages} = friends;
    return {
      say: friends.invited.told(messages, this.#game),
      actions: [
        ['to-invitation', messages.t('friends/sit'), this.#open],
        ['play-here', messages.t('friends/play-here'), () => friends.dismiss()],
      ],
    };
  }

  /** Before the cards are dealt; the way back to the waiting room. */
  #room(): Notice {
    const {messages} = this.#friends;
    const question = questionOf(this.#friends, (seat) => waiterName(this.#friends, seat));
    if (question) return question;
    return {
      say: messages.t('friends/deal-waits'),
      actions: [['to-room', messages.t('friends/to-room'), this.#open]],
    };
  }

  #connection(): Notice | undefined {
    const friends = this.#friends;
    const {messages, remote} = friends;
    const {connection} = remote!;
    if (connection === 'online') return undefined;
    const leave = (): void => friends.leave('here');
    const home = ['play-here', messages.t('friends/play-here'), leave] as const;
    if (connection === 'replaced')
      return {
        say: messages.t('friends/fault/replaced'),
        actions: [['go-on-here', messages.t('friends/go-on-here'), () => friends.again()], home],
      };
    if (connection === 'refused')
      return {say: messages.t(`friends/fault/${friends.fault ?? 'refused'}`), actions: [home]};
    if (connection === 'unreached')
      return {say: messages.t('friends/fault/unreached'), actions: [home]};
    return {say: messages.t('friends/lost')};
  }

  /** Needs no attention: the move is sent again. */
  #unsaved(): Notice | undefined {
    const {messages, remote} = this.#friends;
    return remote!.client.isUnsaved ? {say: messages.t('friends/unsaved')} : undefined;
  }

  #unfair(): Notice | undefined {
    const {fairness, messages} = this.#friends;
    if (fairness !== 'unfair') return undefined;
    return {
      say: messages.t('friends/fair/no'),
      actions: [['fair', messages.t('friends/fair'), this.#open]],
    };
  }

  #undo(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {undo, client} = remote!;
    if (!undo) return undefined;
    if (undo.by === client.seat)
      return {
        say: messages.t('friends/undo/own'),
        actions: [['withdraw', messages.t('friends/undo/withdraw'), () => remote!.takeBack(false)]],
      };
    const say = messages.t('friends/undo/asks', {name: this.#name(undo.by)});
    if (client.seat === undefined || undo.agreed.includes(client.seat)) return {say};
    return {
      say,
      actions: [
        ['allow', messages.t('friends/undo/allow'), () => remote!.takeBack(true)],
        ['refuse', messages.t('friends/undo/refuse'), () => remote!.takeBack(false)],
      ],
    };
  }

  /** The seat is kept while the reader plays here. */
  #kept(): Notice | undefined {
    const friends = this.#friends;
    const {messages, seat} = friends;
    if (seat.rested?.rests !== 'here') return undefined;
    return {
      say: messages.t('friends/kept'),
      actions: [['back', messages.t('friends/to-table'), () => friends.back()]],
    };
  }

  /** What happened while a bot played for the reader. */
  #missed(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {missed, client} = remote!;
    if (!missed) return undefined;
    const {eventKind} = this.#table.host.entry;
    const events = client.log().slice(missed.at);
    const tricks = events.filter((event) => eventKind(event) === 'trick-taken').length;
    const {moves, points = 0} = missed;
    return {
      say: messages.t('friends/missed', {tricks, moves, points}),
      actions: [['got-it', messages.t('friends/missed/ok'), () => remote!.read()]],
    };
  }

  #hello(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {greeting} = remote!;
    if (remote!.isGreetingLate) return {say: messages.t('friends/greet/late')};
    if (!greeting || this.#greeting?.timer === undefined) return undefined;
    const text = messages.lookup(`friends/greet/${greeting.n}`);
    return {say: messages.t('friends/said', {name: this.#name(greeting.from), text})};
  }

  /** The score of the matches so far, once this one is over. */
  #series(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {series} = remote!;
    if (!series || !remote!.record()) return undefined;
    const {matches, wins} = series;
    const text = wins.map((n, seat) => `${this.#name(seat)} ${n}`).join(', ');
    return {say: messages.t('friends/series/so-far', {n: matches, text})};
  }

  /** A reader who moves once a day need not wait here. */
  #slow(): Notice | undefined {
    const friends = this.#friends;
    const {messages, remote} = friends;
    const {pace, client} = remote!;
    const {seat} = client;
    if (pace !== 'days' || seat === undefined || remote!.record() || client.turn.includes(seat))
      return undefined;
    if (tellsTurns())
      return {say: messages.t(friends.isCalled ? 'friends/days/told' : 'friends/days/open')};
    if (!canTellTurns()) return {say: messages.t('friends/days')};
    return {
      say: messages.t('friends/days'),
      actions: [['tell', messages.t('friends/tell'), () => friends.tell(true)]],
    };
  }

  /** Whose time runs, where all may know: of a player who is away, or of one who has to decide. */
  #clocks(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {clock, here, kinds, gone, pace} = remote!;
    const [[text, ms] = []] = Object.entries(clock.left);
    const isAway = (seat: number): boolean => kinds[seat] === 'person' && !here[seat];
    if (text === undefined || ms === undefined) {
      const seat = kinds.findIndex((_, at) => isAway(at));
      // People who move once a day are seldom here together.
      if (seat < 0 || (pace === 'days' && !gone.includes(seat))) return undefined;
      const key = gone.includes(seat) ? 'friends/gone' : 'friends/away';
      return {say: messages.t(key, {name: this.#name(seat)})};
    }
    const seat = Number(text);
    const left = Math.max(0, Math.ceil((ms - (remote!.now() - clock.at)) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    this.#wait();
    const key = isAway(seat) ? 'friends/away-until' : 'friends/until';
    return {say: messages.t(key, {name: this.#name(seat), time})};
  }

  #waiting(): Notice | undefined {
    const {messages, remote} = this.#friends;
    const {kinds, client} = remote!;
    const n = kinds.filter((kind) => kind === 'open').length;
    if (n === 0) return undefined;
    return {
      say: messages.t('friends/waiting', {n}),
      actions: [
        ['invite', messages.t('friends/invite'), this.#open],
        ...(client.seat === undefined
          ? []
          : [['fill', messages.t('friends/fill'), () => remote!.fill()] as const]),
      ],
    };
  }

  /** Draws again after a second. */
  #wait(): void {
    this.#tick ??= this.#clock.setTimeout(() => {
      this.#tick = undefined;
      this.#table.host.requestUpdate();
    }, 1000);
  }

  get #clock(): Clock {
    return this.#table.host.clock ?? (globalThis as unknown as Clock);
  }

  get #game(): string {
    return this.#table.messages!.lookup(`game/${this.#table.host.entry.id}`);
  }

  #name(seat: Seat): string {
    return nameOf(seat, this.#table.model);
  }
}
