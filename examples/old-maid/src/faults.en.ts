/** The faults of a position other than those of its shape. */
export const faults = {
  pair: ({cards}: {readonly cards: readonly string[]}) =>
    `holds a pair, ${cards.join(' and ')}, which is laid down at once`,
  pairs: 'must be pairs of cards of the same rank',
  alone: 'must be given, too: without them nobody knows who holds the other cards',
  count: ({due, count}: {readonly due: number; readonly count: number}) =>
    `must be ${due} cards together with the pairs laid down, not ${count}`,
  left: 'cannot be what is left once all pairs are laid down',
  holds: 'must be a seat that holds cards',
};
