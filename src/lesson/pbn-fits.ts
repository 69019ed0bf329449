import {isCard, isJoker} from '../cards/card.js';
import {isTrickDeal, SITS} from '../notation/pbn.js';
import type {LessonNode} from './lesson-player.js';
import type {PlayedLesson} from './played-lesson.js';

/**
 * True where PBN can hold a lesson up to here: a deal of tricks, begun with its first card, of which
 * everybody sees all hands.
 */
export function pbnFits(played: PlayedLesson, {at, line}: LessonNode): boolean {
  const [{snapshot}] = line as readonly [LessonNode];
  const {state} = snapshot;
  if (!isTrickDeal(state) || !SITS[state.seats]) return false;
  if (state.played.length > 0 || state.trick.length > 0) return false;
  if (!line.slice(1, at + 1).some((node) => node.snapshot.plays.length > 0)) return false;
  return played
    .diagram(snapshot)
    .seats.every(({hand}) =>
      hand?.every((card) => card !== null && isCard(card) && !isJoker(card)),
    );
}
