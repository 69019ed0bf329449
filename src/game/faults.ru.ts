import type {SeatName} from './faults.js';

/** Phrases that all games use in their Russian faults. */

/** The numbers that are allowed, "3" or "от 0 до 3". */
export const range = (least: number, most: number): string =>
  least === most ? `${most}` : `от ${least} до ${most}`;

/** A list of seats, "[Анна, Борис]". */
export const listed = (seats: readonly number[], name: SeatName): string =>
  `[${seats.map(name).join(', ')}]`;

/** The seats that are awaited; `one` and `many` are the verb, "выбирает" and "выбирают". */
export const awaited = (
  due: readonly number[],
  name: SeatName,
  [one, many]: readonly [one: string, many: string],
): string => {
  const who = due.length === 1 ? `${one} этот игрок` : `${many} эти игроки`;
  return `должно быть ${listed(due, name)}: сейчас ${due.length === 0 ? `никто не ${one}` : who}`;
};
