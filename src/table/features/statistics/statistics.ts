import {levelsOf, type Level} from '../../../bots/levels.js';
import type {GameEntry} from '../../../elements/index.js';
import type {Match} from '../../../match/index.js';
import {isAlone} from '../../play/is-alone.js';
import {marksOf} from '../../result/match-marks.js';
import {ownResult} from '../../result/own-result.js';
import type {TableContext} from '../../table-context.js';
import {keepMatch} from './kept-statistics.js';
import {nextLevel} from './next-level.js';

/**
 * The match of the table if it counts: one that one reader plays on this page against bots of the house,
 * with cards that were dealt from a seed. Lessons, positions and matches of several people do not.
 */
export function countable(table: TableContext): Match | undefined {
  const {host, session, slots} = table;
  const match = session?.seating.local;
  if (!match || !isAlone(table) || host.readOnly || host.autoplay) return undefined;
  if (host.bots || slots.ownBots()) return undefined;
  const {seed, start, secret} = match.record();
  return seed === undefined || (start ?? secret) !== undefined ? undefined : match;
}

/** What the game counts besides, if anything. */
const countFeats = async ({guide}: GameEntry) => (await guide?.())?.feats?.();

/** Counts a finished match once, and tells the page; returns the level that is offered then. */
export async function recordMatch(table: TableContext, match: Match): Promise<Level | undefined> {
  const {commands, game, host, messages, notes, session} = table;
  const {entry} = host;
  const seat = session?.client.seat ?? 0;
  const marks = marksOf(table);
  if (marks.of(match).recorded) return undefined;
  const count = await countFeats(entry).catch((error: unknown) => {
    notes.miss(error);
    return undefined; // the match counts all the same
  });
  // Meanwhile it may have been counted, such as when a table was put back on the page.
  const {level = 'mixed', undo, recorded} = marks.of(match);
  if (recorded) return undefined;
  marks.note(match, {recorded: true});
  const feats = count?.(match.log(seat) as readonly never[], seat) ?? {};
  const key = `game/${entry.id}`;
  const {won, deals, place, total} = ownResult(match, seat, game);
  const {last} = keepMatch(entry.id, {
    ...{level, won, deals, feats},
    ...(total === undefined ? {} : {points: total}),
    ...(undo ? {undo} : {}),
    ...(messages?.has(key) ? {title: messages.lookup(key)} : {}),
  });
  commands.emit('gstk-match-recorded', {
    ...{seat, won, deals, level, undo, feats},
    ...(place === undefined ? {} : {place}),
    ...(total === undefined ? {} : {points: total}),
  });
  return nextLevel(last, levelsOf(entry));
}
