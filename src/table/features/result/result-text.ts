import type {Level} from '../../../bots/levels.js';
import type {Outcome, Seat} from '../../../game/index.js';
import type {MessagesOf, ResultMessages} from '../../../i18n/index.js';

/** A finished match, as it is told in a chat. */
export interface ToldMatch {
  /** The name of the game. */
  readonly game: string;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  /** The reader's seat; `undefined` where several people share the screen, or none plays. */
  readonly seat: Seat | undefined;
  readonly outcome: Outcome;
  /** The level of the bots, where all others are bots of the house and it was one level. */
  readonly level?: Level | undefined;
  /** The row of signs, '' for none; a space stands between deals. */
  readonly signs: string;
}

/** The most signs of a row that is told: a long match would fill a chat. */
const MOST_SIGNS = 120;

/** How the match ended, as the reader tells it, or as people at one screen do. */
function ended({outcome, seat, names}: ToldMatch, words: MessagesOf<ResultMessages>): string {
  const {winners, places} = outcome;
  if (seat === undefined || (winners.length === 0 && !places)) {
    const won = winners.map((winner) => names[winner]!);
    if (won.length === 0) return words.t('result/nobody');
    if (won.length === 1) return words.t('result/winner', {name: won[0]!});
    return words.t('result/winners', {names: won.join(', ')});
  }
  if (winners.includes(seat)) return words.t(winners.length > 1 ? 'result/shared' : 'result/won');
  const at = places?.findIndex((seats) => seats.includes(seat)) ?? -1;
  if (at < 0 || names.length < 3) return words.t('result/lost');
  const n = places!.slice(0, at).reduce((sum, seats) => sum + seats.length, 1);
  return words.t('result/place', {n, of: names.length});
}

/**
 * The result of a match in sentences and a row of signs, which people read in any chat.
 * @param words the messages of results
 */
export function resultText(told: ToldMatch, words: MessagesOf<ResultMessages>): string {
  const {game, names, seat, outcome, level, signs} = told;
  const {scores, winners} = outcome;
  const pointsOf = (n: number): string =>
    words.t('result/points', {n, points: words.points(n).replace('+', '')});
  const own = seat ?? (winners.length === 1 ? winners[0] : undefined);
  const points = scores && own !== undefined ? pointsOf(scores[own]!) : '';
  const others = names.flatMap((name, at) => (at === own ? [] : [{name, at}]));
  const sentences = [
    words.t('result/sentence', {game, how: ended(told, words), points}),
    ...(scores && others.length > 0
      ? [
          `${others
            .sort((one, other) => placeOf(outcome, one.at) - placeOf(outcome, other.at))
            .map(({name, at}) => `${name} ${words.points(scores[at]!)}`)
            .join(', ')}.`,
        ]
      : []),
    ...(level ? [words.t(`result/against/${level}`)] : []),
  ];
  return [sentences.join(' '), ...rowsOf(signs)].join('\n');
}

const placeOf = ({places}: Outcome, seat: Seat): number =>
  places?.findIndex((seats) => seats.includes(seat)) ?? 0;

/** A line of signs for each deal; the last ones of a long match. */
function rowsOf(signs: string): readonly string[] {
  if (signs === '') return [];
  const kept = signs.length > MOST_SIGNS ? `…${signs.slice(1 - MOST_SIGNS)}` : signs;
  return kept.split(' ');
}
