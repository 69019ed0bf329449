import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {entryOf} from '../../src/embed/catalogue.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, lessonStory, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'kings-and-peasants';

const meta: Meta = {title: 'Games/Kings and Peasants', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

/** The reader's hand by suits, the others unknown. */
const hands = (own: string): readonly unknown[] => [own.split(' '), null, null, null];
const HAND = '9S KS AS 8H QH 7D TD 6C JC';

/** Ranks by seat, the reader first. */
const reign = (phase: string, ranks: string, own: string, more: object = {}): object => ({
  phase,
  ranks: ranks.split(' '),
  trump: 'S',
  hands: hands(own),
  ...more,
});

const handOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];
/** Gives a player a name. */
const press = async (table: GstkTable, seat: number, rank: string): Promise<void> => {
  table.renderRoot.querySelector<HTMLElement>(`[data-seat="${seat}"][data-rank=${rank}]`)!.click();
  await table.updateComplete;
};

/** Plays the only card, and waits for the summary that follows. */
async function playOnly(table: GstkTable): Promise<void> {
  handOf(table)[0]!.click();
  await reaches(table, 'deal-over');
}

export const Naming: Story = tableStory(GAME, {
  name: 'Names: the reader deals',
  state: {dealer: 0, shown: '9S', hands: hands(HAND)},
});

export const NamesGiven: Story = tableStory(GAME, {
  name: 'Names: three are given, and the fourth',
  state: {dealer: 0, shown: '9S', hands: hands(HAND)},
  then: async (table) => {
    for (const [seat, rank] of [
      [0, 'prince'],
      [1, 'king'],
      [2, 'soldier'],
    ] as const)
      await press(table, seat, rank);
    await expect(buttonOf(table, 'name')).toHaveAttribute('aria-disabled', 'true');
    await expect(table.renderRoot.querySelector('.say .q')).toHaveTextContent('peasant');
    await press(table, 3, 'peasant');
    await expect(buttonOf(table, 'name')).toHaveAttribute('aria-disabled', 'false');
  },
});

const ELECTION = {
  names: ['prince', 'king', 'soldier', 'peasant'],
  dealer: 2,
  shown: '7S',
  hands: hands('9S KS AS 8H 7D TD 6C JC'),
  played: [
    [
      {seat: 3, card: 'AH'},
      {seat: 0, card: 'QH'},
      {seat: 1, card: '6H'},
      {seat: 2, card: '9H'},
    ],
  ],
} as const;

export const Election: Story = tableStory(GAME, {
  name: 'Election: my turn',
  state: {...ELECTION, trick: [{seat: 3, card: '7H'}]},
});

export const Refused: Story = tableStory(GAME, {
  name: 'Election: a card is refused',
  state: {...ELECTION, trick: [{seat: 3, card: '7H'}]},
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('illegal'))!
      .click();
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    await waitFor(() => expect(hand.renderRoot.querySelector('.bubble')).not.toBeNull());
  },
});

export const Out: Story = tableStory(GAME, {
  name: 'Election: the peasant is out',
  state: {
    names: ['prince', 'king', 'soldier', 'peasant'],
    trump: 'S',
    turn: [0],
    tricks: [1, 0, 1, 3],
    hands: hands('AS KS TD JC'),
    aside: [[], [], [], [null, null, null, null]],
  },
  then: async (table) => {
    await expect(table.renderRoot.querySelector('gstk-seat.out')).not.toBeNull();
  },
});

export const Elected: Story = tableStory(GAME, {
  name: 'Election: ranks are given',
  state: {
    names: ['prince', 'king', 'soldier', 'peasant'],
    trump: 'S',
    tricks: [3, 2, 1, 2],
    trick: [
      {seat: 1, card: '7H'},
      {seat: 2, card: '8H'},
      {seat: 3, card: '9H'},
    ],
    hands: hands('AH'),
  },
  then: async (table) => {
    await playOnly(table);
    await expect(table.renderRoot.querySelector('.say')).toHaveTextContent('The election is over');
  },
});

export const Quotas: Story = tableStory(GAME, {
  name: 'Option: quotas, three are left',
  options: {electionMode: 'quotas'},
  state: {
    options: {electionMode: 'quotas'},
    names: ['prince', 'king', 'soldier', 'peasant'],
    deal: 2,
    dealer: 2,
    tricks: [2, 1, 4, 3],
  },
});

export const FromSoldier: Story = tableStory(GAME, {
  name: 'Exchange: the soldier gives his highest trump',
  state: reign('reign.exchange.fromSoldier', 'soldier king prince peasant', HAND),
});

export const ToSoldier: Story = tableStory(GAME, {
  name: 'Exchange: the king gives a good card',
  state: reign('reign.exchange.toSoldier', 'king soldier prince peasant', `${HAND} QS`, {
    gifts: [{from: 1, to: 0, card: 'QS'}],
  }),
  then: async (table) => {
    await expect(table.renderRoot.querySelector('.say')).toHaveTextContent('a good card');
  },
});

export const FromPeasant: Story = tableStory(GAME, {
  name: 'Exchange: the peasant gives a trump',
  state: reign('reign.exchange.fromPeasant', 'peasant king prince soldier', HAND, {shown: '9S'}),
});

export const ToPeasant: Story = tableStory(GAME, {
  name: 'Exchange: the soldier had no trump',
  state: reign('reign.exchange.toPeasant', 'king soldier prince peasant', `${HAND} QS`, {
    gifts: [{from: 3, to: 0, card: 'QS'}],
  }),
});

export const Watching: Story = tableStory(GAME, {
  name: 'Exchange: the prince looks on',
  state: reign(
    'reign.exchange.fromSoldier',
    'prince king soldier peasant',
    HAND.replace('AS', 'AH'),
  ),
  attributes: {speed: 'slow'},
  shows: 'ready',
});

export const Reign: Story = tableStory(GAME, {
  name: 'Reign: my lead',
  state: reign('reign.play', 'king soldier prince peasant', HAND, {
    gifts: [
      {from: 1, to: 0, card: 'AS'},
      {from: 0, to: 1, card: 'TH'},
      {from: 3, to: 0, card: '9S'},
      {from: 0, to: 3, card: '6D'},
    ],
  }),
});

export const GameOver: Story = tableStory(GAME, {
  name: 'Game over: ties go to the lower rank',
  state: reign('reign.play', 'king soldier prince peasant', 'AS', {
    tricks: [2, 3, 2, 1],
    turn: [0],
  }),
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('legal'))!
      .click();
    await reaches(table, 'game-over');
    await expect(table.renderRoot.querySelector('.ended')).toHaveTextContent('the lower rank');
  },
});

export const Session: Story = tableStory(GAME, {
  name: 'Option: three games, one is won',
  options: {games: 3},
  state: {
    options: {games: 3},
    ...reign('reign.play', 'king soldier prince peasant', 'AS', {tricks: [4, 2, 1, 1]}),
    trick: [
      {seat: 2, card: '7H'},
      {seat: 1, card: '8H'},
      {seat: 3, card: '9H'},
    ],
  },
  then: async (table) => {
    await playOnly(table);
    await expect(table.renderRoot.querySelector('.thrones, .stage')).not.toBeNull();
  },
});

export const Hinted: Story = tableStory(GAME, {
  name: 'A hint with its reason',
  state: reign('reign.exchange.fromPeasant', 'peasant king prince soldier', HAND, {shown: '9S'}),
  then: async (table) => {
    buttonOf(table, 'hint').click();
    await waitFor(() => expect(handOf(table).some((card) => card.matches('.hint'))).toBe(true));
  },
});

export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seat: 1,
  until: (match) => match.turn.includes(1) && match.phase === 'reign.play',
});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  state: {dealer: 0, shown: '9S', hands: hands(HAND)},
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  state: {dealer: 0, shown: '9S', hands: hands(HAND)},
});

export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  state: {dealer: 0, shown: '9S', hands: hands(HAND)},
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('[data-panel=rules]')!.click();
    await waitFor(() => expect(table.renderRoot.querySelector('.rules .now')).not.toBeNull());
  },
});

export const Lesson: Story = lessonStory('peasants');

export const Chart: Story = chartStory(() => entryOf(GAME).load());
