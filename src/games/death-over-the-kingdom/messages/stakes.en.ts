import {whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';

type OneCard = Readonly<Record<'card', string>>;
type Valued = OneCard & Readonly<Record<'value', number>>;
type Count = Readonly<Record<'n', number>>;
/** The abilities that are used on a turn. */
type Used = 'look' | 'take' | 'juggle' | 'burn';

const card = (id: string, messages: Messages): string => messages.t('card', {card: id});

const USE: Readonly<Record<Used, string>> = {
  look: 'Use: look',
  take: 'Use: steal',
  juggle: 'Use: juggle',
  burn: 'Use: burn',
};

/** The buttons of a turn with their possible consequences, in English. */
export const stakes = {
  'kingdom/do/fold': 'Keep',
  'kingdom/do/exchange': ({name}: Player) => (name ? `Swap with ${name}` : 'Swap'),
  'kingdom/do/cut': 'Cut the deck',
  'kingdom/do/cut-at': ({n}: {n: number}) => `Cut at ${n}`,
  'kingdom/do/use': ({ability}: {ability: Used}) => USE[ability],
  'kingdom/do/ability': 'Use the ability',
  'kingdom/do/change': 'Change card',
  'kingdom/do/lay': 'Play it',
  'kingdom/do/back': 'Back',
  'kingdom/do/next': 'Next',
  'kingdom/do/take': ({name}: Player) => (name ? `Take from ${name}` : 'Take'),
  'kingdom/do/juggle': ({name}: Player) => (name ? `Swap with ${name}` : 'Swap'),
  'kingdom/do/burn': ({name}: Player) => (name ? `Burn ${name}’s card` : 'Burn'),
  'kingdom/do/round': ({n}: {n: number}) => `Round ${n}`,
  'kingdom/do/turn': ({n}: {n: number}) => `Turn ${n}`,
  'kingdom/do/end': 'Who wins?',

  'kingdom/stake/keep': ({value, second}: {value: number; second: number | null}) =>
    second === null ? `you show ${value}` : `you show ${value} or ${second}`,
  'kingdom/stake/stays-open': ({card: id}: OneCard, messages) =>
    `your ${card(id, messages)} stays open`,
  'kingdom/stake/unseen': 'an unseen card',
  'kingdom/stake/known': ({card: id, value}: Valued, messages) =>
    `you get ${card(id, messages)}, ${value}`,
  'kingdom/stake/look': ({name}: Player) =>
    name ? `look at ${name}’s card` : 'look at the top card',
  'kingdom/stake/take': 'any card, unseen',
  'kingdom/stake/juggle': 'two others swap',
  'kingdom/stake/burn': 'a card is burned',
  'kingdom/stake/seen': ({card: id}: OneCard, messages) => `all see ${card(id, messages)}`,
  'kingdom/stake/cut': 'a card of the deck',
  'kingdom/stake/cut-seen': 'all see it',
  'kingdom/stake/change': ({cards}: {cards: readonly string[]}, messages) =>
    cards.map((id) => card(id, messages)).join(' or '),
  // what a point would do, as the totals stand
  'kingdom/stake/point-second': ({n}: Count) => `a point makes ${n}: second place`,
  'kingdom/stake/point-first': ({last}: {last: boolean}) =>
    `a point puts you first: too many${last ? '' : ' for now'}`,
  'kingdom/stake/point-ties': ({last}: {last: boolean}) =>
    `a point ties you for first: too many${last ? '' : ' for now'}`,
  'kingdom/stake/point-below': ({n}: Count) => `a point makes ${n}: not second yet`,
  'kingdom/stake/point-fewest': ({n}: Count) => `a point makes ${n}: still the fewest`,
  'kingdom/stake/point-leaves': ({n}: Count) => `a point makes ${n}: no longer the fewest`,
  'kingdom/stake/point-more': ({n, fewest}: Count & {fewest: number}) =>
    `a point makes ${n}; the fewest is ${fewest}`,
  'kingdom/stake/stays-second': ({n}: Count) => `no point: ${n} keeps you second`,
  'kingdom/stake/stays-fewest': ({n}: Count) => `no point: ${n} stays the fewest`,
  'kingdom/stake/beaten-highest': ({card: id, ...who}: Player & OneCard, messages) =>
    `${whose(who)} ${card(id, messages)} is higher`,
  'kingdom/stake/beaten-lowest': ({card: id, ...who}: Player & OneCard, messages) =>
    `${whose(who)} ${card(id, messages)} is lower`,
} satisfies GameCatalogue;
