import {does, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';

/** Words of moments that are shown in steps. */

type Count = Readonly<Record<'n', number>>;
type To = Readonly<Record<'to', Player>>;

const CARDS = {one: 'card', other: 'cards'};

export const moments = {
  // at a Government, about the spies that the other player has sent there
  'crush/due': ({n, ...by}: Player & Count, messages: Messages) =>
    `${whose(by, 'Your')} ${n === 1 ? 'spy' : 'spies'}: ${messages.count(n, CARDS)} a turn`,
  'crush/one-left': 'One card from the crown',
  'crush/sends': ({to, ...who}: Player & To) => `${does(who, 'send')} ${whom(to)} a spy`,
  'crush/search': ({n}: Count, messages: Messages) => `${messages.count(n, CARDS)}, then the Queen`,
} satisfies GameCatalogue;
