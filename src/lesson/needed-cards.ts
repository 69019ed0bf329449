import type {Seat} from '../game/index.js';
import {isDraw, type LessonPlayer, type Play} from './lesson-player.js';
import type {LessonLine} from './lesson.js';

/** Where the cards that a lesson plays must lie at its beginning. */

/**
 * A place of a card: the hand of a seat, by its number, or a card of the stock, by the number of
 * seats and its index from the top.
 */
export type CardPlace = number;

/** By card: the places where it may lie at the beginning. */
export type Needs = Map<string, ReadonlySet<CardPlace>>;

/**
 * The places from which a seat's hand comes.
 * @param drawn the seats that have drawn from the stock, in order
 */
export const placesOfHand = (
  seat: Seat,
  drawn: readonly Seat[],
  seats: number,
): ReadonlySet<CardPlace> =>
  new Set([seat, ...drawn.flatMap((by, at) => (by === seat ? [seats + at] : []))]);

/** Notes that a card must lie at one of some places, or that it would have to lie at two. */
export function need(
  needs: Needs,
  card: string,
  places: ReadonlySet<CardPlace>,
): 'new' | 'known' | 'split' {
  const before = needs.get(card);
  const both = before ? new Set([...places].filter((place) => before.has(place))) : places;
  if (both.size === 0) return 'split';
  if (both.size === before?.size) return 'known';
  needs.set(card, both);
  return 'new';
}

/**
 * The conclusions from the text of a lesson alone: the cards whose play names the seat. After a draw
 * without a seat there are none. `isSplit` says that a card would have to lie at two places.
 */
export function neededCards(
  line: LessonLine,
  player: LessonPlayer,
  seats: number,
): {readonly needs: Needs; readonly isSplit: boolean} {
  const needs: Needs = new Map();
  let isSplit = false;
  const after = (plays: readonly Play[], before: readonly Seat[]): readonly Seat[] | undefined => {
    const drawn = [...before];
    for (const play of plays) {
      const {seat, card} = play;
      if (isDraw(play)) {
        if (seat === undefined) return undefined;
        drawn.push(seat);
      } else if (seat !== undefined && card !== undefined)
        isSplit = need(needs, card, placesOfHand(seat, drawn, seats)) === 'split' || isSplit;
    }
    return drawn;
  };
  const collect = (steps: LessonLine, before: readonly Seat[]): void => {
    let drawn: readonly Seat[] | undefined = before;
    for (const {plays, variations} of steps) {
      for (const other of variations) {
        const begun = after(player.before(plays, other), drawn);
        if (begun) collect(other, begun);
      }
      drawn = after(player.plays(plays), drawn);
      if (!drawn) return;
    }
  };
  collect(line, []);
  return {needs, isSplit};
}

/** The cards that a lesson plays, by any seat. */
export const playedCards = (line: LessonLine, player: LessonPlayer): readonly string[] =>
  line.flatMap(({plays, variations}) => [
    ...player.plays(plays).flatMap(({card}) => card ?? []),
    ...variations.flatMap((other) => playedCards(other, player)),
  ]);
