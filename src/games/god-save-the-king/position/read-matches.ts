import {RANKS} from '../../../cards/index.js';
import {type Choices, choose, mayChoose, openChoices, type Seat} from '../../../game/index.js';
import {leafOf} from '../../../game/phase.js';
import {show} from '../../../game/plain-data.js';
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
import {CardReader} from './read-position.js';
import {
  type Formation,
  type GskMeeting,
  type GskMove,
  type GskState,
  SPOTS,
  type Spot,
  type Step,
  STEPS,
} from '../types.js';

/** Reads the formations on the table and the pairings of players. */

type Laid = Formation<ReturnType<CardReader['card']>>;

/** Formations by seat; `turned` may be left out and then follows from the step of the match. */
export function readFormations(
  value: unknown,
  seats: number,
  reader: CardReader,
): readonly (Laid | null)[] {
  return readList(value, 'formations', seats).map((item, seat) => {
    if (item === null) return null;
    const path = `formations[${seat}]`;
    const given = readObject(item, path, [...SPOTS, 'turned', 'shown']);
    const {turned = false, shown = []} = given;
    need(typeof turned === 'boolean', `${path}.turned`, 'must be true or false');
    const spots = readList(shown, `${path}.shown`).map((spot, at) =>
      readWord(spot, `${path}.shown[${at}]`, SPOTS),
    );
    need(new Set(spots).size === spots.length, `${path}.shown`, 'names a place twice');
    const card = (spot: Spot) => reader.card(given[spot], `${path}.${spot}`);
    const laid = {left: card('left'), centre: card('centre'), right: card('right')};
    return {...laid, turned, shown: spots};
  });
}

/** The parts of a state that the readers of a match need. */
export type Around = Pick<GskState, 'options' | 'seats' | 'letters' | 'round' | 'tokens'> & {
  readonly formations: readonly (Laid | null)[];
  /** The phase that the position names. */
  readonly phase: string | undefined;
};

/** The seats that have routed in this trick: a card of the rival's formation has been shown. */
export const routersOf = (
  around: Pick<Around, 'letters' | 'round'>,
  formations: Around['formations'],
): readonly Seat[] =>
  pairsOf(around).flatMap((pair) =>
    (pair ?? []).filter((seat) => {
      const rival = pair!.find((other) => other !== seat)!;
      return (formations[rival]?.shown.length ?? 0) > 0;
    }),
  );

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
  need(given.length <= 2, 'matches', 'must be two or fewer');
  return pairsOf(around).map((pair, table) => {
    const path = `matches[${table}]`;
    const item = given[table];
    if (pair === null) {
      need(item === null || item === undefined, path, 'must be null: nobody meets there');
      return null;
    }
    const step = stepIn(around.phase, table);
    return readMatch({step, ...readObject(item ?? {}, path, FIELDS)}, path, pair, around);
  });
}

/** The step that a phase names for a table; a trick that it leaves out is done. */
function stepIn(phase: string | undefined, table: number): string | undefined {
  if (!phase?.startsWith('tricks.')) return undefined;
  const own = `tricks.${table === 0 ? 'first' : 'second'}.`;
  return leafOf(phase.split(' + ').find((name) => name.startsWith(own)) ?? 'waiting');
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
    need(said.join() === seats.join(), `${path}.seats`, `must be ${seats.join(' and ')}`);
  }
  const [one, other] = seats.map((seat) => around.formations[seat]);
  const due = !one || !other ? 'formation' : one.turned ? 'lastRout' : 'rout';
  const step = readWord(given['step'] ?? due, `${path}.step`, STEPS);
  need(RESTS.includes(step), `${path}.step`, 'is passed without a stop');
  const lies = step !== 'formation' && step !== 'waiting';
  for (const seat of seats)
    need(
      !around.formations[seat] === !lies,
      `formations[${seat}]`,
      `does not fit the step ${step}`,
    );
  const {winner: won = null} = given;
  const said = won === null ? null : readSeat(won, `${path}.winner`, around.seats);
  need(said === null || seats.includes(said), `${path}.winner`, 'is not one of the two');
  const declared = readDeclared(given['declared'], `${path}.declared`, step, around);
  const winner = step === 'challenge' ? bluffer(seats, declared) : step === 'waiting' ? said : null;
  need(said === null || said === winner, `${path}.winner`, 'is not known in this step');
  const meeting = {seats, step, declared, winner};
  const choices = readChoices(given, path, askedIn(meeting, around, path), around);
  return {...meeting, choices};
}

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
    need(declared.length <= MOST_TIES, path, `must be ${MOST_TIES} or fewer`);
    return declared;
  }
  const decided = step === 'challenge' ? 1 : 0;
  const ties = declared.length - decided;
  const most = step !== 'declare' && !decided ? 0 : options['blindTie'] === 'redeclare' ? 2 : 0;
  need(ties >= 0 && ties <= most, path, `must be from ${decided} to ${most + decided}`);
  declared.forEach(([mine, theirs], at) =>
    need((mine === theirs) === at < ties, `${path}[${at}]`, 'does not fit the step'),
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
        fail(`${path}.step`, 'does not come with the option routWindows: afterFlip');
      const asked = seats.filter((seat) => tokens[seat]);
      need(asked.length > 0, 'tokens', 'are spent, so nobody is asked to rout');
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
    need(said === from.join(), where, `must be ${from.join(' and ') || 'empty'}`);
  };
  if (asked !== undefined) list(asked, `${path}.asked`);
  if (choices === undefined) return open;
  const given = readObject(choices, `${path}.choices`, ['from', 'made']);
  if (given['from'] !== undefined) list(given['from'], `${path}.choices.from`);
  const made = readList(given['made'] ?? [...open.made], `${path}.choices.made`, seats);
  return made.reduce<Choices<GskMove>>((all, move, seat) => {
    if (move === null) return all;
    need(mayChoose(open, seat), `${path}.choices.made[${seat}]`, 'must be null');
    return choose(all, seat, move as GskMove);
  }, open);
}

/** True for a card that everybody has seen. */
export const isOpen = ({turned, shown}: Pick<Laid, 'turned' | 'shown'>, spot: Spot): boolean =>
  (turned && spot !== 'centre') || shown.includes(spot);
