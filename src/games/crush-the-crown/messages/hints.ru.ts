import type {Card} from '../../../cards/index.js';
import {capital} from '../../../i18n/russian.js';
import type {LocaleOf, Messages} from '../../../i18n/index.js';
import {feet} from './feet.ru.js';
import {told} from './told.ru.js';
import type {hints as english} from './hints.en.js';
import {moments} from './moments.ru.js';

/** The first card given, and all cards of a tribute of several. */
type Gift = Readonly<{card: Card; cards?: readonly Card[]}>;

/** A sentence about a card, for nouns of any gender. */
const about =
  (text: string) =>
  ({card}: Readonly<Record<'card', Card>>, messages: Messages): string =>
    `${capital(messages.t('card', {card}))}: ${text}.`;

/** A sentence about one card, or about all cards of a tribute. */
const ofTribute =
  (one: string, several: string) =>
  ({card, cards}: Gift, messages: Messages): string => {
    if (!cards) return about(one)({card}, messages);
    const names = cards.map((each) => messages.t('card', {card: each}));
    return `${capital(names.slice(0, -1).join(', '))} и ${names.at(-1)}: ${several}.`;
  };

/** The bot's advice with its reasons, the coach marks of the first game, and words of the table, in Russian. */
export const hints: LocaleOf<typeof english> = {
  'crush/why/only': 'Другого хода нет.',
  'crush/why/marry': about('её масти на руках больше всего'),
  'crush/why/swap': about('понадобится позже всего'),
  'crush/why/extend': about('следующая карта правительства'),
  'crush/why/discover': 'Шпион отнимает по карте за ход.',
  'crush/why/build-nothing': 'Подходящей карты нет.',
  'crush/why/spy': about('подходит и приносит дань каждый ход'),
  'crush/why/spy-wild': 'Эта карта годится на любое место, а других шпионов нет.',
  'crush/why/no-spy': 'Подходящего шпиона нет.',
  'crush/why/give': ofTribute('отдать дешевле всего', 'отдать дешевле всего'),
  'crush/why/give-useless': ofTribute(
    'никому из двоих не пригодится',
    'никому из двоих не пригодятся',
  ),
  'crush/why/fire': about('пользы меньше всего'),
  'crush/why/fire-useless': about('больше ни на что не годится'),
  'crush/why/fire-rivals': about('пригодится только сопернику'),
  'crush/why/keep': 'Все карты на руках пригодятся.',
  'crush/why/marry-any': about('не хуже другой дамы'),
  'crush/why/low': about('своему правительству нужна меньше всего'),

  // the aim, and the coach marks
  'aim/crush-the-crown': 'Соберите ряд от короля до туза без шпиона',
  'crush/tip/next': 'Золотое место: следующая карта, одна за ход.',
  'crush/tip/spy': 'Двух королей казнили: карты их мастей могут шпионить в чужом ряду.',
  'crush/tip/tribute': 'Шпион стоит вам карты за ход. Его убирает верная карта этого места.',
  'crush/tip/marry': 'Жените короля: масть дамы ваша. Нет дамы — меняйте карты, пока не придёт.',
  'crush/tip/fire': 'Увольте ненужное, потом наберёте до пяти.',
  'crush/tip/feet': 'Число под картой: сколько мест ряда до неё.',

  ...feet,
  ...told,
  ...moments,
};
