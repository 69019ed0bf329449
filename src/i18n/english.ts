import type {Player} from './player.js';

export {capital} from './capital.js';

/** Words about players, for English sentences. */

/** The form of a verb for a player: `win` for the reader, `wins` for others. */
export const agree = ({isReader}: Player, verb: string, third = `${verb}s`): string =>
  isReader ? verb : third;

/** A subject with its verb, at the head of a sentence: `You win`, `Nora wins`. */
export const does = ({name, isReader}: Player, verb: string, third = `${verb}s`): string =>
  `${name} ${isReader ? verb : third}`;

/** A player within a sentence: `you`, `Nora`. */
export const whom = ({name, isReader}: Player): string => (isReader ? 'you' : name);

/** The possessive of a player: `your`, or another word for the reader, and `Nora’s`. */
export const whose = ({name, isReader}: Player, your = 'your'): string =>
  isReader ? your : `${name}’s`;

/** Players in a list within a sentence: `you, Nora`. */
export const listed = (players: readonly Player[]): string => players.map(whom).join(', ');
