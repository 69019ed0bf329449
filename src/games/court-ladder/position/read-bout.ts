import {isJoker} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {
  type GivenFields,
  readBoolean,
  readInt,
  readList,
  readObject,
  readSeats,
} from '../../../game/read.js';
import {type CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import type {Bout, LadderStep, Pair} from '../types.js';

/** Reads the bout of a position; parts that follow from the hands are left open. */

/** A bout in which some parts are still to be derived. */
export interface GivenBout extends Pick<
  Bout,
  'attacker' | 'pairs' | 'jokers' | 'taking' | 'passed'
> {
  readonly defender: Seat | null | undefined;
  readonly limit: number | undefined;
  readonly allowed: readonly Seat[] | null | undefined;
}

// oxfmt-ignore
const FIELDS = [
  'attacker', 'defender', 'limit', 'pairs', 'jokers', 'taking', 'allowed', 'passed',
];

/**
 * The bout as far as it is given; if no attacker is named, the King attacks. If a card is not beaten,
 * the phase that the position names may say that the defender takes.
 */
export function readBout(
  given: unknown,
  ranks: readonly Seat[],
  reader: CardReader,
  phase?: string,
): GivenBout | null {
  if (given === undefined || given === null) return null;
  const seats = ranks.length;
  const bout = readObject(given, 'bout', FIELDS);
  const {attacker: who, defender, limit, allowed} = bout;
  const attacker = who === undefined ? ranks[0]! : readInt(who, 'bout.attacker', 0, seats - 1);
  const pairs = readPairs(bout, attacker, seats, reader);
  const takes = phase?.startsWith('bout.taking') === true && pairs.some(({beat}) => beat === null);
  return {
    attacker,
    defender:
      defender === undefined || defender === null
        ? defender
        : readInt(defender, 'bout.defender', 0, seats - 1),
    limit: limit === undefined ? undefined : readInt(limit, 'bout.limit', 0, 6),
    pairs,
    jokers: readList(bout['jokers'] ?? [], 'bout.jokers').map((card, at) =>
      reader.joker(card, `bout.jokers[${at}]`),
    ),
    taking: readBoolean(bout['taking'] ?? takes, 'bout.taking'),
    allowed: allowed === undefined || allowed === null ? allowed : readAllowed(allowed, seats),
    passed: readSeats(bout['passed'] ?? [], 'bout.passed', seats),
  };
}

function readAllowed(given: unknown, seats: number): readonly Seat[] {
  const allowed = readSeats(given, 'bout.allowed', seats);
  const rises = allowed.every((seat, at) => at === 0 || allowed[at - 1]! < seat);
  faults.need(rises, 'bout.allowed', 'rising');
  return allowed;
}

function readPairs(
  bout: GivenFields,
  attacker: Seat,
  seats: number,
  reader: CardReader,
): readonly Pair[] {
  return readList(bout['pairs'] ?? [], 'bout.pairs').map((item, at) => {
    const path = `bout.pairs[${at}]`;
    const pair = readObject(item, path, ['card', 'by', 'beat']);
    const {by, beat = null} = pair;
    const card = reader.card(pair['card'], `${path}.card`);
    if (isJoker(card)) faults.fail(`${path}.card`, 'pair-joker');
    return {
      card,
      by: by === undefined ? attacker : readInt(by, `${path}.by`, 0, seats - 1),
      beat: beat === null ? null : reader.card(beat, `${path}.beat`),
    };
  });
}

/** The step of a position that does not give it. */
export function stepFor(bout: GivenBout | null, trump: unknown): LadderStep {
  if (!bout) return trump === undefined || trump === null ? 'trump' : 'attack';
  const last = bout.pairs.at(-1);
  if (!last) return 'attack';
  return last.beat === null && !bout.taking ? 'defence' : 'throwIn';
}
