import {type Rng} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {
  type GivenFields,
  readBoolean,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readSeats,
  readWord,
} from '../../../game/read.js';
import {readPhase} from '../../../game/read-phase.js';
import {readSeatCount} from '../../../game/read-seats.js';
import {type UnfilledState} from '../rules/unfilled-state.js';
import {kingsOf} from '../rules/elimination.js';
import {fill} from './determinize.js';
import {resultOf} from '../rules/outcome.js';
import {gskPlayRules, OPTIONS} from '../play-rules.js';
import {checkKings, checkReachable} from './check-reachable.js';
import {readCards, checkRoom} from './read-cards.js';
import {readFormations, routersOf} from './read-formations.js';
import {readMatches, roundOf} from './read-matches.js';
import {
  MOST_HANDS,
  readFallen,
  readPushes,
  readResult,
  readShown,
  readUnseen,
} from './read-memory.js';
import {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {living, tableOf, tricksPhase} from '../rules/standing.js';
import {type GskMove, type GskState} from '../types.js';
import {view} from '../view.js';

/** Reads positions from outside: states, views, and anything in between. */

const FIELDS = [
  'options', 'seats', 'scene', 'hand', 'round', 'moment', 'letters', 'fallen', 'tokens', 'pushes',
  'shown', 'result', 'rng', 'hands', 'formations', 'piles', 'aside', 'matches', 'unseen', 'seat',
  'turn', 'phase', 'alive', 'choice',
]; // oxfmt-ignore

/**
 * A state made of a position. Missing fields are as at the beginning; unknown cards are drawn at
 * random.
 */
export function parsePosition(position: unknown, rng: Rng): GskState {
  const given = readObject(position, 'position', FIELDS);
  const unfilled = readUnfilled(given);
  checkKings(unfilled);
  const chosen = withChoice(unfilled, given);
  const state = fill(chosen, rng);
  const whole: GskState = {...state, rng: readRng(given['rng']) ?? state.rng};
  checkRoom(whole);
  checkReachable(whole, chosen === unfilled ? undefined : (given['seat'] as Seat));
  checkSaid(whole, given);
  return whole;
}

function readUnfilled(given: GivenFields): UnfilledState {
  const seats = readSeatCount(given, ['hands', 'formations', 'piles'], gskPlayRules.seats);
  const options = readOptions(OPTIONS, given['options']);
  const most = options['maxHands'] === 'off' ? MOST_HANDS : Number(options['maxHands']) + 1;
  const hand = readInt(given['hand'] ?? 1, 'hand', 1, most);
  const fallen = readFallen(given['fallen'] ?? fallenOf(given, seats), seats, hand);
  const last = fallen.at(-1)?.moment ?? -1;
  const alive = living({seats, fallen});
  const shown = readShown(given['shown'] ?? [], seats, hand);
  const {result = null} = given;
  const phase = readPhase(given);
  const over = result !== null || phase === 'over' || given['scene'] === 'over' || alive.length < 2;
  const letters = readSeats(given['letters'] ?? alive, 'letters', seats);
  // After a round the letters are given again, so a player who is out but has one fell in this round.
  const [outNow] = over ? [] : fallen.filter(({seat}) => letters.includes(seat));
  const base = {
    ...{options, seats, hand, fallen},
    round: readInt(given['round'] ?? roundOf(given, letters) ?? 0, 'round', 0, 10 * MOST_HANDS),
    moment: readInt(
      given['moment'] ?? outNow?.moment ?? last + 1,
      'moment',
      Math.max(last, 0),
      10 * MOST_HANDS,
    ),
    letters,
    pushes: readPushes(given['pushes'] ?? [], seats, hand),
    shown,
    unseen: readUnseen(given['unseen'] ?? [], seats, hand),
  };
  const lettered =
    alive.every((seat) => letters.includes(seat)) && letters.length >= (over ? 0 : 2);
  faults.need(lettered, 'letters', 'letters-alive', {alive});
  if (outNow && outNow.moment !== base.moment)
    faults.fail('moment', 'moment-fall', {due: outNow.moment, seat: outNow.seat});
  const reader = new CardReader(seats);
  const none = Array.from({length: seats}, () => null);
  const laid = readFormations(given['formations'] ?? none, seats, reader);
  const routed = over ? [] : routersOf(base, laid);
  const tokens = readTokens(given['tokens'], seats, routed);
  const around = {...base, tokens, phase, formations: laid};
  const matches = over ? [null, null] : readMatches(given['matches'], around);
  // A formation need not say whether its flanks are turned, since that follows from the step of its
  // match.
  const formations = laid.map((one, seat) => {
    const step = matches.find((each) => each?.seats.includes(seat))?.step;
    return one && {...one, turned: one.turned || (step !== 'rout' && step !== 'formation')};
  });
  const cards = readCards(given, base, reader, formations);
  const kings = kingsOf(fallen, shown).filter(({card}) => cards.aside.includes(card));
  const unfilled: UnfilledState = {
    ...base,
    tokens,
    ...cards,
    shown: [...shown, ...kings],
    ...{formations, matches, phase: over ? 'over' : tricksPhase(matches), result: null},
  };
  checkRoom(unfilled);
  return over ? {...unfilled, result: resultIn(unfilled, result)} : unfilled;
}

/** The seats that are out, if the position gives only `alive`. */
const fallenOf = ({alive}: GivenFields, seats: number): readonly {seat: Seat}[] =>
  alive === undefined
    ? []
    : readEach(alive, 'alive', readBoolean, seats).flatMap((lives, seat) =>
        lives ? [] : [{seat}],
      );

/** The seats that may still rout; a seat that has routed in this trick cannot. */
const readTokens = (value: unknown, seats: number, routed: readonly Seat[]): readonly boolean[] =>
  value === undefined
    ? Array.from({length: seats}, (_, seat) => !routed.includes(seat))
    : readEach(value, 'tokens', readBoolean, seats).map((token, seat) => {
        faults.need(!token || !routed.includes(seat), `tokens[${seat}]`, 'token-used', {seat});
        return token;
      });

const resultIn = (unfilled: UnfilledState, result: unknown): GskState['result'] => {
  if (result !== null) return readResult(result, unfilled.seats);
  const alive = living(unfilled);
  const found = alive.length < 2 ? resultOf(unfilled as GskState) : undefined;
  return found ?? faults.fail('result', 'result', {alive});
};

/** Adds the choice that a view holds for its seat. */
function withChoice(
  unfilled: UnfilledState,
  {seat: said, choice = null}: GivenFields,
): UnfilledState {
  if (said !== undefined && said !== null) readSeat(said, 'seat', unfilled.seats);
  if (choice === null) return unfilled;
  if (typeof said !== 'number') return faults.fail('seat', 'choice-seat');
  const table = tableOf(unfilled, said);
  const meeting = table === undefined ? undefined : unfilled.matches[table];
  const asked = meeting?.choices.from.includes(said as Seat) ? meeting : undefined;
  if (!asked) return faults.fail('choice', 'choice-none', {seat: said});
  const made = asked.choices.made.map((move, seat) => (seat === said ? (choice as GskMove) : move));
  const matches = unfilled.matches.map((one, at) =>
    at === table ? {...asked, choices: {...asked.choices, made}} : one,
  );
  return {...unfilled, matches};
}

/** Fields of a view that repeat others must agree with the position. */
function checkSaid(state: GskState, given: GivenFields): void {
  const seat = (given['seat'] ?? undefined) as Seat | undefined;
  const seen: GivenFields = {...view(state, seat)};
  if (given['scene'] !== undefined) readWord(given['scene'], 'scene', ['tricks', 'over']);
  faults.needDerived(given, {alive: seen['alive']}, 'alive');
  // The scene was the phase in earlier versions, without the steps of tricks.
  faults.needDerived(given, {scene: state.phase.split('.')[0]}, 'ended');
  const tells = state.phase === 'over' ? 'ended' : 'phase';
  faults.needDerived({phase: readPhase(given)}, {phase: state.phase}, tells);
  faults.needDerived(given, {turn: seen['turn']}, 'to-choose');
}
