// How often somebody who has had the first lesson of a King wins against easy bots: stays low and throws
// dear and high cards away where cards cost, plays high where they pay, and chooses as an easy bot does.
// `node --import tsx bench/king-policy/newcomers.mjs [deals] [king-simple,…] [seed]`
import {rngFrom} from '../../src/cards/index.js';
import {defaultOptions} from '../../src/game/options.js';
import {lessonCard} from '../../src/games/king/bot/first-lesson.js';
import {VARIANTS} from '../../src/games/king/rules/contracts/variants.js';
import {entryOf} from '../../src/embed/catalogue.js';
import {meanOf} from '../arena/figures.mjs';

const [deals = '100', only, name = 'newcomer'] = process.argv.slice(2);

for (const {id} of VARIANTS.filter((one) => !only || only.split(',').includes(one.id))) {
  const entry = entryOf(id);
  const [rules, easy] = [await entry.rules(), await entry.beginner()];
  const seats = entry.seats.usual;
  const shares = [];
  for (let deal = 0; deal < Number(deals); deal++) {
    const won = [];
    for (let own = 0; own < seats; own++) {
      let state = rules.setup(
        defaultOptions(rules.options, seats),
        seats,
        rngFrom(`${name} ${deal}`),
      );
      for (let number = 0; ; number++) {
        const [seat] = rules.turn(state);
        if (seat === undefined) break;
        const moves = rules.legalMoves(state, seat);
        const question = {
          view: rules.view(state, seat),
          moves,
          rng: rngFrom(`${deal}/${seat}/${number}`),
          budget: 0,
          why: false,
        };
        const move =
          seat === own && moves[0].type === 'play'
            ? lessonCard(question.view, moves)
            : (await easy.choose(question)).move;
        state = rules.apply(state, seat, move);
      }
      const {winners} = rules.outcome(state);
      won.push(winners.includes(own) ? 1 / winners.length : 0);
    }
    shares.push(meanOf(won).mean);
  }
  const {mean, error} = meanOf(shares);
  const percent = (one) => (one * 100 * seats).toFixed(0);
  console.log(
    `| \`${id}\` | ${(100 / seats).toFixed(0)} % | ${(mean * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} % | ${percent(mean)} ± ${percent(error)} % | ${shares.length * seats} |`,
  );
}
