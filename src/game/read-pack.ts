import {fail} from './read.js';

/**
 * Fails for a card that is not in the pack, or that a position names more often than the pack has
 * it; the error then says where the others lie. Call it once for each card that is read.
 */
export function takingFrom<Code extends string>(
  pack: readonly Code[],
): (card: Code, path: string) => void {
  const where = new Map<Code, string[]>();
  return (card, path) => {
    const copies = pack.filter((one) => one === card).length;
    if (copies === 0) fail(path, `is ${card}, which is not in the pack`);
    const taken = where.get(card) ?? [];
    const all = copies === 1 ? 'which is also' : `of which the pack has ${copies},`;
    if (taken.length >= copies) fail(path, `is ${card}, ${all} at ${taken.join(' and ')}`);
    where.set(card, [...taken, path]);
  };
}
