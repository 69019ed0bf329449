import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ChoiceDetail, GameEntry} from '../elements/index.js';
import {catalogue} from '../embed/catalogue.js';
import {control, scaleOf} from '../table/frame/setting-control.js';
import {type Choice, WORDS} from './choice.js';
import type {LoadedChoice} from './loaded-choice.js';
import {optionsOf, playersOf, writeOptions} from './embed.js';

/** The fields of the builder: the game, its players and rules, the look. */

/** Asks for other values. */
export type Change = (change: Partial<Choice>) => void;

/** The name of an option's control; games name their options as they like. */
const OPTION = 'option:';

/** A choice among words. */
export const word = ({messages, choice}: LoadedChoice, name: keyof typeof WORDS): TemplateResult =>
  control(messages, name, `builder/${name}`, WORDS[name], choice[name]);

/** A line to type. */
export const line = (
  name: keyof Choice,
  label: string,
  {choice}: LoadedChoice,
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

function game({choice, offer, messages, titles}: LoadedChoice, change: Change): TemplateResult {
  const {id, summary} = offer.entry;
  const aim = `aim/${id}`;
  const options = optionsOf(choice, offer.entry, offer.rules.options);
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

function rules({choice, offer, messages}: LoadedChoice): TemplateResult | typeof nothing {
  const {entry, range} = offer;
  const rows = offer.rules.options;
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
      control(messages, `${OPTION}${name}`, `option/${name}`, values, options[name] ?? values[0]!),
    )}
  </section>`;
}

/** The settings that a table and an example share with the menu of a table. */
const MENU = ['bot-level', 'deck', 'card-size', 'theme', 'locale'] as const;

function look(loaded: LoadedChoice): TemplateResult {
  const {choice, offer, messages} = loaded;
  const names = choice.kind === 'table' ? MENU : (['locale'] as const);
  return html`<section aria-labelledby="look-heading">
    <h2 id="look-heading">${messages.t('builder/look')}</h2>
    ${names.map((name) =>
      control(messages, name, `setting/${name}`, scaleOf(name, offer.entry), choice[name]),
    )}
    ${word(loaded, 'scheme')}
  </section>`;
}

/** The choice that a control asks for. */
export function asked(loaded: LoadedChoice, {name, value}: ChoiceDetail): Partial<Choice> {
  if (!name.startsWith(OPTION)) return {[name]: value};
  const {choice, offer} = loaded;
  const rows = offer.rules.options;
  const row = rows.find((one) => one.name === name.slice(OPTION.length));
  const chosen = row?.values.find((one) => String(one) === value);
  if (!row || chosen === undefined) return {};
  const options = {...optionsOf(choice, offer.entry, rows), [row.name]: chosen};
  return {options: writeOptions(options, rows, playersOf(choice, offer.entry))};
}

/** All fields; `position` stands below the game. */
export const settings = (
  loaded: LoadedChoice,
  change: Change,
  position: TemplateResult | typeof nothing,
): TemplateResult =>
  html`<section>${word(loaded, 'kind')} ${game(loaded, change)}</section>
    ${position} ${rules(loaded)} ${look(loaded)}
    <section>${word(loaded, 'lang')}</section>`;
