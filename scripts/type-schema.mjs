// JSON Schemas (draft 7) of TypeScript's types, for what states, views, moves and events are made of:
// plain data.
import ts from 'typescript';
import {commentOf, nodeOf, tagsOf} from './game-types.mjs';

/** Lists of literals that have a name of their own, by the number of their items. */
const NAMED = ['Card', 'SuitCard'];

/** Whether a written type is a name, `Seat`. */
const isNamed = (node, name) =>
  node !== undefined && ts.isTypeReferenceNode(node) && node.typeName.getText() === name;

/**
 * The written type without `readonly` and parentheses; behind a name of our own, such as `Eyes`, what it
 * stands for.
 */
function bare(node, checker) {
  if (!node) return node;
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node))
    return bare(node.type, checker);
  if (!ts.isTypeReferenceNode(node) || isNamed(node, 'Seat')) return node;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const known =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const alias = known?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && !alias.typeParameters ? bare(alias.type, checker) : node;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A schema without its description. */
export const undescribed = (schema) => ({...schema, description: undefined});

/** One schema of several; equal ones count once. */
export function anyOf(schemas) {
  const each = schemas.flatMap((one) => one.anyOf ?? [one]);
  const different = each.filter((one, at) => each.findIndex((other) => same(one, other)) === at);
  return different.length === 1 ? different[0] : {anyOf: different};
}

/**
 * Writes schemas.
 * @param seats the fewest and the most seats of the game
 * @param partial whether properties may be left out, as in a position
 */
export class SchemaWriter {
  definitions = {};
  #checker;
  #seats;
  #partial;
  #open = [];

  constructor(checker, {seats, partial = false}) {
    this.#checker = checker;
    this.#seats = seats;
    this.#partial = partial;
  }

  /** The schema of a type. `node` is where it is written, which still tells a seat from a number. */
  of(type, written) {
    const node = bare(written, this.#checker);
    const {flags} = type;
    if (isNamed(node, 'Seat'))
      return {$comment: 'seat', type: 'integer', minimum: 0, maximum: this.#seats.max - 1};
    if (type.isUnion()) return this.#union(type, node);
    if (flags & ts.TypeFlags.Null) return {type: 'null'};
    if (type.isStringLiteral() || type.isNumberLiteral()) return {const: type.value};
    if (flags & ts.TypeFlags.BooleanLiteral) return {const: type.intrinsicName === 'true'};
    if (flags & ts.TypeFlags.String) return {type: 'string'};
    if (flags & ts.TypeFlags.Number) return {type: 'integer'};
    if (flags & ts.TypeFlags.TemplateLiteral)
      return {
        type: 'string',
        pattern: `^${type.texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`,
      };
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker
        .getTypeArguments(type)
        .map((item, at) =>
          this.of(item, node && ts.isTupleTypeNode(node) ? node.elements[at] : undefined),
        );
      return {
        type: 'array',
        items: anyOf(items),
        minItems: items.length,
        maxItems: items.length,
      };
    }
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type);
      return {
        type: 'array',
        items: this.of(item, node && ts.isArrayTypeNode(node) ? node.elementType : undefined),
      };
    }
    return this.#object(type);
  }

  #union(type, node) {
    const parts =
      node && ts.isUnionTypeNode(node) ? node.types.map((one) => bare(one, this.#checker)) : [];
    // `Seat | null`: which of the parts is a seat is only written.
    const seat = parts.find((part) => isNamed(part, 'Seat'));
    const list = parts.find((part) => ts.isArrayTypeNode(part) || ts.isTupleTypeNode(part));
    const literals = type.types.filter((one) => one.isStringLiteral()).map(({value}) => value);
    const flags = type.types.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral);
    const others = type.types.filter(
      (one) =>
        !one.isStringLiteral() &&
        !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral)),
    );
    return anyOf([
      ...(literals.length > 0 ? [this.#words(literals)] : []),
      ...(flags.length > 0 ? [{type: 'boolean'}] : []),
      ...others.map((one) => this.of(one, one.flags & ts.TypeFlags.Number ? seat : list)),
    ]);
  }

  #words(words) {
    const named = NAMED.find((name) => words.length === (name === 'Card' ? 54 : 52));
    if (!named) return words.length === 1 ? {const: words[0]} : {enum: words};
    this.definitions[named] ??= {
      description: named === 'Card' ? 'A card, or a joker.' : 'A card.',
      enum: words,
    };
    return {$ref: `#/definitions/${named}`};
  }

  #object(type) {
    const checker = this.#checker;
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const symbols = checker.getPropertiesOfType(type);
    if (index && symbols.length === 0)
      return {type: 'object', additionalProperties: this.of(index.type)};
    if (this.#open.includes(type)) return {};
    this.#open.push(type);
    const required = symbols
      .filter((symbol) => !(symbol.flags & ts.SymbolFlags.Optional))
      .map(({name}) => name);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(symbols.map((symbol) => [symbol.name, this.property(symbol)])),
      additionalProperties: false,
      ...(this.#partial || required.length === 0 ? {} : {required}),
    };
    this.#open.pop();
    return schema;
  }

  /** The schema of a property, with its comment and its bounds. */
  property(symbol) {
    const checker = this.#checker;
    const schema = this.of(checker.getTypeOfSymbol(symbol), nodeOf(symbol));
    const {minimum, maximum} = tagsOf(symbol, checker);
    const description = commentOf(symbol, checker);
    const bounds = {
      ...(minimum === undefined ? {} : {minimum: Number(minimum)}),
      ...(maximum === undefined ? {} : {maximum: Number(maximum)}),
    };
    const bounded = (one) =>
      one.type === 'integer'
        ? {...one, ...bounds}
        : one.type === 'array'
          ? {...one, items: bounded(one.items)}
          : one.anyOf
            ? {...one, anyOf: one.anyOf.map(bounded)}
            : one;
    // A reference stands alone in draft 7.
    const own = schema.$ref ? {allOf: [schema]} : bounded(schema);
    return {...(description ? {description} : {}), ...own};
  }
}
