// The costs of tempers, and of a level in place of a better one, in points, places or shares a match.
// `npm run arena -- tempers costs [--games=…] [--levels=normal,strong] [--deals=n] [--seconds=n]`
// `npm run arena -- steps [--games=…] [--pairs=expert:strong,…] [--deals=n] [--seconds=n]`
import {answer} from '../children.mjs';
import {measuring} from './measuring.mjs';

const plus = ({mean, error}) => `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
const percent = ({mean, error}) => plus({mean: mean * 100, error: error * 100});

/** Prints a row for each game and question. */
async function print(here, given, questions) {
  const {child, games} = await measuring(here, given);
  const deals = Number(given('deals') ?? 2000);
  const seconds = Number(given('seconds') ?? 60);
  console.log('decisions changed; cost a match; spread after the move');
  for (const game of games)
    for (const {name, ...question} of questions) {
      child.send({game, deals, seconds, costs: true, ...question});
      const row = await answer(child);
      if (!row) continue;
      const told = Object.entries(row).map(([other, {changed, cost, more}]) => {
        const spread = more ? `${percent(more)} %` : '–';
        return `${other} ${changed ? `${percent(changed)} %, ${plus(cost)}, ${spread}` : '–'}`;
      });
      const {matches} = Object.values(row)[0];
      console.log(game.padEnd(22), name.padEnd(7), String(matches).padStart(5), told.join('; '));
    }
  child.disconnect();
}

/** Tempers against none. */
export const printTemperCosts = (here, given) => {
  const levels = (given('levels') ?? 'normal,strong').split(',');
  return print(
    here,
    given,
    levels.map((level) => ({name: level, level})),
  );
};

/** Levels against better ones. */
export const printSteps = (here, given) => {
  const pairs = (given('pairs') ?? 'strong:normal,expert:strong').split(',');
  return print(
    here,
    given,
    pairs.map((pair) => {
      const [better, level] = pair.split(':');
      return {name: better, better, level};
    }),
  );
};
