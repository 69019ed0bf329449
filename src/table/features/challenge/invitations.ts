import type {GameEntry} from '../../../elements/index.js';
import type {Challenge} from '../../../notation/link/challenge.js';
import type {LinkFault} from '../../../notation/link/link-in-address.js';
import type {TableAttributes} from '../../table-attributes.js';

/** The content of a link for a table: a challenge and its game, or a fault. */
export type Invitation =
  | {readonly challenge: Challenge; readonly entry: GameEntry}
  | {readonly fault: LinkFault};

/** The id of the part over the table in which challenges are made and answered. */
export const SAME_CARDS = 'same-cards';

/** Invitations that their tables have not taken up yet. */
const invitations = new WeakMap<TableAttributes, Invitation>();

/** Leaves an invitation for a table. */
export const offer = (host: TableAttributes, invitation: Invitation): void =>
  void invitations.set(host, invitation);

/** Takes up the invitation that was left for a table, if there is one. */
export function takeUp(host: TableAttributes): Invitation | undefined {
  const invitation = invitations.get(host);
  invitations.delete(host);
  return invitation;
}
