import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import type {CrushState, Phase} from '../../src/games/crush-the-crown/types.js';
import type {Match} from '../../src/match/index.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'crush-the-crown';

const meta: Meta = {title: 'Games/Crush the Crown', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

/** Cards in Governments of two suits, King first; a spy is named by its whole code. */
const standing = (suit: string, cards: string): readonly string[] =>
  cards.split(' ').map((card) => (card.length === 1 ? card + suit : card));

/** The reader has hearts, the rival spades: five cards and six, three spies among them. */
const MIDDLE = {
  governments: [standing('H', 'K Q J TC 9 QD'), standing('S', 'K Q JD T 9')],
  active: 0,
} as const;
const HAND = ['8S', '4S', '7H', '8D', 'QC'];

const position = (phase: Phase, more: object = {}): object => ({
  ...MIDDLE,
  hands: [HAND, null],
  phase,
  ...more,
});

const crush = (match: Match): CrushState => match.state as unknown as CrushState;
const asks =
  (phase: Phase) =>
  (match: Match): boolean =>
    match.turn.includes(0) && crush(match).phase === phase;

const handOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];

export const Marriage: Story = tableStory(GAME, {
  name: 'Marriage: a Queen must marry',
  until: (match) =>
    match.turn.includes(0) &&
    crush(match).phase.startsWith('marry') &&
    match.moves(0).some((move) => (move as {type?: string}).type === 'marry'),
});

export const Swap: Story = tableStory(GAME, {
  name: 'Marriage: no Queen yet',
  seed: 'swap 2',
  until: (match) =>
    match.turn.includes(0) &&
    match.moves(0).every((move) => (move as {type?: string}).type === 'swap'),
});

export const Build: Story = tableStory(GAME, {
  name: 'Build',
  state: position('build'),
});

export const Refused: Story = tableStory(GAME, {
  name: 'A card is refused',
  state: position('build'),
  then: async (table) => {
    const illegal = handOf(table).find((card) => card.classList.contains('illegal'));
    await expect(illegal).toBeDefined();
    illegal!.click();
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    await waitFor(() => expect(hand.renderRoot.querySelector('.bubble')).not.toBeNull());
  },
});

export const Unmask: Story = tableStory(GAME, {
  name: 'Build: a spy can be unmasked',
  state: position('build', {hands: [['TH', '8S', '4S', '3C', 'QC'], null]}),
});

export const Insert: Story = tableStory(GAME, {
  name: 'Insert a spy',
  state: position('insert'),
});

export const Tribute: Story = tableStory(GAME, {
  name: 'Tribute: my turn to give',
  state: position('tribute', {active: 1}),
  then: async (table) => {
    await expect(table.renderRoot.querySelector('.say')).toHaveTextContent('Give 2 cards to Otto');
  },
});

export const TributeAny: Story = tableStory(GAME, {
  name: 'Tribute: any card',
  state: position('tribute', {active: 1, hands: [['7H', '8D', 'QC', '3D', '*1'], null]}),
});

export const TributeChosen: Story = tableStory(GAME, {
  name: 'Tribute: two of three, given at once',
  state: position('tribute', {active: 1, hands: [['8S', '4S', '2S', '8D', 'QC'], null]}),
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('legal'))!
      .click();
    await waitFor(() => expect(buttonOf(table, 'give')).toHaveTextContent('Give 1 of 2'));
  },
});

export const FireHire: Story = tableStory(GAME, {
  name: 'Fire and hire',
  state: position('fireHire'),
});

export const HandLimit: Story = tableStory(GAME, {
  name: 'Option: fire down to five',
  options: {handLimit: 5},
  state: {...position('fireHire', {hands: [[...HAND, '3S', '2S'], null]}), options: {handLimit: 5}},
});

export const Rich: Story = tableStory(GAME, {
  name: 'A hand that has had many tributes',
  state: position('build', {
    hands: [
      [
        ...['7H', '6H', '3H', '2H', 'AH', '8S', '7S', '6S', '4S', '3S', '2S', 'AS'],
        ...['8D', '5D', '3D', 'KC', 'QC', 'JC', '9C', '7C', '4C', '2C', '*1', '*2'],
      ].filter((card) => card !== 'KC'),
      null,
    ],
  }),
});

export const Tall: Story = tableStory(GAME, {
  name: 'Both Governments near their ace',
  state: position('build', {
    governments: [
      standing('H', 'K Q J T 9 8D 7 6 5 4 3 2'),
      standing('S', 'K Q JD T 9 8 7 6C 5 4 3C 2 A'),
    ],
    hands: [['8H', 'AH', '4D', 'QC', '*2'], null],
  }),
});

export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  state: position('build', {
    governments: [standing('H', 'K Q J T 9 8 7 6 5 4 3 2'), standing('S', 'K Q JD T 9')],
    hands: [['AH', '4D', '3D', 'QC', '*2'], null],
  }),
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('legal'))!
      .click();
    await reaches(table, 'game-over');
    await waitFor(() =>
      expect(table.renderRoot.querySelector('.stage .title')).toHaveTextContent(
        'Your Government stands',
      ),
    );
  },
});

export const Hinted: Story = tableStory(GAME, {
  name: 'A hint with its reason',
  state: position('insert'),
  then: async (table) => {
    buttonOf(table, 'hint').click();
    await waitFor(() => expect(handOf(table).some((card) => card.matches('.hint'))).toBe(true));
  },
});

export const Skip: Story = tableStory(GAME, {
  name: 'No spy, and play goes on; the line reports both turns',
  state: position('insert'),
  then: async (table) => {
    buttonOf(table, 'skip').click();
    await waitFor(() =>
      expect(table.renderRoot.querySelector('.contract .name')).toHaveTextContent('Fire and hire'),
    );
  },
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seat: 1,
  until: (match) => match.turn.includes(1) && crush(match).phase === 'build',
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: position('tribute', {active: 1}),
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: position('tribute', {active: 1}),
});

export const Random: Story = tableStory(GAME, {
  name: 'Somewhere in a random match',
  until: (match) => match.length > 60 && asks('build')(match),
});

export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  state: position('tribute', {active: 1}),
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('[data-panel=rules]')!.click();
    await waitFor(() => expect(table.renderRoot.querySelector('.rules .now')).not.toBeNull());
  },
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
