import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {KingdomView} from '../../games/death-over-the-kingdom/types.js';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {
  clean,
  everything,
  focused,
  frames,
  Table,
  type TableSetup,
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
const lay = (state?: unknown, more: TableSetup = {}): Promise<Table> =>
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

/** The default choice: the last card of the hand, picked and then laid, or keeping the cards. */
async function plain(table: Table): Promise<void> {
  if (table.is('deal-over')) button(table, 'go').click();
  else if (view(table).phase === 'choose') {
    cards(table).at(-1)!.click();
    await frames(1);
    button(table, 'lay').click();
  } else button(table, 'fold').click();
}

/** The Tab stops of a table, except those of its bar and of a panel next to it. */
function stops({root}: Table): readonly Element[] {
  const reached = [...everything(root)].filter(
    (one) =>
      one.matches('button, input, a[href], [tabindex]') &&
      (one as HTMLElement).tabIndex >= 0 &&
      one.checkVisibility({visibilityProperty: true}) &&
      !one.closest('.bar, .aside'),
  );
  const radios = reached.filter((one) => one.matches('[type=radio]'));
  return reached.filter((one) => !radios.slice(1).includes(one));
}

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
  // The buttons of a turn stand where the hand was.
  if (table.find('gstk-hand')) expect(cards(table)).to.have.length(hands[0]!.length);
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

  it('ignores impossible settings when it deals, and says so', async () => {
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
    for (const name of names)
      expect(name).to.match(
        /^(Rat, 1\. No ability\.|Cat, 15\. At the end: 0 if another player shows a Rat\.)$/,
      );
    table.host.newGame({seats: 3});
    await table.rests();
    expect([view(table).seats, view(table).deck?.length]).to.deep.equal([3, 2]);
  });

  it('says why a tapped card cannot be played, and shows what the reader knows of the deck', async () => {
    const table = await lay({
      ...SEVEN,
      pile: ['death', ...nobody(4)],
      eyes: {pile: [[0], [], [], [], []]},
    });
    expect(table.find('.kmid')!.textContent).to.contain('top: Death');
    button(table, 'change').click();
    await frames(2);
    table.host.play('monk');
    await until(() => table.prompt.why === 'you do not hold that card', 'the reason is shown');
  });

  for (const [width, locale, players] of repeated([
    [320, 'ru', '7'],
    [600, 'en', '3'],
    [1000, 'ru', '4'],
  ] as const))
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
        expect(stops(table).length).to.be.at.most(4);
        await step(table, () => plain(table));
      }
      expect([...phases]).to.include.members(['choose', 'act', 'award']);
      if (locale !== 'en') return;
      expect(table.is('game-over')).to.equal(true);
      await until(() => table.find('.ended'), 'the end is shown');
      expect(table.root.querySelectorAll('.ended tbody tr')).to.have.length(3);
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
    // In Safari the arrows stop at the ends of a group.
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let at = 0; !seat(table, 3).matches('.chosen') && at < 8; at++) {
        await table.press(key);
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

  it('explains a card of the hand, by focus, by pointer and when it is picked', async () => {
    const table = await lay({
      ...{seats: 5, dealer: 4, round: 1, options: {}},
      hands: [['jester', 'thief', 'knight'], ...nobody(4)],
    });
    const told = (): string => table.find('.kme .ability')!.textContent.trim();
    expect(told()).to.equal('Here you see what a card does');
    cards(table)[0]!.focus();
    await frames(2);
    expect(told()).to.equal('At the end: 10 if another player shows a Queen.');
    expect(focused()!.getAttribute('aria-label')).to.equal(`Jester, 3. ${told()}`);
    cards(table)[0]!.blur();
    cards(table)[1]!.dispatchEvent(
      new PointerEvent('pointerover', {bubbles: true, composed: true}),
    );
    await frames(2);
    expect(told()).to.equal('Your turn: swap it for any other card, unseen.');
    table
      .find('gstk-hand')!
      .shadowRoot!.querySelector('.hand')!
      .dispatchEvent(new PointerEvent('pointerleave'));
    cards(table)[2]!.click();
    await frames(2);
    expect(told()).to.equal('At the end: 11 if another player shows a Dragon.');
    expect(table.prompt.say).to.equal('Play the Knight?');
    expect(cards(table)[2]!.classList.contains('selected')).to.equal(true);
    await table.plays(() => cards(table)[2]!.click());
    expect(view(table).areas[0], 'a second press lays it').to.equal('knight');
    expect(table.find('.kme .kname')!.textContent).to.equal('Knight');
    for (const card of cards(table)) card.focus();
    await frames(2);
    expect(table.find('.kme .kname')!.textContent, 'the card in front').to.equal('Knight');
  });

  it('says on each button what it brings and what it costs', async () => {
    const table = await lay(SEVEN);
    const said = (id: string): readonly string[] => {
      const control = button(table, id);
      const {textContent: label} = control.querySelector('.t')!;
      const stakes = [...control.querySelectorAll<HTMLElement>('.stakes > span')];
      expect(control.getAttribute('aria-labelledby')).to.equal(`label-${id} stakes-${id}`);
      return [label!.trim(), ...stakes.map((one) => `${one.className}: ${one.textContent}`)];
    };
    const point = 'none: a point puts you first: too many for now';
    expect(said('fold')).to.deep.equal(['Keep', 'none: you show 4', point]);
    expect(said('exchange')).to.deep.equal(['Swap with Otto', 'none: an unseen card', point]);
    expect(said('use')).to.deep.equal([
      'Use: steal',
      'gain: any card, unseen',
      'cost: all see Thief',
    ]);
    expect(said('change')).to.deep.equal(['Change card', 'none: Queen', point]);
    expect(cards(table), 'the buttons have the room of the hand').to.have.length(0);
    const {offsetHeight: height} = table.host;
    button(table, 'change').click();
    await frames(2);
    expect(cards(table)).to.have.length(1);
    expect(table.host.offsetHeight).to.equal(height);
    await table.plays(() => cards(table)[0]!.click());
    expect(view(table).last!.cards[0]).to.equal('queen');
  });

  it('reports the turns of the others in one line, and whose card has come', async () => {
    const table = await lay({
      ...SEVEN,
      deeds: [...nobody(3), kept, kept, {type: 'change'}, {type: 'exchange', with: [0]}],
      dealer: 2,
    });
    const line = table.find('.kline')!;
    expect(line.querySelector('b')!.textContent).to.equal(
      'Vera, Bert keep; Ida changes; Emil swaps with you',
    );
    expect(line.querySelector('.q')!.textContent).to.equal('Still to act: Otto, Nora');
    expect(table.find('.know')!.textContent).to.equal('You got this card from Emil');
  });

  it('counts them if they are many', async () => {
    const swap = (other: number): object => ({type: 'exchange', with: [other]});
    const table = await lay(
      {
        ...{seats: 12, dealer: 2, phase: 'act', areas: ['monk', ...nobody(11)]},
        deeds: [...nobody(3), ...Array<object>(7).fill(kept), swap(11), swap(0)],
      },
      {attributes: {variant: 'large', players: '12'}, width: 320},
    );
    expect(table.find('.kline b')!.textContent).to.equal('7 kept, 2 swapped');
    expect(table.find('.know')!.textContent).to.equal('You got this card from Lena');
    const row = [...table.root.querySelectorAll('.kseat')].map(
      (one) => one.getBoundingClientRect().top,
    );
    expect(
      row.filter((top) => top === row[0]),
      'six a row',
    ).to.have.length(6);
    expect(seat(table, 11).querySelector('.short')!.textContent).to.equal('⇄ Y');
  });

  it('has one height however much a round of twelve has to tell, in Russian at 320 px', async () => {
    const swap = (other: number): object => ({type: 'exchange', with: [other]});
    const look = (other: number): object => ({type: 'use', card: 'merchant', with: [other]});
    const none: (object | null)[] = nobody(12);
    const heights = new Set<number>();
    for (const deeds of [
      none,
      none.with(3, swap(4)),
      none.with(3, swap(4)).with(4, swap(5)),
      none.with(3, look(4)).with(4, look(5)).with(5, swap(6)).with(6, swap(7)).with(7, swap(8)),
    ]) {
      const table = await lay(
        {...{seats: 12, dealer: 2, phase: 'act', areas: ['monk', ...nobody(11)]}, deeds},
        {attributes: {variant: 'large', players: '12'}, width: 320, locale: 'ru'},
      );
      heights.add(table.host.offsetHeight);
      const line = table.find('.kline')!;
      expect(line.scrollHeight, line.textContent).to.be.at.most(line.clientHeight);
      table.clear();
    }
    expect([...heights]).to.have.length(1);
  });

  it('marks the present winner by a crown, and a bad point without gold', async () => {
    const table = await lay({
      ...SEVEN,
      seats: 5,
      dealer: 0,
      areas: ['king', ...nobody(4)],
      eyes: {},
      hands: [['queen'], ...nobody(4)],
      deeds: [null, ...Array<object>(4).fill(kept)],
      scores: [0, 3, 2, 1, 1],
    });
    const crowned = [...table.root.querySelectorAll('[data-seat]')].filter((one) =>
      one.querySelector('.pts .icon'),
    );
    expect(crowned.map((one) => one.getAttribute('data-seat'))).to.deep.equal(['2']);
    table.clear();
    const large = await lay(undefined, {attributes: {variant: 'large', players: '5'}});
    await large.plays(() => button(large, 'fold').click());
    expect(large.is('deal-over')).to.equal(true);
    const losers = view(large).last!.winners;
    const gold = getComputedStyle(large.host).getPropertyValue('--gstk-mark');
    expect(losers).not.to.have.length(0);
    for (const loser of losers) {
      const card = seat(large, loser).querySelector('.kcard')!;
      expect(seat(large, loser).classList.contains('scored')).to.equal(false);
      const {outlineStyle, outlineColor} = getComputedStyle(card);
      expect([outlineStyle, outlineColor === gold]).to.deep.equal(['dashed', false]);
    }
  });

  it('ends with the crown on the second player', async () => {
    const table = await lay({seats: 5, phase: 'over', scores: [5, 6, 3, 2, 1]}, {width: 320});
    await until(() => table.find('.ended'), 'the end is shown');
    expect(table.find('.ended.won .title')!.textContent).to.equal('You are second: you win');
    const steps = [...table.root.querySelectorAll('.step')].map((step) => [
      step.querySelector('b')!.textContent.trim(),
      step.classList.contains('crowned'),
    ]);
    expect(steps).to.deep.equal([
      ['Otto', false],
      ['You', true],
      ['Nora', false],
      ['Vera', false],
    ]);
    expect(table.find('.ended .best')!.textContent).to.contain('You');
    const ink = (part: string): string => getComputedStyle(table.find(part)!).color;
    expect(ink('.ended.won'), 'gold is for what has been won').to.equal(ink('.table'));
    table.clear();
    const drawn = await lay({seats: 4, phase: 'over', scores: [6, 6, 3, 3]});
    await until(() => drawn.find('.ended'), 'the end is shown');
    expect(drawn.find('.title')!.textContent).to.equal('Nobody wins');
    expect(drawn.root.querySelectorAll('.crowned')).to.have.length(0);
  });

  it('turns all cards at once, after a pause, and moves them by transform and opacity', async () => {
    const table = await lay(
      {...DEALER, pile: 5},
      {motion: true, attributes: {speed: 'normal'}, width: 600},
    );
    button(table, 'fold').click();
    await until(() => table.root.querySelector('.turning'), 'the cards turn');
    const turns = table.moving.filter(({effect}) =>
      (effect as KeyframeEffect).target?.matches('.turning'),
    );
    const times = turns.map(({effect}) => (effect as KeyframeEffect).getTiming());
    expect(turns.length).to.be.at.least(5);
    expect(
      new Set(times.map(({delay, duration}) => `${String(delay)} ${String(duration)}`)),
    ).to.have.length(1);
    expect(times[0]!.delay).to.equal(400);
    const known = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
    for (const {effect} of table.moving)
      for (const frame of (effect as KeyframeEffect).getKeyframes())
        expect(known).to.include.members(Object.keys(frame));
  });

  itNightly('passes axe, and is read by keys, in every phase', async function () {
    this.timeout(240_000);
    const picking = await lay(SEVEN, {width: 600});
    button(picking, 'use').click();
    await frames(2);
    await expectAxe(picking.host, EXPLAINED);
    button(picking, 'back').click();
    await frames(2);
    if (isFull) await expectAxe(picking.host, EXPLAINED);
    for (const panel of repeated(['scores', 'last-trick', 'rules'] as const)) {
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
    await until(() => over.find('.ended'), 'the end is shown');
    await expectAxe(over.host, EXPLAINED);
    over.clear();
    const large = await lay(undefined, {width: 600, attributes: {variant: 'large', players: '16'}});
    if (isFull) await expectAxe(large.host, EXPLAINED);
    expect([...everything(large.root)].length).to.be.at.most(400);
  });
});
