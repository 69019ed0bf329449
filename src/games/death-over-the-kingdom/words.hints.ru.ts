import type {Catalogue} from '../../words/index.js';

type Named = Readonly<Record<'card', string>>;

/** Why the bot would do so, in Russian. */
export const hints: Catalogue = {
  'kingdom/why/choose': ({card}: Named, words) =>
    `${words.t('card', {card})}: лучшая карта руки для этого круга.`,
  'kingdom/why/choose-lose': ({card}: Named, words) =>
    `Ещё одно очко было бы лишним; ${words.t('card', {card})} вряд ли его принесёт.`,
  'kingdom/why/fold': 'Карта хороша и так.',
  'kingdom/why/fold-lose': 'Ещё одно очко было бы лишним, а эта карта вряд ли его принесёт.',
  'kingdom/why/exchange': 'У соседа слева, скорее всего, карта лучше.',
  'kingdom/why/exchange-known': ({card}: Named, words) =>
    `У соседа слева ${words.t('card', {card})}.`,
  'kingdom/why/cut': 'Большинство карт колоды лучше этой.',
  'kingdom/why/cut-known': ({card}: Named, words) =>
    `На этой глубине лежит ${words.t('card', {card})}.`,
  'kingdom/why/change': ({card}: Named, words) =>
    `${words.t('card', {card})} из руки теперь лучше.`,
  'kingdom/why/use': ({card}: Named, words) =>
    `${words.t('card', {card})}: хуже от этого не станет.`,
};
