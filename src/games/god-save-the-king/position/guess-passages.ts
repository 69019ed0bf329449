import {rankOf, type SuitCard} from '../../../cards/index.js';
import type {UnfilledState} from '../rules/unfilled-state.js';
import {isAlive} from '../rules/standing.js';
import {originOf, packOf} from '../rules/suits.js';

const isKing = (card: SuitCard): boolean => rankOf(card) === 'K';

/**
 * Cards for the unknown passages of past hands, by their index in `unseen`, for a match of which no
 * course fits everything that was seen. A card leaves a hand once in each hand, and one that left the
 * game is among the `unknown` ones, a King only if its player has fallen.
 */
export function guessPassages(
  unfilled: UnfilledState,
  unknown: readonly SuitCard[],
): ReadonlyMap<number, SuitCard> {
  const {shown, unseen, hand, seats} = unfilled;
  const guesses = new Map<number, SuitCard>();
  const taken = new Set([...shown, ...unseen].map((one) => `${one.card} ${one.hand}`));
  const dark = unseen.flatMap((one, at) =>
    one.card === null && one.hand !== hand ? [{...one, at}] : [],
  );
  const guess = (passages: typeof dark, cards: readonly SuitCard[], once: boolean): void => {
    const left = [...cards];
    for (const {at, hand: then} of passages) {
      const found = left.findIndex((card) => !taken.has(`${card} ${then}`));
      const card = left[found] ?? cards[0];
      if (card === undefined) continue;
      if (once && found >= 0) left.splice(found, 1);
      guesses.set(at, card);
      taken.add(`${card} ${then}`);
    }
  };
  const dead = unknown.filter((card) => isKing(card) && !isAlive(unfilled, originOf(card)));
  const away = [...dead, ...unknown.filter((card) => !isKing(card))];
  guess(
    dark.filter(({to}) => to === null),
    away,
    true,
  );
  const pack = packOf(seats);
  const others = [...pack.filter((card) => !isKing(card)), ...pack.filter(isKing)];
  guess(
    dark.filter(({to}) => to !== null),
    others,
    false,
  );
  return guesses;
}
