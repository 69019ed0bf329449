import {piece, type Piece, toHtml} from '../../elements/diagram/piece.js';
import type {GameChart} from '../../elements/chart/chart.js';
import {matchLocale} from '../../i18n/index.js';
import {catalogue, entryNamed} from '../catalogue.js';
import {inside, nameOf} from '../game-chart/named.js';

/** The phases of a game for pages without scripts. */

/** The states inside another as a list, each with where it leads. */
function listOf(chart: GameChart, locale: string, id = ''): Piece {
  const items = inside(chart, id).map(({id: own}) => {
    const ways = chart.drawing.arrows.filter(({from}) => from === own);
    const names = new Set(ways.map(({to}) => nameOf(chart, to, locale)));
    const leads = names.size > 0 ? ` → ${[...names].join(', ')}` : '';
    const more = inside(chart, own).length > 0 ? listOf(chart, locale, own) : undefined;
    return piece('li', {}, nameOf(chart, own, locale) + leads, more);
  });
  return piece('ul', {}, ...items);
}

/**
 * A `<game-chart>` with its phases as a list, which a page without scripts shows and the element
 * replaces by its drawing.
 *
 * @param attributes of the tag, `{game: 'king-omnibus'}`
 * @throws {RangeError} where no game has that name
 */
export async function renderChart(
  attributes: Readonly<Record<string, string>>,
  {locale = 'en'}: {readonly locale?: string} = {},
): Promise<string> {
  const {game = '', variant = ''} = attributes;
  const entry = entryNamed(game, variant);
  const chart = await entry?.chart?.();
  if (!chart) {
    const known = catalogue.filter((one) => one.chart).map(({id}) => id);
    throw new RangeError(`<game-chart game>: expected one of ${known.join(', ')}`);
  }
  return toHtml(piece('game-chart', attributes, listOf(chart, matchLocale([locale]))));
}
