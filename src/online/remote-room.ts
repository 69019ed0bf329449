import {commitmentOf} from '../cards/commitment.js';
import {bytesToHex} from '../cards/hex.js';
import type {KeptDraw} from './kept-draw.js';
import type {ServerConnection} from './server-connection.js';
import type {ClientFrame, Pace, ServerFrame, WaitFrame} from './wire.js';

/**
 * A waiting room on a server, before the cards are dealt. At Start the page tells the number that it has
 * sealed: what the host of the page shows or presses has no part in that.
 */
export class RemoteRoom {
  /** All that is known of the room. */
  state: WaitFrame;
  /** Whether Start has been pressed: the cards are being drawn. */
  isDrawing = false;
  /** This page's part in the draw, once there is one. */
  draw: KeptDraw | undefined;
  /** The code by which another device takes this seat. */
  code: string | undefined;
  readonly #connection: Pick<ServerConnection, 'send'>;
  readonly #keep: (draw: KeptDraw) => void;
  readonly #listeners = new Set<() => void>();
  readonly #nonce: string;

  /**
   * @param kept what was kept of the draw of this match, before the page was loaded again
   * @param keep keeps the page's part in the draw
   */
  constructor(
    state: WaitFrame,
    connection: Pick<ServerConnection, 'send'>,
    kept: KeptDraw | undefined,
    keep: (draw: KeptDraw) => void,
  ) {
    this.state = state;
    this.#connection = connection;
    this.draw = kept;
    this.#keep = keep;
    this.#nonce = kept?.nonce ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  }

  /** Receives a frame of the server. */
  hear(frame: ServerFrame): void {
    if (frame.t === 'wait') this.#wait(frame);
    else if (frame.t === 'draw') this.#reveal(frame.seals);
    else if (frame.t === 'code') this.code = frame.code;
    else return;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  ready(ready: boolean): void {
    this.#send({q: 'ready', ready});
  }

  /** For the host: the number of seats. */
  setSeats(n: number): void {
    this.#send({q: 'seats', n});
  }

  /** For the host: how fast the match is played. */
  setPace(pace: Pace): void {
    this.#send({q: 'pace', pace});
  }

  /** For the host: deals the cards, with bots in the empty seats. */
  start(): void {
    this.#send({q: 'start'});
  }

  rename(name: string): void {
    this.#send({q: 'name', name});
  }

  /** Asks for a code by which another device takes this seat. */
  askForCode(): void {
    this.#send({q: 'code'});
  }

  /** Answers whether somebody on another device is who they say. */
  answer(agreed: boolean): void {
    const {asked} = this.state;
    if (asked) this.#send({q: 'answer', n: asked.n, agreed});
  }

  #wait(state: WaitFrame): void {
    // What was promised first counts.
    const {commitment} = this.state;
    this.state = {...state, commitment};
    const {seat, seals} = state;
    const seal = commitmentOf(this.#nonce);
    if (seat !== null && !this.isDrawing && seals[seat] !== seal) this.#send({q: 'seal', seal});
  }

  /** Tells the page's number, but for one list of seals only: a second draw gets none. */
  #reveal(seals: readonly (string | null)[]): void {
    const {seat} = this.state;
    this.isDrawing = true;
    if (seat === null || seals[seat] !== commitmentOf(this.#nonce)) return;
    if (this.draw && JSON.stringify(this.draw.seals) !== JSON.stringify(seals)) return;
    this.draw = {nonce: this.#nonce, seals};
    this.#keep(this.draw);
    this.#send({q: 'nonce', nonce: this.#nonce});
  }

  #send(frame: ClientFrame): void {
    this.#connection.send(frame);
  }
}
