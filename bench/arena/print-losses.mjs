// What bots of King surely lose in a deal, by the package's own judge, and how often they keep a dear
// card when they cannot follow suit.
// `npm run arena -- losses [--games=…] [--levels=normal,strong] [--deals=n] [--seconds=n] [--worlds=n]`
import {join} from 'node:path';
import {answer, built, bundle, engineIn} from '../children.mjs';

export async function printLosses(here, given) {
  await bundle([{in: join(here, 'arena', 'losses.mjs'), out: 'losses'}], 'arena', {
    splitting: true,
  });
  const child = await engineIn(join(built, 'arena', 'losses.mjs'));
  const ask = (question) => {
    child.send(question);
    return answer(child);
  };
  const games = given('games')?.split(',') ?? (await ask({games: true}));
  const levels = (given('levels') ?? 'normal').split(',');
  const [deals, seconds, worlds] = [
    ['deals', 60],
    ['seconds', 120],
    ['worlds', 400],
  ].map(([name, usual]) => Number(given(name) ?? usual));
  console.log('surely lost, points a deal and seat; dear cards kept by seats that cannot follow');
  for (const game of games)
    for (const level of levels) {
      const row = await ask({game, level, deals, seconds, worlds});
      if (!row) continue;
      const {lost, kept} = row;
      console.log(
        game.padEnd(18),
        level.padEnd(7),
        lost ? `${lost.mean.toFixed(2)} ± ${lost.error.toFixed(2)}`.padEnd(14) : '–'.padEnd(14),
        `${row.deals} deals`.padEnd(10),
        kept.of > 0
          ? `${kept.often} of ${kept.of}, ${((100 * kept.often) / kept.of).toFixed(0)} %`
          : '',
      );
    }
  child.disconnect();
}
