import {hostOf} from './shared/realm.js';
import {show} from '../game/phrases.js';

/** Attributes are written by hand: an invalid one falls back and warns once, it never throws. */

const warned = new Set<string>();

/** Warns once per element name, attribute and value. */
export function warn(element: Element, attribute: string, value: unknown, hint: string): void {
  const text = `<${element.localName}> ${attribute}=${show(value)}: ${hint}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** The value if it is allowed, otherwise the first allowed one, with a warning. */
export function oneOf<const Value extends string>(
  element: Element,
  attribute: string,
  value: string | null | undefined,
  allowed: readonly [Value, ...Value[]],
): Value {
  if (value === null || value === undefined || value === '') return allowed[0];
  if ((allowed as readonly string[]).includes(value)) return value as Value;
  warn(element, attribute, value, `expected one of ${allowed.join(', ')}`);
  return allowed[0];
}

/**
 * A value of the page as text: hands by seat between bars, other lists with spaces, fields by name. What
 * is nested deeper than any setting, a cycle too, is left out.
 */
const textOf = (value: unknown, field: string, depth = 9): string => {
  if (typeof value === 'string' || value === null) return value ?? '';
  if (typeof value !== 'object') return String(value as number | boolean);
  const bar = field === 'hands' && ' | ';
  if (!depth--) return '';
  return Array.isArray(value)
    ? value.map((one) => textOf(one, '', depth)).join(bar || ' ')
    : Object.entries(value)
        .map(([name, one]) => `${name}: ${textOf(one, name, depth)}`)
        .join(bar || '; ');
};

/** The name of the property of an attribute: `link-in` → `linkIn`. */
export type PropertyOf<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<PropertyOf<Rest>>}`
  : Name;

export const propertyOf = <Name extends string>(attribute: Name): PropertyOf<Name> =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as PropertyOf<Name>;

/**
 * The value that a page has set, as text: that of the property, even if it was set before the element
 * was defined, or else that of the attribute; `null` for neither.
 */
export function setting(element: Element, attribute: string): string | null {
  const value = (element as unknown as Record<string, unknown>)[propertyOf(attribute)];
  const text = value == null ? element.getAttribute(attribute) : textOf(value, attribute);
  return text === '' ? null : text;
}

/** The nearest `lang` of an element, across shadow roots; '' when there is none. */
export function nearestLang(element: Element): string {
  const host = hostOf(element.getRootNode());
  return element.closest<HTMLElement>('[lang]')?.lang ?? (host ? nearestLang(host) : '');
}
