import {BREATH, TURN, VERDICT} from '../shared/flip-times.js';
import type {Tempo} from '../table-module.js';

/** The speeds that a player may choose. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** One of the speeds. */
export type Speed = (typeof SPEEDS)[number];

/** Whether an event waits for the reader, once its time is over. */
export const stops = (tempo: Tempo): boolean => tempo === 'stop' || tempo === 'reveal-stop';

/** The time for which the last step of an event is shown: long enough to read it. */
export const last = (tempo: Tempo): Tempo => (tempo.startsWith('reveal') ? 'trick' : tempo);

/** A summary that goes on by itself stays as long as this many notices. */
export const SUMMARY = 4;

/** Milliseconds that a bot takes and that an event of each tempo is shown (UX section 1, Tempo). */
export interface Times {
  readonly bot: number;
  /** The bot's time varies by up to this much, so that a forced card does not give itself away. */
  readonly jitter: number;
  /** For an event that waits for the reader: how long it is shown before it does. */
  readonly holds: Readonly<Record<Tempo, number>>;
}

/** How long two turns take, one after the other, with their verdicts and the time to read them. */
const reveals = (trick: number): number =>
  trick && BREATH + 2 * (TURN + VERDICT + trick * 0.7) + trick * 0.3;

const times = (bot: number, trick: number, collect: number): Times => ({
  bot,
  jitter: Math.round(bot * 0.23),
  holds: {
    none: 0,
    step: collect && 120,
    trick,
    price: trick * 1.6,
    intro: trick * 1.5,
    moment: trick * 1.5,
    collect,
    reveal: trick && BREATH + TURN + VERDICT + trick,
    reveals: reveals(trick),
    notice: trick,
    feat: trick && BREATH + TURN + VERDICT + trick,
    stop: 0,
    'reveal-stop': reveals(trick),
  },
});

/** The times of each speed. */
export const TIMES: Readonly<Record<Speed, Times>> = {
  slow: times(1100, 1800, 560),
  normal: times(650, 1000, 400),
  fast: times(250, 500, 220),
  instant: times(0, 0, 0),
};
