import type {Catalogue} from './translate.js';

/** The locales that have sentences, and their shared ones; each is loaded when it is needed. */
export const LOCALES = {
  en: () => import('./en.js').then(({en}) => en),
  ru: () => import('./ru.js').then(({ru}) => ru),
} as const satisfies Record<string, () => Promise<Catalogue>>;

/** A locale that has sentences. */
export type Locale = keyof typeof LOCALES;

/** The first of the wanted tags that has sentences, `ru-RU` as `ru`; English when none has. */
export function matchLocale(wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
    if (Object.hasOwn(LOCALES, base)) return base as Locale;
  }
  return 'en';
}
