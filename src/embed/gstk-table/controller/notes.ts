import type {Refusal} from '../../../game/index.js';
import type {TableAnnouncer} from '../speech/table-announcer.js';

/** A card with a sentence about it. */
export interface Remark {
  readonly card: string | null;
  readonly why: string;
}

/** What was refused, and by which rule. */
export interface Refused extends Remark {
  readonly refusal: Refusal;
}

/** What the table says to its reader beside the match: it is gone as soon as something else happens. */
export class Notes {
  /** The card that waits for a second tap. */
  selected: string | null = null;
  /** A suggested card and why. */
  hint: Remark | undefined;
  /** A refused card and why. */
  refused: Refused | undefined;
  /** A line in the prompt: resumed, paused, time is up. */
  notice: string | undefined;
  readonly #announcer: TableAnnouncer;
  readonly #draw: () => void;

  constructor(announcer: TableAnnouncer, draw: () => void) {
    this.#announcer = announcer;
    this.#draw = draw;
  }

  /** Forgets everything; the caller draws. */
  clear(): void {
    this.selected = null;
    this.hint = this.refused = this.notice = undefined;
  }

  /** Lowers a chosen card and drops remarks; true when there was anything. */
  lower(): boolean {
    const had = Boolean(this.selected ?? this.refused ?? this.hint);
    this.clear();
    this.#draw();
    return had;
  }

  /** Raises a card that waits for a second tap. */
  select(card: string): void {
    this.clear();
    this.selected = card;
    this.#draw();
  }

  /** Shows a suggested card and why. */
  remark(hint: Remark): void {
    this.hint = hint;
    this.#draw();
  }

  /** Shows and says a line. */
  say(line: string): void {
    this.#announcer.say(line);
    this.remark({card: null, why: line});
  }

  /** Shows a line in the prompt, or none. */
  show(notice: string | undefined): void {
    if (notice === this.notice) return;
    this.notice = notice;
    this.#draw();
  }

  /** Shows and says why something was not done; `said` is the whole sentence. */
  deny(refused: Refused, said: string | undefined): void {
    this.clear();
    this.refused = refused;
    this.#announcer.say(said, true);
    this.#draw();
  }
}
