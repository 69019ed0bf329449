import {createHash} from 'node:crypto';
import type {Options, PlayRules} from 'gstk/game';
import {createMatch} from 'gstk/match';

/** The number of decisions in the trial match. */
const MOVES = 120;
const MOST_KEPT = 1000;
const SECRET = '5eed'.repeat(16);
const hashes = new Map<string, string>();

/**
 * A fingerprint of the rules with these seats and options: the hash of a whole trial match, state by
 * state. A match that was begun under other rules has another hash, whatever the packages' versions
 * are, and cannot be taken up again.
 */
export function rulesHash(rules: PlayRules, seats: number, options: Options): string {
  const setting = settingOf(rules, seats, options);
  const known = hashes.get(setting);
  if (known !== undefined) return known;
  const found = trialHash(rules, seats, options);
  if (hashes.size >= MOST_KEPT) hashes.delete(hashes.keys().next().value!);
  hashes.set(setting, found);
  return found;
}

/** The hash, found by playing the trial match. */
export function trialHash(rules: PlayRules, seats: number, options: Options): string {
  const hash = createHash('sha256').update(settingOf(rules, seats, options));
  const match = createMatch({rules}, {seats, options, secret: SECRET});
  hash.update(JSON.stringify(match.state));
  for (let n = 0; n < MOVES && !match.outcome; n++) {
    const seat = match.turn[n % match.turn.length]!;
    const moves = match.moves(seat);
    match.play(seat, moves[(n * 7919) % moves.length]);
    hash.update(JSON.stringify(match.state));
  }
  return hash.digest('base64url').slice(0, 16);
}

const settingOf = ({id}: PlayRules, seats: number, options: Options): string =>
  JSON.stringify([id, seats, options]);
