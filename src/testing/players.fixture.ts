import {type Player, playerNamed} from '../i18n/index.js';

/** Players of tests by seat, of whom the first is the reader. */
export const readerBefore = ([reader = '', ...others]: readonly string[]): readonly Player[] => [
  {name: reader, isReader: true},
  ...others.map(playerNamed),
];
