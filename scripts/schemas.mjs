// JSON Schemas of positions, records and events for each game, from its declared types, its options and
// its forms of moves: `dist/schemas/<id>/position.json`, `record.json`, `event.json`. A part of
// `npm run build`.
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gameTypes} from './game-types.mjs';
import {anyOf, SchemaWriter, undescribed} from './type-schema.mjs';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** The patterns of words without a list of their values. */
const WORDS = {
  card: '(?:[2-9TJQKA][SHDC]|\\*[12])',
  'suit card': '[2-9TJQKA][SHDC]',
  seat: '\\d{1,2}',
  seats: '\\d{1,2}(?: \\d{1,2})*',
  'seats joined by +': '\\d{1,2}(?:\\+\\d{1,2})*',
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a form of a move as records write it. */
function patternOf({text, words}) {
  return text.split(/\{(\w+)\}/).reduce((pattern, piece, at) => {
    if (at % 2 === 0) return pattern + escaped(piece);
    const {name, values, pattern: own = '[^\\s:/]+'} = words[piece];
    return (
      pattern + (values ? `(?:${values.map(escaped).join('|')})` : (WORDS[name] ?? `(?:${own})`))
    );
  }, '');
}

/** The schema of a game's options, those with a default left out. */
const optionsOf = ({options}) => ({
  description: 'The options that differ from their defaults.',
  type: 'object',
  properties: Object.fromEntries(options.map(({name, values}) => [name, {enum: [...values]}])),
  additionalProperties: false,
});

/** The numbers of seats of a game, with any options. */
export const seatsOf = ({seats, options}) => ({
  min: seats.min,
  max: Math.max(
    seats.max,
    ...options.flatMap((row) => Object.values(row.seats ?? {}).map(({max}) => max)),
  ),
});

/** Fields that positions of older versions have, and what they say. */
export const OLDER = {
  scene: 'The phase, as older versions named it.',
  step: 'The innermost part of the phase, as older versions named it.',
};

/** The names of the older fields that the rules of a game still read. */
export const olderFields = (rules) =>
  Object.keys(OLDER).filter((name) => {
    try {
      rules.parsePosition({[name]: 'nothing'});
    } catch ({reason}) {
      return reason?.key !== 'shape/field';
    }
    return true;
  });

/** The fields of a position: those of the state and of a view, by name. */
export function positionFields({state, view}, checker) {
  const fields = new Map();
  for (const [kind, type] of [
    ['state', state],
    ['view', view],
  ])
    for (const symbol of checker.getPropertiesOfType(type))
      fields.set(symbol.name, {...fields.get(symbol.name), [kind]: symbol});
  return fields;
}

function positionOf(types, checker, rules) {
  const writer = new SchemaWriter(checker, {seats: seatsOf(rules), partial: true});
  const properties = {};
  for (const [name, {state, view}] of positionFields(types, checker)) {
    const both = [state, view].filter(Boolean).map((symbol) => writer.property(symbol));
    const [{description}] = both;
    const schema = anyOf(both.map(undescribed));
    properties[name] = {...schema, ...(description ? {description} : {})};
  }
  // A hand, or the cards of a seat, may be left open as a whole.
  for (const name of ['hands', 'formations'])
    if (properties[name]?.items)
      properties[name].items = anyOf([properties[name].items, {type: 'null'}]);
  const {min, max} = seatsOf(rules);
  Object.assign(properties, {
    seats: {description: 'The number of seats.', type: 'integer', minimum: min, maximum: max},
    options: optionsOf(rules),
    ...Object.fromEntries(
      olderFields(rules).map((name) => [name, {description: OLDER[name], type: 'string'}]),
    ),
  });
  return {
    title: `A position of ${rules.id}`,
    description: 'Every field may be left out.',
    type: 'object',
    properties,
    additionalProperties: false,
    definitions: writer.definitions,
  };
}

function recordOf(rules, {definitions, ...position}) {
  const {min, max} = seatsOf(rules);
  const forms = rules.moveForms.map(patternOf).join('|');
  return {
    title: `A record of a match of ${rules.id}`,
    type: 'object',
    properties: {
      game: {const: rules.id},
      version: {const: 1},
      seats: {type: 'integer', minimum: min, maximum: max},
      options: {...optionsOf(rules), description: 'All options.'},
      seed: {description: 'The seed of the deal.', type: ['string', 'number']},
      secret: {
        description: 'In place of a seed, in a match between people.',
        type: 'string',
        pattern: '^[0-9a-f]{64}$',
      },
      draw: {
        description: 'Where the secret comes from, after a waiting room.',
        type: 'object',
        properties: {
          secret: {type: 'string', pattern: '^[0-9a-f]{64}$'},
          ...Object.fromEntries(
            ['seals', 'nonces'].map((list) => [
              list,
              {
                type: 'array',
                items: {type: ['string', 'null'], pattern: '^[0-9a-f]{64}$'},
                minItems: min,
                maxItems: max,
              },
            ]),
          ),
        },
        required: ['secret', 'seals', 'nonces'],
        additionalProperties: false,
      },
      start: {...position, title: undefined, description: 'The position that it begins with.'},
      moves: {
        description: 'A seat, a colon and a move; "undo" takes the last decision of a seat back.',
        type: 'array',
        items: {type: 'string', pattern: `^\\d{1,2}:(?:undo|${forms})$`},
      },
    },
    required: ['game', 'version', 'seats', 'options', 'moves'],
    anyOf: [{required: ['seed']}, {required: ['secret']}, {required: ['start']}],
    additionalProperties: false,
    definitions,
  };
}

function eventOf({event}, checker, rules) {
  const writer = new SchemaWriter(checker, {seats: seatsOf(rules)});
  const schema = writer.of(event);
  return {title: `An event of ${rules.id}`, ...schema, definitions: writer.definitions};
}

/** The schemas of a game by their names. */
export function schemasOf(rules) {
  const {checker, games} = gameTypes();
  const types = games.get(rules.id);
  const position = positionOf(types, checker, rules);
  const all = {
    position,
    record: recordOf(rules, position),
    event: eventOf(types, checker, rules),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, {$schema: DRAFT, ...schema}]),
  );
}

/** Writes the schemas of all games of a catalogue into a folder. */
export async function writeSchemas(catalogue, folder) {
  for (const entry of catalogue) {
    const own = join(folder, entry.id);
    mkdirSync(own, {recursive: true});
    for (const [name, schema] of Object.entries(schemasOf(await entry.rules())))
      writeFileSync(join(own, `${name}.json`), `${JSON.stringify(schema)}\n`);
  }
}
