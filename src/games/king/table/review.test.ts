import {expect} from '@open-wc/testing';
import type {Card} from '../../../cards/index.js';
import {expectAxe} from '../../../table/frame/axe.fixture.js';
import {clean, everything, focused, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {Listener} from '../../../table/speech/listener.fixture.js';
import {lateDeal} from '../../../embed/king-game/choices.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';

/** A finished deal of King, reviewed trick by trick in the panel of the last trick. */
describe('the review of a deal', () => {
  beforeEach(clean);
  afterEach(clean);

  const steps = (table: Table): HTMLElement => table.find('gstk-steps')!;
  const title = (table: Table): string =>
    steps(table).shadowRoot!.querySelector('strong')!.textContent;
  /** Each hand as it is read out, by its player. */
  const hands = (table: Table): readonly string[] =>
    [...steps(table).querySelectorAll('tr')].map((row) =>
      [row.querySelector('th'), row.querySelector('td .vh')]
        .map((cell) => cell?.textContent)
        .join(': '),
    );
  const trick = (table: Table): readonly string[] =>
    [...steps(table).querySelector('gstk-trick')!.shadowRoot!.querySelectorAll('.card')].map(
      (card) => card.getAttribute('aria-label') ?? '',
    );
  /** A table at which a deal has just ended. */
  const played = async (variant: string, width: number): Promise<Table> => {
    const set = {state: lateDeal(variant)};
    const table = await Table.ready({width, set, attributes: {variant}});
    await table.finishDeal();
    await until(() => table.summary().length > 0, 'the deal is summed up');
    return table;
  };

  it('row 16: shows all tricks and all hands, with the cards of that moment, by keys', async () => {
    const {hands: left, played: tricks} = lateDeal('omnibus');
    const first = [...tricks, left[0]!.map((card) => ({seat: 0, card}))]
      .flat()
      .flatMap(({seat, card}) => (seat === 0 ? [card] : []));
    const dealt = first.length;
    const table = await played('omnibus', 320);
    await table.open('this-deal');
    expect(title(table)).to.equal(`Trick 1 of ${dealt}`);
    expect(steps(table).querySelectorAll('td .now')).to.have.length(4);
    const ears = new Listener();
    ears.listen(table.dialog!.shadowRoot!);
    steps(table).shadowRoot!.querySelector('button')!.focus();
    await table.press('End');
    await until(() => title(table).startsWith(`Trick ${dealt} `), 'the last trick');
    await table.press('Home');
    await until(() => title(table).startsWith('Trick 1 '), 'the first trick');
    expect(await ears.news()).to.contain(`Trick 1 of ${dealt}.`);
    ears.stop();
    const {card} = tricks[0]![0]!;
    expect(trick(table).join()).to.contain(table.messages.lookup('card', {card}));
    const chips = steps(table).querySelectorAll('td .chip');
    expect(chips).to.have.length(dealt * 4);
    const mine = hands(table)[0]!;
    for (const card of first) expect(mine).to.contain(table.messages.t('rank', {rank: card}));
    await expectAxe(table.host, {short: /: Element content is too short/}); // letters on cards
    await table.press('ArrowRight');
    await until(() => title(table).startsWith('Trick 2 '), 'the second trick');
    expect(steps(table).querySelectorAll('td .chip')).to.have.length(dealt * 4 - 4);
    expect(focused()?.localName).to.equal('button');
  });

  it('row 16: keeps unseen cards unseen, and is not offered by any panel for a deal in play', async () => {
    const taken = ['JH 9H 8H 7H', 'JS 9S 8S 7S', 'JD 9D 8D 7D', 'JC 9C 8C 7C', 'AH KH QH TH'];
    const state = {
      contract: {id: 'no-boys'},
      options: {earlyStop: 'on'},
      dealer: 3,
      turn: [0],
      played: taken
        .slice(0, 3)
        .map((cards) => cards.split(' ').map((card, seat) => ({seat, card}))),
      hands: [['JC', 'AS', 'KC', 'QD', 'AH'], null, null, null],
    };
    const table = await Table.ready({attributes: {variant: 'simple'}, set: {state}, width: 320});
    await table.open('this-deal');
    expect(table.find('gstk-steps')).to.equal(null);
    await table.close();
    await table.plays(() => table.host.play('JC' as Card));
    while (table.is('my-turn')) await table.plays(() => table.host.play(table.legal()[0]!));
    await until(() => table.summary().length > 0, 'the deal is summed up');
    await table.open('this-deal');
    const rows = [...steps(table).querySelectorAll('tr')].map(({textContent}) => textContent);
    for (const row of rows.slice(1)) expect(row, 'it stopped early').to.contain('+ 4 cards');
    expect(rows[0]).not.to.contain('+');
  });

  for (const width of repeated([320, 1000]))
    it(`opens at a trick of the strip, repeatedly, at ${width} px`, async () => {
      const table = await played('simple', width);
      const cell = (at: number): HTMLElement =>
        [...table.root.querySelectorAll<HTMLElement>('.strip button')][at]!;
      const opened = async (at: number): Promise<void> => {
        cell(at).focus();
        cell(at).click();
        await until(
          () => table.find('gstk-steps') && title(table).startsWith(`Trick ${at + 1} of`),
          `trick ${at + 1} is shown`,
        );
      };
      await opened(2);
      const said = cell(2).querySelector('.vh')!.textContent;
      const taken = steps(table).querySelector('p')!.textContent;
      expect(said.replace('Trick 3 to', 'Trick to').split(',')[0]).to.equal(
        taken.split(/[:,.]/)[0],
      );
      steps(table).shadowRoot!.querySelector('button')!.focus();
      await table.press('ArrowRight');
      await until(() => title(table).startsWith('Trick 4 of'), 'it goes on from there');
      if (width < 900) {
        await table.close();
        expect(focused() === cell(2), 'focus comes back').to.equal(true);
      }
      await opened(2);
      await opened(5);
      if (width < 900) await table.close();
      table.host.deal();
      await table.becomes('my-turn');
      await table.finishDeal();
      await until(() => table.summary().length > 0, 'the next deal is summed up');
      await table.push('Tricks');
      await until(() => table.find('gstk-steps'), 'the review');
      expect(title(table), 'the first trick of the new deal').to.match(/^Trick 1 of /);
    });

  it('row 101: leads to the trick that cost most', async () => {
    const attributes = {variant: 'simple'};
    const table = await Table.ready({attributes, width: 1000, locale: 'ru'});
    await table.finishDeal();
    await until(() => table.summary().length > 0, 'the deal is summed up');
    await table.open('this-deal');
    const costs = table
      .events('gstk-trick-taken')
      .map(({seat, points}) => (seat === 0 ? (points as number) : 0));
    const least = Math.min(...costs);
    expect(least, 'some trick cost something').to.be.below(0);
    await table.push('Самая дорогая взятка');
    await until(
      () => title(table) === `Взятка ${costs.indexOf(least) + 1} из ${costs.length}`,
      'it is shown',
    );
    expect(steps(table).textContent).to.match(/Взятка: вы, .*−\d+\./);
  });

  it('row 16: has no reader if several people share the screen', async () => {
    const attributes = {variant: 'simple', humans: '2'};
    const table = await Table.lay({attributes, width: 320, set: {state: lateDeal('simple')}});
    const here = (): HTMLElement | undefined =>
      [...everything(table.root)].find((one) => one.matches('[data-id=here]')) as HTMLElement;
    for (let n = 0; n < 400 && !table.is('deal-over'); n++) {
      here()?.click();
      if (table.is('my-turn') && table.legal()[0]) table.host.play(table.legal()[0]!);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await until(() => table.summary().length > 0, 'the deal is summed up');
    await table.open('this-deal');
    expect(hands(table)[0]).to.match(/^Player 1: /);
    expect([...everything(steps(table))].some((one) => one.matches('.mark'))).to.equal(false);
  });
});
