import type {Options, Seat} from '../../../game/index.js';
import {characterOf, type Deck} from './deck.js';

/** EndAbilities and Award (4.3): the values of the shown cards, and the seats that score. */

/**
 * The value of each card after the abilities of the end. They depend only on the characters shown, so
 * all are computed at once; "another player" excludes the card's holder (4.7).
 */
export function valuesOf(game: {readonly deck: Deck | null}, cards: readonly string[]): number[] {
  return cards.map((own, seat) => {
    const {value, second, condition} = characterOf(game, own);
    if (second === null || !condition) return value;
    const any = (ids: readonly string[]): boolean =>
      cards.some((card, other) => other !== seat && ids.includes(card));
    return any(condition.shows) && !any(condition.without) ? second : value;
  });
}

/**
 * The goal of a round. In the large game the lowest card earns a bad point, but the goal is still
 * `lowest`.
 */
export type Goal = 'highest' | 'lowest' | 'middle';

/** The goal of a round. */
export const goalOf = ({
  options,
  round,
}: {
  readonly options: Options;
  readonly round: number;
}): Goal =>
  options['large'] === 'on' || round === 2 ? 'lowest' : round === 1 ? 'highest' : 'middle';

/** Every seat whose value meets the goal (M-2, M-3, M-4, M-25, M-26). */
export function scorersOf(
  game: {readonly options: Options; readonly round: number},
  cards: readonly string[],
  values: readonly number[],
): readonly Seat[] {
  const {options} = game;
  const judged = values.flatMap((value, seat) =>
    options['kingNeverWins'] === 'on' && cards[seat] === 'king' ? [] : [{seat, value}],
  );
  const sorted = judged.map(({value}) => value).sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const half = (sorted.length - 1) / 2;
  const medians = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  const meets = (value: number): boolean => {
    switch (goalOf(game)) {
      case 'highest':
        return value === high;
      case 'lowest':
        return value === low;
      case 'middle':
        return options['middle'] === 'median'
          ? medians.includes(value)
          : value !== low && value !== high;
    }
  };
  return judged.filter(({value}) => meets(value)).map(({seat}) => seat);
}
