import type {LocaleOf} from '../../../i18n/index.js';
import type {told as english} from './told.en.js';

/** The bot's reasons as those of another player, in Russian. */
export const told: LocaleOf<typeof english> = {
  'kingdom/why/choose/other':
    'Карта для этого круга; почему эта, сказать нельзя: это выдало бы руку.',
  'kingdom/why/choose-lose/other':
    'Ещё одно очко было бы лишним: карта и не должна была его принести.',
  'kingdom/why/fold/other': 'Карта казалась достаточно хорошей.',
  'kingdom/why/fold-lose/other':
    'Ещё одно очко было бы лишним, а эта карта вряд ли его принесла бы.',
  'kingdom/why/exchange/other': 'Карта соседа слева была неизвестна, но, скорее всего, лучше.',
  'kingdom/why/exchange-known/other': 'Карта соседа слева была известна, и она лучше.',
  'kingdom/why/cut/other': 'Большинство карт колоды обещало больше.',
  'kingdom/why/cut-known/other': 'Эта карта колоды была известна, и она лучше.',
  'kingdom/why/change/other': 'Одна из карт руки стала лучше.',
  'kingdom/why/use/other': 'Действие карты обещало больше, чем оставить её как есть.',
};
