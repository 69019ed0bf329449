import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import {WATCHER} from '../../src/table/features/friends/house.fixture.js';
import type {SitFrame} from '../../src/online/wire.js';
import {friendsStory, make, type Page, shown, sit, together} from './friends-story.js';

/** A table for people on separate devices; its server is in the page of the story. */
const meta: Meta = {title: 'Embed/Play with friends', component: 'gstk-table'};
export default meta;

type Story = StoryObj;

export const Make: Story = friendsStory({
  name: 'Make a table',
  then: async ({press}) => press('[data-panel=friends]'),
});

export const Invite: Story = friendsStory({
  name: 'Invite: link, code and the people here',
  then: async (page) => {
    await make(page);
    await shown(page, '.friends [data-id=copy-link]');
  },
});

export const InviteRussian: Story = friendsStory({
  name: 'Invite, in Russian on felt',
  attributes: {locale: 'ru', theme: 'felt'},
  then: async (page) => {
    await make(page);
    await shown(page, '.friends [data-id=copy-link]');
  },
});

export const Invited: Story = friendsStory({
  name: 'Invited by a link',
  isInvited: true,
  then: (page) => shown(page, '.friends [data-id=sit]'),
});

export const Full: Story = friendsStory({
  name: 'All seats are taken',
  isInvited: true,
  first: (house) => house.answers('join', 410, {watch: WATCHER}),
  then: async (page) => {
    await page.press('.friends [data-id=sit]');
    await shown(page, '.friends [data-id=look-on]');
  },
});

export const Gone: Story = friendsStory({
  name: 'The table is no longer there',
  isInvited: true,
  first: (house) => house.answers('join', 404),
  then: async (page) => {
    await page.press('.friends [data-id=sit]');
    await shown(page, '.friends [role=alert]');
  },
});

export const Seated: Story = friendsStory({
  name: 'At the table: the people here, greetings',
  first: together,
  then: async (page) => {
    await make(page);
    await shown(page, '.friends [data-id=greet-0]');
  },
});

export const Waiting: Story = friendsStory({
  name: 'Waiting for somebody to come',
  isInvited: true,
  then: async (page) => {
    await sit(page);
    await page.says('Waiting for 1 more person.');
  },
});

export const Away: Story = friendsStory({
  name: 'A friend is away',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    await shown(page, 'gstk-seat[data-seat="1"]');
    page.house.seat({here: [true, false, true, false]});
    page.house.send({t: 'clock', left: {1: 44_000}});
    await page.says('Ben is away; a safe move is played in 0:4');
  },
});

export const AsksToUndo: Story = friendsStory({
  name: 'A friend asks to take a decision back',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.send({t: 'undo', asked: {by: 1, agreed: []}});
    await page.says('Ben asks to take the last decision back.');
  },
});

export const Greeted: Story = friendsStory({
  name: 'A greeting',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.send({t: 'greet', from: 2, n: 1});
    await page.says('Zoë: Good luck!');
  },
});

export const Lost: Story = friendsStory({
  name: 'The reader’s connection is lost',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.cut();
    await page.says('Connection lost. Trying again.');
  },
});

export const Replaced: Story = friendsStory({
  name: 'Taken over by another window',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.server.sockets.at(-1)!.close(4409);
    await page.says('You are playing in another window.');
  },
});

export const AnotherMatch: Story = friendsStory({
  name: 'The match is over: one of three asks for another',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.finish();
    page.house.send({t: 'again', votes: [1]});
    await shown(page, '[data-id=rematch]');
    await waitFor(() => expect(page.find('[data-id=rematch]')).toHaveTextContent('1 of 3'));
  },
});

/** A match that is over, with the panel open. */
const proven = async (page: Page): Promise<void> => {
  await sit(page);
  page.house.finish();
  await page.press('[data-id=friends], [data-panel=friends]');
};

export const Fair: Story = friendsStory({
  name: 'Dealt as promised',
  isInvited: true,
  first: together,
  then: async (page) => {
    await proven(page);
    await shown(page, '.fair.fair');
  },
});

export const FairRussian: Story = friendsStory({
  name: 'Dealt as promised, in Russian',
  isInvited: true,
  attributes: {locale: 'ru'},
  first: together,
  then: async (page) => {
    await proven(page);
    await shown(page, '.fair.fair');
  },
});

export const Unfair: Story = friendsStory({
  name: 'Not dealt as promised',
  isInvited: true,
  first: together,
  then: async (page) => {
    await sit(page);
    page.house.finish(({record, ...told}: SitFrame) => ({
      ...told,
      record: {...record!, secret: 'beef'.repeat(16)},
    }));
    await page.says('These cards were not dealt as promised before the first card.');
  },
});

export const Phone: Story = friendsStory({
  name: 'A phone next to the screen: the reader’s hand',
  isInvited: true,
  attributes: {layout: 'hand'},
  first: together,
  then: async (page) => {
    await sit(page);
    await shown(page, 'gstk-hand');
  },
});

export const Board: Story = friendsStory({
  name: 'A screen for all',
  attributes: {layout: 'board'},
  then: async ({press}) => press('[data-panel=friends]'),
});
