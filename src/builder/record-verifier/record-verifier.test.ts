import {expect} from '@open-wc/testing';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {text, until} from '../../table/page.fixture.js';
import {entryOf} from '../../embed/catalogue.js';
import {commitmentOf, createMatch, drawnSecret, type MatchRecord} from '../../match/index.js';
import {linkProof} from '../../notation/index.js';
import './record-verifier.js';

/** A record that is pasted, dropped or linked, and what the page finds. */

const SECRET = '5eed'.repeat(16);

/** The record of a match of Tourney for the King that has come to its end. */
async function played(secret = SECRET): Promise<MatchRecord> {
  const match = createMatch(await entryOf('tourney-for-the-king').load(), {secret});
  for (let n = 0; match.turn.length > 0; n++) {
    const [seat = 0] = match.turn;
    const moves = match.moves(seat);
    match.play(seat, moves[(n * 7) % moves.length]);
  }
  return match.record();
}

describe('the verifier of records', () => {
  let page: HTMLElement;
  let record: MatchRecord;

  const root = (): ShadowRoot => page.shadowRoot!;
  const field = (id: string): HTMLInputElement => root().querySelector(`#${id}`)!;
  const type = (id: string, value: string): void => {
    field(id).value = value;
    field(id).dispatchEvent(new Event('input'));
  };
  const press = (): void => root().querySelector<HTMLElement>('.button')!.click();
  const said = (): string => text(root().querySelector('[aria-live]'));
  const found = (): readonly string[] =>
    [...root().querySelectorAll('.findings > li')].map((one) => `${one.className} ${text(one)}`);

  before(async () => {
    record = await played();
  });
  beforeEach(async () => {
    page = document.createElement('record-verifier');
    document.body.append(page);
    await until(() => root().querySelector('form'), 'the page is there');
  });
  afterEach(() => {
    page.remove();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('hides typing from listeners of the page', () => {
    const heard: string[] = [];
    const hear = ({type}: Event): void => void heard.push(type);
    document.addEventListener('keydown', hear);
    for (const id of ['record', 'told'])
      field(id).dispatchEvent(
        new KeyboardEvent('keydown', {key: 'h', bubbles: true, composed: true}),
      );
    document.removeEventListener('keydown', hear);
    expect(heard).to.deep.equal([]);
  });

  it('recomputes a record that is pasted, and shows the cards', async () => {
    type('record', JSON.stringify(record));
    type('told', commitmentOf(SECRET));
    press();
    await until(() => found().length === 4, 'all is found');
    expect(found().map((one) => one.split(' ')[0])).to.deep.equal(['good', 'open', 'good', 'good']);
    expect(found()[0])
      .to.contain('the one that was committed to')
      .and.contain(commitmentOf(SECRET));
    await until(
      () => root().querySelector('game-example')?.matches(':state(ready)'),
      'the cards are drawn',
    );
    // A sign is decoration next to the words, in colours that its ring has, too.
    await expectAxe(page, {sign: /\.sign.*only non-text characters/});
  });

  it('proves that nobody chose the cards, and who was left out of the draw', async () => {
    const [own, late] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
    const seals = [commitmentOf(own), commitmentOf(late), null, null].slice(0, record.seats);
    const nonces = [own, ...seals.slice(1).map(() => null)];
    const server = '1d'.repeat(32);
    const drawn = await played(drawnSecret(server, nonces));
    const proof = {...drawn, draw: {secret: server, seals, nonces}};
    type('record', JSON.stringify({record: proof, commitment: commitmentOf(server)}));
    press();
    await until(() => found().length === 4, 'all is found');
    expect(found().map((one) => one.split(' ')[0])).to.deep.equal(Array(4).fill('good'));
    expect(found()[1]).to.contain('nobody chose these cards').and.contain('was left out');
    type('record', JSON.stringify({record: {...proof, secret: record.secret}}));
    press();
    await until(() => found()[1]?.startsWith('bad'), 'the cards follow from something else');
  });

  it('reports another secret and the first move that does not fit', async () => {
    const {moves} = record;
    const other = {...record, moves: [...moves.slice(0, 2), moves[0]!, ...moves.slice(3)]};
    type('record', JSON.stringify({record: other, commitment: commitmentOf('beef'.repeat(16))}));
    press();
    await until(() => found().length === 4, 'all is found');
    expect(found().map((one) => one.split(' ')[0])).to.deep.equal(['bad', 'open', 'bad', 'open']);
    expect(found()[2]).to.contain('Move 3 does not fit');
    expect(found()[2]).not.to.match(/tourney\/|undefined/);
  });

  it('opens the link of a match', async () => {
    location.hash = linkProof(record, commitmentOf(SECRET));
    await until(() => found().length === 4, 'all is found');
    expect(field('told').value).to.equal(commitmentOf(SECRET));
  });

  it('takes a file that is dropped', async () => {
    const files = new DataTransfer();
    files.items.add(new File([JSON.stringify(record)], 'match.json'));
    root()
      .querySelector('form')!
      .dispatchEvent(new DragEvent('drop', {dataTransfer: files, cancelable: true}));
    await until(() => found().length === 4, 'all is found');
    expect(found()[0]).to.match(/^open .*the secret cannot be checked/);
  });

  for (const [what, given, fault] of [
    ['no JSON', '{"game":', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['another value', '[1, 2]', 'not a record of a match'],
    ['an unknown game', '{"game": "chess"}', 'chess'],
    ['a record without moves', '{"game": "king-simple", "version": 1}', 'not a record of a match'],
    ['a text without end', ' '.repeat(2_000_001), 'too long to be a record'],
  ] as const)
    it(`says what is wrong with ${what}`, async () => {
      type('record', given);
      press();
      await until(() => said().includes(fault), fault);
      expect(found()).to.deep.equal([]);
    });

  it('says what is wrong with a link', async () => {
    location.hash = linkProof(record, '').slice(0, -3);
    await until(() => said().includes('link is damaged'), 'the fault is shown');
  });
});
