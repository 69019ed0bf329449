import {warn} from '../elements/index.js';

/** Parsers for attributes that only tables have. */

/** An integer within bounds; otherwise `undefined`, with a warning. */
export function wholeNumber(
  element: Element,
  attribute: string,
  value: string | number | null | undefined,
  {min, max}: {readonly min: number; readonly max: number},
): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  warn(element, attribute, value, `must be a whole number from ${min} to ${max}`);
  return undefined;
}

/** Parses `"kingsAreBoys: on; deals: 4"` into an object; numbers become numbers. */
export function readOptions(text: string | null): Readonly<Record<string, string | number>> {
  const rows = (text ?? '').split(/[;,]/).flatMap((row) => {
    const [name = '', value] = row.split(':').map((part) => part.trim());
    return name && value ? [[name, /^-?\d+$/.test(value) ? Number(value) : value] as const] : [];
  });
  return Object.fromEntries(rows);
}
