import {expect, waitFor} from 'storybook/test';
import {SimulatedClock} from 'xstate';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import {buttonOf} from './table-story.js';

/** The start positions of stories of God Save the King, and their steps. */

export const GAME = 'god-save-the-king';

export const cards = (suit: string, ranks: string): readonly string[] =>
  [...ranks].map((rank) => rank + suit);
export const laid = (suit: string, ranks: string): object => {
  const [left, centre, right] = cards(suit, ranks);
  return {left, centre, right};
};

/** One flank each: nine beats five, three falls to eight. The rival has no rout left. */
const PUSH = {
  tokens: [true, false],
  formations: [laid('S', '943'), laid('H', '825')],
} as const;
export const at = (step: string, more: object = {}): object => ({
  ...PUSH,
  matches: [{step}],
  ...more,
});

/** The rival says that a two is a queen. */
export const BLUFF = at('challenge', {
  matches: [{step: 'challenge', declared: [['9', 'Q']]}],
  hands: [
    ['KS', 'QS', 'TS'],
    ['6H', '7H', 'KH'],
  ],
  piles: [7, 7],
});

export const inside = (table: GstkTable): ShadowRoot => table.renderRoot as ShadowRoot;
export const shows = (table: GstkTable, selector: string): Promise<void> =>
  waitFor(() => expect(inside(table).querySelector(selector), selector).not.toBeNull());
export const says = (table: GstkTable, words: string): Promise<void> =>
  waitFor(() => expect(inside(table).querySelector('.say')).toHaveTextContent(words));
/** Waits for the button: a part that loads later may draw it. */
export const press = async (table: GstkTable, id: string): Promise<void> => {
  await waitFor(() => expect(buttonOf(table, id)).not.toBeNull());
  buttonOf(table, id).click();
};
export const tap = async (table: GstkTable, selector: string): Promise<void> => {
  await waitFor(() => expect(inside(table).querySelector(selector)).not.toBeNull());
  inside(table).querySelector<HTMLElement>(selector)!.click();
  await table.updateComplete;
};

/** Lays cards of the hand by their places in it. */
export const lay = async (table: GstkTable, ...places: readonly number[]): Promise<void> => {
  for (const place of places) {
    const hand = table.renderRoot.querySelector('gstk-hand')!;
    hand.renderRoot.querySelectorAll<HTMLElement>('.card')[place]!.click();
    await table.updateComplete;
    await hand.updateComplete;
  }
};

/**
 * Presses a button and advances the clock until the table says this and shows that; then the clock
 * stops.
 */
export const heldAt = (id: string, words: string, shown = '.say') => {
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
        {timeout: 60_000, interval: 10},
      );
      await shows(table, shown);
    },
  };
};
