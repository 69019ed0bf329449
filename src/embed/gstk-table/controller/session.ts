import {rngFrom} from '../../../cards/index.js';
import {Conductor} from '../../../elements/conductor/conductor.js';
import type {Clock, Player} from '../../../elements/conductor/options.js';
import type {Speed} from '../../../elements/conductor/tempo.js';
import type {AnyTable} from '../../../elements/scene.js';
import type {AnyMove, Bot, Choice, Question, Refusal, Seat} from '../../../game/index.js';
import type {MatchUpdate, Match, MatchClient} from '../../../match/index.js';

/** How well bots play. */
export type Level = 'easy' | 'normal';

/** What a session is made of. */
export interface SessionParts {
  readonly table: AnyTable;
  readonly bot: Bot;
  /** The seat that plays on this screen; 0 where the match has no such seat. */
  readonly seat: Seat;
  /** So many seats, from the first on, are played by people at this screen; `undefined`: only `seat`. */
  readonly people: number | undefined;
  level(): Level;
  speed(): Speed;
  paused(): boolean;
  onUpdate(update: MatchUpdate): void;
  onChange(): void;
  onRefused(move: AnyMove, refusal: Refusal): void;
  readonly clock?: Clock | undefined;
}

/** One match on one screen: a person, bots in the other seats, and who leads them. */
export class Session {
  readonly match: Match;
  readonly client: MatchClient;
  readonly conductor: Conductor;
  readonly #parts: SessionParts;

  constructor(parts: SessionParts, match: Match) {
    this.#parts = parts;
    this.match = match;
    const {seats} = match.state;
    const own = parts.seat < seats ? parts.seat : 0;
    this.client = match.client(own);
    const others = Array.from({length: seats}, (_, seat) => seat).filter((seat) =>
      parts.people === undefined ? seat !== own : seat >= parts.people,
    );
    this.conductor = new Conductor({
      client: this.client,
      players: new Map(others.map((seat) => [seat, this.#player(seat)])),
      speed: parts.speed,
      tempo: (event, view) => parts.table.tempo(event, view),
      swift: (move) => parts.table.swift?.(move) ?? false,
      open: (view) => parts.table.open?.(view) ?? false,
      paused: parts.paused,
      onUpdate: parts.onUpdate,
      onChange: parts.onChange,
      onRefused: parts.onRefused,
      clock: parts.clock,
    });
  }

  /** What the bot would do in this screen's seat, and why. */
  async advise(): Promise<Choice> {
    return this.#parts.bot.choose(questionTo(this.client, this.match, true));
  }

  #player(seat: Seat): Player {
    const client = this.match.client(seat);
    const choose = (): Promise<AnyMove> =>
      this.ask(client, this.match, false).then(
        ({move}) => move,
        (error: unknown) => {
          // What it thinks with has not come: it does what comes first, and play goes on.
          console.error(error);
          return client.moves()[0]!;
        },
      );
    return {client, choose};
  }

  /** What the bot of a seat does, here or as the match stood before; with its reason or without. */
  async ask(client: MatchClient, match: Match, why: boolean): Promise<Choice> {
    const {bot, level} = this.#parts;
    const question = questionTo(client, match, why);
    if (level() === 'normal') return bot.choose(question);
    return (await import('./bot-levels.js')).chooseCarelessly(bot, question);
  }
}

/** What a bot is asked in a seat; the same position is always the same question. */
function questionTo(client: MatchClient, match: Match, why: boolean): Question {
  const {seed, start} = match.record();
  const own = `${seed ?? JSON.stringify(start).length}/${client.seat ?? ''}/${match.length}`;
  return {view: client.view, moves: client.moves(), rng: rngFrom(`bot/${own}`), budget: 1000, why};
}
