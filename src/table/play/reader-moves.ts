import {type AnyMove, type Refusal, REFUSALS, type Seat} from '../../game/index.js';
import type {Touch} from '../commands.js';
import type {TableContext} from '../table-context.js';
import {completingIn, keepCompleting} from './completing-moves.js';

/** The reader's actions in the match: playing, being refused. */
export class ReaderMoves {
  readonly #table: TableContext;
  readonly #fetchFeatures: () => Promise<void>;

  /** @param fetchFeatures called with each move: a summary will follow sooner or later */
  constructor(table: TableContext, fetchFeatures: () => Promise<void>) {
    this.#table = table;
    this.#fetchFeatures = fetchFeatures;
  }

  get #seat(): Seat {
    return this.#table.session?.client.seat ?? 0;
  }

  play(move: AnyMove, ...then: readonly AnyMove[]): void {
    const table = this.#table;
    const {card = null} = move as {readonly card?: string};
    if (!table.commands.emit('gstk-before-play', {seat: this.#seat, card, move}, true)) return;
    table.notes.clear();
    Promise.all([table.fetchWords(), this.#fetchFeatures()]).catch(console.error);
    const {session} = table;
    const match = session?.seating.local;
    if (match && then.length > 0) {
      const completing = then.map((_, at) => match.length + 1 + at);
      keepCompleting(match, [...completingIn(match), ...completing]);
    }
    void session?.conductor.play(move, then);
  }

  touch(card: string, {tight = false, dragged = false}: Touch = {}): void {
    const {session, settings, notes, messages, slots} = this.#table;
    const {hand} = this.#table.model.scene;
    if (!session || this.#table.host.readOnly) return;
    // A touched card closes the mark that is shown: the reader need not press two things.
    slots.tip()?.close();
    const {doing} = session.conductor;
    // A hidden choice may be changed while others still choose.
    const others = doing === 'thinking' || doing === 'pausing' || doing === 'awaiting';
    const changes = others && hand?.move && !session.client.refuse(hand.move(card));
    const drafts = !hand?.move && hand?.legal?.includes(card);
    if (doing !== 'asking' && !changes && !drafts) return;
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
    const {messages, model} = this.#table;
    const {view} = model;
    this.#deny(messages?.lookup(refusal, {move, view}) ?? refusal, refusal, card);
  }

  #deny(why: string, refusal: Refusal, card: string | null): void {
    const table = this.#table;
    table.notes.deny({card, why, refusal}, table.messages?.t('ui/refused', {why}));
    table.commands.emit('gstk-play-refused', {seat: this.#seat, card, reason: refusal});
  }
}
