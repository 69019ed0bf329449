import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {SimulatedClock} from 'xstate';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory} from './table-story.js';

const GAME = 'god-save-the-king';

const meta: Meta = {title: 'Games/God Save the King', component: 'gstk-table'};
export default meta;

type Story = StoryObj;

const cards = (suit: string, ranks: string): readonly string[] =>
  [...ranks].map((rank) => rank + suit);
const laid = (suit: string, ranks: string): object => {
  const [left, centre, right] = cards(suit, ranks);
  return {left, centre, right};
};

/** One flank each: nine beats five, three falls to eight. The rival has no rout left. */
const PUSH = {
  tokens: [true, false],
  formations: [laid('S', '943'), laid('H', '825')],
} as const;
const at = (step: string, more: object = {}): object => ({...PUSH, matches: [{step}], ...more});

/** The rival says that a two is a queen. */
const BLUFF = at('challenge', {
  matches: [{step: 'challenge', declared: [['9', 'Q']]}],
  hands: [
    ['KS', 'QS', 'TS'],
    ['6H', '7H', 'KH'],
  ],
  piles: [7, 7],
});

const inside = (table: GstkTable): ShadowRoot => table.renderRoot as ShadowRoot;
const shows = (table: GstkTable, selector: string): Promise<void> =>
  waitFor(() => expect(inside(table).querySelector(selector), selector).not.toBeNull());
const says = (table: GstkTable, words: string): Promise<void> =>
  waitFor(() => expect(inside(table).querySelector('.say')).toHaveTextContent(words));
/** What is drawn by a part that comes later may not be there yet. */
const press = async (table: GstkTable, id: string): Promise<void> => {
  await waitFor(() => expect(buttonOf(table, id)).not.toBeNull());
  buttonOf(table, id).click();
};
const tap = async (table: GstkTable, selector: string): Promise<void> => {
  await waitFor(() => expect(inside(table).querySelector(selector)).not.toBeNull());
  inside(table).querySelector<HTMLElement>(selector)!.click();
  await table.updateComplete;
};

/** Lays cards of the hand by their places in it. */
const lay = async (table: GstkTable, ...places: readonly number[]): Promise<void> => {
  for (const place of places) {
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    hand.renderRoot.querySelectorAll<HTMLElement>('.card')[place]!.click();
    await table.updateComplete;
    await hand.updateComplete;
  }
};

/** Presses a button and turns time until the table says this; there it stands still. */
const heldAt = (id: string, words: string) => {
  const clock = new SimulatedClock();
  return {
    clock,
    attributes: {speed: 'normal'},
    then: async (table: GstkTable): Promise<void> => {
      await press(table, id);
      await waitFor(
        async () => {
          const said = inside(table).querySelector('.say')!.textContent;
          if (!said.includes(words)) {
            inside(table).querySelector<HTMLElement>('[data-id=go]')?.click();
            clock.increment(100);
          }
          await expect(said).toContain(words);
        },
        {timeout: 8000, interval: 10},
      );
    },
  };
};

export const Formation: Story = tableStory(GAME, {
  name: 'Formation: two cards are laid',
  then: async (table) => {
    await lay(table, 6, 1);
    await expect(inside(table).querySelectorAll('[data-slot].pick')).toHaveLength(2);
  },
});

export const KingOnAFlank: Story = tableStory(GAME, {
  name: 'Formation: a King on a flank is warned of',
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
  then: async (table) => {
    await tap(table, '[data-rout=centre]');
    await press(table, 'rout');
    await shows(table, '.verdict');
  },
});

export const RoutFound: Story = tableStory(GAME, {
  name: 'Rout: the King is found',
  state: at('lastRout', {formations: [laid('S', '943'), laid('H', '8K5')]}),
  then: async (table) => {
    await tap(table, '[data-rout=centre]');
    await press(table, 'rout');
    await shows(table, '.verdict');
    await press(table, 'go');
    await shows(table, '.fall');
  },
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
  then: async (table) => {
    await press(table, 'challenge');
    await shows(table, '.verdict .wrong');
  },
});

export const Accurate: Story = tableStory(GAME, {
  name: 'Challenge: accurate',
  state: {...BLUFF, formations: [laid('S', '943'), laid('H', '8Q5')]},
  then: async (table) => {
    await press(table, 'challenge');
    await shows(table, '.verdict .right');
  },
});

export const KingDrawn: Story = tableStory(GAME, {
  name: 'Challenge: the own King is drawn',
  state: {
    ...BLUFF,
    formations: [laid('S', '943'), laid('H', '8Q5')],
    hands: [['KS'], ['6H', '7H', 'KH']],
    piles: [9, 7],
  },
  then: async (table) => {
    await press(table, 'challenge');
    await shows(table, '.verdict');
    await press(table, 'go');
    await shows(table, '.fall');
  },
});

/** The reader wins the last trick of a hand. */
const LAST_TRICK = at('lastRout', {formations: [laid('S', '94J'), laid('H', 'T28')]});

export const HandEnd: Story = tableStory(GAME, {
  name: 'Hand end: a King in the pile of the rival',
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
    await says(table, 'A draw');
  },
});

export const Known: Story = tableStory(GAME, {
  name: 'What everybody has seen',
  state: BLUFF,
  then: async (table) => {
    await press(table, 'challenge');
    await shows(table, '.verdict');
    await press(table, 'go');
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

export const Chart: Story = chartStory(() => entryOf(GAME)!.load());
