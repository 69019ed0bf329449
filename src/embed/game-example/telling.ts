import {isCard} from '../../cards/card.js';
import type {AnyMove, AnyState, Refusal, Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import type {Stop} from './course.js';
import type {Engine} from './engine.js';
import type {Step} from './lesson.js';

/** What is said of moves and steps. */

/** A card by its name; cards of a game's own deck by their sentence, where there is one. */
export function cardName(card: string | null, words: Words): string {
  if (card === null) return words.t('card/face-down');
  if (isCard(card)) return words.t('card', {card});
  return words.has(`card/${card}`) ? words.t(`card/${card}`) : card;
}

/** A move in words: its card, or as it is written. */
export function moveName({rules, words}: Engine, move: AnyMove): string {
  const {card} = move as {readonly card?: unknown};
  return typeof card === 'string' ? cardName(card, words) : rules.write(move);
}

/** Why a move is not allowed, as the second half of a sentence. */
export const reasonOf = (
  {rules, words}: Engine,
  state: AnyState,
  seat: Seat | undefined,
  move: AnyMove | undefined,
  refusal: Refusal,
): string => words.t(refusal, {move, view: rules.view(state, seat)});

/** What is played in a step: `West: 4 of spades. North: jack of spades, good play.` */
export function stepSaid(engine: Engine, {place, step}: Stop): string {
  const {names, words} = engine;
  const plays = place.plays.map(({move, seat}) => `${names[seat]!}: ${moveName(engine, move)}`);
  const mark = step?.mark ? words.t('example/mark', {mark: step.mark}) : '';
  const said = [plays.join('; '), mark].filter(Boolean).join(', ');
  const {fault} = place;
  if (!fault) return said;
  const who = fault.seat === undefined ? '' : `${names[fault.seat]!}: `;
  const text = fault.move ? moveName(engine, fault.move) : fault.token;
  const why = reasonOf(engine, place.state, fault.seat, fault.move, fault.refusal);
  const wrong = who + words.t('example/refused', {text, why});
  return said ? `${said}. ${wrong}` : wrong;
}

/** The author's comment on a step, without what its variations say. */
export function commentOf({item}: Step): string {
  const copy = item.cloneNode(true) as Element;
  for (const list of copy.querySelectorAll('ol, ul')) list.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
