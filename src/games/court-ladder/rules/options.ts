import {type Card, pack, PACK_36} from '../../../cards/index.js';
import type {OptionRow, Options} from '../../../game/index.js';

/** The options of a match. */
export const OPTIONS: readonly OptionRow[] = [
  {
    name: 'hands',
    values: [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 25, 30, 40, 50, 'endless'],
    ruling: 'rule 10',
  },
  {name: 'packs', values: ['players', 1, 2, 'poker'], ruling: 'rule 1'},
  {name: 'throwIn', values: ['king', 'all', 'attacker'], ruling: 'rule 5'},
  {name: 'ranks', values: ['drawn', 'random'], ruling: 'rule 3'},
];

/** From this many players on there are two packs, unless the option `packs` decides (rule 1). */
const TWO_FROM = 8;

const POKER: readonly Card[] = pack({low: '2', jokers: 2});

/** One pack, which is all that the rank draw uses (rule 3). */
export const onePack = ({packs}: Options): readonly Card[] => (packs === 'poker' ? POKER : PACK_36);

/** All cards of a hand; with two packs each comes twice. */
export function packOf(options: Options, seats: number): readonly Card[] {
  const one = onePack(options);
  const {packs} = options;
  return packs === 2 || (packs === 'players' && seats >= TWO_FROM) ? [...one, ...one] : one;
}

/** The number of the last hand of a match. */
export const lastHand = ({hands}: Options): number =>
  hands === 'endless' ? Infinity : Number(hands);
