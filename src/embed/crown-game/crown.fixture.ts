import {expect} from '@open-wc/testing';
import {Listener, type Table} from '../gstk-table/table.fixture.js';

/** What axe leaves undecided at a table of five-card games, and why none of it is a fault. */
export const EXPLAINED = {
  // It does not judge one letter or one digit,
  short: /^color-contrast .*: Element content is too short/,
  // nor the title in the picture of a card, whose colours are those of its index.
  title: /^color-contrast .* text\[x="50"\].*contains an image node$/,
};

/** Focuses the hand and presses letters; what each of them reads must be heard. */
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
