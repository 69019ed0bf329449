import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {SimulatedClock} from 'xstate';
import {cards, GAME, heldAt, laid} from './god-save-the-king-position.js';
import {tableStory} from './table-story.js';

const meta: Meta = {title: 'Games/God Save the King in company', component: 'gstk-table'};
export default meta;

type Story = StoryObj;

/** Seats 1 and 2 meet; the reader waits. */
const WAITING = {
  seats: 3,
  round: 1,
  formations: [null, laid('H', '825'), laid('D', '943')],
  matches: [{step: 'rout'}],
} as const;

export const ThreePlayers: Story = tableStory(GAME, {
  name: 'Three players: to lay a formation',
  seats: 3,
});

export const Waiting: Story = tableStory(GAME, {
  name: 'Three players: one waits',
  state: WAITING,
  shows: 'ready',
  clock: new SimulatedClock(),
  attributes: {speed: 'normal'},
});

/** The reader's trick is in its push while the other is before its flip. */
const TWO_TRICKS = {
  seats: 4,
  tokens: [true, false, false, true],
  formations: [laid('S', '943'), laid('H', '825'), laid('D', '2J9'), laid('C', 'T3A')],
  matches: [{step: 'challenge', declared: [['9', 'Q']]}, {step: 'rout'}],
} as const;

export const FourPlayers: Story = tableStory(GAME, {
  name: 'Four players: two tricks at once',
  state: TWO_TRICKS,
});

export const FourRout: Story = tableStory(GAME, {
  name: 'Four players: a rout',
  state: {...TWO_TRICKS, matches: [{step: 'lastRout'}, {step: 'rout'}]},
});

export const Relettering: Story = tableStory(GAME, {
  name: 'Re-lettering: four players become three',
  state: {
    ...TWO_TRICKS,
    tokens: [true, false, false, false],
    formations: [laid('S', '943'), laid('H', 'K25'), null, null],
    matches: [{step: 'rout'}, {step: 'waiting', winner: 3}],
  },
  ...heldAt('pass', 'New order'),
});

export const LookingOn: Story = tableStory(GAME, {
  name: 'Out, and looking on',
  state: {
    ...WAITING,
    fallen: [{seat: 0, cause: 'flank', by: 1}],
    letters: [1, 2],
    hands: [[], null, null],
    aside: cards('S', '23456789TJQKA'),
  },
  shows: 'ready',
  clock: new SimulatedClock(),
  attributes: {speed: 'normal'},
});
