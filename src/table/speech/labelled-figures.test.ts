import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {catalogue} from '../../embed/catalogue.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
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

/** Nodes whose text is nothing but figures, or has two figures side by side. */
const unlabelled = (nodes: readonly string[]): readonly string[] =>
  nodes.filter((node) => {
    const text = textIn(node);
    const isBare = /^[+−-]?\d+(?: [+−-]?\d+)*$/.test(text);
    const isBeside = /(?:^|\s)[+−-]?\d+ [+−-]?\d+(?:\s|$)/.test(text);
    return (isBare || isBeside) && !LABELLED.test(node);
  });

/** The figures of each seat as they are read, by name. */
const seatsIn = (nodes: readonly string[]): readonly string[] =>
  nodes.flatMap((node) => /^\s*- (group "(?:You|Otto|Nora|Vera).*)$/.exec(node)?.[1] ?? []);

describe('no case of “a 0 has no label”', () => {
  before(clean);
  afterEach(clean);

  it('a seat of King: this deal, tricks and total, before the first card', async () => {
    await Table.ready({attributes: {seed: '7', 'first-dealer': '3'}});
    const seats = seatsIn(await treeOf('king-game'));
    expect(seats, 'one line for each seat').to.have.length(4);
    for (const seat of seats) expect(seat).to.contain('0 this deal 0 tricks total 0');
  });

  it('finds a 0 that nobody labels', () => {
    const faulty = ['- group "You": 0 0 tricks total 0', '  - text: "0"', '- status: −1. −13'];
    expect(unlabelled(faulty)).to.deep.equal(faulty.slice(0, 2));
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
