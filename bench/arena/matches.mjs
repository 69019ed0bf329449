// In a process of its own: matches of one bot against others of another level.
import {levelIn} from '../../src/bots/levels.js';
import {botOf} from '../../src/table/thinking/bot-of.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {spent} from '../bots/spent.mjs';
import {meanOf} from './figures.mjs';
import {playMatch, resultOf} from './match.mjs';

/** The figures of a row; `null` if both levels are the same bot. */
async function row({game, level, rival, deals, seconds}) {
  const entry = entryOf(game);
  const [played, other] = [level, rival].map((one) => levelIn(one, entry));
  if (played === other) return null;
  const rules = await entry.rules();
  const bots = [await botOf(entry, level), await botOf(entry, rival)];
  const seats = entry.seats.usual;
  const times = [];
  const won = [];
  const more = [];
  const place = [];
  const last = [];
  const until = Date.now() + seconds * 1000;
  for (let deal = 0; deal < deals; deal++) {
    const ends = [];
    for (let own = 0; own < seats && ends.length === own; own++) {
      const plan = {seats, seed: `arena ${deal}`, until};
      const end = await playMatch(rules, plan, async (seat, question) => {
        const before = spent();
        const {move} = await bots[seat === own ? 0 : 1].choose(question);
        if (seat === own) times.push(spent() - before);
        return move;
      });
      if (end) ends.push(resultOf(end, own, seats));
    }
    if (ends.length < seats) break;
    // The same cards in every seating make one figure.
    won.push(meanOf(ends.map((end) => end.won)).mean);
    if (ends[0].more !== undefined) more.push(meanOf(ends.map((end) => end.more)).mean);
    if (ends[0].place === undefined) continue;
    place.push(meanOf(ends.map((end) => end.place)).mean);
    last.push(meanOf(ends.map((end) => (end.place === seats ? 1 : 0))).mean);
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    won: meanOf(won),
    even: 1 / seats,
    more: meanOf(more),
    place: meanOf(place),
    last: meanOf(last),
    half: at(0.5),
    p95: at(0.95),
    matches: won.length * seats,
  };
}

process.on('message', async (asked) => {
  process.send(asked.games ? catalogue.map(({id}) => id) : await row(asked));
});
process.send('ready');
