// In a process of its own: the cost of a decision of a record when the record is opened from a text,
// replayed, and reviewed; in a record of one deal and in records of many. Answers with a row for each,
// and with the texts of both records.
import {analyse} from '../../src/analysis/index.js';
import {rngFrom} from '../../src/cards/rng.js';
import {entryOf} from '../../src/embed/catalogue.js';
import {createMatch, replay} from '../../src/match/index.js';
import {readRecord, recordOf, scoreOf, writeRecord} from '../../src/notation/index.js';
import {spent} from '../bots/spent.mjs';

const ID = 'king-simple';
/** All deals of a match: 448 decisions. */
const DEALS = 14;
/** The number of turns of both records, which alternate so that a busy moment hits both. */
const TIMES = 7;
/** The least CPU milliseconds that a turn takes. */
const LEAST = 100;
/** Judged so briefly that the work around a judgement counts. */
const CARE = {worlds: 10, drawn: 2, first: 5, kept: 2, milliseconds: 1e6};

/** A record of that many deals among the usual bots. */
async function recordOfDeals(game, bot, deals) {
  const match = createMatch(game, {seed: 'growth', seats: 4});
  for (let number = 0; ; number++) {
    const [seat] = match.turn;
    if (seat === undefined || match.view(seat).deal > deals) return match.record();
    const {move} = await bot.choose({
      ...{view: match.view(seat), moves: match.moves(seat), budget: 1000},
      rng: rngFrom(`${seat}/${number}`),
    });
    match.play(seat, move);
  }
}

process.on('message', async () => {
  const entry = entryOf(ID);
  const [game, bot, foresight] = await Promise.all([entry.load(), entry.bot(), entry.foresight()]);
  const [one, all] = [await recordOfDeals(game, bot, 1), await recordOfDeals(game, bot, DEALS)];
  const ways = {
    'opened from its text': (record, text) => recordOf(readRecord(game.rules, text)),
    replayed: (record) => replay(game, record),
    'reviewed for a seat': (record) =>
      analyse({rules: game.rules, bot, foresight}, record, 0, {care: CARE}),
  };
  const records = [one, all].map((record) => ({
    record,
    text: writeRecord(game.rules, scoreOf(record)),
  }));
  const rows = [];
  for (const [title, way] of Object.entries(ways)) {
    /** CPU milliseconds for each decision. */
    const cost = async ({record, text}) => {
      const before = spent();
      let runs = 0;
      for (; spent() - before < LEAST; runs++) await way(record, text);
      return (spent() - before) / runs / record.moves.length;
    };
    await cost(records[0]); // warm
    const rounds = [];
    for (let time = 0; time < TIMES; time++)
      rounds.push([await cost(records[0]), await cost(records[1])]);
    rows.push({title, rounds, count: all.moves.length});
  }
  process.send({rows, texts: records.map(({text}) => text)});
});
process.send('ready');
