/** Attributes are written by hand: a wrong one falls back and warns once, it never throws. */

const warned = new Set<string>();

/** Warns once per element name, attribute and value. */
export function warn(element: Element, attribute: string, value: unknown, hint: string): void {
  const text = `<${element.localName}> ${attribute}=${JSON.stringify(value)}: ${hint}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** The value when it is one of those allowed, else the first of them, with a warning. */
export function oneOf<const Value extends string>(
  element: Element,
  attribute: string,
  value: string | null | undefined,
  allowed: readonly [Value, ...Value[]],
): Value {
  if (value === null || value === undefined || value === '') return allowed[0];
  if ((allowed as readonly string[]).includes(value)) return value as Value;
  warn(element, attribute, value, `there are: ${allowed.join(', ')}`);
  return allowed[0];
}

/** A whole number inside bounds, else `undefined`, with a warning. */
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

/** `"kingsAreBoys: on; deals: 8"` as an object; numbers become numbers. */
export function readOptions(text: string | null): Readonly<Record<string, string | number>> {
  const rows = (text ?? '').split(/[;,]/).flatMap((row) => {
    const [name = '', value] = row.split(':').map((part) => part.trim());
    return name && value ? [[name, /^-?\d+$/.test(value) ? Number(value) : value] as const] : [];
  });
  return Object.fromEntries(rows);
}
