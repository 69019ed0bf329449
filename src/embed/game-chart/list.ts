import {type Active, type GameChart, piece, type Piece} from '../../elements/index.js';
import {eventsOf, inside, nameOf} from './named.js';

/** A chart as a list: for readers without scripts, and for those who do not see the picture. */

/**
 * The states inside another, each with its targets and the events that lead there.
 * @param atOnce the remark on a state whose parts are active at once
 */
export function listOf(
  chart: GameChart,
  locale: string,
  {active = [], atOnce}: {readonly active?: Active; readonly atOnce?: string} = {},
  id = '',
): Piece {
  const items = inside(chart, id).map(({id: own, kind}) => {
    const ways = chart.drawing.arrows.filter(({from}) => from === own);
    const names = new Set(ways.map(({to}) => nameOf(chart, to, locale)));
    const leads = [...names].map((name) => {
      const along = ways.filter(({to}) => nameOf(chart, to, locale) === name);
      const events = new Set(along.flatMap((arrow) => eventsOf(chart, arrow, locale)));
      return events.size > 0 ? `${name} (${[...events].join(', ')})` : name;
    });
    const more = inside(chart, own).length > 0;
    return piece(
      'li',
      {'aria-current': active.includes(own) ? 'step' : undefined},
      nameOf(chart, own, locale) + (kind === 'parallel' && atOnce ? ` (${atOnce})` : ''),
      ...(leads.length > 0 ? [' ', piece('span', {class: 'ways'}, `→ ${leads.join(', ')}`)] : []),
      more ? listOf(chart, locale, {active, ...(atOnce ? {atOnce} : {})}, own) : undefined,
    );
  });
  return piece('ul', {}, ...items);
}
