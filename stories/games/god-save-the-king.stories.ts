import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {
  at,
  BLUFF,
  cards,
  GAME,
  heldAt,
  inside,
  laid,
  lay,
  press,
  says,
  shows,
  tap,
} from './god-save-the-king-position.js';
import {buttonOf, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const meta: Meta = {title: 'Games/God Save the King', ...gameMeta('god-save-the-king')};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory('god-save-the-king');

export const Formation: Story = tableStory(GAME, {
  name: 'Formation: two cards are laid',
  then: async (table) => {
    await lay(table, 6, 1);
    await expect(inside(table).querySelectorAll('[data-slot].pick')).toHaveLength(2);
  },
});

export const KingOnAFlank: Story = tableStory(GAME, {
  name: 'Formation: a warning about a King on a flank',
  then: async (table) => {
    await lay(table, 1, 4, 6);
    await expect(buttonOf(table, 'lay')).toHaveTextContent('anyway');
  },
});

export const LastThree: Story = tableStory(GAME, {
  name: 'Formation: the last three cards',
  state: {
    hands: [['KS', '9S', '2S'], null],
    piles: [10, 4],
  },
});

export const Hinted: Story = tableStory(GAME, {
  name: 'Formation: a hint with its reason',
  then: async (table) => {
    await press(table, 'hint');
    await says(table, 'Lay ');
    await waitFor(() =>
      expect(inside(table).querySelector('.say .q')).toHaveTextContent(/cards? that|King/),
    );
  },
});

export const Rout: Story = tableStory(GAME, {
  name: 'Rout, before the flip',
  state: at('rout'),
  then: async (table) => {
    await tap(table, '[data-rout=centre]');
    await waitFor(() => expect(buttonOf(table, 'rout')).not.toBeNull());
  },
});

export const LastRout: Story = tableStory(GAME, {
  name: 'Rout, after the flip',
  state: at('lastRout'),
});

export const RoutMissed: Story = tableStory(GAME, {
  name: 'Rout: not the King, and a penalty card',
  state: at('lastRout'),
  ...heldAt('rout', 'centre as the King', '.verdict .wrong'),
});

export const RoutFound: Story = tableStory(GAME, {
  name: 'Rout: the King is found',
  state: at('lastRout', {formations: [laid('S', '943'), laid('H', '8K5')]}),
  ...heldAt('rout', 'Otto is out', '.fall'),
});

export const Skirmish: Story = tableStory(GAME, {
  name: 'Skirmish: two flanks won',
  state: at('lastRout', {formations: [laid('S', '94J'), laid('H', 'T28')]}),
  ...heldAt('pass', 'Trick to you'),
});

export const Elimination: Story = tableStory(GAME, {
  name: 'Elimination: a King is turned up on a flank',
  state: at('rout', {formations: [laid('S', '943'), laid('H', 'K25')]}),
  then: async (table) => {
    await press(table, 'pass');
    await shows(table, '.fall');
  },
});

export const BothFall: Story = tableStory(GAME, {
  name: 'Elimination: both Kings fall together',
  state: at('rout', {formations: [laid('S', 'K43'), laid('H', 'K25')]}),
  then: async (table) => {
    await press(table, 'pass');
    await shows(table, '.fall');
  },
});

export const Declare: Story = tableStory(GAME, {
  name: 'Push: declare',
  state: at('declare'),
  then: async (table) => {
    inside(table).querySelectorAll<HTMLElement>('.rank input')[8]!.click();
    await waitFor(() =>
      expect(buttonOf(table, 'declare')).toHaveAttribute('aria-disabled', 'false'),
    );
  },
});

export const DeclareAgain: Story = tableStory(GAME, {
  name: 'Push: equal values are declared again',
  state: at('declare', {matches: [{step: 'declare', declared: [['9', '9']]}]}),
});

export const Answer: Story = tableStory(GAME, {
  name: 'Challenge: accept or challenge',
  state: BLUFF,
});

export const AnswerWon: Story = tableStory(GAME, {
  name: 'Challenge: the push is won',
  state: at('challenge', {matches: [{step: 'challenge', declared: [['Q', '9']]}]}),
});

export const Misrepresented: Story = tableStory(GAME, {
  name: 'Challenge: misrepresented',
  state: BLUFF,
  ...heldAt('challenge', 'You challenge', '.verdict .wrong'),
});

export const Accurate: Story = tableStory(GAME, {
  name: 'Challenge: accurate',
  state: {...BLUFF, formations: [laid('S', '943'), laid('H', '8Q5')]},
  ...heldAt('challenge', 'You challenge', '.verdict .right'),
});

export const KingDrawn: Story = tableStory(GAME, {
  name: 'Challenge: the reader’s King is drawn',
  state: {
    ...BLUFF,
    formations: [laid('S', '943'), laid('H', '8Q5')],
    hands: [['KS'], ['6H', '7H', 'KH']],
    piles: [9, 7],
  },
  ...heldAt('challenge', 'You are out', '.fall'),
});

/** The reader wins the last trick of a hand. */
const LAST_TRICK = at('lastRout', {formations: [laid('S', '94J'), laid('H', 'T28')]});

export const HandEnd: Story = tableStory(GAME, {
  name: 'Hand end: a King in the rival’s pile',
  state: {
    ...LAST_TRICK,
    hands: [['KS'], ['3H']],
    piles: [
      [...cards('S', '235678'), ...cards('H', '45K')],
      [...cards('S', 'TQA'), ...cards('H', '679JQA')],
    ],
  },
  then: async (table) => {
    await press(table, 'pass');
    await shows(table, '.fall');
  },
});

export const Reshuffle: Story = tableStory(GAME, {
  name: 'Reshuffle: piles are gathered',
  state: {
    ...LAST_TRICK,
    hands: [['KS'], ['KH']],
    piles: [[...cards('S', '235678TQA'), ...cards('H', '3456')], cards('H', '79JQA')],
  },
  ...heldAt('pass', 'Hand 2 begins'),
});

export const Won: Story = tableStory(GAME, {
  name: 'Over: the last King lives',
  state: {
    seats: 3,
    fallen: [
      {seat: 1, cause: 'pile', by: 0},
      {seat: 2, cause: 'flank'},
    ],
  },
  shows: 'game-over',
});

export const Drawn: Story = tableStory(GAME, {
  name: 'Over: a draw',
  state: at('rout', {formations: [laid('S', 'K43'), laid('H', 'K25')]}),
  then: async (table) => {
    await press(table, 'pass');
    await shows(table, '.fall');
    await press(table, 'go');
    await reaches(table, 'game-over');
    await shows(table, '.ended');
    await expect(inside(table).querySelector('.ended .title')).toHaveTextContent('All Kings');
  },
});

export const Known: Story = tableStory(GAME, {
  name: 'What everybody has seen',
  state: BLUFF,
  then: async (table) => {
    await press(table, 'challenge');
    await reaches(table, 'my-turn');
    await tap(table, '[data-panel=scores]');
    await shows(table, '.known');
  },
});

export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  state: BLUFF,
  then: async (table) => {
    await tap(table, '[data-panel=rules]');
    await shows(table, '.rules');
  },
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seat: 1,
  state: at('declare'),
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: BLUFF,
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: at('declare'),
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
