import type {GameEntry, TrickCard} from '../elements/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  readMove,
  type Refusal,
  type Rules,
  type Seat,
} from '../game/index.js';
import {cardOfText} from '../game/card-of-text.js';
import {cardIn} from '../game/read-move.js';
import {readSeat} from '../game/seats.js';
import type {LessonLine, LessonStep} from './lesson.js';

/** A play of a lesson that could not be made. */
interface Fault {
  /** The text of the play, as the author wrote it. */
  readonly token: string;
  /** The seat of the play; `undefined` when the text names none and several seats are awaited. */
  readonly seat: Seat | undefined;
  /** The move; `undefined` when the text does not name one. */
  readonly move: AnyMove | undefined;
  readonly refusal: Refusal;
}

/** The position after a step. */
export interface Snapshot {
  readonly state: AnyState;
  /** The cards on the table: the current trick, or the trick that has just been taken. */
  readonly trick: readonly TrickCard[];
  /** The state to draw: when the end of a bout or trick clears the table, the state before that. */
  readonly shown: AnyState;
  /** The plays of the step; `text` is their notation from `formatMove`. */
  readonly plays: readonly {readonly seat: Seat; readonly text: string; readonly move: AnyMove}[];
  /** The events that the step emitted. */
  readonly events: readonly AnyEvent[];
  /** The first play that is not allowed; the plays after it are skipped. */
  readonly fault: Fault | undefined;
}

/** A node of the lesson's tree: a step and the position after it. */
export interface LessonNode {
  /** `undefined` for the initial position. */
  readonly step: LessonStep | undefined;
  readonly snapshot: Snapshot;
  /** The line of this node; its first node is the position before the line. */
  readonly line: readonly LessonNode[];
  readonly at: number;
  /** The lines that the author shows as alternatives to this step. */
  readonly variations: readonly (readonly LessonNode[])[];
}

/** A play in its written form. */
export interface Play {
  readonly token: string;
  readonly seat: Seat | undefined;
  /** The move, without its seat. */
  readonly text: string;
  /** The card that the text names; `undefined` if it names none, or several. */
  readonly card: string | undefined;
}

const trickIn = (state: AnyState): readonly TrickCard[] => {
  const {trick} = state as {readonly trick?: unknown};
  return Array.isArray(trick) ? (trick as readonly TrickCard[]) : [];
};

/** True when a move, or a play, takes the top card of the state's `stock` into the hand. */
export const isDraw = (one: AnyMove | Play): boolean =>
  ('type' in one ? one.type : one.text) === 'draw';

/** The seat that is awaited, if it is one alone. */
const onlySeat = ([first, second]: readonly Seat[]): Seat | undefined =>
  second === undefined ? first : undefined;

/** No seat: nobody there has a legal move. */
const ONLOOKER = -1;

/** Reads and plays the steps of a lesson by the rules of its game. */
export class LessonPlayer {
  readonly #rules: Rules;
  readonly #names: readonly string[];
  readonly #seats: number;
  readonly #clears: readonly string[];
  readonly #eventKind: GameEntry['eventKind'];

  /**
   * @param names the players' names by seat; plays may name seats by them, besides letters and numbers
   * @param clears types of the events that clear the table
   * @param eventKind the kind of an event of the game, as its entry has it
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

  /** Splits plays, `W:4S N:reveal_1`; the seat may be left out when only one is awaited. */
  plays(text: string): readonly Play[] {
    return [...text.matchAll(/\S+/g)].map(([token]) => {
      const at = token.indexOf(':');
      const named = at > 0 ? readSeat(token.slice(0, at), this.#seats, this.#names) : undefined;
      const text = named === undefined ? token : token.slice(at + 1);
      return {token, seat: named, text, card: cardOfText(this.#rules, text, this.#seats)};
    });
  }

  /** The move that a play means in a state; `undefined` if it is not a move. */
  moveIn(state: AnyState, {seat, text}: Pick<Play, 'seat' | 'text'>): AnyMove | undefined {
    const by = seat ?? onlySeat(this.#rules.turn(state));
    return readMove(this.#rules, state, by ?? ONLOOKER, text);
  }

  /** Plays a text from a state, up to the first play that is not allowed. */
  play(start: AnyState, text: string, before: readonly TrickCard[] = trickIn(start)): Snapshot {
    let [state, trick, shown] = [start, before, start];
    const plays: {seat: Seat; text: string; move: AnyMove}[] = [];
    const events: AnyEvent[] = [];
    for (const play of this.plays(text)) {
      const {token} = play;
      const seat = play.seat ?? onlySeat(this.#rules.turn(state));
      const move = this.moveIn(state, play);
      const refusal =
        move === undefined || seat === undefined
          ? 'game/not-a-move'
          : this.#rules.refuse(state, seat, move);
      if (refusal) {
        const card = move && cardIn(move);
        if (card !== undefined && seat !== undefined)
          trick = [...trickIn(state), {seat, card, mark: 'wrong'}];
        return {state, trick, shown, plays, events, fault: {token, seat, move, refusal}};
      }
      const lay = trickIn(state);
      const happened: AnyEvent[] = [];
      const pictures: AnyState[] = [state];
      const cleared: number[] = [];
      state = this.#rules.apply(state, seat!, move!, (event, then) => {
        if (this.#clears.includes(event.type)) cleared.push(pictures.length - 1);
        pictures.push(then);
        happened.push(event);
      });
      shown = pictures[cleared[0] ?? -1] ?? state;
      const lies = trickIn(state);
      const card = cardIn(move!);
      // A trick that has just been taken stays visible, with its winner marked.
      trick =
        lies.length > 0 || card === undefined
          ? lies
          : marked([...lay, {seat: seat!, card}], this.#takerOf(happened));
      plays.push({seat: seat!, text: this.#rules.formatMove(move!), move: move!});
      events.push(...happened);
    }
    return {state, trick, shown, plays, events, fault: undefined};
  }

  /** The nodes of a line from a state. */
  nodes(start: AnyState, line: LessonLine): readonly LessonNode[] {
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

  /** The seat that took a trick, if one of the events says so. */
  #takerOf(events: readonly AnyEvent[]): Seat | undefined {
    const taken = events.find((event) => this.#eventKind(event) === 'trick-taken');
    return (taken as {readonly seat?: Seat} | undefined)?.seat;
  }

  /** The state from which a variation of a step begins. */
  #branch(before: AnyState, plays: string, other: LessonLine): AnyState {
    const prefix = this.before(plays, other).map(({token}) => token);
    return this.play(before, prefix.join(' ')).state;
  }

  /**
   * The plays of a step that precede a variation of it: those before the first play of the seat that
   * plays differently, or none when that seat does not play in the step.
   */
  before(plays: string, other: LessonLine): readonly Play[] {
    const [first] = this.plays(other.find((step) => step.plays)?.plays ?? '');
    const own = this.plays(plays);
    const seat = first?.seat;
    const at = seat === undefined ? 0 : own.findIndex((play) => play.seat === seat);
    return own.slice(0, Math.max(0, at));
  }
}

const marked = (trick: readonly TrickCard[], taker: Seat | undefined): readonly TrickCard[] =>
  trick.map((laid) => (laid.seat === taker ? {...laid, mark: 'won'} : laid));

/**
 * A complete trick as a question shows it: the trick is on the table, but not taken or marked yet.
 */
export const asked = (before: Snapshot, after: Snapshot): Snapshot => ({
  ...before,
  trick: after.trick.map(({card, seat}) => ({card, seat})),
});
