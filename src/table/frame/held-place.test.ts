import {expect} from '@open-wc/testing';
import {oneOfEach, repeated} from '../../testing/full.fixture.js';
import {catalogue} from '../../embed/catalogue.js';
import {clean, everything, Table} from '../../embed/gstk-table/table.fixture.js';
import {box, widthOf} from '../../embed/gstk-table/tidy.fixture.js';

/** The heights that the documentation gives to pages, so that nothing moves when a table comes. */

/** The style sheet of a document of ours: its first block with this text. */
async function styleIn(document: string, text: string): Promise<string> {
  const blocks = (await (await fetch(document)).text()).matchAll(/```css\n([\s\S]*?)```/g);
  const found = [...blocks].find(([, css]) => css!.includes(text));
  if (!found) throw new Error(`${document} has no style sheet with ${text}`);
  return found[1]!;
}

/** The words of the board that lie under the buttons in its corner. */
function covered(table: Table): readonly string[] {
  const buttons = [...table.root.querySelectorAll('.table > .tools button')].map(box);
  return [...everything(table.find('.board')!)].flatMap((element) => {
    if (element.closest('.vh') || !element.checkVisibility({visibilityProperty: true})) return [];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const lies = [...range.getClientRects()].some((line) =>
        buttons.some(
          ({left, right, top, bottom}) =>
            Math.min(line.right, right) - Math.max(line.left, left) > 1 &&
            Math.min(line.bottom, bottom) - Math.max(line.top, top) > 1,
        ),
      );
      return lies ? [node.textContent!.trim()] : [];
    });
  });
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

  for (const {id, tag, table: moduleOf} of oneOfEach(catalogue))
    it(`may be higher than it needs, and no button covers a word: ${id}`, async () => {
      const attributes = {variant: tag.variant ?? '', version: tag.version ?? '', game: id};
      const table = await Table.ready({tag: tag.name as 'king-game', width: 320, attributes});
      const {hasFlanks} = await moduleOf();
      for (const width of [320, 600, 1000]) {
        await widthOf(table, width, !hasFlanks);
        for (const height of ['', '1000px']) {
          for (let at = 0; at < 5; at++) table.host.style.setProperty(`--gstk-held-${at}`, height);
          if (height) expect(table.host.offsetHeight, `${width} px`).to.equal(1000);
          expect(covered(table), `${width} px wide, ${height || 'as high as it is'}`).to.deep.equal(
            [],
          );
        }
      }
    });
});
