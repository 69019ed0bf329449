import type {Seat} from '../../../../game/index.js';
import {
  type Given,
  need,
  readEach,
  readInt,
  readObject,
  readSeat,
  readSeats,
} from '../../../../game/read.js';
import type {Known} from './known.js';
import {refuseSaying} from '../rules/moves.js';
import {KEPT} from '../rules/play.js';
import {holderOf, seatsOf} from '../rules/round.js';
import {type Line, sayingOf} from '../rules/saying.js';

/** Reads what was said in a position. */

const rising = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort();

/** The talk, and the silent players. */
export function readTalk(
  given: Given,
  known: Known,
): Pick<Known, 'ready' | 'quiet' | 'talk' | 'past'> {
  const {seats, phase, uses} = known;
  const all = seatsOf(known);
  const looking = phase === 'look';
  const ready = rising(readSeats(given['ready'] ?? (looking ? [] : all), 'ready', seats));
  need(
    looking === ready.length < seats,
    'ready',
    looking
      ? 'must leave out a seat that is to look, in the phase "look"'
      : `must be ${JSON.stringify(all)}, all seats, in the phase "${phase}"`,
  );
  const quiet = rising(readSeats(given['quiet'] ?? [], 'quiet', seats));
  const fresh = looking || phase === 'peek';
  need(!fresh || quiet.length === 0, 'quiet', `must be empty in the phase "${phase}"`);
  const talk = readEach(given['talk'] ?? [], 'talk', (one, path) => readLine(one, path, known));
  need(talk.length <= KEPT, 'talk', `must have ${KEPT} lines or fewer, not ${talk.length}`);
  need(!looking || talk.length === 0, 'talk', 'must be empty in the phase "look"');
  const usual = phase === 'peek' ? talk.length : 0;
  const past = readInt(given['past'] ?? usual, 'past', 0, KEPT);
  const most = uses > 0 ? talk.length : 0;
  const range = usual === most ? `${most}` : `${usual} to ${most}`;
  const lines = 'the lines of talk before the Witch acted';
  need(past >= usual && past <= most, 'past', `must be ${range}, ${lines}`);
  return {ready, quiet, talk, past};
}

const SAYINGS = [
  '{"say": "am", "title": "Knight"}',
  '{"say": "think", "seat": 0, "title": "Knight"}',
  '{"say": "ask", "seat": 0}',
  '{"say": "text", "text": "…"}',
].join(', ');

/** Why a seat may not say something, by the key of the refusal. */
const WHY: Readonly<Record<string, string>> = {
  'court/king-known': 'everybody knows who is the King',
  'court/set-aside': 'no seat has the card of this title',
  'court/another': 'a seat asks and thinks of others',
};

function readLine(value: unknown, path: string, known: Known): Line {
  const {seat, saying: said} = readObject(value, path, ['seat', 'saying']);
  const who = readSeat(seat, `${path}.seat`, known.seats);
  const saying = sayingOf(said);
  need(saying !== undefined, `${path}.saying`, `must be one of ${SAYINGS}`);
  const king = holderOf(known, 'king');
  const refusal = refuseSaying(known, who, king, saying);
  need(
    refusal === undefined,
    `${path}.saying`,
    `must be something else: ${WHY[refusal ?? ''] ?? 'its seat is not at this table'}`,
  );
  return {seat: who, saying};
}
