import {expect} from '@open-wc/testing';
import {clean, Table, until} from '../../../embed/gstk-table/table.fixture.js';

/** Faces of the house's bots on their shields. */

const shields = (table: Table): readonly SVGElement[] =>
  [...table.host.renderRoot.querySelectorAll('gstk-seat')].map((seat) =>
    seat.shadowRoot!.querySelector<SVGElement>('.shield')!,
  );
const faces = (table: Table): number =>
  shields(table).filter((shield) => shield.querySelector('.face')).length;
const lay = async (attributes: Readonly<Record<string, string>>): Promise<Table> => {
  const table = await Table.lay({attributes: {variant: 'omnibus', seed: '7', ...attributes}});
  await until(() => table.is('ready'), 'it plays');
  return table;
};

describe('faces', () => {
  before(clean);
  afterEach(clean);

  it('stand on the shields of bots once the features are there, at no cost of room', async () => {
    const table = await lay({});
    const boxes = (): string =>
      JSON.stringify(shields(table).map((one) => one.getBoundingClientRect()));
    await table.rests();
    const before = boxes();
    await table.host.fetchFeatures();
    await until(() => faces(table) === 3, 'three bots have faces');
    expect(boxes()).to.equal(before);
    const letters = shields(table).map((one) => one.querySelector('text')!.getAttribute('display'));
    expect(letters.filter((one) => one === 'none')).to.have.length(3);
  });

  it('are not those of names that a page gives', async () => {
    const table = await lay({seats: 'You Ada Vera Grace'});
    await table.host.fetchFeatures();
    await until(() => faces(table) === 1, 'Vera has her face, and nobody else');
  });
});
