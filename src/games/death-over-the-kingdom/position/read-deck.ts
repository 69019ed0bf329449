import {fail, type Given, readInt, readEach, readObject, readWord} from '../../../game/read.js';
import {ABILITIES, type Character, type Condition, type Deck} from '../rules/deck.js';
import {isName} from '../rules/notation.js';

/** Reads a table of cards from an author (4.7: "keep this table as data"). */

const FIELDS = ['id', 'value', 'second', 'condition', 'ability', 'copies'];

function readName(value: unknown, path: string): string {
  if (typeof value !== 'string' || !isName(value))
    fail(path, 'must be a name of letters, digits and hyphens, at most 24');
  return value;
}

function readCondition(value: unknown, path: string): Condition {
  const given = readObject(value, path, ['shows', 'without']);
  const names = (field: string): readonly string[] =>
    readEach(given[field] ?? [], `${path}.${field}`, readName);
  const [shows, without] = [names('shows'), names('without')];
  if (shows.length === 0) fail(`${path}.shows`, 'must have 1 character or more, not 0');
  return {shows, without};
}

function readCharacter(value: unknown, path: string): Character {
  const row: Given = readObject(value, path, FIELDS);
  const said = (field: string): boolean => row[field] !== undefined && row[field] !== null;
  const turns = said('second') || said('condition');
  const ability = readWord(
    row['ability'] ?? (turns ? 'turn' : 'none'),
    `${path}.ability`,
    ABILITIES,
  );
  for (const field of ['second', 'condition'])
    if (said(field) !== (ability === 'turn'))
      fail(
        `${path}.${field}`,
        ability === 'turn'
          ? 'must be given with the ability "turn", as second and condition go together'
          : `must be left out with the ability "${ability}": it goes with "turn"`,
      );
  return {
    id: readName(row['id'], `${path}.id`),
    value: readInt(row['value'], `${path}.value`, 0, 99),
    second: ability === 'turn' ? readInt(row['second'], `${path}.second`, 0, 99) : null,
    condition: ability === 'turn' ? readCondition(row['condition'], `${path}.condition`) : null,
    ability,
    copies: readInt(row['copies'] ?? 2, `${path}.copies`, 1, 9),
  };
}

/**
 * A table of cards from outside: rows of `{id, value, second?, condition?, ability?, copies?}`, as
 * in the README.
 *
 * @throws {InvalidPositionError} with a path such as `deck[3].value`
 */
export function readDeck(value: unknown, path = 'deck'): Deck {
  const deck = readEach(value, path, readCharacter);
  if (deck.length > 60) fail(path, `must have 60 characters or fewer, not ${deck.length}`);
  const ids = deck.map(({id}) => id);
  deck.forEach(({id, condition}, at) => {
    const first = ids.indexOf(id);
    if (first < at) fail(`${path}[${at}].id`, `is ${id}, which is also at ${path}[${first}].id`);
    for (const field of ['shows', 'without'] as const)
      condition?.[field].forEach((other, index) => {
        if (!ids.includes(other))
          fail(
            `${path}[${at}].condition.${field}[${index}]`,
            `must be one of ${ids.join(', ')}, the characters of the deck`,
          );
      });
  });
  return deck;
}
