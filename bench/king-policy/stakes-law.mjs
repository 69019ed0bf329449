// The law of src/games/king/bot/stakes.ts: how wide the chances to win lie around the totals, by what is
// left of a match; of a match of so many deals, before the last one. Fitted to matches that are played at
// a glance, as the likeliest explanation of who won. Games with orders cannot be played at a glance.
// `node --import tsx bench/king-policy/stakes-law.mjs [matches] [seed] [king-omnibus,…]`
import {rngFrom} from '../../src/cards/index.js';
import {endOf} from '../../src/games/king/rules/contracts/columns.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {kingRules} from '../../src/games/king/rules.js';
import {begun, glanced, SCORED} from './glances.mjs';

const [matches = '4000', name = 'law', only] = process.argv.slice(2);

for (const id of only ? only.split(',') : SCORED) {
  const [variant, rules] = [variantOf(id), kingRules(id)];
  const end = endOf(variant, begun(rules, name));
  /** The leads of the winner over each seat, and what was left of the match then. */
  const known = [];
  for (let match = 0; match < Number(matches); match++) {
    const stream = [...rngFrom(`${name} ${match} glance`)];
    const before = [];
    let state = begun(rules, `${name} ${match}`);
    for (; state.phase !== 'over'; state = glanced(variant, state, stream)) {
      const {scores, deal} = state;
      const left = 'deals' in end ? end.deals - deal + 1 : Math.min(...scores) - end.limit;
      if (left === 1 || !('deals' in end)) before.push({scores, left});
    }
    const [won] = rules.outcome(state).winners;
    for (const {scores, left} of before)
      known.push({leads: scores.map((one) => scores[won] - one), left});
  }
  /** The mean logarithm of the likelihood of the winners. */
  const fit = (least, more) => {
    let sum = 0;
    for (const {leads, left} of known) {
      const width = Math.sqrt(least + more * left);
      sum -= Math.log(leads.reduce((all, lead) => all + Math.exp(-lead / width), 0));
    }
    return sum / known.length;
  };
  const begin = 'deals' in end ? 0 : 20;
  let best = {least: begin, more: 20, fits: fit(begin, 20)};
  for (let pace = 2; pace > 1.02;) {
    const {least, more} = best;
    for (const a of [least / pace, least, least * pace])
      for (const b of [more / pace, more, more * pace]) {
        const fits = fit(a, b);
        if (fits > best.fits) best = {least: a, more: b, fits};
      }
    if (best.least === least && best.more === more) pace = Math.sqrt(pace);
  }
  const {least, more, fits} = best;
  console.log(
    id,
    'least',
    least.toPrecision(3),
    'more',
    more.toPrecision(3),
    'fits',
    fits.toFixed(4),
  );
}
