import {pause} from './real-time.js';
import {Seat} from './seat.js';
import {post} from './socket.js';

/** A match on a server, and the tokens of its people. */
export interface Made {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly invitation: string;
  readonly watch: string;
}

export async function makeMatch(
  origin: string,
  wish: {game: string; people: number; [field: string]: unknown},
): Promise<Made> {
  const {id, seat, invitation, watch} = await post(origin, '/matches', wish);
  const tokens = [seat];
  while (tokens.length < wish.people)
    tokens.push((await post(origin, '/join', joinOf(invitation, tokens.length))).seat);
  return {id, tokens, invitation, watch};
}

const joinOf = (invitation: string, n: number): object => ({
  invitation,
  name: `P${n}`,
  visitor: `visitor ${n}`,
});

/** A person who plays any legal move as soon as the seat is awaited. */
export class Person extends Seat {
  /** Acknowledged moves in order. */
  readonly acked: string[] = [];
  readonly refused: string[] = [];
  /** Milliseconds between two moves. */
  think = 0;
  most = Infinity;
  /** Chooses among the texts of the legal moves. */
  choose = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;
  #isBusy = false;

  constructor(...args: ConstructorParameters<typeof Seat>) {
    super(...args);
    this.changed = () => void this.step();
  }

  async step(): Promise<void> {
    if (this.#isBusy || !this.sit || !this.isAwaited || this.acked.length >= this.most) return;
    this.#isBusy = true;
    const move = this.choose(this.moves());
    // If all may speak at once, an earlier statement may forbid the move.
    const seen = this.view;
    const isRace = seen.turn.length > 1;
    if (this.think > 0) await pause(this.think);
    const why = await this.play(move);
    if (why === 'closed') return;
    if (why === undefined) this.acked.push(move);
    else if (!isRace || this.view === seen) this.refused.push(`${move}: ${why}`);
    this.#isBusy = false;
    queueMicrotask(() => void this.step());
  }
}
