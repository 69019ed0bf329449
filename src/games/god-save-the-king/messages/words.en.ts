import type {Card, Rank} from '../../../cards/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {Cause, Spot} from '../types.js';

/** Words and parts of sentences that the English messages share. */

export const CARDS = {one: 'card', other: 'cards'};
export const TRICKS = {one: 'trick', other: 'tricks'};
/** How a King fell, and where. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  flank: 'turned up on a flank',
  rout: 'routed',
  penalty: 'drawn from the hand',
  pile: 'found in a pile',
  short: 'too few cards to lay',
};

export type Name = Readonly<Record<'name', string>>;
export type Both = Readonly<Record<'one' | 'other', string>>;
export type Rout = Readonly<
  Record<'by' | 'of', string> & Record<'spot', Spot> & Record<'card', Card>
>;
/** How a King fell: where he lay, or in whose pile he was found. */
export type How = Readonly<
  Record<'cause', Cause> & Record<'spot', Spot> & Record<'pile', string | undefined>
>;
export type Draw = Readonly<Record<'from' | 'to', string> & Record<'card', Card>>;

/** A subject with its verb: `Otto wins`, `you win`. */
export const does = (name: string, messages: Messages, verb: string, yours: string): string =>
  name === messages.t('you') ? `You ${yours}` : `${name} ${verb}`;
export const small = (name: string, messages: Messages): string =>
  name === messages.t('you') ? 'you' : name;
export const whose = (name: string, messages: Messages): string =>
  name === messages.t('you') ? 'your' : `${name}’s`;
export const king = (name: string, messages: Messages, first: boolean): string =>
  name === messages.t('you') ? (first ? 'Your King' : 'your King') : `${name}’s King`;
export const rank = (code: Rank, messages: Messages): string => messages.t('rank', {rank: code});
export const cards = (codes: readonly (Card | null)[], messages: Messages): string =>
  codes
    .map((card) => (card ? messages.t('card', {card}) : messages.t('card/face-down')))
    .join(', ');
