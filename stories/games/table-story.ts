import type {StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {entryOf} from '../../src/embed/catalogue.js';
import type {Clock} from '../../src/elements/conductor/options.js';
import type {Match, MatchSetup} from '../../src/match/index.js';
import '../../src/embed/gstk-table/gstk-table.js';
import '../../src/embed/king-game/king-game.js';
import {chartStory} from '../support/chart/chart-story.js';
import {playedUntil} from './positions.js';

/** The start of a story of a table. */
export interface TableStory extends MatchSetup {
  readonly name: string;
  /** The position: a seeded random match, played until this holds; from the deal when left out. */
  readonly until?: (match: Match) => boolean;
  /** The seat of the reader. */
  readonly seat?: number;
  /** Drives the table's timers: events wait until the story advances it. */
  readonly clock?: Clock;
  /** Attributes of the tag. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The state that the table must reach: `my-turn`, `deal-over`, `game-over`. */
  readonly shows?: string;
  /** Continues the story from there. */
  readonly then?: (table: GstkTable) => Promise<void>;
}

/** Waits until a table shows a state, `:state(my-turn)`. */
export const reaches = (table: Element, state: string): Promise<void> =>
  waitFor(() => expect(table.matches(`:state(${state})`), state).toBe(true), {timeout: 60_000});

/** A button of the prompt, by its id. */
export const buttonOf = (table: GstkTable, id: string): HTMLElement =>
  table.renderRoot.querySelector(`[data-id="${id}"]`)!;

/** A story of the deal that teaches a game of `<king-game>`, which pages embed like this. */
export const lessonStory = (variant: string): StoryObj => ({
  name: 'Lesson: the first deal',
  render: () =>
    html`<king-game variant=${variant} learn loading="eager" storage-key="off"></king-game>`,
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector('king-game')!;
    await waitFor(() => expect(table.renderRoot.querySelector('.coach')).not.toBeNull(), {
      timeout: 60_000,
    });
  },
});

/** A story of a game's table in one position. */
export const tableStory = (
  game: string,
  {name, until, seat = 0, clock, attributes = {}, shows = 'my-turn', then, ...setup}: TableStory,
): StoryObj => ({
  name,
  loaders: [
    async () => {
      const loaded = await entryOf(game)!.load();
      return {position: playedUntil(loaded, setup, until ?? (() => true))};
    },
  ],
  render: (_, {loaded}) => {
    const {position} = loaded as {position: unknown};
    const table = document.createElement('gstk-table');
    for (const [attribute, value] of Object.entries(attributes))
      table.setAttribute(attribute, value);
    Object.assign(table, {game, seat, clock, storageKey: 'off', loading: 'eager', state: position});
    if (!attributes['speed']) table.speed = 'instant';
    return html`${table}`;
  },
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector('gstk-table')!;
    await reaches(table, shows);
    await then?.(table);
  },
});

/** A story of the review of a match, which bots play from a position on. */
export const reviewStory = (game: string, setup: MatchSetup = {}): StoryObj =>
  tableStory(game, {
    ...setup,
    name: 'Review: the decisions of a match',
    then: async (table) => {
      table.autoplay = true;
      const ended = (): boolean => {
        // The buttons that wait for a viewer.
        const onward = '[data-id=go], [data-id=next]';
        for (const button of table.renderRoot.querySelectorAll<HTMLElement>(onward)) button.click();
        return table.matches(':state(game-over)');
      };
      await waitFor(() => expect(ended()).toBe(true), {timeout: 60_000, interval: 20});
      table.autoplay = false;
      await waitFor(() => expect(buttonOf(table, 'review')).not.toBeNull());
      buttonOf(table, 'review').click();
      const judged = (): Element | null => table.renderRoot.querySelector('.reviewed .judged');
      await waitFor(() => expect(judged()).not.toBeNull(), {timeout: 60_000});
    },
  });

/**
 * The stories that every game has: its opening, a later turn, the end, another seat, the chart.
 * @public A new game's story begins with them.
 */
export const usualStories = (
  game: string,
): Readonly<Record<'opening' | 'myTurn' | 'gameOver' | 'seat1' | 'chart', StoryObj>> => ({
  opening: tableStory(game, {name: 'Opening'}),
  myTurn: tableStory(game, {
    name: 'My turn, later',
    until: (match) => match.length > 2 && match.turn.includes(0),
  }),
  gameOver: tableStory(game, {name: 'Game over', until: () => false, shows: 'game-over'}),
  seat1: tableStory(game, {
    name: 'Seen from seat 1',
    seat: 1,
    until: (match) => match.turn.includes(1),
  }),
  chart: chartStory(() => entryOf(game)!.load()),
});

/** Waits until the end of a match says this. */
export const tells = (table: GstkTable, text: string): Promise<void> =>
  waitFor(() => expect(table.renderRoot.querySelector('.ended')).toHaveTextContent(text));
