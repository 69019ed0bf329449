import {expect} from '@open-wc/testing';
import {oneOfEach, repeated} from '../../testing/full.fixture.js';
import {catalogue} from '../../embed/catalogue.js';
import {clean, Table} from '../../embed/gstk-table/table.fixture.js';
import {widthOf} from '../../embed/gstk-table/tidy.fixture.js';

/** The heights that the documentation gives to pages, so that nothing moves when a table comes. */

/** The style sheet of a document of ours: its first block with this text. */
async function styleIn(document: string, text: string): Promise<string> {
  const blocks = (await (await fetch(document)).text()).matchAll(/```css\n([\s\S]*?)```/g);
  const found = [...blocks].find(([, css]) => css!.includes(text));
  if (!found) throw new Error(`${document} has no style sheet with ${text}`);
  return found[1]!;
}

describe('the place of a table', () => {
  const sheet = new CSSStyleSheet();
  before(async () => {
    sheet.replaceSync(await styleIn('/docs/loading.md', 'min-block-size'));
    document.adoptedStyleSheets.push(sheet);
  });
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  beforeEach(clean);
  afterEach(clean);

  for (const {id, tag, table: moduleOf} of oneOfEach(catalogue))
    it(`is held before any script has come: ${id}`, async () => {
      const attributes = {variant: tag.variant ?? '', version: tag.version ?? '', game: id};
      const table = await Table.ready({tag: tag.name as 'king-game', width: 320, attributes});
      const {hasFlanks} = await moduleOf();
      for (const width of repeated([320, 600, 412, 1000], 2)) {
        await widthOf(table, width, !hasFlanks);
        const held = parseFloat(getComputedStyle(table.host).minBlockSize);
        expect(table.host.offsetHeight, `${width} px`).to.be.within(held - 1, held + 1);
      }
    });
});
