import {isCard} from '../cards/card.js';
import type {AnyMove, AnyState, Refusal, Seat} from '../game/index.js';
import {playCodeOf} from './item-notes.js';
import type {Snapshot, LessonNode} from './lesson-player.js';
import type {PlayedLesson} from './played-lesson.js';
import type {LessonStep} from './lesson.js';

/** Texts about moves and steps. */

/** The name of a card; a game may name its own cards. */
export function cardName(
  card: string | null,
  {maker, messages}: Pick<PlayedLesson, 'maker' | 'messages'>,
): string {
  if (card === null) return messages.t('card/face-down');
  return isCard(card) ? messages.t('card', {card}) : (maker?.deck?.name(card, messages) ?? card);
}

/** A move in words: the game's sentence, the name of its card, or its notation. */
export function moveName(played: PlayedLesson, move: AnyMove): string {
  const {maker, rules, messages, players} = played;
  const {card} = move as {readonly card?: unknown};
  const sentence = maker?.move?.(move, messages, players);
  return sentence ?? (typeof card === 'string' ? cardName(card, played) : rules.formatMove(move));
}

/**
 * The events of a step in the sentences of the game; '' when the game has no sentences for them.
 */
function happenedIn(
  {maker, players, rules, messages}: PlayedLesson,
  {events}: Snapshot,
  seat?: Seat,
): string {
  const speaker = {players, seat, messages};
  const seen = events.flatMap((event) => rules.redact(event, seat) ?? []);
  return seen.flatMap((event) => maker?.sentence?.(event, speaker) ?? []).join(' ');
}

/** The reason why a move is not allowed, as the second half of a sentence. */
export const reasonOf = (
  {rules, messages}: PlayedLesson,
  state: AnyState,
  seat: Seat | undefined,
  move: AnyMove | undefined,
  refusal: Refusal,
): string => messages.lookup(refusal, {move, view: rules.view(state, seat)});

/** The plays of a step, with its mark: `West: 4 of spades!`. */
export function playedIn(played: PlayedLesson, {snapshot, step}: LessonNode): string {
  const plays = snapshot.plays.map(
    ({seat, move}) => `${played.players[seat]!.name}: ${moveName(played, move)}`,
  );
  return plays.join('; ') + (step?.mark ?? '');
}

/**
 * The narration of a step: its events as the reader's seat may know them, or otherwise its plays,
 * `West: 4 of spades. North: jack of spades, good play.`
 */
export function stepSaid(played: PlayedLesson, {snapshot, step}: LessonNode, seat?: Seat): string {
  const {players, messages} = played;
  const plays = snapshot.plays.map(
    (one) => `${players[one.seat]!.name}: ${moveName(played, one.move)}`,
  );
  const mark = step?.mark ? messages.t('example/mark', {mark: step.mark}) : '';
  const happened = happenedIn(played, snapshot, seat);
  const said = happened
    ? [happened, mark && `(${mark})`].filter(Boolean).join(' ')
    : [plays.join('; '), mark].filter(Boolean).join(', ');
  const {fault} = snapshot;
  if (!fault) return said;
  const who = fault.seat === undefined ? '' : `${players[fault.seat]!.name}: `;
  const text = fault.move ? moveName(played, fault.move) : fault.token;
  const why = reasonOf(played, snapshot.state, fault.seat, fault.move, fault.refusal);
  const refused = who + messages.t('example/refused', {text, why});
  const wrong = played.impossible ? `${refused}. ${messages.t('example/no-deal')}` : refused;
  return said ? `${said.replace(/\.$/, '')}. ${wrong}` : wrong;
}

/** The text of an author's item, without scripts, its play, and the lists inside, which are variations. */
const textOf = (item: Node, play: Node | undefined): string =>
  [...item.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
      return node.nodeType === Node.ELEMENT_NODE &&
        node !== play &&
        !(node as Element).matches(UNREAD)
        ? textOf(node, play)
        : '';
    })
    .join('');

const UNREAD = 'ol, ul, script, style, template, noscript';

/** The author's comment on a step, without its variations. */
export const commentOf = ({item, plays}: LessonStep): string =>
  textOf(item, playCodeOf(item, plays)).replace(/\s+/g, ' ').trim();
