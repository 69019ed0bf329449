import type {TableContext} from '../table-context.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {until} from 'lit/directives/until.js';
import {hasTempers, type Level, levelIn, levelsOf} from '../../bots/levels.js';
import type {Messages} from '../../i18n/index.js';
import {player, playerStyles, shieldStyles} from '../../elements/shared/index.js';
import type {AnyTable, ChoiceDetail, RenderContext} from '../../elements/index.js';
import {defaultOptions, type OptionRow, type Options, seatsWith} from '../../game/index.js';
import {chooseSetting} from '../settings/choose-setting.js';
import type {Setting} from '../settings/settings.js';
import {control, type Plain, scaleOf} from './setting-control.js';
import {usualMinutes} from './usual-minutes.js';

/** The menu: a new game with its options, and the reader's settings. */

export const styles = css`
  ${shieldStyles}
  ${playerStyles}
  .bots,
  .levels {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s1) var(--gstk-s4);
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--gstk-text-s);
  }
  .menu {
    display: grid;
    gap: var(--gstk-s2);
    padding-block-end: var(--gstk-s2);
  }
  .menu h3:not(:first-child) {
    margin-block-start: var(--gstk-s4);
  }
  .menu > .again {
    justify-self: start;
  }
  .menu > .button-primary,
  .menu .sure {
    justify-self: start;
    margin-block-start: var(--gstk-s2);
  }
  .menu .sure {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
  }
`;

/** Settings in the order of the menu, by what they are about. */
const GROUPS = {
  play: ['bot-level', 'speed', 'play-mode', 'autoplay-forced', 'decided', 'ask-rout', 'timers'],
  look: ['deck', 'card-index', 'card-size', 'handedness', 'theme'],
  voice: ['locale', 'sound', 'haptics', 'verbosity', 'shortcuts'],
} as const satisfies Record<string, readonly Setting[]>;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The part of a table without which a setting means nothing. */
const PARTS: Readonly<Partial<Record<Setting, keyof AnyTable>>> = {
  timers: 'timed',
  decided: 'decided',
  'ask-rout': 'declines',
};

/** Whether a setting means anything in a game with these options. */
const isMeant = (name: Setting, table: AnyTable, options: Options): boolean => {
  const part = PARTS[name];
  if (name === 'decided' && table.endsDecided?.(options)) return false;
  return part === undefined || Boolean(table[part]);
};

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({length: to - from + 1}, (_, index) => from + index);

/** The setup of the next game; the menu holds it until the cards are dealt. */
export interface Chosen {
  readonly seats: number;
  readonly options: Readonly<Record<string, Plain>>;
  /** How many people share the screen. */
  readonly people?: number;
  /** The reader asked to deal during a game and now has to confirm. */
  readonly sure?: boolean;
}

/** Turns a chosen text back into the option's value, since numbers must stay numbers. */
const valueOf = ({values}: OptionRow, text: string): Plain =>
  values.find((value) => String(value) === text) ?? values[0]!;

/** Options at their default move to the default for the new number of seats. */
function following(
  rows: readonly OptionRow[],
  options: Options,
  was: number,
  now: number,
): Options {
  const [before, after] = [defaultOptions(rows, was), defaultOptions(rows, now)];
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === before[name] ? after[name]! : value,
    ]),
  );
}

/** The bots at the table: arms, name and level. */
function bots({players, about = []}: RenderContext): TemplateResult {
  const seats = players.flatMap((_, seat) => (about[seat] ? [seat] : []));
  return html`<ul class="bots">
    ${seats.map(
      (seat) =>
        html`<li>${player(seat, {players}, html`<span class="q">${about[seat]}</span>`)}</li>`,
    )}
  </ul>`;
}

/** The levels that differ in the game, what each of them does, and the bots at the table. */
function levels(messages: Messages, table: TableContext): TemplateResult {
  const {host, settings} = table;
  const {entry} = host;
  const values = levelsOf(entry);
  const level = levelIn(settings.get('bot-level'), entry);
  const name = (one: Level): string => messages.t(`setting/bot-level/${one}`);
  return html`${
    values.length > 1
      ? [
          control(messages, 'bot-level', 'setting/bot-level', values, level),
          html`<ul class="levels q s">
            ${values.map((one) => html`<li>${name(one)}: ${messages.t(`ui/level/${one}`)}</li>`)}
          </ul>`,
        ]
      : nothing
  }${bots(table.model.context)}${
    hasTempers(level, entry) ? html`<p class="q s">${messages.t('ui/tempers')}</p>` : nothing
  }`;
}

const submit = (label: string, kind = ''): TemplateResult =>
  html`<button class="button ${kind}" part="button ${kind}">${label}</button>`;

/** Focuses an answer on the next frame: the answer that changes nothing comes first. */
const take = (element: Element | undefined): void => {
  requestAnimationFrame(() => (element as HTMLElement | undefined)?.focus());
};

/** Lets the coach tell everything once more. */
function again(table: TableContext): void {
  table.commands.run({type: 'tips'}).catch(table.notes.miss);
}

/** How long the next match usually takes, where that is known. */
async function minutes(
  {host: {entry}, messages}: TableContext,
  seats: number,
  options: Options,
): Promise<TemplateResult | typeof nothing> {
  const n = await usualMinutes(entry, seats, options);
  return n === undefined
    ? nothing
    : html`<p class="q s minutes">${messages!.t('ui/minutes', {n})}</p>`;
}

/** The menu of a table; `chosen` is the choice so far, `choose` stores a new one. */
export function menu(
  table: TableContext,
  chosen: Chosen | undefined,
  choose: (next: Chosen) => void,
  close: () => void,
): TemplateResult | typeof nothing {
  const {host, messages, session, settings, slots} = table;
  if (!messages || !session) return nothing;
  const {local} = session.seating;
  const {rules} = session.seating.game;
  const {options, seats: wanted, sure, people: here}: Chosen = chosen ?? session.seating;
  const {min, max} = seatsWith(rules, options);
  const seats = Math.min(Math.max(wanted, min), max);
  const people = Math.min(here ?? slots.people() ?? 1, seats);
  const onChoose = ({detail: {name, value}}: CustomEvent<ChoiceDetail>): void => {
    const row = rules.options.find((one) => one.name === name);
    if (row) choose({seats, people, options: {...options, [name]: valueOf(row, value)}});
    else if (name === 'players')
      choose({
        options: following(rules.options, options, seats, Number(value)),
        seats: Number(value),
        people,
      });
    else if (name === 'people') choose({seats, options, people: Number(value)});
    else chooseSetting(table, name as Setting, value);
  };
  const deal = (event: Event): void => {
    event.preventDefault();
    if (going && !sure) {
      choose({seats, options, people, sure: true});
      return;
    }
    close();
    if (people !== (slots.people() ?? 1)) host.humans = people;
    table.commands.newGame({seats, options, seed: undefined, state: undefined});
  };
  const counts = upTo(min, max);
  const going = local?.decided(session.client.seat ?? -1) && !session.client.outcome;
  const next = html`<h3>${messages.t('ui/new-game')}</h3>
    ${counts.length > 1 ? control(messages, 'players', 'ui/players', counts, seats) : nothing}
    ${
      host.autoplay
        ? nothing // bots play every seat
        : control(messages, 'people', 'ui/people-here', upTo(1, seats), people)
    }
    ${rules.options.map(({name, values}) =>
      control(messages, name, `option/${name}`, values, options[name] ?? values[0]!),
    )}
    ${until(minutes(table, seats, options), nothing)}
    ${sure ? nothing : submit(messages.t('ui/deal'), 'button-primary')}
    ${going ? html`<p class="q s">${messages.t('ui/new-game-ends')}</p>` : nothing}
    ${
      sure
        ? html`<div class="sure">
            <button
              type="button"
              class="button button-primary"
              part="button button-primary"
              @click=${close}
              ${ref(take)}
            >
              ${messages.t('ui/keep-playing')}
            </button>
            ${submit(messages.t('ui/deal-anyway'))}
          </div>`
        : nothing
    }`;
  // In a match elsewhere nobody deals here, and bots and clocks belong to the server.
  const isMine = (name: Setting): boolean =>
    local !== undefined || (name !== 'bot-level' && name !== 'timers');
  return html`<form class="menu" @gstk-choose=${onChoose} @submit=${deal}>
    ${local ? next : nothing}
    ${GROUP_NAMES.map((group) => {
      const names: readonly Setting[] = GROUPS[group];
      return html`<h3>${messages.t(`ui/settings/${group}`)}</h3>
        ${names
          .filter((name) => isMeant(name, table.game, session.seating.options) && isMine(name))
          .map((name) =>
            name === 'bot-level'
              ? levels(messages, table)
              : control(
                  messages,
                  name,
                  `setting/${name}`,
                  scaleOf(name, table.host.entry),
                  settings.get(name),
                ),
          )}`;
    })}
    ${slots
      .panels()
      .filter(({isInMenu}) => isInMenu)
      .map(
        ({id}) =>
          html`<button
            type="button"
            class="button again"
            part="button"
            data-panel=${id}
            @click=${() => table.panels.open(id)}
          >
            ${messages.lookup(`ui/${id}`)}
          </button>`,
      )}
    ${
      table.game.tips
        ? html`<button
            type="button"
            class="button again"
            part="button"
            @click=${() => again(table)}
          >
            ${messages.t('ui/tips-again')}
          </button>`
        : nothing
    }
  </form>`;
}
