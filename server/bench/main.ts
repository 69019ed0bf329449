// `npm run bench:online`: what the server adds to a bare echo of the engine in the same process and at
// the same time. Ratios count; milliseconds belong to the machine.
//
//   --quick   40 and 100 rooms instead of 200 and 1,000, shorter
//   --check   exit code 1 when a goal is missed
import {join} from 'node:path';
import {startRedis, startServer} from '../test/servers.js';
import {load, type Measured} from './load.js';

const flag = (name: string): boolean => process.argv.includes(`--${name}`);
const quick = flag('quick');
const [SOME, MANY, SECONDS] = quick ? [40, 100, 8] : [200, 1000, 20];
const TABLE = {game: 'king-omnibus', seats: 4};
const MAIN = join(import.meta.dirname, 'echo-server.js');
const ENV = {MESSAGES: '1000', MOST_ROOMS: '5000', AWAY_MS: '100000000', NODE_ENV: 'production'};

interface Goal {
  readonly what: string;
  readonly value: number;
  readonly most?: number;
  readonly least?: number;
}
const goals: Goal[] = [];
const show = (what: string, one: Measured): void => {
  const ms = ({p50, p99}: {p50: number; p99: number}): string =>
    `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  console.log(
    `${what}: ${one.movesASecond.toFixed(0)} moves/s; move ${ms(one.move)}, view ${ms(one.view)}, bare echo ${ms(one.echo)}; ` +
      `${one.bytesAMoveASeat.toFixed(0)} bytes a move a seat; ${one.movesACpuSecond.toFixed(0)} moves a CPU second; ${one.mbATable.toFixed(2)} MB a table`,
  );
};

const one = await startServer(ENV, MAIN);
const some = await load({
  origins: [one.origin],
  rooms: SOME,
  seconds: SECONDS,
  pace: 1000,
  ...TABLE,
});
show(`${SOME} rooms, 1 process`, some);
goals.push(
  {what: 'move to echo, p50', value: some.move.p50 / some.echo.p50, most: 4},
  {what: 'move to echo, p99', value: some.move.p99 / some.echo.p99, most: 2.5},
  {what: 'bytes a move a seat', value: some.bytesAMoveASeat, most: 260},
  {what: 'MB a table', value: some.mbATable, most: 0.3},
);
const fast = await load({
  origins: [one.origin],
  rooms: 20,
  seconds: SECONDS / 2,
  pace: 0,
  ...TABLE,
});
show('20 rooms, as fast as they can', fast);
goals.push({what: 'moves a second a core', value: fast.movesACpuSecond, least: 800});
await one.kill('SIGKILL');

const redis = await startRedis();
if (redis) {
  const pair = await Promise.all(
    [0, 1].map(() => startServer({...ENV, REDIS_URL: redis.url}, MAIN)),
  );
  const origins = pair.map(({origin}) => origin);
  const many = await load({origins, rooms: MANY, seconds: SECONDS, pace: 1000, ...TABLE});
  show(`${MANY} rooms, 2 processes, Redis`, many);
  goals.push({what: 'move to echo, p50, many', value: many.move.p50 / many.echo.p50, most: 2});
  await Promise.all(pair.map((server) => server.kill('SIGKILL')));
  await redis.end();
}

let missed = 0;
for (const {what, value, most, least} of goals) {
  const isMet = value <= (most ?? Infinity) && value >= (least ?? 0);
  if (!isMet) missed++;
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(`${isMet ? 'ok' : 'MISSED'} - ${what}: ${value.toFixed(2)}, ${goal}`);
}
process.exit(flag('check') && missed > 0 ? 1 : 0);
