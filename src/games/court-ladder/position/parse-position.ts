import {type Rng, type Suit, SUITS} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {
  type GivenFields,
  readEach,
  readInt,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeats,
  readWord,
  shape,
} from '../../../game/read.js';
import {readPhase} from '../../../game/read-phase.js';
import {readSeatCount} from '../../../game/read-seats.js';
import {ladderPlayRules} from '../play-rules.js';
import {completeBout} from './complete-bout.js';
import {fill, type UnfilledState} from './determinize.js';
import {holders, holds, knaveOf} from '../rules/ladder.js';
import {lastHand, OPTIONS, packOf} from '../rules/options.js';
import {turn} from '../rules/play.js';
import {type GivenBout, readBout, stepFor} from './read-bout.js';
import {checkDeal, readCards, readShown} from './read-cards.js';
import {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {phaseOf, stepOf} from '../rules/phase.js';
import {ranksOf, walkOf} from '../rules/rank-draw.js';
import {type Draw, type LadderState, type LadderStep, type Phase, STEPS} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'step', 'deal', 'ranks', 'draw', 'reigns', 'trump', 'bouts', 'bout', 'hands',
  'gone', 'shown', 'seat', 'turn', 'phase',
];

/** An upper bound for numbers of hands and bouts. */
const FAR = 1_000_000;

/**
 * A state made of a position from outside. Missing fields follow from the others, or are as after the
 * deal, with seat 0 as King and the others below it in order. Cards that are `null` are drawn. The
 * `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): LadderState {
  const given = readObject(position, 'position', FIELDS);
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const ranks = readRanks(given);
  const seats = ranks.length;
  const reader = new CardReader(packOf(options, seats));
  const begun = readBout(given['bout'], ranks, reader, readPhase(given));
  const named = given['step'] === undefined ? 'phase' : 'step';
  const step = readStep(given, begun);
  const phase = phaseOf(step, begun?.taking === true);
  const trump = readTrump(given['trump'], phase);
  const deal = readDeal(given['deal'] ?? handsIn(given['reigns'], options), step, options, named);
  const cards = readCards(given, {options, ranks, step, bout: begun}, reader);
  const laid = {seats, ranks, ...cards};
  const bout = begun ?? {...NOTHING, attacker: firstAttacker(given['turn'], laid)};
  const bouts = readBouts(given['bouts'], step, begun ?? opening(bout, laid), ranks);
  const around = {...laid, options, phase, trump, bouts};
  const isOn = step !== 'trump' && step !== 'over';
  const unfilled: UnfilledState = {
    ...around,
    deal,
    draw: readDraw(given['draw'], {options, ranks, step, deal}),
    reigns: readReigns(given['reigns'], ranks, deal),
    bout: isOn ? completeBout(bout, {...around, named}) : null,
    shown: readShown(given['shown'], cards.hands),
  };
  if (step === 'trump') checkDeal(unfilled);
  if (step === 'over') faults.need(holders(unfilled).length < 2, 'hands', 'cards-over');
  const tells = named === 'step' ? 'as-step-tells' : 'as-bout-tells';
  faults.needDerived({phase: readPhase(given)}, {phase}, tells);
  faults.needDerived(given, {turn: turn(unfilled)}, 'turn');
  const state = fill(unfilled, rng);
  return {...state, rng: own ?? state.rng};
}

/** The bout of a position that does not mention one: the attacker is awaited. */
const NOTHING = {
  ...{defender: undefined, limit: undefined, allowed: undefined},
  ...{pairs: [], jokers: [], taking: false, passed: []},
};

/** The awaited seat that the position names, or else the highest seat that holds cards. */
function firstAttacker(
  turn: unknown,
  around: Pick<UnfilledState, 'hands' | 'ranks' | 'seats'>,
): Seat {
  const [said] = turn === undefined ? [] : readSeats(turn, 'turn', around.seats);
  return said ?? holders(around)[0] ?? around.ranks[0]!;
}

/**
 * The ladder, which also gives the number of seats: as given, or as many as there are hands, or
 * six.
 */
function readRanks(given: GivenFields): readonly Seat[] {
  const {ranks} = given;
  const seats = readSeatCount(given, ['ranks', 'hands'], ladderPlayRules.seats, 6);
  if (ranks === undefined) return Array.from({length: seats}, (_, seat) => seat);
  const list = readSeats(ranks, 'ranks', seats);
  shape.need(list.length === seats, 'ranks', 'length', {due: seats, count: list.length});
  return list;
}

/** The steps in which a position may rest, and their phases. */
const RESTS = STEPS.filter((step) => step !== 'between');
const PHASES = [
  ...new Set([false, true].flatMap((taking) => RESTS.map((step) => phaseOf(step, taking)))),
];

function readStep(given: GivenFields, bout: GivenBout | null): LadderStep {
  const phase = readPhase(given);
  // The step was the phase in earlier versions, without the names around it.
  const step =
    given['step'] !== undefined
      ? readWord(given['step'], 'step', RESTS)
      : phase === undefined
        ? stepFor(bout, given['trump'])
        : stepOf({phase: readWord(phase, 'phase', PHASES)});
  if (step === 'trump' || step === 'over')
    faults.need(bout === null, 'bout', 'null-in', {phase: step});
  return step;
}

function readTrump(given: unknown, phase: Phase): Suit | null {
  const trump = given ?? null;
  if (phase === 'trump') faults.need(trump === null, 'trump', 'trump-early');
  if (trump === null && phase !== 'trump' && phase !== 'over')
    faults.fail('trump', 'trump-due', {phase, suits: SUITS});
  return trump === null ? null : readWord(trump, 'trump', SUITS);
}

function readDeal(
  given: unknown,
  step: LadderStep,
  options: Options,
  named: 'phase' | 'step',
): number {
  const last = lastHand(options);
  if (step !== 'over') return readInt(given ?? 1, 'deal', 1, Math.min(last, FAR));
  if (last === Infinity) faults.fail(named, 'endless');
  faults.need(given === undefined || given === last, 'deal', 'deal-last', {last});
  return last;
}

/** Each hand so far began under some King (L-9), so the reigns add up to the number of hands. */
function handsIn(reigns: unknown, options: Options): number | undefined {
  if (reigns === undefined) return undefined;
  const hands = readEach(reigns, 'reigns', (one, path) => readInt(one, path, 0, FAR));
  const found = hands.reduce((all, one) => all + one, 0);
  const most = Math.min(lastHand(options), FAR);
  faults.need(found >= 1 && found <= most, 'reigns', 'reigns-range', {most, found});
  return found;
}

/** If the bout has no details, the attacker attacks the lowest, provided that seat holds cards. */
const opening = (bout: GivenBout, laid: Pick<UnfilledState, 'hands' | 'ranks'>): GivenBout =>
  holds(laid, knaveOf(laid)) ? {...bout, defender: knaveOf(laid)} : bout;

/** The number of bouts, as given; by default one if the King attacks the lowest, else more. */
function readBouts(
  given: unknown,
  step: LadderStep,
  bout: GivenBout,
  ranks: readonly Seat[],
): number {
  if (step === 'trump') {
    faults.need((given ?? 0) === 0, 'bouts', 'zero-in', {phase: 'trump'});
    return 0;
  }
  if (step === 'over') return readInt(given ?? 1, 'bouts', 1, FAR);
  const opens = bout.attacker === ranks[0] && bout.defender === ranks.at(-1);
  return readInt(given ?? (opens ? 1 : 2), 'bouts', 1, FAR);
}

/**
 * How the ranks were drawn. In the first hand they must still be in the order that the cards gave.
 */
function readDraw(
  given: unknown,
  {
    options,
    ranks,
    step,
    deal,
  }: Pick<LadderState, 'options' | 'ranks' | 'deal'> & {step: LadderStep},
): Draw | null {
  if (given === undefined || given === null) return null;
  faults.need(options['ranks'] === 'drawn', 'draw', 'draw-random');
  const draw = readObject(given, 'draw', ['suit', 'seats']);
  const suit = readWord(draw['suit'], 'draw.suit', SUITS);
  const length = walkOf(options).length;
  const seats = readList(draw['seats'], 'draw.seats', length).map((seat, at) =>
    readInt(seat, `draw.seats[${at}]`, 0, ranks.length - 1),
  );
  const first = deal === 1 && step === 'trump';
  const due = ranksOf(seats, ranks.length);
  faults.need(!first || due.join() === ranks.join(), 'draw.seats', 'draw-ranks', {due, ranks});
  return {suit, seats};
}

/** Reigns by seat; every hand so far began under some King. */
function readReigns(given: unknown, ranks: readonly Seat[], deal: number): readonly number[] {
  if (given === undefined) return ranks.map((_, seat) => (seat === ranks[0] ? deal : 0));
  const reigns = readList(given, 'reigns', ranks.length).map((hands, seat) =>
    readInt(hands, `reigns[${seat}]`, 0, FAR),
  );
  const found = reigns.reduce((all, hands) => all + hands, 0);
  faults.need(found === deal, 'reigns', 'reigns-sum', {deal, found});
  return reigns;
}
