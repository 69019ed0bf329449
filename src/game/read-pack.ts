import {shape} from './read.js';

/**
 * Checks that a card belongs to the pack and that the position does not name it more often than the
 * pack has it; the error lists the other places. Call it once for each card.
 */
export function takingFrom<Code extends string>(
  pack: readonly Code[],
): (card: Code, path: string) => void {
  const where = new Map<Code, string[]>();
  return (card, path) => {
    const copies = pack.filter((one) => one === card).length;
    if (copies === 0) shape.fail(path, 'foreign', {card});
    const at = where.get(card) ?? [];
    if (at.length >= copies && copies === 1) shape.fail(path, 'twice', {card, at});
    if (at.length >= copies) shape.fail(path, 'often', {card, copies, at});
    where.set(card, [...at, path]);
  };
}
