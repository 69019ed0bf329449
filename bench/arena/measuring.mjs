// The process that measures tempers and costs of moves, and the games to ask it about.
import {join} from 'node:path';
import {answer, built, bundle, engineIn} from '../children.mjs';

/** Starts it; `given` reads an argument of the command. */
export async function measuring(here, given) {
  await bundle([{in: join(here, 'arena', 'tempers.mjs'), out: 'tempers'}], 'arena', {
    splitting: true,
  });
  const child = await engineIn(join(built, 'arena', 'tempers.mjs'));
  child.send({games: true});
  const all = await answer(child);
  return {child, games: given('games')?.split(',') ?? all};
}
