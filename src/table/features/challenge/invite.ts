import {linkInAddress} from '../../address.js';
import type {TableAttributes} from '../../table-attributes.js';
import {type Challenge, readChallenge} from '../../../notation/link/challenge.js';
import {LINK_FAULTS, type LinkFault} from '../../../notation/link/link-in-address.js';
import {type Invitation, offer} from './invitations.js';

/** A table that can accept a challenge. */
export interface InvitedTable extends TableAttributes {
  game?: string;
  variant?: string;
  fetchFeatures(): Promise<void>;
}

/** The challenge of a page and the table that has accepted it, shared by all copies of the library. */
const TAKEN = Symbol.for('gstk/challenge');
type Page = Document & {[TAKEN]?: {readonly link: string; readonly table: Element}};

/** Whether a table of the page has accepted its challenge. */
const isTaken = ({[TAKEN]: taken}: Page): boolean =>
  taken?.link === linkInAddress('same') && taken.table.isConnected;

/** How many milliseconds to wait for tags that are not yet defined. */
const PATIENCE = 3_000;

/**
 * Accepts the challenge in the address of the page if this table is the right one: the first that plays
 * the game of the link, otherwise the first that can play it.
 */
export async function invite(host: InvitedTable): Promise<void> {
  const page = host.ownerDocument as Page;
  const link = linkInAddress('same');
  const challenge = readChallenge(link);
  if (!challenge || isTaken(page)) return;
  await settled(page);
  if (!host.isConnected || isTaken(page) || tableFor(challenge, host) !== host) return;
  page[TAKEN] = {link, table: host};
  offer(host, invitationTo(challenge, host));
  await host.fetchFeatures();
  host.requestUpdate();
}

function invitationTo(challenge: ReturnType<typeof readChallenge>, host: InvitedTable): Invitation {
  if (!challenge || 'fault' in challenge) return challenge ?? {fault: LINK_FAULTS.damaged};
  const entry = host.games.find(({id}) => id === challenge.game);
  return entry ? {challenge, entry} : {fault: LINK_FAULTS.unknownGame};
}

/** The table of the page that a challenge is for. */
function tableFor(
  challenge: Challenge | {readonly fault: LinkFault},
  host: InvitedTable,
): InvitedTable | undefined {
  const page = host.ownerDocument;
  const found = [...page.querySelectorAll(':defined')].filter(isTable);
  const all = (found.includes(host) ? found : [...found, host]).filter(isFree);
  if ('fault' in challenge) return all[0];
  const {game} = challenge;
  return (
    all.find(({entry}) => entry.id === game) ??
    all.find(({games}) => games.some(({id}) => id === game)) ??
    all[0]
  );
}

const isTable = (element: Element): element is InvitedTable =>
  'games' in element && 'fetchFeatures' in element;

/** Whether one reader plays against the game's bots, with cards from any seed. */
function isFree(table: InvitedTable): boolean {
  const {readOnly, autoplay, bots, humans} = table;
  const isShared = Number(humans) > 1 || readOnly || autoplay;
  return !isShared && !bots && table.setup({state: undefined}).state === undefined;
}

/** Resolves once the page and the tags that it defines are loaded. */
async function settled(page: Document): Promise<void> {
  if (page.readyState !== 'complete')
    await new Promise((resume) => page.defaultView?.addEventListener('load', resume, {once: true}));
  const missing = [...page.querySelectorAll(':not(:defined)')].filter(({localName}) =>
    /-(game|table)$/.test(localName),
  );
  await Promise.race([
    Promise.all(missing.map(({localName}) => customElements.whenDefined(localName))),
    new Promise((resume) => setTimeout(resume, PATIENCE)),
  ]);
}
