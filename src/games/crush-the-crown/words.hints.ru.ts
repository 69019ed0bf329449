import type {Card} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';

/** A sentence about a card. */
const about =
  (text: string) =>
  ({card}: Readonly<Record<'card', Card>>, words: Words): string =>
    `${words.t('card', {card})}: ${text}.`;

/** Why the bot would move so, in Russian. */
export const hints: Catalogue = {
  'crush/why/only': 'Другого хода нет.',
  'crush/why/marry': about('её масти на руках больше всего'),
  'crush/why/swap': about('понадобится последней'),
  'crush/why/extend': about('следующая карта правительства'),
  'crush/why/discover': 'Шпион стоит карты в каждый ход соперника.',
  'crush/why/build-nothing': 'Подходящей карты нет.',
  'crush/why/spy': about('подходит и приносит дань каждый ход'),
  'crush/why/spy-wild': 'Годится на любое место, а других шпионов нет.',
  'crush/why/no-spy': 'Подходящего шпиона нет.',
  'crush/why/give': about('отдать её дешевле всего'),
  'crush/why/give-useless': about('никому из двоих не нужна'),
  'crush/why/fire': about('от неё меньше всего пользы'),
  'crush/why/fire-useless': about('больше ни на что не годится'),
  'crush/why/fire-rivals': about('нужна только сопернику'),
  'crush/why/keep': 'Все карты на руках пригодятся.',
};
