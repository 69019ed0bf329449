import {type KingRules, rulesOf} from './rules/rules-of.js';
import {VARIANTS, variantOf} from './rules/contracts/variants.js';

export type {KingRules} from './rules/rules-of.js';

const known = new Map(VARIANTS.map((variant) => [variant.id, rulesOf(variant)]));

/**
 * The rules of a variant, by its catalogue id (`king-simple`).
 * @throws {RangeError} for an id that no variant of King has
 */
export const kingRules = (id: string): KingRules => known.get(id) ?? rulesOf(variantOf(id));
