import type {ChartArrow, ChartBox, GameChart} from '../../elements/index.js';
import {leafOf} from '../../game/phase.js';

/** The names of states, and the states inside others. */

/** The name of a state in a language; in English if it has none. */
export function nameOf({drawing, text: {names}}: GameChart, id: string, locale: string): string {
  // A region that is drawn alone stands for the state around it.
  const around = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const leaf = leafOf(around && !drawing.boxes.some((box) => box.id === around) ? around : id);
  return names[locale]?.[leaf] ?? names['en']?.[leaf] ?? leaf;
}

/** The same with the region that the state is in, if several are active at once. */
export function fullNameOf(chart: GameChart, id: string, locale: string): string {
  const outer = chart.drawing.boxes.filter((box) => id.startsWith(`${box.id}.`));
  const at = outer.findIndex(({kind}) => kind === 'parallel');
  const region = at < 0 ? undefined : outer[at + 1];
  const own = nameOf(chart, id, locale);
  return region === undefined ? own : `${nameOf(chart, region.id, locale)}: ${own}`;
}

/**
 * The events of an arrow in words, in English if the language has none; without those that only repeat
 * the name of its target.
 */
export function eventsOf(chart: GameChart, arrow: ChartArrow, locale: string): readonly string[] {
  const {events} = chart.text;
  const names = arrow.events.map((type) => events[locale]?.[type] ?? events['en']?.[type] ?? type);
  return names.filter((name) => name !== nameOf(chart, arrow.to, locale));
}

/** The states directly inside another; those of the chart itself for ''. */
export const inside = ({drawing}: GameChart, id: string): readonly ChartBox[] =>
  drawing.boxes.filter((box) => {
    const around = drawing.boxes.filter((outer) => box.id.startsWith(`${outer.id}.`));
    return (around.at(-1)?.id ?? '') === id; // outer states come first
  });
