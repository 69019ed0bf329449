import type {Card} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';
import {feet} from './feet.en.js';
import {told} from './told.en.js';
import {moments} from './moments.en.js';

/** The first card given, and all cards of a tribute of several. */
type Gift = Readonly<{card: Card; cards?: readonly Card[]}>;

/** A sentence about a card. */
const about =
  (text: string) =>
  ({card}: Readonly<Record<'card', Card>>, messages: Messages): string =>
    `The ${messages.t('card', {card})} ${text}.`;

/** A sentence about one card, or about all cards of a tribute. */
const ofTribute =
  (one: string, several: string) =>
  ({card, cards}: Gift, messages: Messages): string => {
    if (!cards) return about(one)({card}, messages);
    const names = cards.map((each) => messages.t('card', {card: each}));
    return `The ${names.slice(0, -1).join(', the ')} and the ${names.at(-1)} ${several}.`;
  };

/** The bot's advice with its reasons, the coach marks of the first game, and words of the table, in English. */
export const hints = {
  'crush/why/only': 'Nothing else can be done.',
  'crush/why/marry': about('has most of her suit with her'),
  'crush/why/swap': about('will be needed last, if ever'),
  'crush/why/extend': about('is next in the Government'),
  'crush/why/discover': 'A spy costs a card every turn; it must go.',
  'crush/why/build-nothing': 'No card fits now.',
  'crush/why/spy': about('fits now, and brings a tribute every turn'),
  'crush/why/spy-wild': 'This one fits anywhere, and no other spy fits now.',
  'crush/why/no-spy': 'No spy in hand fits.',
  'crush/why/give': ofTribute('is the cheapest gift', 'are the cheapest gift'),
  'crush/why/give-useless': ofTribute(
    'is of no use to either of you',
    'are of no use to either of you',
  ),
  'crush/why/fire': about('is the least useful; an unknown card may be better'),
  'crush/why/fire-useless': about('is no longer of use'),
  'crush/why/fire-rivals': about('helps only the other player'),
  'crush/why/keep': 'All of these are worth keeping.',
  'crush/why/marry-any': about('will do as well as any other Queen'),
  'crush/why/low': about('is the one the Government needs least'),

  // the aim, and the coach marks
  'aim/crush-the-crown': 'Fill your row from King to ace, with no spy in it',
  'crush/tip/next': 'The gold place is your next card; one a turn.',
  'crush/tip/spy': 'Two Kings were executed: cards of their suits can spy in the other row.',
  'crush/tip/tribute': 'A spy costs you a card a turn. The true card of its place removes it.',
  'crush/tip/marry': 'Marry a Queen: her suit is yours. Without one, swap cards until one comes.',
  'crush/tip/fire': 'Fire what you do not need; then you hire up to five.',
  'crush/tip/feet': '“In 3” below a card: three places of the row come before it.',

  ...feet,
  ...told,
  ...moments,
} satisfies GameCatalogue;
