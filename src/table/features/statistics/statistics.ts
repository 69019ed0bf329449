import {levelsOf, type Level} from '../../../bots/levels.js';
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

/** Counts a finished match once, and tells the page; returns the level that is offered then. */
export async function recordMatch(table: TableContext, match: Match): Promise<Level | undefined> {
  const {commands, game, host, session} = table;
  const {entry} = host;
  const seat = session?.client.seat ?? 0;
  const marks = marksOf(table);
  const {level = 'mixed', undo, recorded} = marks.of(match);
  if (recorded) return undefined;
  marks.note(match, {recorded: true});
  const count = await (await entry.guide?.())?.feats?.();
  const feats = count?.(match.log(seat) as readonly never[], seat) ?? {};
  const {won, deals, place, total} = ownResult(match, seat, game);
  const {last} = keepMatch(entry.id, {
    ...{level, won, deals, feats},
    ...(total === undefined ? {} : {points: total}),
    ...(undo ? {undo} : {}),
  });
  commands.emit('gstk-match-recorded', {
    ...{seat, won, deals, level, undo, feats},
    ...(place === undefined ? {} : {place}),
    ...(total === undefined ? {} : {points: total}),
  });
  return nextLevel(last, levelsOf(entry));
}
