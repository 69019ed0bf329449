import type {Refusal, Seat} from '../../../../game/index.js';
import {
  type GivenFields,
  readEach,
  readInt,
  readObject,
  readSeat,
  readSeats,
  shape,
} from '../../../../game/read.js';
import type {UnfilledState} from './unfilled-state.js';
import {faults} from './throw-faults.js';
import {refuseSaying} from '../rules/moves.js';
import {KEPT} from '../rules/play.js';
import {holderOf, seatsOf} from '../rules/round.js';
import {sayingOf, type SpokenSaying} from '../rules/saying.js';

/** Reads the talk of a position. */

const rising = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort();

/** The talk, and the silent players. */
export function readTalk(
  given: GivenFields,
  known: UnfilledState,
): Pick<UnfilledState, 'ready' | 'quiet' | 'talk' | 'past'> {
  const {seats, phase, uses} = known;
  const all = seatsOf(known);
  const looking = phase === 'look';
  const ready = rising(readSeats(given['ready'] ?? (looking ? [] : all), 'ready', seats));
  const some = ready.length < seats;
  if (looking) faults.need(some, 'ready', 'ready-look');
  else faults.need(!some, 'ready', 'ready-all', {due: all, phase});
  const quiet = rising(readSeats(given['quiet'] ?? [], 'quiet', seats));
  const fresh = looking || phase === 'peek';
  faults.need(!fresh || quiet.length === 0, 'quiet', 'empty-in', {phase});
  const talk = readEach(given['talk'] ?? [], 'talk', (one, path) => readLine(one, path, known));
  const {length: found} = talk;
  faults.need(found <= KEPT, 'talk', 'talk-long', {most: KEPT, found});
  faults.need(!looking || found === 0, 'talk', 'empty-in', {phase});
  const least = phase === 'peek' ? found : 0;
  const past = readInt(given['past'] ?? least, 'past', 0, KEPT);
  const most = uses > 0 ? found : 0;
  faults.need(past >= least && past <= most, 'past', 'past', {least, most});
  return {ready, quiet, talk, past};
}

const SAYINGS = [
  '{"say": "am", "title": "Knight"}',
  '{"say": "think", "seat": 0, "title": "Knight"}',
  '{"say": "ask", "seat": 0}',
  '{"say": "text", "text": "…"}',
];

/** Why a seat may not say something, by the key of the refusal. */
const WHY = new Map<Refusal, 'saying-king' | 'saying-aside' | 'saying-self'>([
  ['court/king-known', 'saying-king'],
  ['court/set-aside', 'saying-aside'],
  ['court/another', 'saying-self'],
]);

function readLine(value: unknown, path: string, known: UnfilledState): SpokenSaying {
  const {seat, saying: said} = readObject(value, path, ['seat', 'saying']);
  const who = readSeat(seat, `${path}.seat`, known.seats);
  const saying = sayingOf(said);
  shape.need(saying !== undefined, `${path}.saying`, 'word', {words: SAYINGS});
  const king = holderOf(known, 'king');
  const refusal = refuseSaying(known, who, king, saying);
  if (refusal !== undefined) faults.fail(`${path}.saying`, WHY.get(refusal) ?? 'saying-seat');
  return {seat: who, saying};
}
