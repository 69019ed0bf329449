import {isCard, isJoker} from '../cards/card.js';
import {isTrickDeal, SITS} from '../notation/pbn/pbn.js';
import type {LessonNode} from './lesson-player.js';
import type {PlayedLesson} from './played-lesson.js';

/**
 * True if PBN can express the lesson up to a node: the node is part of a deal of tricks that starts
 * with its first card, and all hands are open.
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
