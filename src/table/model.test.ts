import {expect} from '@open-wc/testing';
import type {AnyTable} from '../elements/table-module.js';
import {clean, Table} from '../embed/gstk-table/table.fixture.js';

/** Counts the scenes that a game computes, and the drawings of a table. */
async function counted(table: Table, act: () => Promise<unknown>): Promise<[number, number]> {
  const {game} = (table.host as unknown as {readonly table: {readonly game: AnyTable}}).table;
  const {scene} = game;
  let [scenes, drawings] = [0, 0];
  const counter = {hostUpdated: () => void drawings++};
  Object.assign(game, {
    scene(...given: Parameters<typeof scene>) {
      scenes++;
      return scene.apply(game, given);
    },
  });
  table.host.addController(counter);
  try {
    await act();
  } finally {
    Object.assign(game, {scene});
    table.host.removeController(counter);
  }
  return [scenes, drawings];
}

describe('the model of a table', () => {
  beforeEach(clean);
  afterEach(clean);

  it('computes one scene for each drawing, from a click until the reader is asked again', async () => {
    const table = await Table.ready({attributes: {variant: 'simple'}});
    await table.plays(() => table.host.play(table.legal()[0]!)); // fetches the features
    const [scenes, drawings] = await counted(table, () =>
      table.plays(() => table.host.play(table.legal()[0]!)),
    );
    expect(scenes).to.be.greaterThan(0);
    expect(scenes, `${drawings} drawings`).to.be.at.most(drawings);
  });

  it('computes one scene for a refused card', async () => {
    const table = await Table.ready({attributes: {variant: 'simple'}});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const [scenes, drawings] = await counted(table, async () => {
      table.host.play('2S'); // not in the pack
      await table.host.updateComplete;
    });
    expect([scenes, drawings]).to.deep.equal([1, 1]);
  });
});
