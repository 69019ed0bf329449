import {catalogue} from '../catalogue.js';

/** What `<king-game variant="…">` calls the games of the catalogue. */

const PREFIX = 'king-';

/** Games of the family whose ids do not begin with its name. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['peasants', 'kings-and-peasants'],
  ['ladder', 'court-ladder'],
]);

/** The id of a variant; the simple one when none is named. */
export function idOf(variant: string | null): string {
  const named = variant === null || variant === '' ? 'simple' : variant;
  return OTHERS.get(named) ?? PREFIX + named;
}

/** All names that there are. */
export const variantNames = (): readonly string[] => [
  ...catalogue.flatMap(({family, id}) => (family === 'king' ? [id.slice(PREFIX.length)] : [])),
  ...OTHERS.keys(),
];
