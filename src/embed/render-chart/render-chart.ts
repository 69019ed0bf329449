import {piece, toHtml} from '../../elements/index.js';
import {matchLocale} from '../../i18n/index.js';
import {catalogue, entryNamed} from '../catalogue.js';
import {listOf} from '../game-chart/list.js';

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
