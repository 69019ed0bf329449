import type {GameEntry} from './game-entry.js';
import {Lazy} from './shared/lazy.js';

/** The parts that a table may ask for before it has the entry; only the last may be missing. */
const PARTS = [
  ...(['play', 'table', 'messages', 'rules', 'load', 'determinize', 'machine', 'bot'] as const),
  'deferredMessages',
] as const;
type Part = (...given: readonly unknown[]) => unknown;

/**
 * The entry of a game that a page may never play, as the files of a tag hold it for all games but the
 * first (`scripts/bundles/brief-entries.mjs`). The entry itself is fetched with the first part that is
 * asked for, and all its members are there from then on.
 * @param known what a table asks before it asks for a part
 */
export function briefEntry(
  known: Pick<GameEntry, 'id' | 'lengths' | 'seats' | 'tag' | 'title'>,
  fetch: () => Promise<GameEntry>,
): GameEntry {
  const whole = new Lazy<GameEntry>(async () =>
    Object.assign(entry, {deferredMessages: undefined}, await fetch()),
  );
  const ask =
    (part: (typeof PARTS)[number]) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const asked = (await whole.load())[part] as Part | undefined;
      return asked?.(...given) ?? {};
    };
  const parts = Object.fromEntries(PARTS.map((part) => [part, ask(part)]));
  const entry = {...known, ...parts} as unknown as GameEntry;
  return entry;
}
