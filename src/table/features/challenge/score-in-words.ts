import {
  type ChallengeMessages,
  type Messages,
  type MessagesOf,
  shownName,
} from '../../../i18n/index.js';
import type {ChallengeResult} from '../../../notation/link/challenge.js';
import {compared} from './compared.js';

/** The messages that results need. */
export interface ScoreMessages {
  readonly words: MessagesOf<ChallengeMessages>;
  readonly messages: Messages;
}

/** The name of a friend, as sentences take it. */
export const nameOf = ({name}: ChallengeResult, words: ScoreMessages['words']): string =>
  shownName(name) ?? words.t('challenge/friend');

/** A result in words: points, else the place, else whether the match was won. */
export function scoreIn(
  {total, place, won}: ChallengeResult,
  seats: number,
  {words, messages}: ScoreMessages,
): string {
  if (total !== undefined) return messages.number(total);
  if (place !== undefined && seats > 2) return words.t('challenge/rank', {n: place, of: seats});
  return words.t(won ? 'challenge/won' : 'challenge/lost');
}

/** How the reader's result compares with a friend's: the verdict, where there is one, and both. */
export function verdictOn(
  own: ChallengeResult,
  other: ChallengeResult,
  seats: number,
  told: ScoreMessages,
): string {
  const {words, messages} = told;
  const line = (name: string, result: ChallengeResult): string =>
    words.t('challenge/score', {name, score: scoreIn(result, seats, told)});
  const name = nameOf(other, words);
  const verdict = compared(own, other);
  const said = [
    verdict && words.t(`challenge/${verdict}`, {name}),
    line(messages.t('you'), own),
    line(name, other),
  ];
  return said.filter(Boolean).join(' ');
}
