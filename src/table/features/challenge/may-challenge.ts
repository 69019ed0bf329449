import type {Match} from '../../../match/index.js';
import type {Session} from '../../session.js';
import type {TableAttributes} from '../../table-attributes.js';
import type {Marks} from '../../result/match-marks.js';

/** A page without an address of its own, such as `about:srcdoc`, has no links. */
const hasAddress = (): boolean => /^(https?|file):$/.test(location.protocol);

/**
 * The match on a table if others can play it too by a link: a finished match of one reader against the
 * game's bots, dealt from a seed of this page.
 */
export function linkable(
  {seating: {local: match}, client}: Session,
  {bots}: Pick<TableAttributes, 'bots'>,
  marksOf: (match: Match) => Marks,
): Match | undefined {
  if (!match || !client.outcome || client.seat === undefined || bots || !hasAddress())
    return undefined;
  const {seed, start, secret} = match.record();
  if (seed === undefined || (start ?? secret) !== undefined) return undefined;
  return marksOf(match).level === undefined ? undefined : match;
}
