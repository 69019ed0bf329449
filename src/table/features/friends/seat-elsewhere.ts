import {type Invitation, invitationIn, inviteTo, readToken} from '../../../online/token.js';
import {addressWith, forgetLink, linkInAddress} from '../../address.js';
import type {TableAttributes} from '../../table-attributes.js';
import {forgetSeat, keepSeat, type KeptSeat, keptSeat} from './kept-seat.js';

/** A seat at a server. */
export type Seat = Omit<KeptSeat, 'server'>;

/**
 * The seat of a table at a match elsewhere: what leads to it, the address of the page or what the
 * browser keeps, and what is remembered of it.
 */
export class SeatElsewhere {
  /** The seat that is taken, or being taken. */
  taken: Seat | undefined;
  /** The seat to which the reader may go back. */
  rested: Seat | undefined;
  /** What the address of the page invites to. */
  invitation: Invitation | undefined;
  readonly #host: TableAttributes;
  readonly #server: string;

  constructor(host: TableAttributes, server: string) {
    this.#host = host;
    this.#server = server;
  }

  /** What the server told of its secret before the first card; '' before a seat is taken. */
  get commitment(): string {
    return this.taken?.commitment ?? '';
  }

  /** The seat to go to at once; `invited` where the reader is to be asked before. */
  find(): Seat | 'invited' | undefined {
    const invitation = invitationIn(linkInAddress('gstk'));
    const kept = keptSeat(this.#place, this.#server);
    if (invitation?.game !== this.#host.entry.id) {
      if (!kept?.rests) return kept;
      this.rested = kept;
      return undefined;
    }
    this.invitation = invitation;
    const {match, role} = readToken(invitation.token)!;
    // Somebody who has sat down already comes back to that seat.
    if (kept && readToken(kept.token)?.match === match) return kept;
    return role === 'invitation' ? 'invited' : {token: invitation.token};
  }

  /** Keeps the seat, so that a page that is loaded again comes back to it. */
  keep(seat: Seat): void {
    this.taken = seat;
    this.rested = undefined;
    this.#save({...seat, rests: undefined});
    // Without a place the address goes on leading there.
    if (this.#place !== undefined) this.forgetAddress();
  }

  /**
   * The reader is not at the seat for now; nothing is forgotten.
   * @param rests why the page does not go there by itself; `undefined` where it tries again when loaded
   */
  rest(rests: Seat['rests']): void {
    if (!this.taken) return;
    this.rested = {...this.taken, rests};
    this.#save(this.rested);
    this.taken = undefined;
  }

  #save(seat: Seat): void {
    if (readToken(seat.token)?.role === 'seat' || seat.invitation)
      keepSeat(this.#place, {server: this.#server, ...seat});
  }

  /** Forgets the seat of a match that the reader has deleted; the address goes on inviting. */
  forget(): void {
    forgetSeat(this.#place);
    this.taken = this.rested = undefined;
  }

  /** The address invites no longer. */
  forgetAddress(): void {
    if (this.invitation && invitationIn(linkInAddress('gstk'))) forgetLink('gstk');
    this.invitation = undefined;
  }

  /** The link to this page that a token makes. */
  linkOf(token: string | undefined): string | undefined {
    const host = this.#host;
    return token && addressWith(inviteTo('', {game: host.entry.id, token}), host);
  }

  /** Where the seat is kept; `undefined` where nothing is to be. */
  get #place(): string | undefined {
    const {ownKey, entry} = this.#host;
    return ownKey === undefined ? undefined : `${ownKey}/${entry.id}`;
  }
}
