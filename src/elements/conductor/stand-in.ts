import type {AnyMove, AnyView} from '../../game/index.js';
import type {MatchClient} from '../../match/index.js';
import type {Doing} from './chart.js';
import type {Conductor} from './conductor.js';

/** The leader of a screen through a match: the conductor, or its stand-in until it has been fetched. */
export type ConductorLike = Pick<
  Conductor,
  | 'before'
  | 'doing'
  | 'event'
  | 'go'
  | 'overrule'
  | 'play'
  | 'reset'
  | 'skip'
  | 'step'
  | 'stop'
  | 'view'
  | 'wake'
>;

const nothing = (): void => undefined;

/**
 * Shows the first picture of a match while the conductor, the bots and the chart are being fetched:
 * nobody moves, and the reader's move is kept until it can be played.
 */
export class ConductorStandIn implements ConductorLike {
  /** The move that the reader wants to make; the newest counts. */
  wish: AnyMove | undefined;
  /** The moves that complete it. */
  then: readonly AnyMove[] = [];
  /** Set when the screen has left the match. */
  stopped = false;
  readonly event = undefined;
  readonly before = undefined;
  readonly step = undefined;
  // Nothing is being shown that could be skipped, continued or overruled.
  readonly skip = nothing;
  readonly go = nothing;
  readonly wake = nothing;
  readonly reset = nothing;
  readonly overrule = nothing;
  readonly #client: MatchClient;
  readonly #asks: () => boolean;
  readonly #onWish: () => void;
  readonly #leave: () => void;
  #view: AnyView;

  /**
   * @param asks whether the person at the screen may play that seat now
   * @param onWish called when the person wants to move
   */
  constructor(client: MatchClient, asks: () => boolean, onWish: () => void) {
    this.#client = client;
    this.#asks = asks;
    this.#onWish = onWish;
    this.#view = client.view;
    this.#leave = client.subscribe(() => (this.#view = client.view));
  }

  /** The view on the screen; the same object as long as nothing changes. */
  get view(): AnyView {
    return this.#view;
  }

  get doing(): Doing {
    const {seat, turn, outcome} = this.#client;
    if (outcome) return 'rest';
    return this.#asks() && seat !== undefined && turn.includes(seat) ? 'asking' : 'pausing';
  }

  play(move: AnyMove, then: readonly AnyMove[] = []): Promise<void> {
    this.wish = move;
    this.then = then;
    this.#onWish();
    return Promise.resolve();
  }

  stop(): void {
    this.stopped = true;
    this.#leave();
  }
}
