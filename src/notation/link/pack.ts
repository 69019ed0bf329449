import {deflateSync, inflateSync} from 'fflate';
import {recordError} from '../../match/record.js';
import {DamagedError, fromUtf8, utf8} from './bytes.js';

/** Compression of the short texts in links. */

/**
 * The compression dictionary: common pieces of positions and records, the most common last. It must
 * never change, because existing links need it; a new dictionary requires a new version of links.
 */
const USUAL =
  'god-save-the-king; scene: formations: matches: fallen: <seat by cards cause hand moment: tokens: ' +
  'false false; pushes: unseen: <card from hand known to way: shown: <card from hand to way: S 1 ? ' +
  'penalty, N 1 S left, S 1 N right, N 1 ? centre, crush-the-crown; phase: insert; governments: KD QD ' +
  '| KC QC; idle: limits: <queens suit: piles: {discard:[ draw:[ executed:[KS KH]}; swapped: 6' +
  'kings-and-peasants; names: king prince soldier peasant; gifts: <card from to: elected: court-ladder; ' +
  'step: leave; bout: {allowed:? attacker:A defender:B jokers:[] limit:6 pairs:<beat by card: passed:[] ' +
  'taking:false}; draw: {seats:[0 1 2 3 4 5] suit:H}; bouts: ranks: reigns: find-the-king; lord: row: ' +
  'knight witch king beggar dragon death-over-the-kingdom; phase: choose; areas: discard: eyes: ' +
  'merchant jester innkeeper sorceress princess juggler queen thief monk monster last: {cards:[ round:1 ' +
  'values:[ winners:[ choices: {from:[A B C D E] made:[ [Game "king-omnibus"]\n[Seats "4"]\n[Options ' +
  '"earlyStop: off"]\n[Players "Vera; Otto; Nora; Ida"]\n[Start "[Seed "[Result "N"]\n[Scores "\n\n#1\n' +
  'order:no-tricks order:praise: trump: away: bid: fold draw name: king-simple king-threesome king-custom ' +
  'king-minsk king-domino king-jokers king-trade king-atomic king-short king-long king-preference ' +
  'king-omnibus; seats: 3; seat: S; options: {earlyStop:off}; rng: -; phase: play; deal: 1; dealer: N; ' +
  'turn: E; contract: no-tricks no-boys no-girls no-hearts no-king no-last-two negative-jumble ' +
  'take-tricks take-boys take-girls positive-jumble praise; ordered: <seat bid contract trump: ' +
  'bids: <seat points: sheet: scores: 0 0 0 0; trump: H; played: N:AS E:KS S:QS W:JS | E:TH S:9H W:8H ' +
  'N:7H | S:AD W:KD N:QD E:JD | W:TC N:9C E:8C S:7C; trick: W:AH N:KH E:QH S:JH; talon: shown: hands: ' +
  'N: 8? | E: 8? | S: 8? | W: 8?; hands: N: S:AKQJT98765432 H:AKQJT98765432 D:AKQJT98765432 ' +
  'C:AKQJT98765432 | E: S:AKQ H:KQJ D:QJT C:JT9 | S: S:AK H:QJ D:T9 C:87 | W: S:A9 H:K8 D:Q7 C:J6';

const dictionary = utf8(USUAL);

/**
 * The longest text, in bytes, that this many compressed bytes may hold: matches and positions of our
 * games compress to a tenth, so we have not written a longer text.
 */
const roomFor = (compressed: number): number => Math.min(200_000, 4_000 + 32 * compressed);

/**
 * Compresses a text.
 * @throws {InvalidRecordError} for a text that is too long for a link
 */
export function packText(text: string): Uint8Array {
  const plain = utf8(text);
  const packed = deflateSync(plain, {dictionary, level: 9, mem: 8});
  if (plain.length > roomFor(packed.length))
    throw recordError('record', 'does not fit into a link');
  return packed;
}

/**
 * Decompresses a text.
 * @throws {DamagedError} for bytes that `packText` cannot have written
 */
export function unpackText(bytes: Uint8Array): string {
  try {
    const text = inflateSync(bytes, {dictionary, out: new Uint8Array(roomFor(bytes.length))});
    return fromUtf8(text);
  } catch {
    throw new DamagedError();
  }
}
