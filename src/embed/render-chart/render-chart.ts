import {piece, toHtml} from '../../elements/index.js';
import {matchLocale} from '../../i18n/index.js';
import {isGlobalAttribute} from '../../lesson/global-attributes.js';
import {catalogue, entryNamed} from '../catalogue.js';
import {strangeVariant} from '../variant-of.js';
import {listOf} from '../game-chart/list.js';

/** The attributes of a chart. */
const OWN = ['game', 'variant', 'for', 'locale'];

/**
 * A `<game-chart>` with its phases as a list, which a page without scripts shows and the element
 * replaces by its drawing.
 *
 * @param attributes of the tag, `{game: 'king-omnibus'}`
 * @throws {RangeError} if no game has that name, and for an attribute that the tag does not have
 */
export async function renderChart(
  attributes: Readonly<Record<string, string>>,
  {locale = 'en'}: {readonly locale?: string} = {},
): Promise<string> {
  const {game = '', variant = ''} = attributes;
  const entry = entryNamed(game, variant);
  const chart = (await entry?.guide?.())?.chart;
  if (!chart) {
    const known = catalogue.filter(({guide}) => guide).map(({id}) => id);
    throw new RangeError(`<game-chart game>: expected one of ${known.join(', ')}`);
  }
  const variants = entry && strangeVariant(entry, variant);
  if (variants)
    throw new RangeError(`<game-chart variant>: expected ${variants.join(' or ') || 'none'}`);
  const whole = {...chart, drawing: chart.crowded ?? chart.drawing};
  const wrong = Object.keys(attributes).find(
    (name) => !OWN.includes(name) && !isGlobalAttribute(name),
  );
  if (wrong !== undefined)
    throw new RangeError(`<game-chart ${wrong}>: is not an attribute of <game-chart>`);
  return toHtml(piece('game-chart', attributes, listOf(whole, matchLocale([locale]))));
}
