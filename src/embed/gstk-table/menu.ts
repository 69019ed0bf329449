import {html, nothing, type TemplateResult} from 'lit';
import '../../elements/gstk-segments/gstk-segments.js';
import type {ChoiceDetail} from '../../elements/events.js';
import type {OptionRow} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import type {TableController, TableOwner} from './controller.js';
import {CHOICES, type Setting} from './settings.js';

/** The menu: a new game with its options, and the settings of this reader. */

/** Settings in the order of the menu. */
const ORDER = [
  'speed',
  'play-mode',
  'deck',
  'card-index',
  'card-size',
  'theme',
  'locale',
  'shortcuts',
] as const satisfies readonly Setting[];

/** A word for a value of an option or a setting. */
const valueName = (words: Words, name: string, value: string | number): string => {
  const own = `${name}/${value}`;
  if (words.has(own)) return words.t(own);
  return words.has(`ui/${value}`) ? words.t(`ui/${value}`) : String(value);
};

const segments = (
  words: Words,
  name: string,
  key: string,
  values: readonly (string | number)[],
  value: string | number,
): TemplateResult =>
  html`<gstk-segments
    .name=${name}
    .label=${words.t(key)}
    .choices=${values.map((one) => ({value: String(one), label: valueName(words, key, one)}))}
    .value=${String(value)}
    .words=${words}
  ></gstk-segments>`;

/** Reads what is chosen back into the form of options: numbers stay numbers. */
const valueOf = ({values}: OptionRow, text: string): string | number =>
  values.find((value) => String(value) === text) ?? values[0]!;

/** The menu of a table. */
export function menu(
  controller: TableController,
  host: TableOwner,
  close: () => void,
): TemplateResult | typeof nothing {
  const {words, session, settings} = controller;
  if (!words || !session) return nothing;
  const {rules} = session.match.game;
  const {min, max} = host.entry.seats;
  const {state} = session.match;
  const chosen: {seats: number; options: Record<string, string | number>} = {
    seats: state.seats,
    options: {...state.options},
  };
  const choose = ({detail: {name, value}}: CustomEvent<ChoiceDetail>): void => {
    const row = rules.options.find((one) => one.name === name);
    if (row) chosen.options[name] = valueOf(row, value);
    else if (name === 'players') chosen.seats = Number(value);
    else controller.choose(name as Setting, value);
  };
  const deal = (event: Event): void => {
    event.preventDefault();
    close();
    controller.newGame({...chosen, seed: undefined});
  };
  const counts = Array.from({length: max - min + 1}, (_, index) => min + index);
  return html`<form class="menu" @gstk-choose=${choose} @submit=${deal}>
    <h3>${words.t('ui/new-game')}</h3>
    ${counts.length > 1 ? segments(words, 'players', 'ui/players', counts, chosen.seats) : nothing}
    ${rules.options.map((row) =>
      segments(words, row.name, `option/${row.name}`, row.values, chosen.options[row.name]!),
    )}
    ${
      session.match.length > 0 && !session.place.outcome
        ? html`<p class="q s">${words.t('ui/new-game-ends')}</p>`
        : nothing
    }
    <button class="button button-primary" part="button button-primary">
      ${words.t('ui/deal')}
    </button>
    <h3>${words.t('ui/settings')}</h3>
    ${ORDER.map((name) =>
      segments(words, name, `setting/${name}`, CHOICES[name], settings.get(name)),
    )}
  </form>`;
}
