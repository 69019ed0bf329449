// Trains the bot of God Save the King and writes its table, `bot/strategy.ts`:
//
//   node --import tsx bench/bots/gsk-train.mjs          the same seed gives the same table
//   node --import tsx bench/bots/gsk-train.mjs --check  changes nothing: trains a best response to the
//                                                       finished bot for as long, and tries every
//                                                       simple player
//   --matches=1000                                      a shorter training
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CHOICES} from '../../src/games/god-save-the-king/bot/rows.js';
import {SIMPLE, simplePlayer} from '../../src/games/god-save-the-king/bot/simple.fixture.js';
import {STRATEGY} from '../../src/games/god-save-the-king/bot/strategy.js';
import {learn, playerOf, tableOf} from './gsk-learn.mjs';
import {shareOf} from './gsk-match.mjs';

const SEED = 1;
/** Matches of two, and of three and four. */
const [DUELS, CROWDS] = [900_000, 240_000];
/** The pull with two, and with more: there a prudent choice gains little at once, so it is weaker. */
const [DUEL, CROWD] = [[0.1, 0.012], [0.03, 0.004]]; // oxfmt-ignore
/** The part of the matches that are played against simple players, not against itself. */
const [SIMPLY, MOSTLY] = [0.12, 0.5];
/** The difference in shares that lets a simple player come e times as often. */
const EAGER = 0.06;
const GAMES = 4000;

const asked = process.argv.find((arg) => arg.startsWith('--matches='));
const shorter = asked ? Number(asked.slice(10)) / DUELS : 1;
const [duels, crowds] = [DUELS, CROWDS].map((matches) => Math.round(matches * shorter));
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const error = (share) => percent(Math.sqrt((share * (1 - share)) / GAMES));
const isDuel = (what, row) => row < CHOICES[what].crowd;

/** The rows of a decision, each way a digit of base 36. */
function digitsOf(weights, ways) {
  let digits = '';
  for (let from = 0; from < weights.length; from += ways) {
    const row = [...weights.slice(from, from + ways)];
    const most = Math.max(...row);
    for (const weight of row)
      digits += most > 0 ? Math.round((35 * weight) / most).toString(36) : 0;
  }
  return digits;
}

/** The table that digits stand for. */
const readTable = (digits) => tableOf((name, _, at) => parseInt(digits[name][at], 36));

const digitsIn = (table) =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, {ways}]) => [name, digitsOf(table[name], ways)]),
  );

/** The simple players as rivals: the better one of them does, the more often he comes. */
function rivalsOf(simply) {
  const crowd = SIMPLE.map((simple) => ({player: simplePlayer(simple), share: 0.5}));
  const wish = ({share}) => Math.exp(share / EAGER);
  return {
    rivalOf(self, chance) {
      if (chance() >= simply) return self;
      let at = chance() * crowd.reduce((sum, one) => sum + wish(one), 0);
      return (crowd.find((one) => (at -= wish(one)) < 0) ?? crowd[0]).player;
    },
    tell(player, won, seats) {
      const one = crowd.find((some) => some.player === player);
      // A share that is even among this many seats counts as a half.
      if (one) one.share += 0.02 * (1 - Math.min(1, (won * seats) / 2) - one.share);
    },
  };
}

/** High flanks, no King between them, no rout, an ace or the truth, no challenge. */
const isPrudent = (name, way) => way === 0 || (name === 'declaration' && way === 4);

/** Trains against itself and the simple players: first with two, then with three and four. */
function trained() {
  const duel = learn({
    pull: DUEL,
    ...rivalsOf(SIMPLY),
    matches: duels,
    seed: SEED,
    isLearnt: isDuel,
  });
  // The rest is learnt with the finished rows of two.
  const two = readTable(digitsIn(duel));
  const rowOf = (name, way, at) => (at - way) / CHOICES[name].ways;
  return learn({
    pull: CROWD,
    ...rivalsOf(MOSTLY),
    matches: crowds,
    seed: SEED,
    seatsOf: (match) => 3 + ((match >> 2) & 1),
    base: tableOf((name, way, at) =>
      isDuel(name, rowOf(name, way, at)) ? two[name][at] : isPrudent(name, way) ? 20 : 1,
    ),
    isLearnt: (name, row) => !isDuel(name, row),
  });
}

/** Trains, and writes the table. */
function train() {
  const rows = Object.entries(digitsIn(trained())).map(
    ([name, digits]) =>
      `  ${name}:\n${digits
        .match(/.{1,88}/g)
        .map((line) => `    '${line}'`)
        .join(' +\n')},`,
  );
  const text = `import type {Choosing} from './rows.js';

/**
 * The bot's strategy, written by \`bench/bots/gsk-train.mjs\` from seed ${SEED} in ${duels} matches of two
 * and ${crowds} of three and four:
 * for each row of a decision (\`rows.ts\`) a digit of base 36 for each way, its weight.
 */
export const STRATEGY: Readonly<Record<Choosing, string>> = {
${rows.join('\n')}
};
`;
  const file = join(process.cwd(), 'src/games/god-save-the-king/bot/strategy.ts');
  writeFileSync(file, text);
  spawnSync('npx', ['oxfmt', file], {stdio: 'inherit'});
}

/** Tries the finished bot against a rival that knows it, and against simple players. */
function check() {
  const bot = playerOf(readTable(STRATEGY));
  for (const seats of [2, 3, 4])
    for (const simple of SIMPLE) {
      const share = shareOf(bot, simplePlayer(simple), GAMES, 2, seats);
      console.log(seats, `${percent(share)} ± ${error(share)}`, Object.values(simple).join(' '));
    }
  const answer = learn({
    pull: DUEL,
    matches: duels,
    seed: SEED + 1,
    rivalOf: () => bot,
    isLearnt: isDuel,
  });
  const share = shareOf(playerOf(answer), bot, GAMES, 3);
  console.log(`${percent(share)} ± ${error(share)}`, 'best response');
}

if (process.argv.includes('--check')) check();
else train();
