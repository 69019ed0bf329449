import {type Card, isCard} from '../cards/index.js';
import type {Choice} from './choice.js';

/** The cards of a bout as the reader lays them: attacks, and the cards that beat them, in their order. */

/** The most pairs of a bout. */
const MOST = 6;

/** The cards in a field of a choice. */
export const boutCards = (text: string): readonly Card[] =>
  text.split(' ').filter(isCard).slice(0, MOST);

/** Cards as a field of a choice. */
export const writeBoutCards = (cards: readonly Card[]): string => cards.slice(0, MOST).join(' ');

/** The bout as a field of a position; '' where no attack lies. What is left out follows from the rules. */
export function boutOf({attack, attacker, beats, defender}: Choice): string {
  const by = attacker || 'A';
  const beaten = boutCards(beats);
  const pairs = boutCards(attack).map(
    (card, at) => `{card:${card} by:${by} beat:${beaten[at] ?? '?'}}`,
  );
  if (pairs.length === 0) return '';
  const who = [`attacker:${by}`, ...(defender ? [`defender:${defender}`] : [])].join(' ');
  return `bout: {${who} pairs:[${pairs.join(' ')}]}`;
}
