import type {MessageCatalogue} from './message-types.js';

/** Shared sentences of each locale that a table is played with; loaded when they are needed. */
export const coreMessages = {
  en: () => import('./messages/en.js').then(({en}) => en),
  ru: () => import('./messages/ru.js').then(({ru}) => ru),
} as const satisfies Record<string, () => Promise<MessageCatalogue>>;

/** A locale that has sentences. */
export type Locale = keyof typeof coreMessages;

/** Those that can wait until somebody plays. */
export const deferredMessages = {
  en: () => import('./messages/deferred.en.js').then(({en}) => en),
  ru: () => import('./messages/deferred.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Those of worked examples and quizzes. */
export const exampleMessages = {
  en: () => import('./messages/example.en.js').then(({en}) => en),
  ru: () => import('./messages/example.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const whole = (locale: Locale) => async (): Promise<MessageCatalogue> => ({
  ...(await coreMessages[locale]()),
  ...(await deferredMessages[locale]()),
});

/** All shared sentences of each locale. */
export const sharedMessages: Readonly<Record<Locale, () => Promise<MessageCatalogue>>> = {
  en: whole('en'),
  ru: whole('ru'),
};

/** The first of the wanted tags that has sentences, `ru-RU` as `ru`; English when none has. */
export function matchLocale(wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
    if (Object.hasOwn(coreMessages, base)) return base as Locale;
  }
  return 'en';
}

/** Makes what fetches a game's messages in a locale; English ones where it has none. */
export const messagesIn =
  (catalogues: Readonly<Record<Locale, () => Promise<MessageCatalogue>>>) =>
  (locale: Locale): Promise<MessageCatalogue> =>
    (Object.hasOwn(catalogues, locale) ? catalogues[locale] : catalogues.en)();
