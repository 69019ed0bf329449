import type {Game} from '../../game/index.js';
import {attack, type Meter} from './attack.js';

/** Milliseconds of computing. */
const milliseconds: Meter = async (run) => {
  const before = process.cpuUsage();
  await run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * The most milliseconds for this many characters: 50 for 2 kB. A link holds more moves than a text of its
 * length, and is read in slices.
 */
const allowed = (reader: string, size: number): number =>
  (25 + 0.0125 * size) * (reader === 'openLink' ? 4 : 1);

/**
 * Tries the readers of every game, and prints the highest cost of each reader, as a share of the allowed
 * one.
 */
export async function soakReaders(
  games: readonly {load(): Promise<Game>}[],
  {tries, seed}: {readonly tries: number; readonly seed: string},
): Promise<boolean> {
  const most = new Map<string, number>();
  let [made, kept] = [0, true];
  for (let round = 0; made < tries; round++)
    for (const {load} of games)
      await attack(
        await load(),
        {rounds: 1, seed: `${seed} ${round}`, meter: milliseconds},
        ({game, reader, size, given, thrown, cost}) => {
          made++;
          const part = cost / allowed(reader, size);
          // The first tries of all compile the code.
          if (round > 0) most.set(reader, Math.max(part, most.get(reader) ?? 0));
          if (thrown === undefined && (part <= 1 || round === 0)) return;
          kept = false;
          console.error(`${game}, ${reader}, seed "${seed} ${round}": ${given}`);
          console.error(thrown ?? `  ${cost.toFixed(0)} ms for ${size} characters`);
        },
      );
  for (const [reader, part] of most)
    console.log(`${reader}: at most ${Math.round(part * 100)} % of its time`);
  console.log(`${made} tries`);
  return kept;
}
