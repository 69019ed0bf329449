import type {Variant} from '../../games/king/rules/contracts/columns.js';
import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const messages = {
  en: () => import('../../games/king/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Sentences of ordering, auction, trumps, talon and stock. */
const choiceMessages = {
  en: () => import('../../games/king/messages/choices.en.js').then(({en}) => en),
  ru: () => import('../../games/king/messages/choices.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** The row of a variant in which only cards are played. */
const cardsOnly = (id: string) => async (): Promise<Variant> => {
  const part = await import('../../games/king/rules/contracts/variants-cards-only.js');
  return part.cardsOnlyVariant(id);
};

/** The row of a variant in which something is chosen, shown or drawn besides. */
const withChoices = (id: string) => async (): Promise<Variant> => {
  const part = await import('../../games/king/rules/contracts/variants-with-choices.js');
  return part.variantWithChoices(id);
};

/** What all variants of the King family share. */
const king = (
  id: string,
  title: string,
  min: number,
  max: number,
  usual: number,
  variantOf: () => Promise<Variant> = cardsOnly(id),
): Entry => ({
  id,
  title,
  family: 'king',
  seats: {min, max, usual},
  rules: async () => {
    const [{rulesOf}, variant] = await Promise.all([
      import('../../games/king/rules/rules-of.js'),
      variantOf(),
    ]);
    return rulesOf(variant);
  },
  load: () => import('../../games/king/index.js').then(({kingGame}) => kingGame(id)),
  play: async () => {
    const [{playRulesOf}, variant, {machine}] = await Promise.all([
      import('../../games/king/play-rules.js'),
      variantOf(),
      import('../../games/king/machine.js'),
    ]);
    return {rules: playRulesOf(variant), machine};
  },
  table: async () => {
    const [{kingTable}, variant] = await Promise.all([
      import('../../games/king/table.js'),
      variantOf(),
    ]);
    return kingTable(variant);
  },
  bot: async () => {
    const [{kingBot}, variant] = await Promise.all([
      import('../../games/king/bot.js'),
      variantOf(),
    ]);
    return kingBot(variant);
  },
  messages: (locale) => messagesIn(messages, locale),
});

/** A variant in which something is chosen, shown or drawn besides the cards that are played. */
const kingWithChoices = (
  id: string,
  title: string,
  min: number,
  max: number,
  usual: number,
): Entry => {
  const variantOf = withChoices(id);
  return {
    ...king(id, title, min, max, usual, variantOf),
    table: async () => {
      const [{kingTable}, {tableChoices}, variant] = await Promise.all([
        import('../../games/king/table.js'),
        import('../../games/king/table/choices/choices.js'),
        variantOf(),
      ]);
      return kingTable(variant, tableChoices);
    },
    messages: async (locale) => {
      const [shared, ofChoices] = await Promise.all([
        messagesIn(messages, locale),
        messagesIn(choiceMessages, locale),
      ]);
      return {...shared, ...ofChoices};
    },
  };
};

/** The King family. */
export const kings: readonly Entry[] = [
  king('king-simple', 'Simple King', 4, 4, 4),
  king('king-threesome', 'King Threesome', 3, 3, 3),
  kingWithChoices('king-custom', 'Custom King', 3, 4, 4),
  kingWithChoices('king-minsk', 'Minsk King', 3, 3, 3),
  kingWithChoices('king-domino', 'Domino King', 4, 4, 4),
  kingWithChoices('king-jokers', 'King with Jokers', 3, 4, 4),
  kingWithChoices('king-trade', 'King with Trade', 3, 4, 4),
  king('king-omnibus', 'Omnibus', 3, 4, 4),
  kingWithChoices('king-atomic', 'Atomic King', 3, 3, 3),
  king('king-short', 'Short King', 3, 6, 4),
  kingWithChoices('king-long', 'Long King', 3, 6, 4),
  kingWithChoices('king-preference', 'Lady’s Preference', 4, 4, 4),
];
