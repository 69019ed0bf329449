import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ChoiceDetail, GameEntry} from '../elements/index.js';
import {catalogue} from '../embed/catalogue.js';
import {control, scaleOf} from '../table/frame/setting-control.js';
import {type Choice, WORDS} from './choice.js';
import type {Desk} from './desk.js';
import {optionsOf, playersOf, writeOptions} from './embed.js';

/** The fields of the builder: the game, its players and rules, the look. */

/** Asks for other values. */
export type Change = (change: Partial<Choice>) => void;

/** The name of an option's control; games name their options as they like. */
const OPTION = 'option:';

/** A choice among words. */
export const word = ({messages, choice}: Desk, name: keyof typeof WORDS): TemplateResult =>
  control(messages, name, `builder/${name}`, WORDS[name], choice[name]);

/** A line to type. */
export const line = (
  name: keyof Choice,
  label: string,
  {choice}: Desk,
  change: Change,
  why = '',
): TemplateResult =>
  html`<div class="line">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      .value=${live(choice[name])}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-describedby=${why ? `${name}-why` : nothing}
      @input=${(event: Event) => change({[name]: (event.target as HTMLInputElement).value})}
    />
    ${why ? html`<p class="q s" id="${name}-why">${why}</p>` : nothing}
  </div>`;

/** All games, by the tag that plays them. */
const groups = (): readonly (readonly [string, readonly GameEntry[]])[] =>
  [...new Set(catalogue.map(({tag}) => tag.name))].map(
    (name) => [`<${name}>`, catalogue.filter(({tag}) => tag.name === name)] as const,
  );

function game({choice, kit, messages, titles}: Desk, change: Change): TemplateResult {
  const {id, summary} = kit.entry;
  const aim = `aim/${id}`;
  const options = optionsOf(choice, kit.entry, kit.rules.options);
  return html`<div class="line">
    <label for="game">${messages.t('builder/game')}</label>
    <select
      id="game"
      aria-describedby="aim"
      @change=${(event: Event) => change({game: (event.target as HTMLSelectElement).value})}
    >
      ${groups().map(
        ([label, entries]) =>
          html`<optgroup label=${label}>
            ${entries.map(
              (entry) =>
                html`<option value=${entry.id} .selected=${live(entry.id === id)}>
                  ${titles[entry.id]}
                </option>`,
            )}
          </optgroup>`,
      )}
    </select>
    ${
      messages.has(aim)
        ? html`<p class="q s" id="aim">${messages.lookup(aim, {...options})}</p>`
        : html`<p class="q s" id="aim" lang="en">${summary}</p>`
    }
  </div>`;
}

function rules({choice, kit, messages}: Desk): TemplateResult | typeof nothing {
  const {entry, range} = kit;
  const rows = kit.rules.options;
  const counts = Array.from({length: range.max - range.min + 1}, (_, at) => range.min + at);
  const options = optionsOf(choice, entry, rows);
  if (counts.length < 2 && rows.length === 0) return nothing;
  return html`<section aria-labelledby="rules-heading">
    <h2 id="rules-heading">${messages.t('builder/rules')}</h2>
    ${
      counts.length > 1
        ? control(messages, 'players', 'ui/players', counts, playersOf(choice, entry))
        : nothing
    }
    ${rows.map(({name, values}) =>
      control(messages, `${OPTION}${name}`, `option/${name}`, values, options[name]!),
    )}
  </section>`;
}

/** The settings that a table and an example share with the menu of a table. */
const MENU = ['bot-level', 'deck', 'card-size', 'theme', 'locale'] as const;

function look(desk: Desk): TemplateResult {
  const {choice, kit, messages} = desk;
  const names = choice.kind === 'table' ? MENU : (['locale'] as const);
  return html`<section aria-labelledby="look-heading">
    <h2 id="look-heading">${messages.t('builder/look')}</h2>
    ${names.map((name) =>
      control(messages, name, `setting/${name}`, scaleOf(name, kit.entry), choice[name]),
    )}
    ${word(desk, 'scheme')}
  </section>`;
}

/** The choice that a control asks for. */
export function asked(desk: Desk, {name, value}: ChoiceDetail): Partial<Choice> {
  if (!name.startsWith(OPTION)) return {[name]: value};
  const {choice, kit} = desk;
  const rows = kit.rules.options;
  const row = rows.find((one) => one.name === name.slice(OPTION.length));
  const chosen = row?.values.find((one) => String(one) === value);
  if (!row || chosen === undefined) return {};
  const options = {...optionsOf(choice, kit.entry, rows), [row.name]: chosen};
  return {options: writeOptions(options, rows, playersOf(choice, kit.entry))};
}

/** All fields; `position` stands below the game. */
export const settings = (
  desk: Desk,
  change: Change,
  position: TemplateResult | typeof nothing,
): TemplateResult =>
  html`<section>${word(desk, 'kind')} ${game(desk, change)}</section>
    ${position} ${rules(desk)} ${look(desk)}
    <section>${word(desk, 'lang')}</section>`;
