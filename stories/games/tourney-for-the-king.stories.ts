import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {SimulatedClock} from 'xstate';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, reviewStory, tableStory, tells} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'tourney-for-the-king';

const meta: Meta = {title: 'Games/Tourney for the King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

const TWO = [
  ['beggar', 'king'],
  ['witch', 'witch'],
];
const WON = [...TWO, ['king', 'dragon'], ['dragon', 'knight'], ['knight', 'beggar']];
const LOST = WON.map(([own, other]) => [other, own]);
const DRAWN = ['king', 'dragon', 'knight', 'witch', 'beggar'].map((card) => [card, card]);

const lay = (table: GstkTable, place: number): void => {
  const hand = table.renderRoot.querySelector('gstk-hand')!;
  hand.renderRoot.querySelectorAll<HTMLElement>('.card')[place]!.click();
};
const says = (table: GstkTable, words: string): Promise<void> =>
  waitFor(() => expect(table.renderRoot.querySelector('.say')).toHaveTextContent(words));

/** Lays a card and advances the clock until this is on the board; then the clock stops. */
const heldAt = (place: number, selector: string) => {
  const clock = new SimulatedClock();
  return {
    clock,
    attributes: {speed: 'normal'},
    then: async (table: GstkTable): Promise<void> => {
      lay(table, place);
      await waitFor(
        async () => {
          const found = table.renderRoot.querySelector(selector);
          if (!found) clock.increment(50);
          await expect(found, selector).not.toBeNull();
        },
        {timeout: 60_000, interval: 10},
      );
    },
  };
};

export const Select: Story = tableStory(GAME, {name: 'Select: the first round'});

export const Third: Story = tableStory(GAME, {
  name: 'Select: the third round, a tie before it',
  state: {rounds: TWO},
  then: (table) => says(table, 'Choose a card'),
});

export const Chosen: Story = tableStory(GAME, {
  name: 'Select: the reader’s card is laid',
  state: {rounds: TWO},
  ...heldAt(0, '.round.now .two-sided'),
});

export const Revealed: Story = tableStory(GAME, {
  name: 'Reveal: both cards turn',
  state: {rounds: TWO},
  ...heldAt(0, '.round:nth-child(3) .face-up'),
});

export const Decided: Story = tableStory(GAME, {
  name: 'Reveal: whose round it is',
  state: {rounds: TWO},
  ...heldAt(0, '.round:nth-child(3) .won'),
});

export const Won: Story = tableStory(GAME, {
  name: 'Over: won',
  state: {rounds: WON},
  shows: 'game-over',
  then: (table) => tells(table, 'You win the tourney'),
});

export const Lost: Story = tableStory(GAME, {
  name: 'Over: lost',
  state: {rounds: LOST},
  shows: 'game-over',
  then: (table) => tells(table, 'Otto wins the tourney'),
});

export const Drawn: Story = tableStory(GAME, {
  name: 'Over: a draw, nobody’s rounds',
  state: {rounds: DRAWN},
  shows: 'game-over',
  then: (table) => tells(table, 'Level'),
});

export const Both: Story = tableStory(GAME, {
  name: 'Option: both score',
  state: {rounds: DRAWN, options: {tieRound: 'bothScore'}},
  shows: 'game-over',
  then: (table) => tells(table, 'Rounds 5 to 5'),
});

export const Between: Story = tableStory(GAME, {
  name: 'Option: best of three, between two matches',
  state: {rounds: TWO.concat([['king', 'dragon']]), options: {bestOf: 3}},
  then: async (table) => {
    lay(table, 0);
    await waitFor(() => expect(buttonOf(table, 'go')).not.toBeNull());
    await says(table, 'match 1');
  },
});

export const Series: Story = tableStory(GAME, {
  name: 'Option: best of three, the last match',
  state: {sheet: [[3, 2], [1, 4]], rounds: TWO, options: {bestOf: 3}}, // oxfmt-ignore
});

export const SeriesWon: Story = tableStory(GAME, {
  name: 'Over: a series',
  state: {sheet: [[4, 1], [4, 1]], rounds: WON, options: {bestOf: 3}}, // oxfmt-ignore
  shows: 'game-over',
  then: (table) => tells(table, 'Matches 2 to 0'),
});

export const Played: Story = tableStory(GAME, {
  name: 'A whole match',
  then: async (table) => {
    for (let round = 0; round < 4; round++) {
      await reaches(table, 'my-turn');
      lay(table, 0);
      await waitFor(() =>
        expect(
          table.renderRoot.querySelectorAll('.played.won, .mark .even').length,
        ).toBeGreaterThan(round),
      );
    }
    await reaches(table, 'game-over');
  },
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seat: 1,
  state: {rounds: TWO},
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: {rounds: TWO},
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: {rounds: TWO},
});

export const Reviewed: Story = reviewStory(GAME);

export const Chart: Story = chartStory(() => entryOf(GAME).load());
