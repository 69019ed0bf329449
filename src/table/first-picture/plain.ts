import {nearestLang} from '../../elements/index.js';
import {onDarkGround} from '../../elements/shared/index.js';
import {matchLocale} from '../../i18n/locales.js';
import {isChallenged} from '../challenged.js';
import {remOf, WIDE, widthOf} from '../frame/width-of.js';

/** The attributes with which a table begins as its drawing shows it. */
const PLAIN = /^(variant|game|class|id|style|storage-key|lang|data-.*)$/;

/** What a table keeps in the browser; `undefined` where nothing can be kept. */
export function keptKeys(): readonly string[] | undefined {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith('gstk/'));
  } catch {
    return undefined;
  }
}

/**
 * Whether a table that is not defined yet will begin with a deal for a reader who has chosen nothing
 * here, in English, with its panels below it.
 */
export const isPlain = (host: Element): boolean =>
  (keptKeys() ?? []).length === 0 &&
  host.shadowRoot === null &&
  Object.keys(host).length === 0 &&
  host.getAttributeNames().every((name) => PLAIN.test(name)) &&
  window === top &&
  !matchMedia('(forced-colors: active), print').matches &&
  !isChallenged() &&
  matchLocale([nearestLang(host), ...navigator.languages]) === 'en' &&
  getComputedStyle(host).direction === 'ltr' &&
  host.checkVisibility() &&
  widthOf(host) < WIDE * remOf(host) &&
  !onDarkGround(host);
