import {linkPosition} from '../../../notation/link/link.js';
import {plainName} from '../../../i18n/index.js';
import {writePosition} from '../../../notation/position/position.js';
import {writePbn} from '../../../notation/pbn/write-pbn.js';
import {RECORD_VERSION} from '../../../match/record.js';
import type {Score} from '../../../notation/record/record.js';
import type {AnyState, Seat} from '../../../game/index.js';
import {addressWith} from '../../../table/address.js';
import type {Snapshot, LessonNode} from '../../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../../lesson/played-lesson.js';

/** The part of a position that may be shared: what the author has shown and this reader may know. */
function shownOf(played: PlayedLesson, snapshot: Snapshot, seat: Seat | undefined): unknown {
  const {seats} = played.diagram(snapshot);
  const view = played.rules.view(snapshot.state, seat);
  const {hands} = view as {readonly hands?: readonly unknown[]};
  return {...view, ...(hands && {hands: seats.map(({hand}, at) => hand ?? hands[at])})};
}

/** The deal, and the lesson's plays so far. */
function pbnOf({players, rules}: PlayedLesson, {at, line}: LessonNode): string {
  const names = players.map(({name}) => plainName(name));
  const start = line[0]!.snapshot.state;
  const plies = line.slice(1, at + 1).flatMap(({snapshot}) => snapshot.plays);
  const {options, seats} = start as AnyState & Pick<Score, 'options' | 'seats'>;
  const head = {game: rules.id, version: RECORD_VERSION, seats, options, start: {...start}, names};
  return writePbn(rules, {...head, line: {plies: plies.map(({seat, text}) => ({seat, text}))}});
}

/** The shown position as a link to this page, one line of text, or its deal as PBN. */
export function sharedText(
  played: PlayedLesson,
  snapshot: Snapshot,
  {
    as,
    seat,
    node,
    host,
  }: {
    readonly seat: Seat | undefined;
    readonly as: string;
    readonly node: LessonNode;
    readonly host: Element;
  },
): string {
  const {rules} = played;
  if (as === 'pbn') return pbnOf(played, node);
  const shown = shownOf(played, snapshot, seat);
  if (as === 'text') return writePosition(rules, shown);
  return addressWith(linkPosition(rules, shown), host);
}

/** Copies a text; returns a confirmation, or the text itself if the page may not use the clipboard. */
export async function copied(text: string, {messages}: PlayedLesson): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return messages.t('example/copied');
  } catch {
    return text;
  }
}
