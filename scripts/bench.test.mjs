import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {build} from 'esbuild';
import {shareOf} from '../bench/bots/gsk-match.mjs';
import {gskBotOf} from '../src/games/god-save-the-king/bot.js';
import {simplePlayer} from '../src/games/god-save-the-king/bot/simple.fixture.js';
import {strengthOf} from '../src/games/god-save-the-king/bot/strength.js';
import {rounds} from '../src/testing/full.fixture.js';
import {root} from './test-files.mjs';

/** The packages that only the folder of the benches installs. */
const {dependencies} = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8'));

test('every bench finds what it measures', async () => {
  const own = readdirSync(join(root, 'bench'), {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name.endsWith('.mjs') ? [entry.name] : [];
    if (entry.name === 'node_modules') return [];
    return readdirSync(join(root, 'bench', entry.name)).map((name) => `${entry.name}/${name}`);
  });
  await build({
    entryPoints: own
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(root, 'bench', name)),
    outdir: join(root, '.cache/bench-test'),
    // What several benches import is put together once.
    ...{
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    },
    packages: 'external',
    external: Object.keys(dependencies),
  });
});

test('the quick God Save the King of the training ends as the rules do', async () => {
  const flanks = 'random';
  const players = [
    {flanks, king: 'never', declares: 'credible', challenges: 'half', routs: 'late'},
    {flanks, king: 'late', declares: 'any', challenges: 'half', routs: 'never'},
    {flanks, king: 'early', declares: 'lies', challenges: 'half', routs: 'never'},
  ].map(simplePlayer);
  for (const [at, player] of players.entries()) {
    const rival = players[(at + 1) % players.length];
    const seats = 2 + at;
    const quick = shareOf(player, rival, rounds(8000), at, seats);
    const bots = {bot: gskBotOf(player), rival: gskBotOf(rival), seats};
    const {share, error} = await strengthOf(rounds(120), bots);
    assert.ok(Math.abs(share - quick) < 4 * error + 0.02, `${share} and ${quick}`);
  }
});
