import {type Card, pack, PACK_36} from '../../../cards/index.js';
import type {OptionRow, Options} from '../../../game/index.js';

/** The options of a match. */
export const OPTIONS: readonly OptionRow[] = [
  {
    name: 'hands',
    values: [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 25, 30, 40, 50, 'endless'],
    ruling: 'rule 10',
  },
  {name: 'packs', values: ['players', 1, 2, 3, 'poker'], ruling: 'rule 1, L-15'},
  {name: 'throwIn', values: ['king', 'all', 'attacker'], ruling: 'rule 5'},
  {name: 'ranks', values: ['drawn', 'random'], ruling: 'rule 3'},
];

/** The most players that one pack serves, unless the option `packs` decides (L-15). */
const SERVED = {plain: 7, poker: 11};

const POKER: readonly Card[] = pack({low: '2', jokers: 2});

/** One pack, which the rank draw uses (rule 3). */
export const onePack = ({packs}: Options): readonly Card[] => (packs === 'poker' ? POKER : PACK_36);

/** The number of packs of a hand: as many as the players need, or as the option says. */
function packCount({packs}: Options, seats: number): number {
  if (packs === 'poker') return Math.ceil(seats / SERVED.poker);
  return packs === 'players' ? Math.ceil(seats / SERVED.plain) : Number(packs);
}

/** All cards of a hand; with several packs each card comes as many times. */
export function packOf(options: Options, seats: number): readonly Card[] {
  const one = onePack(options);
  return Array.from({length: packCount(options, seats)}, () => one).flat();
}

/** The number of the last hand of a match. */
export const lastHand = ({hands}: Options): number =>
  hands === 'endless' ? Infinity : Number(hands);
