import {ask} from './match-requests.js';

/** How many readers brought home each result of a deal of the day: `{"-4": 12}`. */
export type DayCounts = Readonly<Record<string, number>>;

/**
 * Has a server count a finished deal of the day, and returns how all readers did. The server plays the
 * moves again and finds the result by itself; it learns no name.
 * @throws {ServerError}
 */
export async function countDay(
  server: string,
  seed: string,
  moves: readonly string[],
): Promise<DayCounts> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const reader = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return read(await ask(server, 'daily', {seed, moves, reader}));
}

/**
 * How all readers did.
 * @throws {ServerError}
 */
export const dayCounts = async (server: string, seed: string): Promise<DayCounts> =>
  read(await ask(server, `daily?seed=${encodeURIComponent(seed)}`));

/** Only whole numbers of readers and of points are taken from a server. */
function read(answer: unknown): DayCounts {
  const {counts} = (answer ?? {}) as {readonly counts?: unknown};
  return Object.fromEntries(
    Object.entries(counts ?? {}).filter(
      ([result, n]) => Number.isInteger(Number(result)) && Number.isInteger(n) && Number(n) > 0,
    ),
  ) as DayCounts;
}
