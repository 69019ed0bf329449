import type {TableContext} from '../table-context.js';
import {type Level, LEVELS, levelIn} from '../../bots/levels.js';
import type {Match} from '../../match/index.js';
import {keptAt} from '../settings/kept-at.js';
import {load, save} from '../settings/store.js';

/** How a match was played, beyond its record, for a fair comparison of results. */
export interface Marks {
  /** Whether the reader has taken moves back, and has asked for hints. */
  readonly undo: boolean;
  readonly hints: boolean;
  /** The level of the bots; `undefined` when it has changed during the match. */
  readonly level: Level | undefined;
  /** Whether its result stands among the statistics of the device. */
  readonly recorded?: boolean;
}

/** The marks of the matches of each table: its features share them. */
const shared = new WeakMap<TableContext, MatchMarks>();

/** The marks of the matches of a table. */
export function marksOf(table: TableContext): MatchMarks {
  const marks = shared.get(table) ?? new MatchMarks(table);
  shared.set(table, marks);
  return marks;
}

/** Notes the marks of matches; those of a kept match are stored with it. */
export class MatchMarks {
  readonly #marks = new WeakMap<Match, Marks>();
  readonly #table: TableContext;

  constructor(table: TableContext) {
    this.#table = table;
    const {host} = table;
    host.addEventListener('gstk-move-undone', () => this.#did({undo: true}));
    host.addEventListener('gstk-setting-changed', (event) => {
      const {name} = (event as CustomEvent<{readonly name: string}>).detail;
      if (name === 'bot-level') this.#did({level: undefined});
    });
  }

  /** After drawing: notes the bots of the match, and whether the reader sees a hint. */
  update(): void {
    const match = this.#going;
    if (!match) return;
    const {notes} = this.#table;
    if (notes.hint?.isAdvice && !this.of(match).hints) this.note(match, {hints: true});
    else this.of(match);
  }

  /** Adds to the marks of a match. */
  note(match: Match, more: Partial<Marks>): void {
    const marks = {...this.of(match), ...more};
    this.#marks.set(match, marks);
    const at = keptAt(this.#table);
    if (at !== undefined) save(`${at}/marks`, {...marks, seed: match.record().seed});
  }

  /** Notes what the reader does in the current match. */
  #did(more: Partial<Marks>): void {
    const match = this.#going;
    if (match) this.note(match, more);
  }

  /** The match of this page, while it goes on. */
  get #going(): Match | undefined {
    const {session} = this.#table;
    return session?.client.outcome ? undefined : session?.seating.local;
  }

  /** The marks of a match of this table. */
  of(match: Match): Marks {
    const marks = this.#marks.get(match) ?? this.#kept(match);
    this.#marks.set(match, marks);
    return marks;
  }

  get #level(): Level {
    return levelIn(this.#table.settings.get('bot-level'), this.#table.host.entry);
  }

  /** The marks stored with a match, if their seed is that of the match. */
  #kept(match: Match): Marks {
    const at = keptAt(this.#table);
    const kept = at === undefined ? undefined : load(`${at}/marks`);
    const {undo, hints, level, recorded, seed} = (kept ?? {}) as Readonly<Record<string, unknown>>;
    if (seed === undefined || seed !== match.record().seed)
      return {undo: false, hints: false, level: this.#level};
    return {
      undo: undo === true,
      hints: hints === true,
      level: LEVELS.find((one) => one === level),
      recorded: recorded === true,
    };
  }
}
