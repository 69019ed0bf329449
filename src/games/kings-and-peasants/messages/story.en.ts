import type {Card} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';

type Ranked = Readonly<Record<'king' | 'soldier' | 'peasant', string>>;
type Turn = Readonly<{at: number; name: string; winner: string; card: Card}>;
type Fall = Omit<Turn, 'winner'> & Readonly<{lost: Card}>;
type Decided = Omit<Turn, 'winner' | 'card'> & Readonly<Record<'n' | 'next', number>>;

const inner = (name: string, messages: Messages): string =>
  name === messages.t('you') ? 'you' : name;
const does = (name: string, messages: Messages, one: string, several: string): string =>
  name === messages.t('you') ? `You ${several}` : `${name} ${one}`;

/** The coronation and the end, in English. */
export const story = {
  'peasants/go-crown': 'Coronation',
  'peasants/brings/gets': 'gets trumps',
  'peasants/brings/pays': 'pays a trump',
  'peasants/meaning/king': ({soldier, peasant}: Ranked) =>
    `${soldier} and ${peasant} owe you a trump each; you give a card back.`,
  'peasants/meaning/prince': 'You pay nothing and get nothing.',
  'peasants/meaning/soldier': ({king}: Ranked) =>
    `You owe ${king} your highest trump, and get a good card back.`,
  'peasants/meaning/peasant': ({king}: Ranked) => `You owe ${king} a trump, and get any card back.`,
  'peasants/meaning/all': ({king, soldier, peasant}: Ranked, messages) =>
    `${soldier} and ${peasant} owe ${inner(king, messages)} a trump each, for a card back.`,
  'peasants/one-more': 'One more trick, and you are out until the reign',
  'peasants/limit': ({n}: {n: number}) =>
    n === 9
      ? 'You have no limit: take what you can'
      : `With ${n} tricks you are out until the reign`,
  'peasants/others-play': 'The others play on for the rest',

  'peasants/end/reign': ({name}: {name: string}, messages) =>
    `${does(name, messages, 'wins', 'win')} the reign`,
  'peasants/end/session': (
    {n, names, won, games}: Readonly<{n: number; names: string; won: number; games: number}>,
    messages,
  ) =>
    n === 1
      ? `${does(names, messages, 'wins', 'win')} ${won} of ${games} games`
      : `${won} games each: ${names}`,
  'peasants/turn/takes': ({at, name, card}: Turn, messages) =>
    `Trick ${at}: ${inner(name, messages)} came ahead with the ${messages.t('card', {card})}.`,
  'peasants/turn/other': ({at, name, winner, card}: Turn, messages) =>
    `Trick ${at}: with the ${messages.t('card', {card})} of ${inner(name, messages)} ${inner(winner, messages)} stayed ahead.`,
  'peasants/turn/fell': ({at, name, lost, card}: Fall, messages) =>
    `Trick ${at}: your ${messages.t('card', {card: lost})} fell to ${name}’s ${messages.t('card', {card})}.`,
  'peasants/turn/decided': ({at, name, n, next}: Decided, messages) =>
    `After trick ${at} nobody could catch ${inner(name, messages)} any more: ${n} to ${next}.`,
  'peasants/turn/last': ({name, n, next}: Decided, messages) =>
    `The last trick decided: ${inner(name, messages)} ahead, ${n} to ${next}.`,
} satisfies GameCatalogue;
