import {expect} from '@open-wc/testing';
import {repeated} from '../../testing/full.fixture.js';
import {FOLLOWS} from '../positions.fixture.js';
import {
  clean,
  everything,
  Table,
  type TableSetup,
  until,
} from '../../embed/gstk-table/table.fixture.js';

/** A table on a right-to-left page, with names that could reorder the text next to them. */

/** The character of a text node at an index, on the page. */
function boxOf(node: Node, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}

/** The numbers with a sign that is not drawn before them, and how many numbers have a sign at all. */
function signsOf(root: ParentNode): {readonly wrong: readonly string[]; readonly count: number} {
  const wrong: string[] = [];
  let count = 0;
  for (const element of everything(root))
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const {index} of node.textContent!.matchAll(/[−+](?=\d)/g)) {
        const [sign, digit] = [boxOf(node, index), boxOf(node, index + 1)];
        if (sign.width === 0) continue;
        count++;
        if (sign.left > digit.left)
          wrong.push(`${element.localName}.${element.className} "${node.textContent!.trim()}"`);
      }
    }
  return {wrong, count};
}

const PANELS = ['this-deal', 'scores', 'log', 'rules'] as const;

async function rtl(given: TableSetup): Promise<Table> {
  document.documentElement.dir = 'rtl';
  return Table.ready(given);
}

describe('a table on a page from right to left', () => {
  before(clean);
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    await clean();
  });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const given of repeated(
      [
        {attributes: {variant: 'omnibus'}, width: 1000, set: {state: FOLLOWS}},
        {tag: 'kingdom-game', width: 600},
        {tag: 'crown-game', attributes: {variant: 'court'}, width: 600},
        {attributes: {variant: 'simple'}, width: 600},
      ] as const,
      3,
    ))
      it(`draws every sign before its number: ${JSON.stringify(given)}, ${locale}`, async () => {
        const attributes = {
          ...('attributes' in given ? given.attributes : {}),
          seats: 'You אורי 7Up! Vera',
        };
        const table = await rtl({...given, attributes, locale});
        const wrong = new Set<string>();
        let count = 0;
        const look = (): void => {
          const signs = signsOf(table.root);
          count += signs.count;
          for (const one of signs.wrong) wrong.add(one);
        };
        look();
        if (!('tag' in given)) await table.finishDeal();
        look();
        for (const panel of PANELS) {
          if (!table.find(`[data-panel=${panel}]`)) continue;
          await table.open(panel);
          look();
          table.find('gstk-dialog')?.dispatchEvent(new CustomEvent('gstk-close'));
          await until(() => !table.find('gstk-dialog'), 'the panel is closed');
        }
        expect([...wrong]).to.deep.equal([]);
        if (!('tag' in given)) expect(count).to.be.greaterThan(10);
      });

  for (const width of repeated([320, 600, 1000]))
    it(`leaves my seat clear of undo and hint at ${width} px`, async () => {
      const table = await rtl({width});
      const [own, tools] = [
        table.find('gstk-seat[own]')!.shadowRoot!.querySelector('.seat')!,
        table.find('.tools')!,
      ].map((one) => one.getBoundingClientRect());
      expect(tools!.right).to.be.at.most(own!.left);
      const aside = table.find('.aside')?.getBoundingClientRect();
      expect(tools!.left - (aside?.right ?? 0), 'nor at the divider').to.be.at.least(4);
    });

  it('ends the sentences of the coach with a full stop', async () => {
    document.documentElement.dir = 'rtl';
    const attributes = {'storage-key': 'right-to-left'};
    const table = await Table.lay({novice: true, width: 320, attributes});
    await until(() => table.find('.coach .say'), 'the coach speaks');
    const [last] = [...everything(table.find('.coach .say')!)]
      .flatMap((one) => [...one.childNodes])
      .filter((one) => one.textContent!.trim().endsWith('.') && one.nodeType === Node.TEXT_NODE);
    const end = last!.textContent!.trimEnd().length;
    expect(boxOf(last!, end - 1).left).to.be.greaterThan(boxOf(last!, end - 2).left);
  });

  it('sets sentences in the direction of their language', async () => {
    const seats = 'You אורי 7Up! Vera';
    const table = await rtl({attributes: {variant: 'simple', seats}, width: 700});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const totals = [...everything(table.root)].filter((one) => one.matches('bdi.total'));
    expect(totals).to.have.length(4);
    for (const total of totals) {
      const text = [...total.childNodes].find(({nodeType}) => nodeType === Node.TEXT_NODE)!;
      const [word, digit] = [/[a-z]/, /\d/].map((what) =>
        boxOf(text, text.textContent!.search(what)),
      );
      expect(word!.left, total.textContent).to.be.lessThan(digit!.left);
    }
    await table.open('rules');
    const ends = [...everything(table.root)]
      .filter((element) => element.matches('p, bdi'))
      .flatMap(({childNodes}) => [...childNodes])
      .map((node) => ({node, text: node.nodeValue?.trimEnd() ?? ''}))
      .filter(({node, text}) => node.nodeType === Node.TEXT_NODE && /[a-z][.?]$/i.test(text))
      .map(({node, text}) => ({text, at: [2, 1].map((back) => boxOf(node, text.length - back))}))
      .filter(({at}) => at[0]!.width > 0 && at[0]!.top === at[1]!.top);
    expect(ends).not.to.have.length(0);
    for (const {text, at} of ends) expect(at[0]!.left, text.slice(-30)).to.be.lessThan(at[1]!.left);
  });

  it('draws each name beside its shield, in a strip too', async () => {
    const table = await rtl({
      attributes: {variant: 'simple', seats: 'You אורי Bo Vera'},
      width: 320,
    });
    const seats = [...table.root.querySelectorAll('gstk-seat')];
    for (const {name, shadowRoot} of seats) {
      const shield = shadowRoot!.querySelector('.shield')!.getBoundingClientRect();
      const written = document.createRange();
      written.selectNodeContents(shadowRoot!.querySelector('.name')!);
      expect(shield.left - written.getBoundingClientRect().right, name).to.be.within(0, 24);
    }
    expect(seats).to.have.length(4);
  });

  it('shows and announces names without characters that reorder or break the text around', async () => {
    const seats = 'You \u202eevil\u0007 \u2066אורי \u202d\u200f';
    const table = await rtl({attributes: {variant: 'simple', seats}, width: 600});
    const names = [...table.root.querySelectorAll('gstk-seat')].map(({name}) => name);
    // A name of which nothing is left gives way to the seat's own.
    expect(names.sort()).to.deep.equal(['Vera', 'You', 'evil', '\u2068אורי\u2069']);
    await table.plays(() => table.host.play(table.legal()[0]!));
    await table.open('log');
    const lines = table.find('gstk-log')!.shadowRoot!.textContent!;
    expect(lines).to.contain('\u2068אורי\u2069:').and.to.contain('evil:');
    expect(lines)
      .not.to.match(/[\u202a-\u202e\u2066\u200f]/)
      .and.not.to.contain('\u0007');
    const text = await table.host.exportText();
    expect(text).to.contain('[Players "You; evil; אורי; Vera"]');
    const letters = [...everything(table.root)].filter(({localName}) => localName === 'text');
    expect(letters.map(({textContent}) => textContent))
      .to.include('א')
      .and.not.to.include('\u2068');
  });
});
