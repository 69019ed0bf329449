import {isCard, type Rng, rngFrom, shuffle} from '../cards/index.js';
import {type AnyState, InvalidDataError, type Rules, type Seat} from '../game/index.js';
import type {Position} from '../notation/position/minimize-position.js';
import {matchingOf} from './matching.js';
import {cardOf, type LessonNode, type LessonPlayer} from './lesson-player.js';
import type {Line} from './lesson.js';

/**
 * Deals the cards that an author leaves open so that all plays of a lesson are allowed, whenever any
 * deal allows them. What forbids a play is found by playing: the cards that might be played instead
 * cannot be in that hand, so they are dealt elsewhere, until all is allowed or no place is left.
 */

type Hand = readonly (string | null)[];

/** A beginning of a lesson in which its unknown cards are dealt. */
export interface FittingDeal {
  readonly state: AnyState;
  /** True when it is proven that no deal of the unknown cards allows all plays. */
  readonly impossible: boolean;
}

/** The lesson for which cards are dealt. */
interface Wanted {
  readonly rules: Rules;
  readonly position: Position;
  readonly player: LessonPlayer;
  readonly line: Line;
}

/** Deals that are tried; each but the last has taught which cards some hand cannot hold. */
const MOST = 64;
/** Layouts of an onlooker that show which cards a hand may hold after what has been played. */
const LAYOUTS = 60;

/** The hands of a state or position, `null` for a hidden hand or card. */
export const handsOf = (state: object): readonly (Hand | null | undefined)[] => {
  const {hands} = state as {readonly hands?: unknown};
  return Array.isArray(hands) ? (hands as readonly (Hand | null)[]) : [];
};

/**
 * @param state the position with its unknown cards dealt in any way
 * @throws what the rules throw at a position that is invalid
 */
export function fittingDeal(state: AnyState, wanted: Wanted): FittingDeal {
  const {rules, position, player, line} = wanted;
  const given = handsOf(position);
  const isOpen = handsOf(state).some(
    (hand, seat) => hand && (given[seat] ?? [null]).includes(null),
  );
  let faults = faultsOf(player.nodes(state, line));
  if (!isOpen || faults.length === 0) return {state, impossible: false};
  const hands = withPlayed(handsOf(state), wanted);
  if (!hands) return {state, impossible: false}; // each faulty play is reported on its own
  const places = placesOf(state, hands, wanted);
  const cannot = hands.map(() => new Set<string>());
  let dealt = state;
  for (let n = 0; n < MOST && faults.length > 0; n++) {
    const learned = faults.filter((fault) => learn(rules, fault, hands, cannot));
    if (n > 0 && learned.length === 0) break;
    const filled = deal(hands, places, cannot, rngFrom(n));
    if (!filled) return {state: dealt, impossible: true};
    try {
      dealt = rules.parsePosition({...position, hands: filled}, rngFrom(n));
    } catch (error) {
      // The hands contradict what has been played.
      if (error instanceof InvalidDataError) return {state: dealt, impossible: true};
      throw error;
    }
    faults = faultsOf(player.nodes(dealt, line));
  }
  return {state: dealt, impossible: false};
}

type Fault = NonNullable<LessonNode['snapshot']['fault']> & {readonly state: AnyState};

/** The plays that are not allowed, in the main line and in all variations. */
function faultsOf(nodes: readonly LessonNode[]): readonly Fault[] {
  return nodes.flatMap(({snapshot: {fault, state}, variations}) => [
    ...(fault ? [{...fault, state}] : []),
    ...variations.flatMap(faultsOf),
  ]);
}

/**
 * The hands with what the author names and what each seat is going to play, `null` for open cards;
 * `undefined` where a hand has no room for that.
 */
function withPlayed(
  drawn: readonly (Hand | null | undefined)[],
  {position, player, line}: Wanted,
): readonly Hand[] | undefined {
  const given = handsOf(position);
  const held = new Set(given.flatMap((hand) => hand ?? []));
  const played = drawn.map((): string[] => []);
  const collect = (steps: Line): void => {
    for (const {plays, variations} of steps) {
      for (const {move, seat} of player.plays(plays)) {
        const card = move && cardOf(move);
        if (seat === undefined || card === undefined || held.has(card)) continue;
        played[seat]?.push(card);
        held.add(card);
      }
      variations.forEach(collect);
    }
  };
  collect(line);
  const hands = drawn.map((hand, seat): Hand => {
    const known = (given[seat] ?? []).filter((card) => card !== null);
    const gaps = (hand?.length ?? 0) - known.length - played[seat]!.length;
    return [...known, ...played[seat]!, ...Array.from({length: Math.max(gaps, -1)}, () => null)];
  });
  return hands.every((hand, seat) => hand.length === (drawn[seat]?.length ?? 0))
    ? hands
    : undefined;
}

/** Where the open cards may lie. */
interface Places {
  /** The cards that are open, those of the hands first. */
  readonly cards: readonly string[];
  /** By seat: the cards that what has been played leaves possible; `undefined` for all. */
  readonly may: readonly (ReadonlySet<string> | undefined)[];
}

function placesOf(state: AnyState, hands: readonly Hand[], {rules, position}: Wanted): Places {
  const drawn = handsOf(state).flatMap((hand) => hand ?? []);
  const fixed = new Set<string | null>([...hands.flat(), ...cardsIn(position)]);
  const cards = [...new Set([...drawn, ...cardsIn(state)])].filter(
    (card): card is string => card !== null && !fixed.has(card),
  );
  const {trick, played} = position;
  const tells = [trick, played].some((list) => Array.isArray(list) && list.length > 0);
  if (!tells) return {cards, may: []};
  const may = hands.map(() => new Set<string>());
  const onlooker = rules.view(state, undefined);
  for (let n = 0; n < LAYOUTS; n++)
    handsOf(rules.determinize(onlooker, rngFrom(`layout ${n}`))).forEach((hand, seat) => {
      for (const card of hand ?? []) if (card !== null) may[seat]!.add(card);
    });
  return {cards, may};
}

/** All cards that a value names, wherever they are. */
function cardsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}

/** Notes the cards that a hand cannot hold, since they would have to be played; true if any is new. */
function learn(
  rules: Rules,
  {seat, state, move}: Fault,
  hands: readonly Hand[],
  cannot: readonly Set<string>[],
): boolean {
  if (seat === undefined || !move || !rules.turn(state).includes(seat)) return false;
  if (!handsOf(state)[seat]?.includes(cardOf(move) ?? null)) return false;
  const instead = rules.legalMoves(state, seat).flatMap((move) => cardOf(move) ?? []);
  // What is known to be there forbids the play in every deal.
  if (instead.some((card) => hands[seat]!.includes(card))) return false;
  const before = cannot[seat]!.size;
  for (const card of instead) cannot[seat]!.add(card);
  return cannot[seat]!.size > before;
}

/** Hands in which every open place has a card that it may have; `undefined` when there are none. */
function deal(
  hands: readonly Hand[],
  {cards, may}: Places,
  cannot: readonly ReadonlySet<string>[],
  rng: Rng,
): readonly Hand[] | undefined {
  const slots: Seat[] = hands.flatMap((hand, seat) =>
    hand.filter((card) => card === null).map(() => seat),
  );
  const mixed = shuffle(rng, cards).value;
  const fits = (seat: Seat, card: string): boolean => !cannot[seat]!.has(card);
  const known = matchingOf(slots, mixed, (seat, card) => {
    return fits(seat, card) && (may[seat]?.has(card) ?? true);
  });
  const found = known ?? matchingOf(slots, mixed, fits);
  if (!found) return undefined;
  const left = slots.map((seat, at) => ({seat, card: found[at]!}));
  return hands.map((hand, seat) => {
    const own = left.filter((one) => one.seat === seat).map(({card}) => card);
    return hand.map((card) => card ?? own.pop()!);
  });
}
