import {type GivenFields, readInt, readEach, readObject, readWord} from '../../../game/read.js';
import {ABILITIES, type Character, type Condition, type Deck} from '../rules/deck.js';
import {isName} from '../rules/notation.js';
import {say} from './say.js';

/** Reads a table of cards from an author (4.7: "keep this table as data"). */

/** The most characters of a deck. */
const MOST = 60;
const FIELDS = ['id', 'value', 'second', 'condition', 'ability', 'copies'];

function readName(value: unknown, path: string): string {
  if (typeof value !== 'string' || !isName(value)) say.fail(path, 'deck-name');
  return value;
}

function readCondition(value: unknown, path: string): Condition {
  const given = readObject(value, path, ['shows', 'without']);
  const names = (field: string): readonly string[] =>
    readEach(given[field] ?? [], `${path}.${field}`, readName);
  const [shows, without] = [names('shows'), names('without')];
  say.need(shows.length > 0, `${path}.shows`, 'deck-shows');
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
    if (ability === 'turn') say.need(said(field), where, 'deck-turn');
    else say.need(!said(field), where, 'deck-other', {ability});
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
  say.need(found <= MOST, path, 'deck-long', {most: MOST, found});
  const ids = deck.map(({id}) => id);
  deck.forEach(({id, condition}, at) => {
    const first = ids.indexOf(id);
    say.need(first === at, `${path}[${at}].id`, 'deck-twice', {id, at: `${path}[${first}].id`});
    for (const field of ['shows', 'without'] as const)
      condition?.[field].forEach((other, index) => {
        const where = `${path}[${at}].condition.${field}[${index}]`;
        say.need(ids.includes(other), where, 'deck-unknown', {ids});
      });
  });
  return deck;
}
