import {type Level, LEVELS, levelIn} from '../../../bots/levels.js';
import type {GameEntry} from '../../../elements/index.js';
import type {Locale, Messages} from '../../../i18n/index.js';
import type {MatchSetup} from '../../../match/index.js';
import {type Challenge, challengeSetup} from '../../../notation/link/challenge.js';
import {LINK_FAULTS, type LinkFault} from '../../../notation/link/link-in-address.js';
import {loadMessages} from '../../loading.js';
import type {Invitation} from './invitations.js';

/** A challenge that this page can play. */
export interface Playable {
  readonly challenge: Challenge;
  readonly entry: GameEntry;
  readonly setup: Pick<MatchSetup, 'seats' | 'options' | 'seed'>;
  /** The level of the bots. */
  readonly level: Level;
  /** The messages of its game. */
  readonly messages: Messages;
}

/** The challenge of an invitation, or the reason why it cannot be played here. */
export async function playableOf(
  invitation: Invitation,
  locale: Locale,
): Promise<Playable | {readonly fault: LinkFault}> {
  if ('fault' in invitation) return invitation;
  const {challenge, entry} = invitation;
  const [rules, messages] = await Promise.all([entry.play(), loadMessages(entry, locale, true)]);
  const setup = challengeSetup(rules, challenge);
  if ('fault' in setup) return setup;
  const known = LEVELS.find((one) => one === (challenge.level || 'normal'));
  if (known === undefined) return {fault: LINK_FAULTS.newer};
  return {challenge, entry, setup, level: levelIn(known, entry), messages};
}
