const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Equal neighbours written once, `-x8`. */
function packed(items: readonly string[]): string {
  const runs: {text: string; times: number}[] = [];
  for (const text of items) {
    const last = runs.at(-1);
    if (last?.text === text && text === '-') last.times++;
    else runs.push({text, times: 1});
  }
  return runs.map(({text, times}) => (times > 1 ? `${text}x${times}` : text)).join(' ');
}

/**
 * Plain data in short, for a reader: `{seat 0, cards [AS KH]}`; an unknown value is `-`, a play
 * `0:AS`.
 */
export function shortForm(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return `[${packed(value.map(shortForm))}]`;
  if (!isObject(value)) return String(value as string | number | boolean);
  const {seat, card, ...rest} = value;
  if (seat !== undefined && card !== undefined && Object.keys(rest).length === 0)
    return `${shortForm(seat)}:${shortForm(card)}`;
  const fields = Object.entries(value).map(([name, inner]) => `${name} ${shortForm(inner)}`);
  return `{${fields.join(', ')}}`;
}

/** The fields of an object by name, each in short. */
export const fieldsOf = (value: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(value).map(([name, inner]) => [name, shortForm(inner)]));
