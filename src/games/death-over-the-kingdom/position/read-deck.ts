import {type GivenFields, readInt, readEach, readObject, readWord} from '../../../game/read.js';
import {ABILITIES, type Character, type Condition, type Deck} from '../rules/deck.js';
import {isName} from '../rules/notation.js';
import {faults} from './throw-faults.js';

/** Reads a table of cards from an author (4.7: "keep this table as data"). */

/** The most characters of a deck. */
const MOST = 60;
const FIELDS = ['id', 'value', 'second', 'condition', 'ability', 'copies'];

function readName(value: unknown, path: string): string {
  if (typeof value !== 'string' || !isName(value)) faults.fail(path, 'deck-name');
  return value;
}

function readCondition(value: unknown, path: string): Condition {
  const given = readObject(value, path, ['shows', 'without']);
  const names = (field: string): readonly string[] =>
    readEach(given[field] ?? [], `${path}.${field}`, readName);
  const [shows, without] = [names('shows'), names('without')];
  faults.need(shows.length > 0, `${path}.shows`, 'deck-shows');
  return {shows, without};
}

function readCharacter(value: unknown, path: string): Character {
  const row: GivenFields = readObject(value, path, FIELDS);
  const said = (field: string): boolean => row[field] !== undefined && row[field] !== null;
  const turns = said('second') || said('condition');
  const ability = readWord(
    row['ability'] ?? (turns ? 'turn' : 'none'),
    `${path}.ability`,
    ABILITIES,
  );
  for (const field of ['second', 'condition']) {
    const where = `${path}.${field}`;
    if (ability === 'turn') faults.need(said(field), where, 'deck-turn');
    else faults.need(!said(field), where, 'deck-other', {ability});
  }
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
  const {length: found} = deck;
  faults.need(found <= MOST, path, 'deck-long', {most: MOST, found});
  const ids = deck.map(({id}) => id);
  deck.forEach(({id, condition}, at) => {
    const first = ids.indexOf(id);
    faults.need(first === at, `${path}[${at}].id`, 'deck-twice', {id, at: `${path}[${first}].id`});
    for (const field of ['shows', 'without'] as const)
      condition?.[field].forEach((other, index) => {
        const where = `${path}[${at}].condition.${field}[${index}]`;
        faults.need(ids.includes(other), where, 'deck-unknown', {ids});
      });
  });
  return deck;
}
