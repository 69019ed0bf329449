import type {Match} from '../../../match/index.js';
import {lengthOf} from '../../frame/length-of.js';
import {usualMinutes} from '../../frame/usual-minutes.js';
import type {TableContext} from '../../table-context.js';
import type {OneDeal} from './sending.js';

/** The challenge of one deal in place of a longer match; `undefined` after a match of one deal. */
export async function oneDealOf(
  {commands, host: {entry}, panels}: TableContext,
  match: Match,
): Promise<OneDeal | undefined> {
  const {options, seats} = match.record();
  const length = lengthOf(options, entry.lengths);
  if (!entry.lengths || !length || length === 'deal') return undefined;
  const minutes = await usualMinutes(entry, seats, options);
  const {deal} = entry.lengths;
  const play = (): void => {
    panels.close();
    commands.newGame({seats, options: {...options, ...deal}, seed: undefined, state: undefined});
  };
  return {minutes, play};
}
