import type {MessageCatalogue} from './message-types.js';

/** Shared messages that every table needs, by locale; loaded on demand. */
export const coreMessages = {
  en: () => import('./messages/en.js').then(({en}) => en),
  ru: () => import('./messages/ru.js').then(({ru}) => ru),
} as const satisfies Record<string, () => Promise<MessageCatalogue>>;

/** A locale that has messages. */
export type Locale = keyof typeof coreMessages;

/** Shared messages that are not needed before the first move, by locale. */
export const deferredMessages = {
  en: () => import('./messages/deferred.en.js').then(({en}) => en),
  ru: () => import('./messages/deferred.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Shared messages of worked examples and quizzes, by locale. */
export const exampleMessages = {
  en: () => import('./messages/example.en.js').then(({en}) => en),
  ru: () => import('./messages/example.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<MessageCatalogue>>;

const whole = (locale: Locale) => async (): Promise<MessageCatalogue> => ({
  ...(await coreMessages[locale]()),
  ...(await deferredMessages[locale]()),
});

/** All shared messages, by locale. */
export const sharedMessages: Readonly<Record<Locale, () => Promise<MessageCatalogue>>> = {
  en: whole('en'),
  ru: whole('ru'),
};

/**
 * The locale of the first requested language tag that has messages, `ru` for `ru-RU`; English when none
 * has.
 */
export function matchLocale(wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
    if (Object.hasOwn(coreMessages, base)) return base as Locale;
  }
  return 'en';
}

/** Loads the catalogue of a locale. */
type Module = () => Promise<Readonly<Partial<Record<Locale, MessageCatalogue>>>>;

/** Makes the loader of a game's messages for a locale; it falls back to English. */
export const messagesIn =
  (modules: Readonly<Record<'en', Module> & Partial<Record<Locale, Module>>>) =>
  async (locale: Locale): Promise<MessageCatalogue> => {
    const module = await (modules[locale] ?? modules.en)();
    return module[locale] ?? module.en!;
  };
