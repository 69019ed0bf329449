import type {HandScene} from '../../elements/index.js';
import type {AnyMove, Refusal} from '../../game/index.js';
import type {TableAnnouncer} from './table-announcer.js';

/** A card with a sentence about it. */
export interface Remark {
  readonly card: string | null;
  readonly why: string;
  /** Whether it advises the reader on the decision to be made. */
  readonly isAdvice?: boolean;
}

/** A refused card, with the sentence and the rule behind the refusal. */
export interface Refused extends Remark {
  readonly refusal: Refusal;
}

/** Whether a remark is about a card of the hand, which then says it itself. */
export const isInHand = ({card}: Remark, hand: HandScene<AnyMove, string> | undefined): boolean =>
  card !== null && Boolean(hand?.cards.includes(card));

/** Temporary remarks of the table to its reader; the next action clears them. */
export class Notes {
  /** The card that waits for a second tap. */
  selected: string | null = null;
  /** The card that the pointer is on or that has focus. */
  looked: string | undefined;
  /** A suggested card, and why. */
  hint: Remark | undefined;
  /** A refused card, and why. */
  refused: Refused | undefined;
  /** A notice in the prompt: resumed, paused, time is up. */
  notice: string | undefined;
  readonly #announcer: TableAnnouncer;
  readonly #draw: () => void;
  readonly #missed: () => string;

  /** @param missed says that a part could not be fetched */
  constructor(announcer: TableAnnouncer, draw: () => void, missed: () => string) {
    this.#announcer = announcer;
    this.#draw = draw;
    this.#missed = missed;
  }

  /** Reports that a part could not be fetched; the next request for the part tries again. */
  readonly miss = (error: unknown): void => {
    console.error(error);
    this.say(this.#missed());
  };

  /** Clears all remarks; the caller redraws. */
  clear(): void {
    this.selected = null;
    this.hint = this.refused = this.notice = undefined;
  }

  /** Lowers a raised card and drops remarks; true when there was anything to drop. */
  lower(): boolean {
    const had = Boolean(this.selected ?? this.refused ?? this.hint);
    this.clear();
    this.#draw();
    return had;
  }

  /** Ends a refusal that has been shown long enough. */
  relent(): void {
    this.refused = undefined;
    this.#draw();
  }

  select(card: string): void {
    this.clear();
    this.selected = card;
    this.#draw();
  }

  /** The reader looks at a card, or at none. */
  look(card: string | null): void {
    if (this.looked === (card ?? undefined)) return;
    this.looked = card ?? undefined;
    this.#draw();
  }

  /** Shows a suggested card, and why. */
  remark(hint: Remark): void {
    this.hint = hint;
    this.#draw();
  }

  /** Shows and announces a line. */
  say(line: string): void {
    this.#announcer.say(line);
    this.remark({card: null, why: line});
  }

  /** Shows a notice in the prompt, or removes it. */
  show(notice: string | undefined): void {
    if (notice === this.notice) return;
    this.notice = notice;
    this.#draw();
  }

  /** Shows and announces a refusal; `said` is the full sentence. */
  deny(refused: Refused, said: string | undefined): void {
    this.clear();
    this.refused = refused;
    this.#announcer.say(said, true);
    this.#draw();
  }
}
