import {rankOf, type Rng, shuffle, type SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type CardOrUnknown, unfilledOf, type UnfilledState} from '../rules/unfilled-state.js';
import {type Course, drawCourse, historyOf} from '../rules/passages.js';
import {guessPassages} from './guess-passages.js';
import {cardsOf, isAlive} from '../rules/standing.js';
import {originOf, packOf, sorted} from '../rules/suits.js';
import {type Formation, type GskState, type GskView, SPOTS} from '../types.js';

/** Draws unknown cards at random, in agreement with everything that has been seen. */

/** A full state that the view could have come from. */
export const determinize = (view: GskView, rng: Rng): GskState => fill(unfilledOf(view), rng);

/** A place for one unknown card. */
interface Slot {
  /** The seat that owned the card when the hand began; `null` if unknown. */
  readonly source: Seat | null;
  /** `hand 1`, `left 0`, `unseen 12`, `pile 2`, `aside`: slots of the same name share their cards. */
  readonly name: string;
  /** True for a slot among the cards that left the game. */
  readonly aside: boolean;
}

/** Draws every unknown card of a state. */
export function fill(unfilled: UnfilledState, start: Rng): GskState {
  const known = knownIn(unfilled);
  const unknown = packOf(unfilled.seats).filter((card) => !known.has(card));
  const {course, rng} = drawCourse(historyOf(unfilled), start);
  const past = course?.cards ?? guessPassages(unfilled, unknown);
  const gone = unfilled.unseen
    .flatMap(({to}, at) => (to === null ? (past.get(at) ?? []) : []))
    .filter((card) => !known.has(card));
  const here = unknown.filter((card) => !gone.includes(card));
  const cards = shuffle(rng, here);
  const slots = shuffle(cards.rng, slotsOf(unfilled, gone.length));
  const owner = course && ((card: SuitCard) => course.owners.get(card) ?? null);
  const placed =
    (owner && place(unfilled, slots.value, cards.value, owner)) ??
    place(unfilled, slots.value, cards.value, () => undefined)!;
  return build(unfilled, placed, past, gone, slots.rng);
}

function knownIn({hands, formations, piles, aside}: UnfilledState): ReadonlySet<CardOrUnknown> {
  return new Set([
    ...hands.flat(),
    ...formations.flatMap((laid) => (laid ? cardsOf(laid) : [])),
    ...piles.flat(),
    ...aside,
  ]);
}

const nulls = (cards: readonly CardOrUnknown[]): number =>
  cards.filter((card) => card === null).length;

/**
 * A slot for every unknown card. It is already known that `gone` cards left the game.
 */
function slotsOf(unfilled: UnfilledState, gone: number): readonly Slot[] {
  const {hands, formations, piles, aside, unseen, hand} = unfilled;
  const slots: Slot[] = [];
  const add = (name: string, source: Seat | null, count = 1, out = false): void => {
    for (let one = 0; one < count; one++) slots.push({name, source, aside: out});
  };
  hands.forEach((cards, seat) => add(`hand ${seat}`, seat, nulls(cards)));
  formations.forEach((laid, seat) => {
    if (laid) for (const spot of SPOTS) if (laid[spot] === null) add(`${spot} ${seat}`, seat);
  });
  const open = piles.map(nulls);
  let away = nulls(aside) - gone;
  unseen.forEach(({card, from, to, hand: when}, at) => {
    if (card !== null || when !== hand) return;
    add(`unseen ${at}`, from, 1, to === null);
    if (to === null) away--;
    else open[to]!--;
  });
  open.forEach((count, seat) => add(`pile ${seat}`, null, count));
  add('aside', null, away, true);
  return slots;
}

/** Cards by the name of their slot. */
type Placed = ReadonlyMap<string, readonly SuitCard[]>;

/**
 * Puts each card into a slot of the seat that owned it when the hand began, or into any slot if the
 * owner is unknown (`undefined`). Kings go first: the King of a living player is in the game, or it
 * would have been found. `undefined` if the cards do not fit into the slots.
 */
function place(
  unfilled: UnfilledState,
  slots: readonly Slot[],
  cards: readonly SuitCard[],
  ownerOf: (card: SuitCard) => Seat | null | undefined,
): Placed | undefined {
  const placed = new Map<string, SuitCard[]>();
  const left = [...slots];
  const isKing = (card: SuitCard): boolean => rankOf(card) === 'K';
  for (const card of [...cards.filter(isKing), ...cards.filter((one) => !isKing(one))]) {
    const owner = ownerOf(card);
    const home = originOf(card);
    const king = isKing(card);
    const fits = ({source, aside}: Slot): boolean => {
      if (king && aside === isAlive(unfilled, home)) return false;
      if (owner !== undefined) return source !== null && source === owner;
      return !king || source === null || source === home;
    };
    const at = left.findIndex(fits);
    if (at < 0 && owner !== undefined) return undefined;
    const [{name}] = left.splice(Math.max(at, 0), 1) as [Slot];
    placed.set(name, [...(placed.get(name) ?? []), card]);
  }
  return placed;
}

function build(
  unfilled: UnfilledState,
  placed: Placed,
  past: Course['cards'],
  gone: readonly SuitCard[],
  rng: Rng,
): GskState {
  const {hands, formations, piles, aside, unseen, hand, ...rest} = unfilled;
  const drawn = (name: string): readonly SuitCard[] => placed.get(name) ?? [];
  const full = (cards: readonly CardOrUnknown[], more: readonly SuitCard[]): readonly SuitCard[] =>
    sorted([...cards.flatMap((card) => card ?? []), ...more]);
  const named = unseen.map((one, at) => ({
    ...one,
    card: one.card ?? (one.hand === hand ? drawn(`unseen ${at}`)[0]! : past.get(at)!),
  }));
  const wentTo = (to: Seat | null): readonly SuitCard[] =>
    named
      .filter((one, at) => one.hand === hand && one.to === to && unseen[at]!.card === null)
      .map(({card}) => card);
  const formation = (laid: Formation<CardOrUnknown>, seat: Seat): Formation => ({
    ...laid,
    left: laid.left ?? drawn(`left ${seat}`)[0]!,
    centre: laid.centre ?? drawn(`centre ${seat}`)[0]!,
    right: laid.right ?? drawn(`right ${seat}`)[0]!,
  });
  return {
    ...rest,
    hand,
    rng,
    hands: hands.map((cards, seat) => full(cards, drawn(`hand ${seat}`))),
    formations: formations.map((laid, seat) => laid && formation(laid, seat)),
    piles: piles.map((cards, seat) => full(cards, [...wentTo(seat), ...drawn(`pile ${seat}`)])),
    aside: full(aside, [...wentTo(null), ...gone, ...drawn('aside')]),
    unseen: named,
  };
}
