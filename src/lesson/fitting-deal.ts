import {rngFrom} from '../cards/index.js';
import {type AnyState, InvalidDataError, type Rules, type Seat} from '../game/index.js';
import type {Position} from '../notation/position/minimize-position.js';
import {cardIn} from '../game/read-move.js';
import {isDraw, type LessonPlayer, type Snapshot} from './lesson-player.js';
import type {LessonLine} from './lesson.js';
import {need, neededCards, type Needs, placesOfHand, playedCards} from './needed-cards.js';
import {dealOpen, handsOf, type OpenCards, openCards, type Piles} from './open-cards.js';

/**
 * Deals the cards that an author leaves open, in hands and stock, so that all plays of a lesson are
 * legal if any deal makes them so. The obstacles are found by playing: cards that would have had to be
 * played instead cannot be in that hand, neither dealt nor drawn, so they are dealt elsewhere, until
 * all plays are legal or no place is left.
 */

/** The beginning of a lesson with its unknown cards dealt. */
export interface FittingDeal {
  readonly state: AnyState;
  /**
   * True if no deal of the unknown cards can make all plays legal; false if the cards that the author
   * names forbid one by themselves.
   */
  readonly impossible: boolean;
}

/** The lesson for which cards are dealt. */
interface Wanted {
  readonly rules: Rules;
  readonly position: Position;
  readonly player: LessonPlayer;
  readonly line: LessonLine;
}

/** The number of deals tried; each but the last has shown where some cards cannot lie. */
const MOST = 96;

/**
 * @param state the position with its unknown cards dealt in any way
 * @throws the error of the rules for an invalid position
 */
export function fittingDeal(state: AnyState, wanted: Wanted): FittingDeal {
  const {rules, position, player, line} = wanted;
  const given = handsOf(position);
  const isOpen = handsOf(state).some(
    (hand, seat) => hand && (given[seat] ?? [null]).includes(null),
  );
  let faults = faultsOf(player, state, line);
  if (!isOpen || faults.length === 0) return {state, impossible: false};
  const played = playedCards(line, player);
  const open = openCards(state, position, rules, {played, draws: drawsIn(line, player)});
  const {needs, isSplit} = neededCards(line, player, open.piles.hands.length);
  if (isCrowded(needs, open)) return {state, impossible: false}; // each fault is reported on its own
  const parse = (piles: Piles, n: number): AnyState =>
    rules.parsePosition(
      {...position, hands: piles.hands, ...(piles.stock.length > 0 ? {stock: piles.stock} : {})},
      rngFrom(n),
    );
  const cannot = [...open.piles.hands, ...open.piles.stock].map(() => new Set<string>());
  let dealt = state;
  let isRefused = true;
  for (let n = 0; n < MOST && faults.length > 0; n++) {
    const learned = faults.map((fault) => learn(rules, fault, {open, needs, cannot}));
    if (!isRefused && !learned.includes('new'))
      return {state: dealt, impossible: isSplit || learned.includes('contradicts')};
    const filled = dealOpen(open, needs, cannot, rngFrom(n));
    if (!filled) return {state: dealt, impossible: true};
    const made = attempt(() => parse(filled, n));
    isRefused = made === undefined;
    // The play so far contradicts this deal, or all deals with the needed cards.
    if (!made && n === 0 && !attempt(() => parse(withNeeded(open, needs), n)))
      return {state: dealt, impossible: true};
    dealt = made ?? dealt;
    faults = faultsOf(player, dealt, line);
  }
  return {state: dealt, impossible: isSplit && faults.length > 0};
}

/** `undefined` when a position is invalid. */
function attempt(parse: () => AnyState): AnyState | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InvalidDataError) return undefined;
    throw error;
  }
}

/** The first play that is not legal. */
type Fault = NonNullable<Snapshot['fault']> & {
  readonly state: AnyState;
  /** The seats that drew earlier, in order. */
  readonly drawn: readonly Seat[];
};

/**
 * The first fault of a line and of each of its variations. Later ones would be judged in a position
 * that the author does not mean.
 * @param before the seats that drew before this line, in order
 */
function faultsOf(
  player: LessonPlayer,
  start: AnyState,
  line: LessonLine,
  before: readonly Seat[] = [],
): readonly Fault[] {
  const faults: Fault[] = [];
  let [state, drawn] = [start, before];
  const drawnAfter = ({plays}: Snapshot): readonly Seat[] => [
    ...drawn,
    ...plays.flatMap(({move, seat}) => (isDraw(move) ? [seat] : [])),
  ];
  for (const {plays, variations} of line) {
    for (const other of variations) {
      const prefix = player.before(plays, other).map(({token}) => token);
      const begun = player.play(state, prefix.join(' '));
      if (!begun.fault) faults.push(...faultsOf(player, begun.state, other, drawnAfter(begun)));
    }
    const after = player.play(state, plays);
    drawn = drawnAfter(after);
    ({state} = after);
    if (after.fault) return [...faults, {...after.fault, state, drawn}];
  }
  return faults;
}

const drawsIn = (line: LessonLine, player: LessonPlayer): boolean =>
  line.some(
    ({plays, variations}) =>
      player.plays(plays).some(isDraw) || variations.some((other) => drawsIn(other, player)),
  );

/** The cards that must be in a seat's hand although the author has not named them there. */
const neededIn = (seat: Seat, needs: Needs, {cards}: OpenCards): readonly string[] =>
  cards.filter((card) => {
    const places = needs.get(card);
    return places?.size === 1 && places.has(seat);
  });

/** True if a hand has no room for the cards that its seat plays. */
const isCrowded = (needs: Needs, open: OpenCards): boolean =>
  open.piles.hands.some(
    (hand, seat) =>
      neededIn(seat, needs, open).length > hand.filter((card) => card === null).length,
  );

/** The piles with only the needed cards whose place is certain. */
const withNeeded = (open: OpenCards, needs: Needs): Piles => ({
  ...open.piles,
  hands: open.piles.hands.map((hand, seat) => {
    const needed = [...neededIn(seat, needs, open)];
    return hand.map((card) => card ?? needed.pop() ?? null);
  }),
});

/** Knowledge about the open cards. */
interface Learned {
  readonly open: OpenCards;
  readonly needs: Needs;
  /** By place: the cards that cannot lie there. */
  readonly cannot: readonly Set<string>[];
}

/** The result of a fault: new knowledge, none, or the proof that two plays contradict each other. */
type Lesson = 'new' | 'nothing' | 'contradicts';

/**
 * Notes where the card of a play must lie, or which cards cannot be in the hand because they would have
 * had to be played.
 */
function learn(
  rules: Rules,
  {seat, state, move, drawn}: Fault,
  {open: {piles, cards}, needs, cannot}: Learned,
): Lesson {
  if (seat === undefined || !move || !rules.turn(state).includes(seat)) return 'nothing';
  const seats = piles.hands.length;
  const places = placesOfHand(seat, drawn, seats);
  const card = cardIn(move);
  if (card !== undefined && !handsOf(state)[seat]?.includes(card))
    return cards.includes(card) && need(needs, card, places) === 'new' ? 'new' : 'nothing';
  if (card === undefined && !isDraw(move)) return 'nothing';
  const instead = rules.legalMoves(state, seat).flatMap((other) => cardIn(other) ?? []);
  const named = [...places].flatMap((place) =>
    place < seats ? piles.hands[place]! : piles.stock.slice(place - seats, place - seats + 1),
  );
  // The author's own cards, or a later play, forbid the play in every deal.
  if (instead.some((other) => named.includes(other))) return 'nothing';
  const isNeeded = (other: string): boolean => {
    const needed = needs.get(other);
    return !!needed && [...needed].every((place) => places.has(place));
  };
  if (instead.some(isNeeded)) return 'contradicts';
  const count = (): number =>
    [...places].reduce((sum, place) => sum + (cannot[place]?.size ?? 0), 0);
  const before = count();
  for (const place of places) for (const other of instead) cannot[place]?.add(other);
  return count() > before ? 'new' : 'nothing';
}
