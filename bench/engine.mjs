// One engine in a process of its own. Told a number of matches, it plays them and answers with the
// CPU time of this process (all threads: compiling and collecting garbage count), the moves, and the
// checksum at each mark on the way.
import {MARKS} from './marks.mjs';

const {prepare, play} = await import(process.argv[2]);
const most = Number(process.argv[3]);
prepare(most);

process.on('message', (matches) => {
  const tally = {moves: 0, hash: 0x811c9dc5 | 0};
  const hashes = {};
  const before = process.cpuUsage();
  let from = 0;
  for (const mark of [...MARKS.filter((one) => one < matches), matches]) {
    play(from, mark, tally);
    hashes[mark] = tally.hash >>> 0;
    from = mark;
  }
  const {user, system} = process.cpuUsage(before);
  process.send({seconds: (user + system) / 1e6, moves: tally.moves, hashes});
});
process.send('ready');
