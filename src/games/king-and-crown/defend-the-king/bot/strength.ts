import {report, shareOf} from '../../bot/strength.js';
import {defendBot} from '../bot.js';
import {defendRules} from '../rules.js';

/**
 * Plays rivals of every kind among bots: `node --import tsx …/defend-the-king/bot/strength.ts
 * 100000`.
 */
const games = Number(process.argv[2] ?? 100_000);
for (const seats of [2, 3, 4, 5, 6])
  for (const multi of seats === 2 ? ['anyThwart'] : ['anyThwart', 'pureLoser'])
    await report(`${seats} players, ${multi}`, seats, (rival) =>
      shareOf(defendRules, defendBot, rival, {games, seats, options: {multi}}),
    );
