import type {GameEntry} from '../elements/game-entry.js';
import {readCard} from '../cards/notation.js';
import type {Laid} from '../elements/diagram/diagram.js';
import type {AnyMove, AnyState, AnyEvent, Refusal, Rules, Seat} from '../game/index.js';
import {readSeat} from '../notation/seats.js';
import type {Line, Step} from './lesson.js';

/** A play of a lesson that could not be made. */
export interface Fault {
  /** As the author wrote it. */
  readonly token: string;
  /** Who was to make it; `undefined` where that is not said and several are awaited. */
  readonly seat: Seat | undefined;
  /** The move, where the text is one. */
  readonly move: AnyMove | undefined;
  readonly refusal: Refusal;
}

/** How matters stand after a step. */
export interface Snapshot {
  readonly state: AnyState;
  /** What lies in the middle: the trick, also one that has just been taken. */
  readonly trick: readonly Laid[];
  /** As it is shown: before the end of a bout or a trick clears the table. */
  readonly shown: AnyState;
  /** What was played in the step, as `formatMove` writes it. */
  readonly plays: readonly {readonly seat: Seat; readonly text: string; readonly move: AnyMove}[];
  /** What was told on the way. */
  readonly events: readonly AnyEvent[];
  /** The first play that is not allowed; what follows it in this step is not made. */
  readonly fault: Fault | undefined;
}

/** A step with its place in the lesson. */
export interface LessonNode {
  /** `undefined` for the position before the first step. */
  readonly step: Step | undefined;
  readonly snapshot: Snapshot;
  /** The line it belongs to, the position before it first. */
  readonly line: readonly LessonNode[];
  readonly at: number;
  /** What could be played instead. */
  readonly variations: readonly (readonly LessonNode[])[];
}

interface Play {
  readonly token: string;
  readonly seat: Seat | undefined;
  readonly move: AnyMove | undefined;
}

const trickIn = (state: AnyState): readonly Laid[] => {
  const {trick} = state as {readonly trick?: unknown};
  return Array.isArray(trick) ? (trick as readonly Laid[]) : [];
};

/** The card that a move names. */
export const cardOf = (move: AnyMove): string | undefined => {
  const {card} = move as {readonly card?: unknown};
  return typeof card === 'string' ? card : undefined;
};

/** Reads and plays the steps of a lesson by the rules of its game. */
export class LessonPlayer {
  readonly #rules: Rules;
  readonly #names: readonly string[];
  readonly #seats: number;
  readonly #clears: readonly string[];
  readonly #eventKind: GameEntry['eventKind'];

  /**
   * @param names of the seats, by which plays may name them beside letters and numbers
   * @param clears events that clear the table
   * @param eventKind what an event of the game is, as its entry says
   */
  constructor(
    rules: Rules,
    seats: number,
    names: readonly string[] = [],
    clears: readonly string[] = [],
    eventKind: GameEntry['eventKind'] = () => undefined,
  ) {
    this.#eventKind = eventKind;
    this.#rules = rules;
    this.#seats = seats;
    this.#names = names;
    this.#clears = clears;
  }

  /**
   * The plays of a text: `W:4S N:JS`, or without seats where only one is awaited; `_` stands for a
   * space in a move, `N:reveal_1`.
   */
  plays(text: string): readonly Play[] {
    return [...text.matchAll(/\S+/g)].map(([token]) => {
      const at = token.indexOf(':');
      const named = at > 0 ? readSeat(token.slice(0, at), this.#seats, this.#names) : undefined;
      const text = named === undefined ? token : token.slice(at + 1);
      const rest = text.replaceAll('_', ' ');
      const move = this.#rules.parseMove(readCard(rest) ?? rest) ?? this.#rules.parseMove(rest);
      return {token, seat: named, move};
    });
  }

  /** Plays a text from a state on, up to the first play that is not allowed. */
  play(start: AnyState, text: string, before: readonly Laid[] = trickIn(start)): Snapshot {
    let [state, trick, shown] = [start, before, start];
    const plays: {seat: Seat; text: string; move: AnyMove}[] = [];
    const events: AnyEvent[] = [];
    for (const {token, seat: named, move} of this.plays(text)) {
      const [first, second] = this.#rules.turn(state);
      const seat = named ?? (second === undefined ? first : undefined);
      const refusal =
        move === undefined || seat === undefined
          ? 'game/not-a-move'
          : this.#rules.refuse(state, seat, move);
      if (refusal) {
        const card = move && cardOf(move);
        if (card !== undefined && seat !== undefined)
          trick = [...trickIn(state), {seat, card, mark: 'wrong'}];
        return {state, trick, shown, plays, events, fault: {token, seat, move, refusal}};
      }
      const lay = trickIn(state);
      const happened: AnyEvent[] = [];
      const pictures: AnyState[] = [state];
      const cleared: number[] = [];
      state = this.#rules.apply(state, seat!, move!, (one, then) => {
        if (this.#clears.includes(one.type)) cleared.push(pictures.length - 1);
        pictures.push(then);
        happened.push(one);
      });
      shown = pictures[cleared[0] ?? -1] ?? state;
      const lies = trickIn(state);
      const card = cardOf(move!);
      // A trick that has been taken is still to be seen there, with its winner marked.
      trick =
        lies.length > 0 || card === undefined
          ? lies
          : marked([...lay, {seat: seat!, card}], this.#takerOf(happened));
      plays.push({seat: seat!, text: this.#rules.formatMove(move!), move: move!});
      events.push(...happened);
    }
    return {state, trick, shown, plays, events, fault: undefined};
  }

  /** All nodes of a line that begins with a state. */
  nodes(start: AnyState, line: Line): readonly LessonNode[] {
    const nodes: LessonNode[] = [];
    const snapshot: Snapshot = {
      state: start,
      trick: trickIn(start),
      shown: start,
      plays: [],
      events: [],
      fault: undefined,
    };
    nodes.push({step: undefined, snapshot, line: nodes, at: 0, variations: []});
    for (const step of line) {
      const before = nodes.at(-1)!.snapshot;
      const after = step.plays
        ? this.play(before.state, step.plays)
        : {...before, plays: [], events: [], fault: undefined};
      const variations = step.variations.map((other) =>
        this.nodes(this.#branch(before.state, step.plays, other), other),
      );
      nodes.push({step, snapshot: after, line: nodes, at: nodes.length, variations});
    }
    return nodes;
  }

  /**
   * Where a variation leaves a step: before the first play of the step by the seat that plays
   * otherwise; before the whole step where that seat does not play in it.
   */
  /** Who took a trick, where one of the events says so. */
  #takerOf(events: readonly AnyEvent[]): Seat | undefined {
    const taken = events.find((event) => this.#eventKind(event) === 'trick-taken');
    return (taken as {readonly seat?: Seat} | undefined)?.seat;
  }

  #branch(before: AnyState, plays: string, other: Line): AnyState {
    const [first] = this.plays(other.find((step) => step.plays)?.plays ?? '');
    const own = this.plays(plays);
    const seat = first?.seat;
    const at = seat === undefined ? 0 : own.findIndex((play) => play.seat === seat);
    const prefix = own.slice(0, Math.max(0, at)).map(({token}) => token);
    return this.play(before, prefix.join(' ')).state;
  }
}

const marked = (trick: readonly Laid[], taker: Seat | undefined): readonly Laid[] =>
  trick.map((one) => (one.seat === taker ? {...one, mark: 'won'} : one));

/** A whole trick before anybody says who takes it: no winner is marked, and none has counted it. */
export const asked = (before: Snapshot, after: Snapshot): Snapshot => ({
  ...before,
  trick: after.trick.map(({card, seat}) => ({card, seat})),
});
