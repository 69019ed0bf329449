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
import {shareOf} from './gsk-duel.mjs';
import {learn, playerOf} from './gsk-learn.mjs';

const SEED = 1;
const MATCHES = 900_000;
/** The part of the matches that are played against simple players, not against itself. */
const CROWD = 0.12;
/** The difference in shares that lets a simple player come e times as often. */
const EAGER = 0.06;
const GAMES = 4000;

const asked = process.argv.find((arg) => arg.startsWith('--matches='));
const matches = asked ? Number(asked.slice(10)) : MATCHES;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const error = (share) => percent(Math.sqrt((share * (1 - share)) / GAMES));

/** The rows of a decision, each way a digit of base 36, in lines. */
function linesOf(weights, ways) {
  let digits = '';
  for (let from = 0; from < weights.length; from += ways) {
    const row = [...weights.slice(from, from + ways)];
    const most = Math.max(...row);
    for (const weight of row)
      digits += most > 0 ? Math.round((35 * weight) / most).toString(36) : 0;
  }
  return digits.match(/.{1,88}/g).map((line) => `    '${line}'`);
}

/** The simple players as rivals: the better one of them does, the more often he comes. */
function crowdOf() {
  const crowd = SIMPLE.map((simple) => ({player: simplePlayer(simple), share: 0.5}));
  const wish = ({share}) => Math.exp(share / EAGER);
  return {
    pick(chance) {
      let at = chance() * crowd.reduce((sum, one) => sum + wish(one), 0);
      return (crowd.find((one) => (at -= wish(one)) < 0) ?? crowd[0]).player;
    },
    tell(player, result) {
      const one = crowd.find((some) => some.player === player);
      if (one) one.share += 0.02 * (1 - result - one.share);
    },
  };
}

/** Trains against itself and the simple players, and writes the table. */
function train() {
  const crowd = crowdOf();
  const table = learn({
    matches,
    seed: SEED,
    rivalOf: (self, chance) => (chance() < CROWD ? crowd.pick(chance) : self),
    tell: crowd.tell,
  });
  const rows = Object.entries(CHOICES).map(
    ([name, {ways}]) => `  ${name}:\n${linesOf(table[name], ways).join(' +\n')},`,
  );
  const text = `import type {Choosing} from './rows.js';

/**
 * The bot's strategy, written by \`bench/bots/gsk-train.mjs\` from seed ${SEED} in ${matches} matches:
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

/** How the finished bot stands against who knows it, and against simple players. */
function check() {
  const bot = playerOf(
    Object.fromEntries(
      Object.entries(STRATEGY).map(([name, digits]) => [
        name,
        Float64Array.from(digits, (digit) => parseInt(digit, 36)),
      ]),
    ),
  );
  for (const simple of SIMPLE) {
    const share = shareOf(simplePlayer(simple), bot, GAMES, 2);
    console.log(`${percent(share)} ± ${error(share)}`, Object.values(simple).join(' '));
  }
  const answer = playerOf(learn({matches, seed: SEED + 1, rivalOf: () => bot}));
  const share = shareOf(answer, bot, GAMES, 3);
  console.log(`${percent(share)} ± ${error(share)}`, 'best response');
}

if (process.argv.includes('--check')) check();
else train();
