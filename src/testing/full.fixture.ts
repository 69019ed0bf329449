// `npm test` gives one proof of each kind for each game; `npm run test:all` repeats it at more widths,
// seats, languages and rounds (docs/decisions/0012).

/** A page learns it from its bundle, a process from its environment. */
const {GSTK_FULL, process} = globalThis as {
  GSTK_FULL?: boolean;
  process?: {readonly env?: Readonly<Record<string, string | undefined>>};
};

/** True in `npm run test:all`. */
export const isFull = GSTK_FULL ?? process?.env?.['FULL'] === '1';

/** Kinds that a proof is repeated for: all in `npm run test:all`, else the first `count`. */
export const repeated = <Kind>(kinds: readonly Kind[], count = 1): readonly Kind[] =>
  isFull ? kinds : kinds.slice(0, count);

/** Games that share code: all in `npm run test:all`, else the first of each family. */
export const oneOfEach = <Game extends {readonly family: string}>(
  games: readonly Game[],
): readonly Game[] =>
  isFull
    ? games
    : games.filter((game) => game === games.find(({family}) => family === game.family));

/** The rows of an engine that stand for the others: of those of King, the one with the most choices. */
const HARDEST: Readonly<Record<string, string>> = {king: 'king-custom'};

/** All games in `npm run test:all`, else one of those that are rows of an engine, the hardest. */
export const oneOfEachEngine = <Game extends {readonly id: string; readonly family: string}>(
  games: readonly Game[],
): readonly Game[] =>
  isFull ? games : games.filter(({id, family}) => id === (HARDEST[family] ?? id));

/** Games over the same code: all in `npm run test:all`, else those named, for which it is hardest. */
export const hardest = <Game extends {readonly id: string}>(
  games: readonly Game[],
  ...ids: readonly string[]
): readonly Game[] => (isFull ? games : games.filter(({id}) => ids.includes(id)));

/** How many random rounds are played: all of `count` in `npm run test:all`, else a fifth. */
export const rounds = (count: number): number => (isFull ? count : Math.ceil(count / 5));
