import {
  type AnyEvent,
  type AnyMove,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../../../game/index.js';
import type {Company} from '../../../match/index.js';
import {stops} from '../../../elements/conductor/tempo.js';
import {oneOf} from '../../attributes.js';
import type {FeatureHost, Reader, Touch} from './feature-host.js';
import {goesOn} from './goes-on.js';
import type {TableHost} from './table-host.js';

/** The table at which the reader plays. */
interface ReaderTable extends FeatureHost {
  /** Updates the log and the kept match after an undo. */
  lookAgain(): void;
}

/** The reader's actions in the match: playing, being refused, undoing. */
export class ReaderMoves implements Reader {
  readonly #host: TableHost;
  readonly #controller: ReaderTable;
  /** How many moves a match had when a move was played that only completed the one before. */
  readonly #completing = new WeakMap<object, readonly number[]>();

  constructor(host: TableHost, controller: ReaderTable) {
    this.#host = host;
    this.#controller = controller;
  }

  get seat(): Seat {
    return this.#controller.session?.client.seat ?? 0;
  }

  play(move: AnyMove, ...then: readonly AnyMove[]): void {
    const controller = this.#controller;
    const {card = null} = move as {readonly card?: string};
    if (!controller.emit('gstk-before-play', {seat: this.seat, card, move}, true)) return;
    controller.notes.clear();
    // Prefetch now: a summary will follow sooner or later.
    Promise.all([controller.fetchDeferred(), this.#host.fetchFeatures()]).catch(console.error);
    const {session} = controller;
    const match = session?.seating.local;
    if (match && then.length > 0) {
      const completing = then.map((_, at) => match.length + 1 + at);
      this.#completing.set(match, [...(this.#completing.get(match) ?? []), ...completing]);
    }
    void session?.conductor.play(move, then);
  }

  touch(card: string, {tight = false, dragged = false}: Touch = {}): void {
    const {session, settings, notes, messages} = this.#controller;
    const {hand} = this.#controller.scene();
    if (!session || this.#host.readOnly) return;
    const {doing} = session.conductor;
    // A hidden choice may be changed while others still choose.
    const others = doing === 'thinking' || doing === 'pausing' || doing === 'awaiting';
    const changes = others && hand?.move && !session.client.refuse(hand.move(card));
    if (doing !== 'asking' && !changes) return;
    if (!hand) {
      // Something else is asked than a card.
      this.#deny(messages?.t(REFUSALS.notAMove) ?? '', REFUSALS.notAMove, card);
      return;
    }
    if (!hand.move) {
      if (hand.legal?.includes(card)) {
        notes.clear();
        hand.pick?.(card);
      } else this.#deny(hand.why(card) ?? '', hand.refusal?.(card) ?? REFUSALS.notAMove, card);
      return;
    }
    const move = hand.move(card);
    const refusal = hand.legal?.includes(card) ? undefined : session.client.refuse(move);
    const mode = settings.get('play-mode');
    const asks = mode === 'confirm' || (tight && mode === 'auto');
    if (refusal) this.refused(move, refusal, card);
    else if (asks && !dragged && notes.selected !== card) notes.select(card);
    else this.play(move);
  }

  /** Shows and announces why the rules refuse a move. */
  refused(move: AnyMove, refusal: Refusal, card: string | null): void {
    const {messages, view} = this.#controller;
    this.#deny(messages?.lookup(refusal, {move, view}) ?? refusal, refusal, card);
  }

  get mayUndo(): boolean {
    const {session, table, view} = this.#controller;
    const most = oneOf(this.#host, 'undo', this.#host.undoing, ['game', 'deal', 'off']);
    if (!session || most === 'off') return false;
    const ended = (event: AnyEvent): boolean => stops(table.tempo(event, view));
    const {local, company} = session.seating;
    if (company) return this.#mayAsk(company);
    return local?.decided(this.seat, most === 'deal' ? ended : undefined) ?? false;
  }

  undo(): boolean {
    const controller = this.#controller;
    const {session} = controller;
    if (session?.seating.company && this.mayUndo) {
      session.seating.company.takeBack(true);
      return true;
    }
    const match = session?.seating.local;
    const may = (): boolean => this.mayUndo;
    if (!match || !may()) return false;
    const {client} = session;
    const completing = this.#completing.get(match) ?? [];
    // What the table has played by itself is no decision.
    const wentOn = (): boolean => {
      const last = client.log().at(-1);
      const alone = controller.slots.people() === undefined;
      const follows = last && goesOn(controller, last, client.view, client.moves(), alone);
      return completing.includes(match.length) || Boolean(follows);
    };
    while (may() && match.undo(this.seat) && wentOn());
    this.#completing.set(
      match,
      completing.filter((moves) => moves < match.length),
    );
    controller.lookAgain();
    controller.announcer.say(() => controller.messages?.t('ui/undone'));
    controller.emit('gstk-move-undone', {seat: this.seat});
    return true;
  }

  /** Whether the people elsewhere can be asked to let a decision be taken back: once, while it goes on. */
  #mayAsk({undo, line}: Company): boolean {
    const {session} = this.#controller;
    const made = session!.seating.decisions(this.seat) > 0;
    return made && line === 'online' && undo === undefined && !session!.client.outcome;
  }

  #deny(why: string, refusal: Refusal, card: string | null): void {
    const controller = this.#controller;
    controller.notes.deny({card, why, refusal}, controller.messages?.t('ui/refused', {why}));
    controller.emit('gstk-play-refused', {seat: this.seat, card, reason: refusal});
  }
}
