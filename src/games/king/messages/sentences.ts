import {capital} from '../../../i18n/capital.js';

/** A sentence of each list, of the parts that it has. */
export const sentences = (...all: readonly (readonly (string | null | false)[])[]): string =>
  all
    .map((parts) => parts.filter(Boolean).join('; '))
    .filter(Boolean)
    .map((text) => `${capital(text)}.`)
    .join(' ');
