import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import {levelsOf} from '../../src/bots/levels.js';
import {entryOf, type GameEntry} from '../../src/embed/catalogue.js';
import '../../src/embed/gstk-table/gstk-table.js';
import {loadLesson} from '../../src/embed/game-example/loading/parts.js';
import {defaultOptions, type OptionRow, type Options} from '../../src/game/index.js';
import type {Messages} from '../../src/i18n/index.js';
import GamePage from './game-page.mdx';

/** The page of a game: its table to play at, its options as controls, its rules and all its states. */

type Args = Readonly<Record<string, string | number>>;

/** The common part of the stories of a game. */
export const gameMeta = (game: string): Omit<Meta, 'title'> => ({
  component: 'gstk-table',
  parameters: {game, docs: {page: GamePage, controls: {sort: 'none'}}},
});

/** The attributes of a table other than its options, if a control helps to try them. */
function looks(entry: GameEntry): Readonly<Record<string, object>> {
  const {min, max} = entry.seats;
  const players = Array.from({length: max - min + 1}, (_, at) => min + at);
  const select = (options: readonly (string | number)[], description: string): object => ({
    control: 'select',
    options,
    description,
    table: {category: 'attributes'},
  });
  return {
    players: select(players, 'The number of players.'),
    'bot-level': select(levelsOf(entry), 'The strength of the bots.'),
    theme: select(['auto', 'flat', 'felt'], 'The look of the table.'),
    'card-size': select(['auto', 'small', 'medium', 'large'], 'The size of the cards.'),
    locale: select(['auto', 'en', 'ru'], 'The language.'),
  };
}

function optionArgs(
  rows: readonly OptionRow[],
  usual: Options,
  messages: Messages,
): Readonly<Record<string, object>> {
  const control = ({name, values, ruling}: OptionRow): object => ({
    control: values.length > 6 ? 'select' : 'inline-radio',
    options: values,
    description: `${messages.lookup(`option/${name}`)} (${ruling})`,
    table: {category: 'options', defaultValue: {summary: String(usual[name])}},
  });
  return Object.fromEntries(rows.map((row) => [row.name, control(row)]));
}

/** A table of a game that is played from its beginning, with all options as controls. */
export async function playStory(game: string): Promise<StoryObj> {
  const entry = entryOf(game)!;
  const {
    messages,
    rules: {options: rows},
  } = await loadLesson(entry, 'en');
  const given = looks(entry);
  const usual = defaultOptions(rows, entry.seats.usual);
  return {
    args: {
      players: entry.seats.usual,
      'bot-level': 'normal',
      theme: 'auto',
      'card-size': 'auto',
      locale: 'auto',
      ...usual,
    },
    argTypes: {...given, ...optionArgs(rows, usual, messages)},
    // The table's other attributes and its methods stand on the page of its tag.
    parameters: {controls: {include: [...Object.keys(given), ...Object.keys(usual)]}},
    render: (args) => {
      const said = args as Args;
      const options = rows.map(({name}) => `${name}: ${said[name]}`).join('; ');
      return html`<gstk-table
        game=${game}
        options=${options}
        players=${said['players']}
        bot-level=${said['bot-level']}
        theme=${said['theme']}
        card-size=${said['card-size']}
        locale=${said['locale']}
        storage-key="off"
        loading="eager"
      ></gstk-table>`;
    },
    play: async ({canvasElement}) => {
      const table = canvasElement.querySelector('gstk-table')!;
      await waitFor(() => expect(table.view).not.toBe(undefined), {timeout: 60_000});
    },
  };
}
