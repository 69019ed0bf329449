import type {Card, Rank} from '../../../cards/index.js';
import {whose} from '../../../i18n/english.js';
import type {Messages, Player} from '../../../i18n/index.js';
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

export type TwoPlayers = Readonly<Record<'one' | 'other', Player>>;
export type Rout = Readonly<
  Record<'by' | 'of', Player> & Record<'spot', Spot> & Record<'card', Card>
>;
/** How a King fell, and where he lay or in whose pile he was found. */
export type How = Readonly<
  Record<'cause', Cause> & Record<'spot', Spot> & Record<'pile', Player | undefined>
>;
export type Draw = Readonly<Record<'from' | 'to', Player> & Record<'card', Card>>;

/** A King of a player: `your King`, `Otto’s King`. */
export const king = (player: Player, your = 'your'): string => `${whose(player, your)} King`;
export const rank = (code: Rank, messages: Messages): string => messages.t('rank', {rank: code});
export const cards = (codes: readonly (Card | null)[], messages: Messages): string =>
  codes
    .map((card) => (card ? messages.t('card', {card}) : messages.t('card/face-down')))
    .join(', ');
