import type {Player} from './player.js';

export {capital} from './capital.js';

/** Words about players, for Russian sentences; names are in the nominative. */

/** A player within a sentence: `вы`, `Нора`. */
export const whom = ({name, isReader}: Player): string => (isReader ? 'вы' : name);

/** Players in a list within a sentence: `вы, Нора`. */
export const listed = (players: readonly Player[]): string => players.map(whom).join(', ');

/** A verb followed by its subject: `сдаёте вы`, `сдаёт Нора`. */
export const does = (player: Player, second: string, third: string): string =>
  `${player.isReader ? second : third} ${whom(player)}`;

/** The owner of a thing: the reader's as given, `ваш король`, and `король игрока Нора`. */
export const whose = ({name, isReader}: Player, yours: string, theirs: string): string =>
  isReader ? yours : `${theirs} игрока ${name}`;

/** The winner: `Победа ваша`, `Победа: Нора`. */
export const won = ({name, isReader}: Player): string =>
  isReader ? 'Победа ваша' : `Победа: ${name}`;
