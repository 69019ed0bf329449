import {RANKS} from '../../../cards/index.js';
import {type Choices, choose, mayChoose, openChoices, type Seat} from '../../../game/index.js';
import {leafOf} from '../../../game/phase.js';
import {show} from '../../../game/plain-data.js';
import {items} from '../../../game/faults.en.js';
import {
  fail,
  type Given,
  need,
  readList,
  readObject,
  readSeat,
  readWord,
} from '../../../game/read.js';
import {pairsOf} from '../rules/letters.js';
import {answerers, MOST_TIES} from '../rules/push.js';
import {readPair} from './read-memory.js';
import type {Around} from './read-formations.js';
import type {GskMeeting, GskMove, Step} from '../types.js';

/** Reads the pairings of players. */

const RESTS: readonly Step[] = ['formation', 'rout', 'lastRout', 'declare', 'challenge', 'waiting'];
const FIELDS = ['seats', 'step', 'declared', 'winner', 'choices', 'asked'];

/**
 * The first round that pairs the players as the position does and includes all formations on the
 * table.
 */
export function roundOf(
  {matches = [], formations = []}: Given,
  letters: readonly Seat[],
): number | undefined {
  const said = readList(matches, 'matches').map(
    (one) => (one as {readonly seats?: unknown} | null)?.seats,
  );
  const laid = readList(formations, 'formations').flatMap((one, seat) => (one ? [seat] : []));
  return [0, 1, 2].find((round) => {
    const pairs = pairsOf({letters, round});
    return (
      laid.every((seat) => pairs.some((pair) => pair?.includes(seat))) &&
      said.every((seats, table) => seats === undefined || show(seats) === show(pairs[table]))
    );
  });
}

/** The matches of the round; left-out fields follow from letters, round and formations. */
export function readMatches(value: unknown, around: Around): readonly (GskMeeting | null)[] {
  const given = value === undefined ? [] : readList(value, 'matches');
  need(given.length <= 2, 'matches', `must have 2 items or fewer, not ${given.length}`);
  return pairsOf(around).map((pair, table) => {
    const path = `matches[${table}]`;
    const item = given[table];
    if (pair === null) {
      need(
        item === null || item === undefined,
        path,
        'must be null: only four players meet in two matches',
      );
      return null;
    }
    const step = stepIn(around.phase, table);
    return readMatch({step, ...readObject(item ?? {}, path, FIELDS)}, path, pair, around);
  });
}

/**
 * The step that a phase names for a table; a trick that it leaves out is done. A word that is no step
 * is left to the check of the whole phase, which says what the phase must be.
 */
function stepIn(phase: string | undefined, table: number): Step | undefined {
  if (!phase?.startsWith('tricks.')) return undefined;
  const own = `tricks.${table === 0 ? 'first' : 'second'}.`;
  const leaf = leafOf(phase.split(' + ').find((name) => name.startsWith(own)) ?? 'waiting');
  return RESTS.find((step) => step === leaf);
}

function readMatch(
  given: Given,
  path: string,
  seats: readonly [Seat, Seat],
  around: Around,
): GskMeeting {
  if (given['seats'] !== undefined) {
    const said = readPair(given['seats'], `${path}.seats`, (seat, where) =>
      readSeat(seat, where, around.seats),
    );
    need(
      said.join() === seats.join(),
      `${path}.seats`,
      `must be ${show(seats)}, who meet as letters and round tell`,
    );
  }
  const step = readStep(given, path, seats, around);
  const {winner: won = null} = given;
  const said = won === null ? null : readSeat(won, `${path}.winner`, around.seats);
  need(
    said === null || seats.includes(said),
    `${path}.winner`,
    `must be ${seats.join(' or ')}, who meet here`,
  );
  const declared = readDeclared(given['declared'], `${path}.declared`, step, around);
  const winner = step === 'challenge' ? bluffer(seats, declared) : step === 'waiting' ? said : null;
  need(
    said === null || said === winner,
    `${path}.winner`,
    winner === null
      ? `must be null in the step "${step}"`
      : `must be ${winner}, who declared the higher value`,
  );
  const meeting = {seats, step, declared, winner};
  const choices = readChoices(given, path, askedIn(meeting, around, path), around);
  return {...meeting, choices};
}

/**
 * The step of a match; the players who meet have both laid a formation in it, or neither has. Left
 * out it follows from the formations.
 */
function readStep(
  given: Given,
  path: string,
  seats: readonly [Seat, Seat],
  {formations, options}: Around,
): Step {
  const laid = seats.filter((seat) => formations[seat]);
  if ((given['step'] ?? null) === null) {
    const bare = seats.find((seat) => !formations[seat]);
    if (bare === undefined)
      return formations[seats[0]]!.turned || options['routWindows'] === 'afterFlip'
        ? 'lastRout'
        : 'rout';
    const both = laid.length === 0;
    need(both, `formations[${bare}]`, `must be ${LAID}, since formations[${laid[0]}] is one`);
    return 'formation';
  }
  const step = readWord<Step>(given['step'], `${path}.step`, RESTS);
  const where = `in the step "${step}" of ${path}`;
  const lie = step !== 'formation' && step !== 'waiting';
  for (const seat of seats)
    need(
      laid.includes(seat) === lie,
      `formations[${seat}]`,
      lie ? `must be ${LAID} ${where}` : `must be null ${where}`,
    );
  return step;
}

const LAID = 'an object with left, centre and right';

const bluffer = ([one, other]: readonly [Seat, Seat], declared: GskMeeting['declared']): Seat => {
  const [mine, theirs] = declared.at(-1)!;
  return RANKS.indexOf(mine) > RANKS.indexOf(theirs) ? one : other;
};

/** The values declared so far: equal pairs, and in the challenge a last pair that decides. */
function readDeclared(
  value: unknown = [],
  path: string,
  step: Step,
  {options}: Around,
): GskMeeting['declared'] {
  const declared = readList(value, path).map((pair, at) =>
    readPair(pair, `${path}[${at}]`, (rank, where) => readWord(rank, where, RANKS)),
  );
  if (step === 'waiting') {
    const {length} = declared;
    need(length <= MOST_TIES, path, `must have ${items(MOST_TIES)} or fewer, not ${length}`);
    return declared;
  }
  const decided = step === 'challenge' ? 1 : 0;
  const ties = declared.length - decided;
  const most = step !== 'declare' && !decided ? 0 : options['blindTie'] === 'redeclare' ? 2 : 0;
  const all = most + decided;
  need(
    ties >= 0 && ties <= most,
    path,
    all === 0
      ? `must be empty in the step "${step}"`
      : `must have ${decided === all ? items(all) : `${decided} to ${items(all)}`} in the step "${step}", not ${declared.length}`,
  );
  declared.forEach(([mine, theirs], at) =>
    need(
      (mine === theirs) === at < ties,
      `${path}[${at}]`,
      at < ties
        ? `must be two equal values: different ones end the step "declare"`
        : `must be two different values, which begin the step "challenge"`,
    ),
  );
  return declared;
}

/** The seats that choose in a step. */
function askedIn(
  {seats, step, winner}: Omit<GskMeeting, 'choices'>,
  {tokens, options}: Around,
  path: string,
): readonly Seat[] {
  switch (step) {
    case 'formation':
    case 'declare':
      return seats;
    case 'challenge':
      return answerers({tokens}, seats, winner!);
    case 'rout':
    case 'lastRout': {
      if (step === 'rout' && options['routWindows'] === 'afterFlip')
        fail(`${path}.step`, 'must not be "rout" with the option routWindows: afterFlip');
      const asked = seats.filter((seat) => tokens[seat]);
      need(
        asked.length > 0,
        'tokens',
        `must be true for seat ${seats.join(' or ')} in the step "${step}" of ${path}`,
      );
      return asked;
    }
    default:
      return [];
  }
}

/** Choices laid down in secret; they are checked later, when all cards are known. */
function readChoices(
  {choices, asked}: Given,
  path: string,
  from: readonly Seat[],
  {seats}: Around,
): Choices<GskMove> {
  const open = openChoices<GskMove>(from, seats);
  const list = (value: unknown, where: string): void => {
    const said = readList(value, where).join();
    need(said === from.join(), where, `must be ${show(from)}, the seats that are to choose`);
  };
  if (asked !== undefined) list(asked, `${path}.asked`);
  if (choices === undefined) return open;
  const given = readObject(choices, `${path}.choices`, ['from', 'made']);
  if (given['from'] !== undefined) list(given['from'], `${path}.choices.from`);
  const made = readList(given['made'] ?? [...open.made], `${path}.choices.made`, seats);
  return made.reduce<Choices<GskMove>>((all, move, seat) => {
    if (move === null) return all;
    need(
      mayChoose(open, seat),
      `${path}.choices.made[${seat}]`,
      `must be null: only ${show(from)} are to choose`,
    );
    return choose(all, seat, move as GskMove);
  }, open);
}
