import {drawnSecret} from 'gstk/match';
import type {Seat} from 'gstk/game';
import type {Head, Meta} from './store/store.js';
import {claimField, generationOf, lateField, seatField} from './meta-fields.js';

/** What a waiting room keeps of its match in the store, and what becomes of it at Start. */

/** The settings that the host of a waiting room may change. */
export type Setup = Pick<Head, 'seats' | 'options' | 'people' | 'pace'>;

/** What counts from the moment at which the host has pressed Start. */
export interface Begun extends Setup, Pick<Head, 'rules'> {
  /** By seat, the seal of the page's number. */
  readonly seals: readonly (string | null)[];
}

/** The fields of a match's meta; `begun` and `nonces` are written once. */
export const SETUP = 'setup';
export const BEGUN = 'begun';
export const NONCES = 'nonces';
export const nonceField = (seat: Seat): string => `nonce/${seat}`;

/** The settings of a waiting room at this moment. */
export const setupOf = (head: Head, meta: Meta): Setup => {
  const {seats, options, people} = head;
  return (parsed(meta[SETUP]) as Setup | undefined) ?? {seats, options, people};
};

export const begunIn = (meta: Meta): Begun | undefined => parsed(meta[BEGUN]) as Begun | undefined;

/**
 * The head of a match that is played: after a waiting room with its settings and the drawn secret;
 * `undefined` while people wait.
 */
export function playedHead(head: Head, meta: Meta): Head | undefined {
  if (!head.waits) return head;
  const begun = begunIn(meta);
  const nonces = parsed(meta[NONCES]) as readonly (string | null)[] | undefined;
  if (!begun || !nonces) return undefined;
  const {seals, people, ...settings} = begun;
  const late = [...Array(settings.seats).keys()].filter((seat) => meta[lateField(seat)]);
  return {
    ...head,
    ...settings,
    people: [...new Set([...people, ...late])].sort((one, other) => one - other),
    secret: drawnSecret(head.secret, nonces),
    draw: {secret: head.secret, seals, nonces},
  };
}

/** The seats that somebody who follows the invitation may take at once; some may be taken already. */
export const freeSeats = (head: Head, meta: Meta): readonly Seat[] =>
  head.waits ? (playedFreeSeats(meta) ?? setupOf(head, meta).people) : head.people;

const playedFreeSeats = (meta: Meta): readonly Seat[] | undefined => {
  const begun = begunIn(meta);
  return begun && vacantSeats(begun.people, meta);
};

/** The seats of people who were replaced, which bots have until somebody comes. */
export const vacantSeats = (people: readonly Seat[], meta: Meta): readonly Seat[] =>
  people.filter(
    (seat) => generationOf(meta, seat) > 0 && meta[claimField(meta, seat)] === undefined,
  );

/** The bots' seats of a match that has begun, which late friends may take at its next deal. */
export const lateSeats = (head: Head, meta: Meta): readonly Seat[] => {
  const {seats = 0} = (head.waits ? begunIn(meta) : undefined) ?? {};
  const all = [...Array(seats).keys()];
  return all.filter((seat) => isBotsNow(meta, seat) && meta[seatField(seat)] === undefined);
};

/** Whether a bot has a seat of a match that has begun, though somebody may have taken it since. */
export const isBotsNow = (meta: Meta, seat: Seat): boolean =>
  begunIn(meta)?.people.includes(seat) === false && meta[lateField(seat)] === undefined;

/** The seat that a page has taken. */
export const seatOf = (meta: Meta, claim: string): Seat | undefined => {
  const field = Object.keys(meta).find((one) => one.startsWith('seat/') && meta[one] === claim);
  const seat = Number.parseInt(field?.slice('seat/'.length) ?? '', 10);
  return field === claimField(meta, seat) ? seat : undefined;
};

const parsed = (text: string | undefined): unknown =>
  text === undefined ? undefined : JSON.parse(text);
