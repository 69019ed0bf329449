import type {Card} from '../../../cards/index.js';
import {capital} from '../../../i18n/russian.js';
import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {told as english} from './told.en.js';

/** A sentence about a card, for nouns of any gender. */
const about =
  (text: string) =>
  ({card}: Readonly<Record<'card', Card>>, messages: Messages): string =>
    `${capital(messages.t('card', {card}))}: ${text}.`;

/** Another player's reasons in Russian. */
export const told: LocaleOf<typeof english> = {
  'crush/told/marry':
    'Дама на руках обязана выйти замуж; почему эта, сказать нельзя: это выдало бы руку.',
  'crush/told/swap': 'Без дамы одну карту меняют; почему эту, сказать нельзя: это выдало бы руку.',
  'crush/told/extend': about('следующая карта правительства'),
  'crush/told/discover': 'Шпион отнимает по карте за ход, его пора раскрыть.',
  'crush/told/spy': about('подходит на это место и приносит дань каждый ход'),
  'crush/told/spy-wild': 'Наёмная карта годится на любое место и приносит дань каждый ход.',
  'crush/told/give-suit':
    'За шпиона отдают карту масти того, кто его послал; почему эту, сказать нельзя: это выдало бы руку.',
  'crush/told/give-any': 'Карт этой масти не было, поэтому можно отдать любую.',
  'crush/told/fire':
    'Вместо уволенной придёт неизвестная карта; почему эта, сказать нельзя: это выдало бы руку.',
  'crush/told/fire-useless': about('больше ни на что не годится'),
  'crush/told/fire-rivals': about('пригодится только сопернику'),
};
