import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {entryOf} from '../../src/embed/catalogue.js';
import type {Match} from '../../src/match/index.js';
import {chartStory} from '../support/chart/chart-story.js';
import {buttonOf, reaches, tableStory} from './table-story.js';
import {gameMeta, playStory} from './play-story.js';

const GAME = 'king-simple';

const meta: Meta = {title: 'Games/King/Simple King', ...gameMeta(GAME)};
export default meta;

type Story = StoryObj;

export const Table: Story = await playStory(GAME);

interface King {
  readonly deal: number;
  readonly trick: readonly unknown[];
  readonly played: readonly unknown[];
}
const king = (match: Match): King => match.state as unknown as King;
const inDeal =
  (deal: number, tricks: number, cards = 0) =>
  (match: Match): boolean => {
    const {deal: now, played, trick} = king(match);
    return now === deal && played.length >= tricks && trick.length >= cards;
  };
const mine = (match: Match): boolean => match.turn.includes(0);

const handOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];

/** Plays this seat's legal cards until the deal is over. */
async function playDealOut(table: GstkTable): Promise<void> {
  while (!table.matches(':state(deal-over)')) {
    await waitFor(() =>
      expect(table.matches(':state(my-turn)') || table.matches(':state(deal-over)')).toBe(true),
    );
    handOf(table)
      .find((card) => card.classList.contains('legal'))
      ?.click();
    await table.updateComplete;
  }
}

export const Opening: Story = tableStory(GAME, {name: 'Opening'});

export const FollowSuit: Story = tableStory(GAME, {
  name: 'My turn, follow suit',
  until: (match) => inDeal(3, 2, 2)(match) && mine(match),
});

export const Refused: Story = tableStory(GAME, {
  name: 'A card is refused',
  until: (match) =>
    mine(match) &&
    king(match).trick.length > 0 &&
    match.moves(0).length < 4 &&
    king(match).deal > 1,
  then: async (table) => {
    const illegal = handOf(table).find((card) => card.classList.contains('illegal'));
    await expect(illegal).toBeDefined();
    illegal!.click();
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    await waitFor(() => expect(hand.renderRoot.querySelector('.bubble')).not.toBeNull());
  },
});

export const HeartLeadBan: Story = tableStory(GAME, {
  name: 'No hearts: none may be led',
  until: (match) => inDeal(4, 0)(match) && mine(match) && king(match).trick.length === 0,
});

export const Hinted: Story = tableStory(GAME, {
  name: 'A hint with its reason',
  until: (match) => inDeal(5, 1)(match) && mine(match),
  then: async (table) => {
    buttonOf(table, 'hint').click();
    await waitFor(() => expect(handOf(table).some((card) => card.matches('.hint'))).toBe(true));
  },
});

export const Compared: Story = tableStory(GAME, {
  name: 'What each card would bring',
  until: (match) => inDeal(5, 1)(match) && mine(match) && match.moves(0).length > 2,
  then: async (table) => {
    buttonOf(table, 'hint').click();
    await waitFor(() => expect(buttonOf(table, 'hint')).toHaveTextContent('Compare'));
    buttonOf(table, 'hint').click();
    await waitFor(() => expect(handOf(table).some((card) => card.querySelector('.promise'))).toBe(true)); // oxfmt-ignore
  },
});

export const Confirm: Story = tableStory(GAME, {
  name: 'Confirm mode: a card is chosen',
  attributes: {'play-mode': 'confirm'},
  until: (match) => inDeal(2, 2)(match) && mine(match),
  then: async (table) => {
    handOf(table)
      .find((card) => card.classList.contains('legal'))!
      .click();
    await waitFor(() => expect(buttonOf(table, 'play')).not.toBeNull());
  },
});

export const JumbleOut: Story = tableStory(GAME, {
  name: 'Negative jumble, half played',
  until: (match) => inDeal(7, 4)(match) && mine(match),
});

export const DealOver: Story = tableStory(GAME, {
  name: 'End of a deal',
  until: (match) => inDeal(6, 6)(match) && mine(match),
  then: playDealOut,
});

export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  until: () => false,
  shows: 'game-over',
});

export const KingsAreBoys: Story = tableStory(GAME, {
  name: 'Option: kings count as boys',
  options: {kingsAreBoys: 'on'},
  until: (match) => inDeal(2, 0)(match) && mine(match),
});

export const Seat1: Story = tableStory(GAME, {name: 'Seen from seat 1', seat: 1});
export const Seat2: Story = tableStory(GAME, {name: 'Seen from seat 2', seat: 2});
export const Seat3: Story = tableStory(GAME, {name: 'Seen from seat 3', seat: 3});

export const Felt: Story = tableStory(GAME, {
  name: 'On felt',
  attributes: {theme: 'felt'},
  until: (match) => inDeal(3, 3)(match) && mine(match),
});

export const Russian: Story = tableStory(GAME, {
  name: 'In Russian',
  attributes: {locale: 'ru'},
  until: (match) => inDeal(3, 3)(match) && mine(match),
});

export const Rules: Story = tableStory(GAME, {
  name: 'Rules panel',
  until: (match) => inDeal(3, 3)(match) && mine(match),
  then: async (table) => {
    table.renderRoot.querySelector<HTMLElement>('[data-panel=rules]')!.click();
    await waitFor(() => expect(table.renderRoot.querySelector('.rules .now')).not.toBeNull());
  },
});

export const NextDeal: Story = tableStory(GAME, {
  name: 'On to the next deal',
  until: (match) => inDeal(1, 6)(match) && mine(match),
  then: async (table) => {
    await playDealOut(table);
    buttonOf(table, 'go').click();
    await reaches(table, 'my-turn');
    const name = table.renderRoot.querySelector('.contract .name');
    await expect(name).toHaveTextContent('No boys');
  },
});

export const Chart: Story = chartStory(() => entryOf(GAME).load());
