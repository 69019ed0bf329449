import {levelIn, temperIn} from '../../../bots/levels.js';
import type {Seat, Temper} from '../../../game/index.js';
import {plainName, shownName} from '../../../i18n/index.js';
import type {TableContext} from '../table-context.js';
import {playerNames, temperOf} from './names.js';

/** The players at a table: what they are called, and what there is to say of them. */

/** Names by seat: the author's, otherwise "You" and the bots' names. */
export function namesOf({host, session, messages, slots}: TableContext): readonly string[] {
  const given = host.seats
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(shownName);
  const {company, seating, client} = session ?? {};
  return (
    company?.names(messages) ??
    slots.names(given) ??
    playerNames(given, seating?.seats ?? 0, client?.seat ?? 0, messages)
  );
}

/** What there is to say of each player: of a bot, that it is one and its level. */
export function aboutOf(table: TableContext, names: readonly string[]): readonly string[] {
  const {host, messages, session, settings, slots} = table;
  if (!messages?.isComplete || !session) return [];
  if (session.company) return session.company.about(messages);
  const said = host.bots
    ? messages.t('ui/bot')
    : messages.lookup(`ui/bot/${levelIn(settings.get('bot-level'), host.entry)}`);
  const people = slots.people();
  const isPerson = (seat: Seat): boolean =>
    people === undefined ? seat === (session.client.seat ?? 0) : seat < people;
  return names.map((name, seat) => {
    if (isPerson(seat)) return '';
    const temper = temperAt(table, name);
    return temper === 'even' ? said : messages.t(`ui/temper/${temper}`, {bot: said});
  });
}

/**
 * How the bot of a name chooses between moves of about the same worth; of the page's own bots nothing
 * is known.
 */
export function temperAt(
  {host, messages, settings}: TableContext,
  name: string | undefined,
): Temper {
  if (!messages || name === undefined || host.bots) return 'even';
  const temper = temperOf(plainName(name), messages);
  return temperIn(temper, settings.get('bot-level'), host.entry);
}
