// How often simple plans win a game of roles against the usual bot in all other seats:
// node scripts/plans.mjs <folder of the game> <matches> <seed> [players]
import {tsImport} from 'tsx/esm/api';

const [game, matches = '1000', seed = 'plan', only] = process.argv.slice(2);
const games = Number(matches);
const {plansOf, planShare, diceShare} = await tsImport(
  `../src/games/${game}/bot/plans.ts`,
  import.meta.url,
);
const percent = (share) => `${(share * 100).toFixed(1)}`;
const roles = ['king', 'dragon', 'knight', 'witch', 'beggar'];
for (const seats of [3, 4, 5].filter((one) => !only || one === Number(only))) {
  console.log(`\n### ${seats} players\n`);
  console.log('| plan | role | won | dice | Dragon found |\n| --- | --- | ---: | ---: | ---: |');
  for (const role of roles.slice(0, seats))
    for (const [name, plan] of Object.entries(plansOf(role))) {
      const {won, found} = await planShare(role, plan, {seats, games, seed});
      const error = Math.sqrt((won * (1 - won)) / games);
      const dice = percent(diceShare(role, seats));
      console.log(
        `| ${name} | ${role} | ${percent(won)} ± ${percent(error)} % | ${dice} % | ${percent(found)} % |`,
      );
    }
}
