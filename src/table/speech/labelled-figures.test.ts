import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {catalogue} from '../../embed/catalogue.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {leads} from '../positions.fixture.js';
import {hardest, repeated} from '../../testing/full.fixture.js';

/** Figures as a screen reader meets them: in Chromium's accessibility tree, with what they count. */

/** The nodes of the accessibility tree of a table, one a line. */
const treeOf = async (tag: string): Promise<readonly string[]> => {
  const tree = await executeServerCommand('aria-snapshot', {selector: tag});
  return String(tree).split('\n');
};

/** Headers of a table label its cells, a question its answers, and a list its items. */
const LABELLED = /^\s*- (cell|gridcell|rowheader|columnheader|radio|option|button|listitem)\b/;

/** The text of a node, without its role and name. */
const textIn = (node: string): string => {
  const [, text = ''] = /^\s*- \w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*: (.+)$/.exec(node) ?? [];
  return text.replaceAll('"', '').trim();
};

/** A picture whose whole name is a figure. */
const NAMED = /^\s*- (?:figure|img) "[+−-]?\d+"/;

/** Nodes whose text or name is nothing but figures, or has two figures side by side. */
const unlabelled = (nodes: readonly string[]): readonly string[] =>
  nodes.filter((node) => {
    const text = textIn(node);
    const isBare = /^[+−-]?\d+(?: [+−-]?\d+)*$/.test(text);
    const isBeside = /(?:^|\s)[+−-]?\d+ [+−-]?\d+(?:\s|$)/.test(text);
    return NAMED.test(node) || ((isBare || isBeside) && !LABELLED.test(node));
  });

/** The figures of each seat as they are read, by name. */
const seatsIn = (nodes: readonly string[]): readonly string[] =>
  nodes.flatMap((node) => /^\s*- (group "(?:You|Otto|Nora|Vera).*)$/.exec(node)?.[1] ?? []);

describe('no case of “a 0 has no label”', () => {
  before(clean);
  afterEach(clean);

  it('a seat of King: this deal, tricks and total, before the first card', async () => {
    await Table.ready({attributes: {seed: '7', 'first-dealer': '3'}});
    const nodes = await treeOf('king-game');
    const seats = seatsIn(nodes);
    expect(seats, 'one line for each seat').to.have.length(4);
    for (const seat of seats) expect(seat).to.contain('0 this deal 0 tricks total 0');
  });

  for (const [locale, says] of [
    ['en', ['13 hearts: −1 each', 'the queen: −13', 'each heart −1', 'queen of spades −13']],
    ['ru', ['13 черв: по −1', 'дама: −13', 'каждая черва −1', 'дама пик −13']],
  ] as const)
    it(`the opening picture of Omnibus, ${locale}: prices say what costs that much`, async () => {
      const hand = '2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D 2C'.split(' ');
      await Table.ready({locale, set: {state: leads(...hand)}});
      const nodes = await treeOf('king-game');
      for (const words of says) expect(nodes.join('\n')).to.contain(words);
      expect(unlabelled(nodes)).to.deep.equal([]);
    });

  it('finds a 0 that nobody labels', () => {
    const faulty = ['- group "You": 0 0 tricks total 0', '  - text: "0"', '- status: −1. −13'];
    expect(unlabelled(faulty)).to.deep.equal(faulty.slice(0, 2));
    expect(unlabelled(['- figure "−13"'])).to.have.length(1);
    expect(unlabelled(['- cell "0"', '- group "You": 0 this deal total 0'])).to.deep.equal([]);
  });

  for (const {id} of hardest(catalogue, 'court-ladder', 'god-save-the-king', 'king-custom'))
    for (const locale of repeated(['en', 'ru'] as const))
      it(`${id}, ${locale}: at the first move and after some`, async () => {
        const attributes = {game: id};
        const table = await Table.ready({tag: 'gstk-table', locale, attributes});
        expect(unlabelled(await treeOf('gstk-table')), 'at the first move').to.deep.equal([]);
        table.host.autoplay = true;
        await until(() => table.heard.length > 16 || table.is('game-over'), 'moves were made');
        table.host.autoplay = false;
        await table.rests();
        await table.stands();
        expect(unlabelled(await treeOf('gstk-table')), 'after some moves').to.deep.equal([]);
      });
});
