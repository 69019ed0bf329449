// The fields of a game's positions for its reference page, from its declared types.
import {pack} from '../src/cards/index.ts';
import {commentOf, gameTypes, tagsOf} from './game-types.mjs';
import {OLDER, olderFields, positionFields, seatsOf} from './schemas.mjs';
import {anyOf, SchemaWriter, undescribed} from './type-schema.mjs';

const CARDS = pack({low: '2', jokers: 2});

const code = (text) => `\`${text}\``;
const isNull = (schema) => schema.type === 'null';

/** A value in words, `list of cards or ?`. */
export function valueSaid(schema, many = false) {
  const plural = (one, more = `${one}s`) => (many ? more : one);
  if (schema.allOf) return valueSaid(schema.allOf[0], many);
  if (schema.$ref) return plural('card');
  if (schema.anyOf) {
    const [nothing, known] = [
      schema.anyOf.some(isNull),
      schema.anyOf.filter((one) => !isNull(one)),
    ];
    const said = [...new Set(known.map((one) => valueSaid(one, many)))].join(' or ');
    return nothing ? `${said} or ${code('?')}` : said;
  }
  if (schema.enum) {
    const words = schema.enum.filter((word) => !CARDS.includes(word));
    if (schema.enum.length - words.length < CARDS.length) return schema.enum.map(code).join(' ');
    return [...words.map(code), 'or', plural('card')].join(' ');
  }
  if ('const' in schema) return code(schema.const);
  if (schema.type === 'boolean') return `${code('true')} or ${code('false')}`;
  if (schema.type === 'integer') {
    if (schema.$comment === 'seat') return plural('seat');
    const {minimum, maximum} = schema;
    if (minimum === undefined) return plural('whole number');
    return `${plural('whole number')} ${maximum === undefined ? `from ${minimum} on` : `from ${minimum} to ${maximum}`}`;
  }
  if (schema.type === 'array') {
    const inner = valueSaid(schema.items, true);
    const {minItems, maxItems} = schema;
    const length = minItems !== undefined && minItems === maxItems ? `${minItems} ` : '';
    return `${plural('list')} of ${length}${inner}`;
  }
  if (schema.type === 'object')
    return schema.properties ? plural('object') : `${plural('object')} by name`;
  return schema.pattern ? code(schema.pattern.replace(/^\^|\$$/g, '')) : plural('text');
}

/** The objects inside a schema, with the path to each: `[]` for the items of a list. */
function objectsIn(schema, path) {
  if (schema.allOf) return objectsIn(schema.allOf[0], path);
  if (schema.anyOf) return schema.anyOf.flatMap((one) => objectsIn(one, path));
  if (schema.type === 'array') return objectsIn(schema.items, `${path}[]`);
  return schema.properties ? [[path, schema.properties]] : [];
}

/** Rows of what is inside a field, to any depth. */
function* inside(schema, path) {
  const found = new Map();
  for (const [where, properties] of objectsIn(schema, path))
    for (const [name, one] of Object.entries(properties)) {
      const own = `${where}.${name}`;
      found.set(own, [...(found.get(own) ?? []), one]);
    }
  for (const [name, each] of found) {
    const what = each.find(({description}) => description)?.description ?? '';
    const all = anyOf(each.map(undescribed));
    yield {name, what, value: valueSaid(all)};
    yield* inside(all, name);
  }
}

/** Who sees a field of a match: by its declaration, or by the tag `@seen` where types cannot tell. */
export function seenBy({state, view}, checker) {
  const {seen} = {...(view && tagsOf(view, checker)), ...(state && tagsOf(state, checker))};
  if (seen) return seen;
  if (!view) return 'nobody';
  if (!state) return 'public';
  const [whole, known] = [state, view].map((symbol) =>
    checker.typeToString(checker.getTypeOfSymbol(symbol)),
  );
  return whole === known ? 'public' : 'own';
}

/** Fields that every position has, which the types of a game need not explain again. */
const COMMON = {
  options: 'The options that differ from their defaults, `{name:value}`.',
  seats: 'The number of players.',
  seat: 'The seat whose view the position is; it is ignored, so that a view is a position.',
  turn: 'The seats that are awaited.',
  phase: 'What is awaited.',
  rng: 'The random stream.',
  scores: 'Points by seat.',
  hands: 'The cards of each seat.',
};

/** The rows of all fields: `{name, what, value, seen}`; fields inside a field follow it, without `seen`. */
export function fieldRows(rules) {
  const {checker, games} = gameTypes();
  const writer = new SchemaWriter(checker, {seats: seatsOf(rules), partial: true});
  const older = olderFields(rules).map((name) => ({
    name,
    what: OLDER[name],
    value: 'text',
    seen: 'public',
  }));
  const declared = [...positionFields(games.get(rules.id), checker)].flatMap(
    ([name, {state, view}]) => {
      const symbol = view ?? state;
      const schema = writer.property(symbol);
      const {min, max} = seatsOf(rules);
      const own = {
        name,
        what:
          (state && commentOf(state, checker)) ||
          commentOf(symbol, checker) ||
          (COMMON[name] ?? ''),
        value:
          name === 'seats'
            ? min === max
              ? code(min)
              : `whole number from ${min} to ${max}`
            : name === 'options'
              ? 'object by name'
              : valueSaid(schema),
        seen: seenBy({state, view}, checker),
      };
      return ['options', 'rng'].includes(name) ? [own] : [own, ...inside(schema, name)];
    },
  );
  return [...declared, ...older];
}
