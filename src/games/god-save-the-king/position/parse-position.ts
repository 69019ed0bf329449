import {type Rng} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {
  fail,
  type Given,
  need,
  needDerived,
  readInt,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readSeats,
} from '../../../game/read.js';
import {needPhase, readPhase} from '../../../game/read-phase.js';
import {type Draft} from '../rules/draft.js';
import {kingsOf} from '../rules/elimination.js';
import {fill} from './determinize.js';
import {resultOf} from '../rules/outcome.js';
import {OPTIONS} from '../play-rules.js';
import {checkWhole} from './whole.js';
import {readCards, checkRoom} from './read-cards.js';
import {readFormations, readMatches, roundOf, routersOf} from './read-matches.js';
import {
  MOST_HANDS,
  readFallen,
  readPushes,
  readResult,
  readShown,
  readUnseen,
} from './read-memory.js';
import {CardReader} from './read-position.js';
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
 * A state made of a position. Left-out fields are as at the beginning; unknown cards are drawn at
 * random.
 */
export function parsePosition(position: unknown, rng: Rng): GskState {
  const given = readObject(position, 'position', FIELDS);
  const draft = readDraft(given);
  const chosen = withChoice(draft, given);
  const state = fill(chosen, rng);
  const whole: GskState = {...state, rng: readRng(given['rng']) ?? state.rng};
  checkRoom(whole);
  checkWhole(whole);
  checkSaid(whole, given);
  return whole;
}

const readSeatCount = ({seats, hands}: Given): number =>
  seats === undefined && Array.isArray(hands)
    ? readInt(hands.length, 'hands', 2, 4)
    : readInt(seats ?? 2, 'seats', 2, 4);

function readDraft(given: Given): Draft {
  const seats = readSeatCount(given);
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
  // Letters are given anew when a round is over: a player who is out and has one fell in this round.
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
  need(
    alive.every((seat) => base.letters.includes(seat)) && base.letters.length >= (over ? 0 : 2),
    'letters',
    'must name every player that lives',
  );
  need(
    outNow === undefined || outNow.moment === base.moment,
    'moment',
    `must be that of the fall of ${outNow?.seat}, who still has a letter`,
  );
  const reader = new CardReader(seats);
  const none = Array.from({length: seats}, () => null);
  const laid = readFormations(given['formations'] ?? none, seats, reader);
  const routed = over ? [] : routersOf(base, laid);
  const tokens = readTokens(given['tokens'], seats, routed);
  const around = {...base, tokens, phase, formations: laid};
  const matches = over ? [null, null] : readMatches(given['matches'], around);
  // A formation need not say whether its flanks are turned: that follows from the step of its
  // match.
  const formations = laid.map((one, seat) => {
    const step = matches.find((each) => each?.seats.includes(seat))?.step;
    return one && {...one, turned: one.turned || (step !== 'rout' && step !== 'formation')};
  });
  const cards = readCards(given, base, reader, formations);
  const kings = kingsOf(fallen, shown).filter(({card}) => cards.aside.includes(card));
  const draft: Draft = {
    ...base,
    tokens,
    ...cards,
    shown: [...shown, ...kings],
    ...{formations, matches, phase: over ? 'over' : tricksPhase(matches), result: null},
  };
  checkRoom(draft);
  return over ? {...draft, result: resultIn(draft, result)} : draft;
}

/** The seats that are out, where the position gives only `alive`. */
const fallenOf = ({alive}: Given, seats: number): readonly {seat: Seat}[] =>
  alive === undefined
    ? []
    : readList(alive, 'alive', seats).flatMap((lives, seat) => (lives === false ? [{seat}] : []));

/** Who may still rout; a seat that has routed in this trick cannot. */
const readTokens = (value: unknown, seats: number, routed: readonly Seat[]): readonly boolean[] =>
  value === undefined
    ? Array.from({length: seats}, (_, seat) => !routed.includes(seat))
    : readList(value, 'tokens', seats).map((token, seat) => {
        need(typeof token === 'boolean', `tokens[${seat}]`, 'must be true or false');
        need(
          !token || !routed.includes(seat),
          `tokens[${seat}]`,
          'must be false: a rout was tried',
        );
        return token;
      });

const resultIn = (draft: Draft, result: unknown): GskState['result'] => {
  if (result !== null) return readResult(result, draft.seats);
  const found = living(draft).length < 2 ? resultOf(draft as GskState) : undefined;
  return found ?? fail('result', 'must say who has won');
};

/** Adds the choice that a view holds for its own seat. */
function withChoice(draft: Draft, {seat: said, choice = null}: Given): Draft {
  if (said !== undefined && said !== null) readSeat(said, 'seat', draft.seats);
  if (choice === null) return draft;
  const table = typeof said === 'number' ? tableOf(draft, said) : undefined;
  const meeting = table === undefined ? undefined : draft.matches[table];
  const asked = meeting?.choices.from.includes(said as Seat) ? meeting : undefined;
  if (!asked) return fail('choice', 'is of a seat that is not asked');
  const made = asked.choices.made.map((move, seat) => (seat === said ? (choice as GskMove) : move));
  const matches = draft.matches.map((one, at) =>
    at === table ? {...asked, choices: {...asked.choices, made}} : one,
  );
  return {...draft, matches};
}

/** Fields of a view that repeat others must agree with the position. */
function checkSaid(state: GskState, given: Given): void {
  const seat = (given['seat'] ?? undefined) as Seat | undefined;
  const seen: Given = {...view(state, seat)};
  needPhase(given, state.phase);
  // The scene is the phase of earlier versions, without those of the tricks.
  needDerived(given, {scene: state.phase.split('.')[0], turn: seen['turn'], alive: seen['alive']});
}
