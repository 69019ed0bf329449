import type {TableController, TableOwner} from './controller.js';

/** Seconds before the end at which the reader is warned, once. */
const WARN = 5;

/** A limit for each decision, where the page sets one; at its end the safe thing is done. */
export class TurnTimer {
  readonly #host: TableOwner;
  readonly #controller: TableController;
  readonly #seconds: number;
  #turn = '';
  #timer: unknown;

  constructor(host: TableOwner, controller: TableController, seconds: number) {
    this.#host = host;
    this.#controller = controller;
    this.#seconds = seconds;
  }

  /** Starts anew with each decision; stands still while something covers the table. */
  update(): void {
    const {session, held} = this.#controller;
    const asking = session?.conductor.doing === 'asking' && !held;
    const turn = asking ? `${session.match.length}/${session.place.seat}` : '';
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.stop();
    if (turn) this.#wait(this.#seconds);
  }

  stop(): void {
    const {clock = globalThis} = this.#host;
    clock.clearTimeout(this.#timer as never);
  }

  #wait(left: number): void {
    const {clock = globalThis} = this.#host;
    const {words, speech} = this.#controller;
    if (left <= WARN) {
      this.#controller.notice = words?.t('ui/seconds-left', {n: left});
      if (left === Math.min(WARN, this.#seconds)) speech.say(this.#controller.notice);
      this.#host.requestUpdate();
    }
    const next = (): void => (left > 1 ? this.#wait(left - 1) : this.#end());
    this.#timer = clock.setTimeout(next, 1000);
  }

  /** What a clock plays for who is not there: accept, pass, the least harm. */
  #end(): void {
    const {session} = this.#controller;
    if (session?.conductor.doing !== 'asking') return;
    const {match, place} = session;
    const {seat} = place;
    if (seat !== undefined) this.#controller.ask(match.game.rules.fallback(match.state, seat));
  }
}
