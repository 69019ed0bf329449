import {expect} from '@open-wc/testing';
import {sharedMessages} from '../../../i18n/index.js';
import {clean, Table, until} from '../../../embed/gstk-table/table.fixture.js';

/** Faces of the house's bots on their shields. */

const shields = (table: Table): readonly SVGElement[] =>
  [...table.host.renderRoot.querySelectorAll('gstk-seat')].map((seat) =>
    seat.shadowRoot!.querySelector<SVGElement>('.shield')!,
  );
const faces = (table: Table): number =>
  shields(table).filter((shield) => shield.querySelector('.face')).length;
const lay = async (
  attributes: Readonly<Record<string, string>>,
  motion = false,
): Promise<Table> => {
  const table = await Table.lay({
    attributes: {variant: 'omnibus', seed: '7', ...attributes},
    motion,
  });
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

  it('belong to every name of the house, each to one', async () => {
    const {FACES, portraitOf} = await import('./portraits.js');
    const messages = (await sharedMessages.en()) as Readonly<Record<string, unknown>>;
    expect(messages[`bot/${FACES}`]).to.equal(undefined);
    expect(messages[`bot/${FACES - 1}`]).to.be.a('string');
    const drawn = Array.from({length: FACES}, (_, bot) => JSON.stringify(portraitOf(bot, 'calm')));
    expect(new Set(drawn).size).to.equal(FACES);
  });

  it('look glad or sore when a claim is challenged, and at the end by their places', async () => {
    const table = await lay({}, true);
    await table.host.fetchFeatures();
    await until(() => faces(table) === 3, 'three bots have faces');
    await table.becomes('my-turn'); // nobody else plays a card meanwhile
    const look = (type: string, detail: object): boolean =>
      table.host.dispatchEvent(new CustomEvent(type, {detail}));
    const html = (seat: number): string => shields(table)[seat]!.innerHTML;
    const calm = [0, 1, 2, 3].map(html);
    const changed = (): string => [0, 1, 2, 3].filter((seat) => html(seat) !== calm[seat]).join();
    look('gstk-claim-challenged', {seat: 2, truthful: false});
    await until(() => changed().length === 1, 'one bot looks sore');
    look('gstk-card-played', {});
    await until(() => changed() === '', 'it is calm again');
    look('gstk-game-ended', {ranking: [[1], [0, 2], [3]]});
    await until(() => changed().length === 3, 'the first and the last have looks');
  });
});
