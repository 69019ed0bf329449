import type {Card, Rank} from '../../../cards/index.js';
import type {Messages, Player} from '../../../i18n/index.js';
import {whose} from '../../../i18n/russian.js';
import type {Cause, Spot} from '../types.js';

/** Words and parts of sentences that the Russian messages share; names are in the nominative. */

export const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
export const TRICKS = {one: 'взятку', few: 'взятки', many: 'взяток', other: 'взятки'};
export const SPOTS: Readonly<Record<Spot, string>> = {
  left: 'слева',
  centre: 'в центре',
  right: 'справа',
};
export const PLACES: Readonly<Record<Spot, string>> = {
  left: 'Слева',
  centre: 'Центр',
  right: 'Справа',
};

export const rank = (code: Rank, messages: Messages): string => messages.t('rank', {rank: code});
export const cards = (codes: readonly (Card | null)[], messages: Messages): string =>
  codes
    .map((card) => (card ? messages.t('card', {card}) : messages.t('card/face-down')))
    .join(', ');
/** How a King fell. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  flank: 'открыт на фланге',
  rout: 'найден облавой',
  penalty: 'вытянут из руки',
  pile: 'найден в стопке',
  short: 'слишком мало карт',
};
/** A King of a player: `ваш король`, `король игрока Отто`. */
export const king = (player: Player): string => whose(player, 'ваш король', 'король');
export const inPile = (player: Player): string => whose(player, 'в вашу стопку', 'в стопку');
