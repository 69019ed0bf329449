import {report, shareOf} from '../../bot/strength.js';
import {supportBot} from '../bot.js';
import {supportRules} from '../rules.js';

/**
 * Plays rivals of every kind against the bot: `node --import tsx …/support-the-king/bot/strength.ts
 * 100000`.
 */
const games = Number(process.argv[2] ?? 100_000);
await report('2 players', 2, (rival) => shareOf(supportRules, supportBot, rival, {games}));
