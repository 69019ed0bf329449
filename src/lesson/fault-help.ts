import {writeSeat} from '../game/seats.js';
import {SETTINGS} from './author-position.js';
import type {LessonNode} from './lesson-player.js';
import {stepSaid} from './narration.js';
import {isGlobalAttribute} from './global-attributes.js';
import {nearestOf} from './nearest-word.js';
import type {PlayedLesson} from './played-lesson.js';

/** Help for an author after a fault: whose turn it is, and what could be written. */

/** The attributes of an example. */
export const ATTRIBUTES: readonly string[] = [...SETTINGS, 'no-play', 'step', 'debug'];

/** Unknown attributes, each with the one that the author may have meant. */
export const strangeAttributes = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name) => {
      const meant =
        isGlobalAttribute(name) || /^(on|is$)/.test(name) ? undefined : nearestOf(name, ATTRIBUTES);
      return meant === undefined ? [] : [[name, meant] as const];
    }),
  );

/** The number of moves that are listed. */
const LISTED = 8;

/** The fault of a step, whose turn it is, and the legal moves in their notation. */
export function faultSaid(played: PlayedLesson, node: LessonNode, seat?: number): string {
  const said = stepSaid(played, node, seat);
  const {fault, state} = node.snapshot;
  if (!fault) return said;
  const {rules, players, messages} = played;
  const turn = rules.turn(state);
  if (turn.length === 0) return `${said}. ${messages.t('example/nobody')}`;
  const who = turn.map((at) => players[at]?.name).join(', ');
  const asked = fault.seat !== undefined && turn.includes(fault.seat) ? fault.seat : turn[0]!;
  const moves = rules.legalMoves(state, asked).map((move) => rules.formatMove(move));
  const listed = moves
    .slice(0, LISTED)
    .map((text) => `${writeSeat(asked, state.seats)}:${text.replaceAll(' ', '_')}`);
  const more = moves.length - LISTED;
  const allowed = messages.t('example/allowed', {
    moves: listed.join(' ') + (more > 0 ? ` ${messages.t('example/more', {n: more})}` : ''),
  });
  return `${said}. ${messages.t('example/to-play', {who})}. ${allowed}`;
}
