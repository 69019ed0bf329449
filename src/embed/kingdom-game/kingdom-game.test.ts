import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {KingdomView} from '../../games/death-over-the-kingdom/types.js';
import {expectAxe} from '../gstk-table/frame/axe.fixture.js';
import {
  clean,
  everything,
  focused,
  frames,
  type Given,
  Table,
  touchScreen,
  until,
} from '../gstk-table/table.fixture.js';

/** Death Over the Kingdom as a person plays it: what is shown, hidden, announced and reachable. */

const nobody = (count: number): null[] => Array<null>(count).fill(null);
const kept = {type: 'fold'};

/** Seven players; the reader acts third and knows one card of another player. */
const SEVEN = {
  ...{seats: 7, dealer: 4, phase: 'act', round: 2},
  hands: [['queen'], ...nobody(6)],
  areas: ['thief', null, null, 'king', null, null, null],
  eyes: {areas: [[], [], [], [0], [], [], []]},
  deeds: [...nobody(5), {type: 'exchange', with: [6]}, kept],
};
const DEALER = {...SEVEN, dealer: 0, deeds: [null, ...Array<object>(6).fill(kept)]};

// Axe does not judge a single letter or digit; two-digit texts have the same colours and are judged.
const EXPLAINED = {short: /^color-contrast .*: Element content is too short/};

const view = (table: Table): KingdomView => table.host.view as unknown as KingdomView;
const lay = (state?: unknown, more: Given = {}): Promise<Table> =>
  Table.ready({
    tag: 'kingdom-game',
    ...more,
    set: {...(state ? {state} : {}), ...more.set} as never,
  });
const button = (table: Table, id: string): HTMLElement => table.find(`[data-id="${id}"]`)!;
const seat = (table: Table, at: number): HTMLElement => table.find(`[data-seat="${at}"]`)!;
const cards = (table: Table): readonly HTMLElement[] => [
  ...(table.find('gstk-hand')?.shadowRoot!.querySelectorAll<HTMLElement>('.card') ?? []),
];
const words = ({root}: Table): string =>
  [...everything(root)]
    .map((one): ParentNode & Node => one.shadowRoot ?? one)
    .flatMap((node) => [...node.childNodes])
    .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
    .map(({textContent}) => textContent)
    .join(' ');

/** The default choice: the last card of the hand, or keeping the cards. */
const plain = (table: Table): HTMLElement =>
  table.is('deal-over')
    ? button(table, 'go')
    : view(table).phase === 'choose'
      ? cards(table).at(-1)!
      : button(table, 'fold');

/** Makes one decision of the reader, or leaves a summary. */
async function step(table: Table, act: () => unknown): Promise<void> {
  if (table.is('deal-over')) {
    await act();
    await until(() => !table.is('deal-over'), 'the table goes on');
    await table.rests();
  } else await table.plays(act);
}

/** Expects that no card unknown to the reader is drawn or named. */
function expectSecrets(table: Table): void {
  const {areas, hands, up} = view(table);
  for (const [at, card] of areas.entries()) {
    if (at === 0) continue;
    const cell = seat(table, at);
    const face = cell.querySelectorAll('.gk[data-s]').length;
    expect(face, `faces of seat ${at}`).to.equal(card === null ? 0 : 1);
    if (card === null) {
      expect(cell.querySelector('.kname')!.textContent, 'a name').to.equal('');
      expect(cell.querySelector('.kcard .vh')!.textContent).to.equal('card face down. ');
      expect(up[at]).to.equal(false);
    }
  }
  expect(cards(table)).to.have.length(hands[0]!.length);
}

describe('<kingdom-game>', () => {
  before(clean);
  afterEach(clean);

  it('plays at once among four named bots; the large game among as many as fit', async () => {
    const small = await lay();
    expect(view(small).seats).to.equal(5);
    expect([...small.root.querySelectorAll('.kwho')].map((one) => one.textContent)).to.deep.equal([
      'Otto',
      'Nora',
      'Vera',
      'Bert',
      'You',
    ]);
    expect(cards(small)).to.have.length(3);
    small.clear();
    const large = await lay(undefined, {attributes: {variant: 'large', players: '16'}});
    expect([view(large).seats, view(large).options['large']]).to.deep.equal([16, 'on']);
    expect(cards(large)).to.have.length(0);
  });

  it('deals without what cannot be, and says so', async () => {
    const said: unknown[] = [];
    const {warn} = console;
    console.warn = (...text: unknown[]) => void said.push(text.join(' '));
    try {
      const many = await lay(undefined, {attributes: {players: '12'}});
      expect(view(many).seats).to.equal(5);
      many.clear();
      const deck = [{id: 'rat', value: '1'}];
      const odd = await lay(undefined, {set: {deck}});
      expect(view(odd).deck).to.equal(null);
    } finally {
      console.warn = warn;
    }
    expect(said.join('\n')).to.contain('players must be a whole number from 3 to 7, not 12');
    expect(said.join('\n')).to.contain('deck[0].value must be a whole number from 0 to 99');
  });

  it('takes a table of cards from the author, and keeps it in the next match', async () => {
    const deck = [
      {id: 'rat', value: 1, copies: 9},
      {id: 'cat', value: 15, second: 0, condition: {shows: ['rat']}, copies: 9},
    ];
    const table = await lay(undefined, {set: {deck}});
    expect(view(table).deck).to.have.length(2);
    const names = cards(table).map((card) => card.getAttribute('aria-label'));
    for (const name of names) expect(name).to.match(/^(Rat, 1|Cat, 15)$/);
    table.host.newGame({seats: 3});
    await table.rests();
    expect([view(table).seats, view(table).deck?.length]).to.deep.equal([3, 2]);
  });

  it('says what a tapped card cannot do, and what the deck knows', async () => {
    const table = await lay({
      ...SEVEN,
      pile: ['death', ...nobody(4)],
      eyes: {pile: [[0], [], [], [], []]},
    });
    expect(table.find('.kmid')!.textContent).to.contain('top: Death');
    table.host.play('monk');
    await frames(2);
    expect(table.prompt.why).to.equal('you do not hold that card');
  });

  for (const [width, locale, players] of [
    [320, 'ru', '7'],
    [600, 'en', '3'],
    [1000, 'ru', '4'],
  ] as const)
    it(`a whole match at ${width} px: no secret, no key, no change of height`, async function () {
      this.timeout(240_000);
      const table = await lay(undefined, {width, locale, attributes: {players}});
      const {offsetHeight: height} = table.host;
      const phases = new Set<string>();
      const most = locale === 'en' ? 999 : 14;
      for (let moves = 0; !table.is('game-over') && moves < most; moves++) {
        phases.add(table.is('deal-over') ? 'award' : view(table).phase);
        if (!table.is('deal-over') && locale === 'en') expectSecrets(table);
        expect(words(table)).not.to.match(/kingdom\/|undefined|NaN|\[object/);
        expect(table.host.offsetHeight, view(table).phase).to.equal(height);
        expect(table.host.scrollWidth).to.be.at.most(width);
        await step(table, () => plain(table).click());
      }
      expect([...phases]).to.include.members(['choose', 'act', 'award']);
      if (locale !== 'en') return;
      expect(table.is('game-over')).to.equal(true);
      expect(table.root.querySelectorAll('.summary tbody tr')).to.have.length(3);
      expect(table.events('gstk-game-ended')).to.have.length(1);
      expect(table.events('gstk-deal-scored')).to.have.length(3);
    });

  it('a round by keyboard alone: a target is picked, and focus stays inside', async () => {
    const table = await lay(SEVEN, {width: 320});
    await table.tabTo(table.find('.actions [tabindex="0"]')!);
    while (focused() !== button(table, 'use')) await table.press('ArrowRight');
    await table.press('Enter');
    await frames(2);
    const isRadio = (): boolean => focused()?.matches('.kseat input') === true;
    for (let stops = 0; !isRadio() && stops < 6; stops++) await table.press('Shift+Tab');
    for (let at = 0; !seat(table, 3).matches('.chosen') && at < 8; at++) {
      await table.press('ArrowDown');
      await frames(2);
    }
    expect(seat(table, 3).classList.contains('chosen')).to.equal(true);
    expect(button(table, 'confirm').textContent.trim()).to.equal('Take from Vera');
    await table.tabTo(table.find('.actions [tabindex="0"]')!);
    expect(focused()).to.equal(button(table, 'confirm'));
    await table.plays(() => table.press('Enter'));
    expect(document.activeElement).to.equal(table.host);
    expect(table.is('deal-over')).to.equal(true);
    await table.press('Enter'); // the button that continues has focus
    await until(() => !table.is('deal-over'), 'the next round');
  });

  it('the Juggler takes two, and Back takes them back', async () => {
    const table = await lay({...SEVEN, areas: ['juggler', ...nobody(6)], eyes: {}});
    button(table, 'use').click();
    await frames(2);
    seat(table, 2).querySelector('input')!.click();
    await frames(2);
    button(table, 'confirm').click();
    await frames(2);
    expect(table.prompt.say).to.equal('Who swaps with Nora?');
    expect(seat(table, 2).querySelector('input')).to.equal(null);
    button(table, 'back').click();
    await frames(2);
    expect(table.root.querySelectorAll('.kseat input')).to.have.length(0);
  });

  it('the Dealer cuts at 320 px by touch (emulated: no real phone)', async function () {
    this.timeout(240_000);
    await setViewport({width: 320, height: 800});
    await touchScreen(true);
    try {
      const table = await lay(DEALER, {width: 320});
      await table.touch(button(table, 'cut'));
      await frames(2);
      const slider = table.find('.kcut input') as HTMLInputElement;
      expect([slider.min, slider.max, slider.value]).to.deep.equal(['1', '5', '3']);
      for (const one of table.root.querySelectorAll<HTMLElement>('.actions button, .kcut input')) {
        const {width, height} = one.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(44);
      }
      await table.plays(() => table.touch(button(table, 'cut-at')));
      expect(table.host.scrollWidth).to.be.at.most(320);
      expect(table.is('deal-over')).to.equal(true);
    } finally {
      await touchScreen(false);
    }
  });

  it('axe, and what can be read by a key, in every phase', async function () {
    this.timeout(240_000);
    const picking = await lay(SEVEN, {width: 600});
    await expectAxe(picking.host, EXPLAINED);
    button(picking, 'use').click();
    await frames(2);
    await expectAxe(picking.host, EXPLAINED);
    for (const panel of ['last-trick', 'scores', 'rules'] as const) {
      await picking.open(panel);
      await expectAxe(picking.host, EXPLAINED);
      await picking.close();
    }
    picking.clear();
    const cutting = await lay(DEALER, {width: 600});
    button(cutting, 'cut').click();
    await frames(2);
    await expectAxe(cutting.host, EXPLAINED);
    button(cutting, 'back').click();
    await frames(2);
    button(cutting, 'fold').click();
    await cutting.becomes('deal-over');
    await expectAxe(cutting.host, EXPLAINED);
    cutting.clear();
    const over = await lay({seats: 5, phase: 'over', scores: [6, 5, 3, 2, 1]}, {width: 600});
    expect(over.prompt.say).to.equal('Otto wins');
    await expectAxe(over.host, EXPLAINED);
    over.clear();
    const large = await lay(undefined, {width: 600, attributes: {variant: 'large', players: '16'}});
    await expectAxe(large.host, EXPLAINED);
    expect([...everything(large.root)].length).to.be.at.most(400);
  });
});
