import type {Seat} from '../../game/index.js';
import {faultSaid} from '../../lesson/fault-help.js';
import {allNodes} from '../../lesson/lesson-cursor.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import type {Host} from './host.js';

/** Reports plays that are not allowed. */
export function reportPlays(host: Host, played: PlayedLesson, seat: Seat | undefined): void {
  for (const node of allNodes(played.nodes)) {
    const {snapshot, step} = node;
    const {fault} = snapshot;
    if (fault) host.report('data-play', fault.token, faultSaid(played, node, seat), step?.plays);
  }
}
