import {capital} from '../../../i18n/capital.js';

/** One sentence for each list, made of the parts that exist. */
export const sentences = (...all: readonly (readonly (string | null | false)[])[]): string =>
  all
    .map((parts) => parts.filter(Boolean).join('; '))
    .filter(Boolean)
    .map((text) => `${capital(text)}.`)
    .join(' ');
