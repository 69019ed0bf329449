import type {Choice} from '../../../game/index.js';
import {type Messages, type Player} from '../../../i18n/index.js';

/** Words for the reason of a move of another player. */

/** The answer if a bot's reason is not known. */
export const NO_REASON = 'ui/no-reason';
/** The answer if the reason would tell what the reader may not know yet. */
export const SECRET = 'ui/why-secret';

/** Whether a reason is that the temper of the bot has decided. */
const isLiking = (why: object): why is {readonly temper: 'safe' | 'bold'} =>
  'temper' in why && (why.temper === 'safe' || why.temper === 'bold');

/** A move to explain: its player, and its card if it lies on the table. */
interface Explained {
  readonly player: Player;
  readonly players: readonly Player[];
  readonly card?: string | undefined;
}

/**
 * The sentence for a reason. Facts that a table tells about the move go before those of the bot, its
 * message too; a message with `/other` is the one about another player.
 */
export function because(
  why: NonNullable<Choice['why']>,
  told: object | undefined,
  {player, players, card}: Explained,
  messages: Messages,
): string {
  const values = {...why, players, ...(why.key === NO_REASON ? {} : told)};
  const {key} = values;
  const text = messages.lookup(messages.has(`${key}/other`) ? `${key}/other` : key, values);
  return messages.t('ui/because', {
    ...player,
    ...(card && {card}),
    why: isLiking(values)
      ? messages.t(`ui/temper-why/${values.temper}`, {...player, why: text})
      : text,
  });
}
