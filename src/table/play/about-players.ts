import {levelIn, temperIn} from '../../bots/levels.js';
import {type Seat, type Temper, TEMPERS} from '../../game/index.js';
import {type Messages, plainName, type Player} from '../../i18n/index.js';
import type {TableContext} from '../table-context.js';

/** The remark about each player: of a bot, that it is one and its level. */
export function aboutOf(table: TableContext, players: readonly Player[]): readonly string[] {
  const {host, messages, session, settings, slots} = table;
  if (!messages?.isComplete || !session) return [];
  if (session.company) return session.company.about(messages);
  const said =
    (slots.ownBots() ?? host.bots)
      ? messages.t('ui/bot')
      : messages.lookup(`ui/bot/${levelIn(settings.get('bot-level'), host.entry)}`);
  const people = slots.people();
  const isPerson = (seat: Seat): boolean =>
    people === undefined ? seat === (session.client.seat ?? 0) : seat < people;
  return players.map(({name}, seat) => {
    if (isPerson(seat)) return '';
    const temper = temperAt(table, name);
    return temper === 'even' ? said : messages.t(`ui/temper/${temper}`, {bot: said});
  });
}

/**
 * How a bot with this name chooses between moves that are worth about the same; unknown for the page's
 * own bots.
 */
export function temperAt(
  {host, messages, settings, slots}: TableContext,
  name: string | undefined,
): Temper {
  if (!messages || name === undefined || (slots.ownBots() ?? host.bots)) return 'even';
  const temper = temperOf(plainName(name), messages);
  return temperIn(temper, settings.get('bot-level'), host.entry);
}

/**
 * The temper of a bot, by its name: the house's bots take turns, whatever the language; of other names
 * the letters tell.
 */
export function temperOf(name: string, messages: Messages): Temper {
  let number = 0;
  while (messages.has(`bot/${number}`) && messages.lookup(`bot/${number}`) !== name) number++;
  if (!messages.has(`bot/${number}`))
    number = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return TEMPERS[number % TEMPERS.length]!;
}
