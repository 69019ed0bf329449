import {isCard, type Rng, rngFrom, shuffle} from '../cards/index.js';
import type {AnyState, Rules} from '../game/index.js';
import type {Position} from '../notation/position/minimize-position.js';
import {matchingOf} from './matching.js';
import type {CardPlace, Needs} from './needed-cards.js';

/** The cards that an author leaves open, and the places where they may lie. */

type Pile = readonly (string | null)[];

/** Hands and stock, `null` for an open card. */
export interface Piles {
  readonly hands: readonly Pile[];
  /** The top card first; empty if nobody draws in the lesson. */
  readonly stock: Pile;
}

export interface OpenCards {
  /** The hands and stock as the author names them. */
  readonly piles: Piles;
  /** The open cards, those of the hands first. */
  readonly cards: readonly string[];
  /** By seat: the cards that the plays leave possible; `undefined` for all. */
  readonly may: readonly (ReadonlySet<string> | undefined)[];
}

/** An onlooker's layouts that show which cards a hand may hold after the plays. */
const LAYOUTS = 60;

/** The hands of a state or position, `null` for a hidden hand or card. */
export const handsOf = (state: object): readonly (Pile | null | undefined)[] => {
  const {hands} = state as {readonly hands?: unknown};
  return Array.isArray(hands) ? (hands as readonly (Pile | null)[]) : [];
};

/** The cards to be drawn, the top card first; empty without a stock. */
export const stockOf = (state: object): Pile => {
  const {stock} = state as {readonly stock?: unknown};
  return Array.isArray(stock) ? (stock as Pile) : [];
};

/**
 * @param state the position with its unknown cards dealt in any way
 * @param played the cards that the lesson plays; a short deal leaves some of them out of the state
 * @param draws whether the stock matters because a seat draws
 */
export function openCards(
  state: AnyState,
  position: Position,
  rules: Rules,
  {played: plays, draws}: {readonly played: readonly string[]; readonly draws: boolean},
): OpenCards {
  const given = handsOf(position);
  const open = (pile: Pile, known: Pile): Pile => [
    ...known,
    ...pile.slice(known.length).map(() => null),
  ];
  const piles = {
    hands: handsOf(state).map((hand, seat) =>
      open(
        hand ?? [],
        (given[seat] ?? []).filter((card) => card !== null),
      ),
    ),
    stock: draws ? open(stockOf(state), stockOf(position)) : [],
  };
  const drawn = handsOf(state).flatMap((hand) => hand ?? []);
  const fixed = new Set<string | null>([...piles.hands.flat(), ...cardsIn(position)]);
  const cards = [...new Set([...drawn, ...plays, ...cardsIn(state)])].filter(
    (card): card is string => card !== null && !fixed.has(card),
  );
  const {trick, played} = position;
  const tells = [trick, played].some((list) => Array.isArray(list) && list.length > 0);
  if (!tells) return {piles, cards, may: []};
  const may = piles.hands.map(() => new Set<string>());
  const onlooker = rules.view(state, undefined);
  for (let n = 0; n < LAYOUTS; n++)
    handsOf(rules.determinize(onlooker, rngFrom(`layout ${n}`))).forEach((hand, seat) => {
      for (const card of hand ?? []) if (card !== null) may[seat]!.add(card);
    });
  return {piles, cards, may};
}

/** All cards in a value, at any depth. */
function cardsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}

/**
 * Piles in which every open place has a card that it may have, and every needed card one of its
 * places; `undefined` when there are none.
 * @param cannot the places where a card cannot lie
 */
export function dealOpen(
  {piles, cards, may}: OpenCards,
  needs: Needs,
  cannot: readonly ReadonlySet<string>[],
  rng: Rng,
): Piles | undefined {
  const {hands, stock} = piles;
  // A card that is played after draws was probably drawn last.
  const places: CardPlace[] = [
    ...stock.flatMap((card, at) => (card === null ? [hands.length + at] : [])).reverse(),
    ...hands.flatMap((hand, seat) => hand.filter((card) => card === null).map(() => seat)),
  ];
  const needed = cards.filter((card) => needs.has(card));
  const others = cards.filter((card) => !needs.has(card));
  const items = [...needed, ...shuffle(rng, others).value];
  const fits = (place: CardPlace, card: string): boolean =>
    !cannot[place]!.has(card) && (needs.get(card)?.has(place) ?? true);
  const likely = (place: CardPlace, card: string): boolean =>
    fits(place, card) && (may[place]?.has(card) ?? true);
  const found =
    matchingOf(places, items, likely, needed.length) ??
    matchingOf(places, items, fits, needed.length);
  if (!found) return undefined;
  const left = places.map((place, at) => ({place, card: found[at]!}));
  const filled = (pile: Pile, placeAt: (at: number) => CardPlace): readonly string[] =>
    pile.map((card, at) => {
      if (card !== null) return card;
      const next = left.findIndex(({place}) => place === placeAt(at));
      return left.splice(next, 1)[0]!.card;
    });
  return {
    hands: hands.map((hand, seat) => filled(hand, () => seat)),
    stock: filled(stock, (at) => hands.length + at),
  };
}
