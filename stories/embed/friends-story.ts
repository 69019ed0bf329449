import type {StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import '../../src/embed/gstk-table/gstk-table.js';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {House, INVITATION} from '../../src/table/features/friends/house.fixture.js';
import {inviteTo} from '../../src/online/token.js';
import {kingGame} from '../../src/games/king/index.js';

/** Stories of a table for people on separate devices, and the actions that they share. */

interface Friends {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whether the address of the page holds an invitation. */
  readonly isInvited?: boolean;
  /** Prepares the server before the table appears. */
  readonly first?: (house: House) => void;
  readonly then: (page: Page) => Promise<void>;
}

/** The actions of a story on its page. */
export interface Page {
  readonly house: House;
  readonly table: GstkTable;
  find(selector: string): HTMLElement | null;
  /** Presses a button, once it is there. */
  press(selector: string): Promise<void>;
  /** Waits until the line above the prompt says this. */
  says(words: string): Promise<void>;
}

const TOGETHER = {
  names: ['Ann', 'Ben', 'Zoë', null],
  here: [true, true, true, false],
  kinds: ['person', 'person', 'person', 'bot'],
  watchers: 2,
} as const;

let open: House | undefined;

export const friendsStory = ({
  name,
  attributes = {},
  isInvited,
  first,
  then,
}: Friends): StoryObj => ({
  name,
  render: () => {
    open?.close();
    open = new House(kingGame('king-omnibus'), 0);
    first?.(open);
    const page = location.pathname + location.search;
    const invitation = {game: 'king-omnibus', token: INVITATION};
    history.replaceState(null, '', isInvited ? inviteTo(page, invitation) : page);
    const table = document.createElement('gstk-table');
    const all = {game: 'king-omnibus', server: House.ADDRESS, seed: '7', ...attributes};
    for (const [attribute, value] of Object.entries(all)) table.setAttribute(attribute, value);
    Object.assign(table, {storageKey: 'off', loading: 'eager', speed: 'instant'});
    return html`${table}`;
  },
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector('gstk-table')!;
    const find = (selector: string): HTMLElement | null => table.renderRoot.querySelector(selector);
    const there = (selector: string): Promise<void> =>
      waitFor(() => expect(find(selector)).not.toBeNull());
    await waitFor(() => expect(table.matches(':state(ready)')).toBe(true));
    await then({
      house: open!,
      table,
      find,
      press: async (selector) => {
        await there(selector);
        find(selector)!.click();
      },
      says: async (words) => {
        await there('.company p');
        await waitFor(() => expect(find('.company p')).toHaveTextContent(words));
      },
    });
  },
});

export const make = async ({press}: Page): Promise<void> => {
  await press('[data-panel=friends]');
  await press('.friends [data-id=make]');
};
export const shown = async ({find}: Page, selector: string): Promise<void> => {
  await waitFor(() => expect(find(selector)).not.toBeNull());
};
/** Sits down at the table of the invitation, with the others who are there. */
export const sit = async (page: Page): Promise<void> => {
  await page.press('.friends [data-id=sit]');
  await waitFor(() => expect(page.find('gstk-dialog')).toBeNull());
  await waitFor(() => expect(page.house.server.sockets).not.toHaveLength(0));
};
export const together = (house: House): void => house.seat(TOGETHER);
