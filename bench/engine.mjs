// One engine in a process of its own. Told a number of matches and a time, it plays them over and
// over until that much CPU time has passed (of all threads: compiling and collecting garbage count),
// and answers with the time, the moves, and the checksum at each mark on the way.
import {MARKS} from './marks.mjs';

const {prepare, play} = await import(process.argv[2]);
prepare(MARKS.at(-1));

/** Plays a number of matches from the first one on. */
function playAll(matches, hashes) {
  const tally = {moves: 0, hash: 0x811c9dc5 | 0};
  let from = 0;
  for (const mark of MARKS.filter((one) => one <= matches)) {
    play(from, mark, tally);
    hashes[mark] = tally.hash >>> 0;
    from = mark;
  }
  return tally.moves;
}

process.on('message', ({matches, span}) => {
  const hashes = {};
  const before = process.cpuUsage();
  let moves = 0;
  let seconds;
  do {
    moves += playAll(matches, hashes);
    const {user, system} = process.cpuUsage(before);
    seconds = (user + system) / 1e6;
  } while (seconds < span);
  process.send({seconds, moves, hashes});
});
process.send('ready');
