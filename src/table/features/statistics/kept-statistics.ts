import {LEVELS} from '../../../bots/levels.js';
import type {Feats} from '../../../elements/index.js';
import {forget, load, save} from '../../settings/store.js';

/** The statistics of a device: sums by game and level, and the last matches. Only this browser has them. */

const KEY = 'gstk/statistics';
export const FEATS = ['queens', 'lies', 'kings'] as const satisfies readonly (keyof Feats)[];
const VERSION = 1;
/** The most matches that are kept one by one. */
export const LAST = 30;
/** The most games; there are fewer, unless a page brings its own. */
const MOST_GAMES = 60;
const LONGEST_TITLE = 60;

/** Rows of statistics: the levels, and matches during which the level changed. */
export const ROWS = [...LEVELS, 'mixed'] as const;
type Row = (typeof ROWS)[number];

/** A match as it counts. */
export interface Counted {
  readonly level: Row;
  readonly won: boolean;
  readonly points?: number;
  /** The reader took moves back: it counts as played, but for no win, record or offer. */
  readonly undo?: true;
}

/** The sums of a level. */
export interface Sums {
  readonly played: number;
  readonly won: number;
  /** Matches in which the reader took moves back. */
  readonly undone: number;
  /** The points of the best and the worst deal. */
  readonly best?: number;
  readonly worst?: number;
  readonly feats: Feats;
}

/** What is kept of a game. */
export interface GameStatistics {
  readonly levels: Readonly<Partial<Record<Row, Sums>>>;
  /** The last matches, the newest last. */
  readonly last: readonly Counted[];
  /** The name of the game, as it was told when it was played last: other tables may not know it. */
  readonly title?: string;
}
/** By the id of the game. */
export type Statistics = ReadonlyMap<string, GameStatistics>;

/** A finished match, as it is to be counted. */
export interface Finished extends Counted {
  readonly deals: readonly number[];
  readonly feats: Feats;
  /** The name of the game in the reader's language. */
  readonly title?: string;
}

type Unknown = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Unknown) : {};
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const integer = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined;

function readSums(value: unknown): Sums | undefined {
  const {played, won, undone, best, worst, feats} = fields(value);
  if (!isCount(played) || !isCount(won) || !isCount(undone) || won + undone > played)
    return undefined;
  const [top, bottom] = [integer(best), integer(worst)];
  const counts = fields(feats);
  return {
    ...{played, won, undone},
    ...(top !== undefined && bottom !== undefined ? {best: top, worst: bottom} : {}),
    feats: Object.fromEntries(
      FEATS.flatMap((feat) => (isCount(counts[feat]) ? [[feat, counts[feat]]] : [])),
    ) as Feats,
  };
}

function readCounted(value: unknown): readonly Counted[] {
  const {level, won, points, undo} = fields(value);
  const row = ROWS.find((one) => one === level);
  if (!row || typeof won !== 'boolean') return [];
  const sum = integer(points);
  return [
    {
      ...{level: row, won},
      ...(sum === undefined ? {} : {points: sum}),
      ...(undo === true ? {undo} : {}),
    },
  ];
}

/** Reads statistics from JSON; what is damaged, or of another version, is left out. */
export function readStatistics(value: unknown): Statistics {
  const {version, games} = fields(value);
  if (version !== VERSION) return new Map();
  const named = Object.entries(fields(games)).filter(([id]) => /^[\da-z/-]{1,60}$/.test(id));
  return new Map(
    named.slice(-MOST_GAMES).map(([id, kept]) => {
      const {levels, last, title} = fields(kept);
      const rows = fields(levels);
      const sums = ROWS.flatMap((row) => {
        const read = readSums(rows[row]);
        return read ? [[row, read] as const] : [];
      });
      const matches = Array.isArray(last) ? last.slice(-LAST).flatMap(readCounted) : [];
      const named = typeof title === 'string' && title.length <= LONGEST_TITLE ? {title} : {};
      return [id, {levels: Object.fromEntries(sums), last: matches, ...named}] as const;
    }),
  );
}

/** Statistics as JSON, for the browser and for the reader's own file. */
export const writeStatistics = (statistics: Statistics): object => ({
  version: VERSION,
  games: Object.fromEntries(statistics),
});

const NOTHING: Sums = {played: 0, won: 0, undone: 0, feats: {}};

/** The statistics of a game with another match. */
function withMatch(
  {levels, last, title: before}: GameStatistics,
  {deals, feats, title = before, ...counted}: Finished,
): GameStatistics {
  const {level, won, undo} = counted;
  const {best, worst, ...sums} = levels[level] ?? NOTHING;
  const marks = [best, worst, ...(undo ? [] : deals)].filter((one) => one !== undefined);
  const next: Sums = {
    played: sums.played + 1,
    won: sums.won + Number(won && !undo),
    undone: sums.undone + Number(undo ?? false),
    ...(marks.length > 0 ? {best: Math.max(...marks), worst: Math.min(...marks)} : {}),
    feats: Object.fromEntries(
      FEATS.flatMap((feat) => {
        const [before, more] = [sums.feats[feat], undo ? undefined : feats[feat]];
        return (before ?? more) === undefined ? [] : [[feat, (before ?? 0) + (more ?? 0)]];
      }),
    ),
  };
  return {
    ...{levels: {...levels, [level]: next}, last: [...last, counted].slice(-LAST)},
    ...(title === undefined ? {} : {title: title.slice(0, LONGEST_TITLE)}),
  };
}

export const keptStatistics = (): Statistics => readStatistics(load(KEY));

/** Counts a match of a game; the game that was played last stands last. */
export function keepMatch(game: string, match: Finished): GameStatistics {
  const kept = new Map(keptStatistics());
  const next = withMatch(kept.get(game) ?? {levels: {}, last: []}, match);
  kept.delete(game);
  kept.set(game, next);
  save(KEY, writeStatistics(new Map([...kept].slice(-MOST_GAMES))));
  return next;
}

export const forgetStatistics = (): void => forget(KEY);
