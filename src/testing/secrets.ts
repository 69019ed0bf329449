import {type AnyState, type AnyEvent, type AnyView, type Seat} from '../game/index.js';
import type {AnyRules, Fail} from './guarded-rules.js';
import {cardsIn as cardsKnownIn, changed, difference, relabel} from './plain.js';
import type {Dice} from './dice.js';
import {exchangeHidden} from './twins.js';

/** A seat, or `undefined` for an onlooker. */
export type Viewer = Seat | undefined;

/** All viewers of a match: its seats and an onlooker. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({length: seats}, (_, seat) => seat),
  undefined,
];

const nameOf = (viewer: Viewer): string =>
  viewer === undefined ? 'an onlooker' : `seat ${viewer}`;

/** The knowledge of each viewer, and the laws about it. */
export interface Secrets {
  /** Forgets where these cards are, or where all are, because they were shuffled. */
  forget(cards?: readonly string[]): void;
  /** Records what a viewer learns of an event. */
  learn(viewer: Viewer, seen: AnyEvent | undefined, then: AnyState): void;
  /** Records what a viewer learns of an event, and checks the event and the view after it. */
  search(viewer: Viewer, seen: AnyEvent | undefined, then: AnyState): AnyView;
  /** Records cards that a viewer names in its own move. */
  name(viewer: Viewer, move: unknown): void;
  /** Exchanges cards that a viewer cannot know and checks that nothing the viewer sees changes. */
  mix(viewer: Viewer, state: AnyState, dice: Dice): void;
}

/**
 * A viewer knows the cards that it holds or has held since the last shuffle, and those named to it.
 * A view that names any other card reveals a secret, unless the name is there for any
 * cards (a contract about the king of hearts). An event reveals a secret when it names a card that
 * the view after it hides.
 */
export function secretsOf(
  rules: AnyRules,
  seats: number,
  seed: string,
  fail: Fail,
  isCard?: (text: string) => boolean,
): Secrets {
  const cardsIn = (value: unknown): string[] => cardsKnownIn(value, isCard);
  const known = new Map<Viewer, Set<string>>();
  for (const viewer of viewersOf(seats)) known.set(viewer, new Set());
  const last = new Map<Viewer, AnyView>();
  const knownTo = (viewer: Viewer): Set<string> => known.get(viewer) ?? new Set();
  const hiddenFrom = (viewer: Viewer, state: AnyState): readonly string[] =>
    [...new Set(cardsIn(state))].filter((card) => !knownTo(viewer).has(card));

  /** True when the card's name in the view follows the card to another place. */
  const follows = (viewer: Viewer, state: AnyState, view: AnyView, card: string): boolean => {
    const other = hiddenFrom(viewer, state).find((name) => name !== card);
    if (other === undefined) return false;
    const swap = new Map([
      [card, other],
      [other, card],
    ]);
    return difference(view, rules.view(relabel(state, swap), viewer)) !== undefined;
  };

  const noStream = (viewer: Viewer, what: string, value: unknown, {rng}: AnyState): void => {
    const text = JSON.stringify(value);
    const word = rng.find((part) => Math.abs(part) > 99_999 && text.includes(String(part)));
    if (word !== undefined || text.includes(seed))
      fail('no-stream', `${what} of ${nameOf(viewer)} holds ${word ?? 'the seed'}`);
  };

  const noDifference = (viewer: Viewer, state: AnyState, other: AnyState): void => {
    const seen = difference(rules.view(state, viewer), rules.view(other, viewer));
    if (seen) fail('no-secret', `the view of ${nameOf(viewer)} depends on hidden cards: ${seen}`);
    if (viewer === undefined) return;
    const moves = difference(rules.legalMoves(state, viewer), rules.legalMoves(other, viewer));
    if (moves)
      fail('same-legality', `legal moves of ${nameOf(viewer)} depend on hidden cards: ${moves}`);
  };

  return {
    forget(cards) {
      for (const mine of known.values())
        if (cards) cards.forEach((card) => mine.delete(card));
        else mine.clear();
    },
    learn(viewer, seen, then) {
      const mine = knownTo(viewer);
      for (const card of cardsIn(seen)) mine.add(card);
      if (viewer === undefined) return;
      for (const card of cardsIn(rules.view(then, viewer).hands?.[viewer])) mine.add(card);
    },
    search(viewer, seen, then) {
      const mine = knownTo(viewer);
      const view = rules.view(then, viewer);
      const news = cardsIn(seen).filter((card) => !mine.has(card));
      news.forEach((card) => mine.add(card));
      if (viewer !== undefined) cardsIn(view.hands?.[viewer]).forEach((card) => mine.add(card));
      noStream(viewer, 'the view', view, then);
      if (seen) noStream(viewer, `"${seen.type}"`, seen, then);
      const shown = new Set(cardsIn(view));
      for (const card of cardsIn(changed(last.get(viewer), view)))
        if (!mine.has(card) && follows(viewer, then, view, card))
          fail(
            'no-secret',
            `the view of ${nameOf(viewer)} names ${card}, which was not named to it`,
          );
      const hands = (then as {hands?: unknown}).hands;
      const held = Array.isArray(hands) ? cardsIn(hands) : [];
      for (const card of news)
        if (held.includes(card) && !shown.has(card))
          fail(
            'no-secret',
            `"${seen?.type ?? ''}" tells ${nameOf(viewer)} of ${card}, which its view hides`,
          );
      last.set(viewer, view);
      return view;
    },
    name(viewer, move) {
      cardsIn(move).forEach((card) => knownTo(viewer).add(card));
    },
    mix(viewer, state, dice) {
      const hidden = hiddenFrom(viewer, state);
      const mixed = dice.shuffle(hidden);
      const names = new Map(hidden.map((card, index) => [card, mixed[index] ?? card]));
      noDifference(viewer, state, {...relabel(state, names), rng: dice.fork()});
      const exchanged = exchangeHidden(state, rules.view(state, viewer), dice);
      if (exchanged) noDifference(viewer, state, exchanged);
    },
  };
}
