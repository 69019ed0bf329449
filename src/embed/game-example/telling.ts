import {isCard} from '../../cards/card.js';
import type {AnyMove, AnyState, Refusal, Seat} from '../../game/index.js';
import type {Snapshot, Stop} from './course.js';
import type {Engine} from './engine.js';
import type {Step} from './lesson.js';

/** What is said of moves and steps. */

/** A card by its name; the game itself names cards of its own. */
export function cardName(
  card: string | null,
  {maker, messages}: Pick<Engine, 'maker' | 'messages'>,
): string {
  if (card === null) return messages.t('card/face-down');
  return isCard(card) ? messages.t('card', {card}) : (maker?.deck?.name(card, messages) ?? card);
}

/** A move in words: as its game says it, its card, or as it is written. */
export function moveName(engine: Engine, move: AnyMove): string {
  const {maker, rules, messages} = engine;
  const {card} = move as {readonly card?: unknown};
  const said = maker?.move?.(move, messages);
  return said ?? (typeof card === 'string' ? cardName(card, engine) : rules.formatMove(move));
}

/** What happened in a step, in the words of the game's table; nothing where cards say all. */
function happenedIn(
  {maker, names, rules, messages}: Engine,
  {events}: Snapshot,
  seat?: Seat,
): string {
  const speaker = {names, seat, messages};
  const seen = events.flatMap((one) => rules.redact(one, seat) ?? []);
  return seen.flatMap((one) => maker?.sentence?.(one, speaker) ?? []).join(' ');
}

/** Why a move is not allowed, as the second half of a sentence. */
export const reasonOf = (
  {rules, messages}: Engine,
  state: AnyState,
  seat: Seat | undefined,
  move: AnyMove | undefined,
  refusal: Refusal,
): string => messages.t(refusal, {move, view: rules.view(state, seat)});

/** What is played in a step, with its mark: `West: 4 of spades !`. */
export function playedIn(engine: Engine, {snapshot, step}: Stop): string {
  const plays = snapshot.plays.map(
    (one) => `${engine.names[one.seat]!}: ${moveName(engine, one.move)}`,
  );
  return [plays.join('; '), step?.mark ?? ''].join(' ').trim();
}

/**
 * What is played in a step: `West: 4 of spades. North: jack of spades, good play.`, or what happens in
 * it as the reader's seat learns of it.
 */
export function stepSaid(engine: Engine, {snapshot, step}: Stop, seat?: Seat): string {
  const {names, messages} = engine;
  const plays = snapshot.plays.map((one) => `${names[one.seat]!}: ${moveName(engine, one.move)}`);
  const mark = step?.mark ? messages.t('example/mark', {mark: step.mark}) : '';
  const happened = happenedIn(engine, snapshot, seat);
  const said = happened
    ? [happened, mark && `(${mark})`].filter(Boolean).join(' ')
    : [plays.join('; '), mark].filter(Boolean).join(', ');
  const {fault} = snapshot;
  if (!fault) return said;
  const who = fault.seat === undefined ? '' : `${names[fault.seat]!}: `;
  const text = fault.move ? moveName(engine, fault.move) : fault.token;
  const why = reasonOf(engine, snapshot.state, fault.seat, fault.move, fault.refusal);
  const wrong = who + messages.t('example/refused', {text, why});
  return said ? `${said.replace(/\.$/, '')}. ${wrong}` : wrong;
}

/** The author's comment on a step, without what its variations say. */
export function commentOf({item}: Step): string {
  const copy = item.cloneNode(true) as Element;
  for (const list of copy.querySelectorAll('ol, ul')) list.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
