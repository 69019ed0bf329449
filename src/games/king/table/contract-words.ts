import type {Contract, Term} from '../types.js';
import type {KingContext} from './context.js';

/** The names of contracts, and the things that they count, in words. */

/** The name of a contract. */
export const contractName = ({id}: Contract, {messages}: KingContext): string =>
  messages.lookup(`king/contract/${id}`);

/**
 * The things that a contract counts, regardless of its sign: `trick`, `J`, `Q`, `H`, `KH`, `last2`,
 * or several.
 */
export function kindOf({terms: [first, , third]}: Contract): string {
  if (!first || third) return 'many';
  return first.unit === 'trick' || first.unit === 'last2' ? first.unit : first.of;
}

/** The goal of a contract in a few words; empty if it has none. */
export function goalOf({id, terms}: Contract, {messages}: KingContext): string {
  const kinds = terms.map((term) => (term.unit === 'card' ? term.of : term.unit)).join('');
  const keys = [id, kinds, 'many'].map((what) => `king/goal/${what}`);
  const key = keys.find((one) => messages.has(one));
  return key ? messages.lookup(key, {pts: terms[0]?.pts}) : '';
}

/** A term in words, with its price. */
export const termOf = (term: Term, {messages}: KingContext): string =>
  messages.t('king/term', {key: term.unit === 'card' ? term.of : term.unit, pts: term.pts});

/** All terms of a contract in words. */
export const termsOf = ({terms}: Contract, ctx: KingContext): string =>
  terms.map((term) => termOf(term, ctx)).join(', ');
