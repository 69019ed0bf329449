import {expect} from '@open-wc/testing';
import {type Table, until} from '../gstk-table/table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';

/**
 * Findings that axe leaves undecided at a table of five-card games, and why none of them is a fault.
 */
export const EXPLAINED = {
  // Axe does not judge a single letter or digit.
  short: /^color-contrast .*: Element content is too short/,
  // Nor does it judge the title in the picture of a card, which has the colours of the card's index.
  title: /^color-contrast .* text\[x="50"\].*contains an image node$/,
};

/** Focuses the hand and presses letter keys; each reading must be announced. */
export async function expectReadings(
  table: Table,
  readings: readonly (readonly [key: string, said: string])[],
): Promise<void> {
  table.find('gstk-hand')!.focus();
  const ear = new Listener();
  for (const [key, said] of readings) {
    await table.press(key);
    let news = '';
    for (let tries = 0; tries < 5 && !news.includes(said); tries++) news += await ear.news();
    expect(news).to.contain(said);
  }
  ear.stop();
}

/** Plays any card, and goes on, until the game is over; `look` is called at each rest. */
export async function toEnd(table: Table, look: () => unknown): Promise<void> {
  for (let tap = 0; tap < 60 && !table.is('game-over'); tap++) {
    await look();
    if (table.is('deal-over')) {
      table.find('[data-id=go]')!.click();
      await until(() => !table.is('deal-over'), 'it goes on');
      await table.rests();
    } else {
      const legal = table.cards.filter((card) => card.matches('.legal'));
      await table.plays(() => legal[tap % legal.length]!.click());
    }
    await table.stands();
  }
  await until(() => table.find('.ended') && table.find('[data-id=rematch]'), 'the end is shown');
  await table.stands();
  await look();
}
