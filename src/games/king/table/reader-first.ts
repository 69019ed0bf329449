import type {Player} from '../../../i18n/index.js';

/** Players in their order, with the reader before all others. */
export const readerFirst = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((one, other) => Number(other.isReader) - Number(one.isReader));
