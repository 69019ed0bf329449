import {expect} from '@open-wc/testing';
import {
  clean,
  everything,
  frames,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** The place of the King, the costs of answers, and questions that the reader need not answer. */

const laid = (suit: string, ranks: string): object => {
  const [left, centre, right] = [...ranks].map((rank) => rank + suit);
  return {left, centre, right};
};
const KING = [laid('S', '9KT'), laid('H', '24Q')];
const LOW = [laid('S', '94T'), laid('H', '23Q')];
/** The rival's value is higher: the trick is lost. */
const LOST = [{step: 'challenge', declared: [['Q', 'A']]}];

describe('the plot of God Save the King', () => {
  let table: Table;
  const lay = async (state: object, given: TableSetup = {}): Promise<void> => {
    table = await Table.ready({
      tag: 'gstk-table',
      width: 320,
      ...given,
      attributes: {game: 'god-save-the-king', ...given.attributes},
      set: {state},
    });
  };
  const chip = (): string => text(table.find('.king-line .chip'));
  const press = async (selector: string): Promise<void> => {
    table.find(selector)!.click();
    await table.rests();
    await frames(2);
  };
  /** The text of a button after its label. */
  const described = (id: string): string => {
    const button = table.find(`[data-id=${id}]`)!;
    const [, stakes] = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return text(table.root.getElementById(stakes ?? button.getAttribute('aria-describedby')!));
  };

  before(clean);
  afterEach(clean);

  it('says where the King is, from the hand to another player’s pile', async () => {
    await lay({seats: 2});
    expect(chip()).to.equal('Your King: in your hand');
    const king = table.hand().find((card) => card.startsWith('K'))!;
    table.card(king).click();
    await frames(2);
    expect(chip()).to.equal('King on a flank: he will be seen');
    expect(table.find('.chip')!.classList.contains('danger')).to.equal(true);
    await lay({formations: KING, tokens: [false, false], matches: LOST});
    expect(chip()).to.equal('Your King: in the centre');
    expect(table.prompt.say).to.equal('Otto says ace: the trick goes, and your King');
    await press('[data-id=accept]');
    expect(chip()).to.equal('King in Otto’s pile');
    expect(table.find('.chip')!.getAttribute('role')).to.equal('status');
    expect(table.find('.pile.theirs .inside.danger')).not.to.equal(null);
    expect(table.root.querySelectorAll('.crowned.danger')).to.have.length(1);
    expect(text(table.find('.clock'))).to.equal('search in 3 tricks');
    expect(table.prompt).to.deep.equal({
      say: 'Your King is in Otto’s pile',
      why: 'After 3 tricks the piles are searched. Otto’s King must fall first.',
    });
  });

  it('keeps no face of a choice while the next one is open', async () => {
    await lay({formations: LOW, tokens: [false, false], matches: LOST});
    expect(table.root.querySelectorAll('.field .front')).not.to.have.length(0);
    await press('[data-id=accept]');
    expect(table.find('[data-slot]')).not.to.equal(null);
    expect(table.root.querySelectorAll('.field :is(.front, .claim, .pill, .edge)')).to.have.length(
      0,
    );
  });

  it('shows on each button its cost, and the chance that the King in the hand is drawn', async () => {
    await lay({formations: LOW, matches: LOST});
    expect(described('accept')).to.equal('no card is drawn');
    expect(described('challenge')).to.equal(
      'a lie: draw 1 of 10, maybe the King true: Otto draws 1 of your 10, 1 in 10 it is your King',
    );
    expect(described('rout')).to.equal(
      'the King: Otto falls wrong: Otto draws 1 of your 10, 1 in 10 it is your King',
    );
    await lay({formations: KING, matches: LOST});
    expect(described('challenge')).to.equal(
      'a lie: draw 1 of 10, maybe the King true: Otto draws 1 of your 10',
    );
    await lay({formations: KING, matches: LOST, options: {challengeOverturns: 'on'}});
    expect(described('challenge')).to.contain('a lie: the trick and your King come back');
    await lay({formations: KING, hands: [[], ['KH']], piles: [10, 9], matches: LOST});
    expect(described('challenge')).to.contain('true: you have no card to lose');
  });

  it('says what going on brings once the flanks are turned, also for a King in the centre', async () => {
    const goesOn = async (own: string, theirs: string): Promise<string> => {
      await clean();
      const formations = [laid('S', own), laid('H', theirs)];
      await lay({formations, matches: [{step: 'lastRout'}]});
      return described('pass');
    };
    expect(await goesOn('9KT', '28Q')).to.equal('a push: the centres decide your rout stays ready');
    expect(await goesOn('9KT', '982')).to.equal('the trick is yours your rout stays ready');
    expect(await goesOn('24T', 'Q89')).to.equal('the trick goes to Otto your rout stays ready');
    expect(await goesOn('2K9', 'Q89')).to.equal(
      'the trick and your King go to Otto your rout stays ready',
    );
    expect(table.find('[data-id=pass] .stakes .dire')).not.to.equal(null);
  });

  for (const locale of ['en', 'ru'] as const)
    it(`keeps its height when a push is announced, in ${locale}`, async () => {
      const formations = [laid('S', '9KT'), laid('H', 'T29')];
      const matches = [{step: 'lastRout'}];
      await lay(
        {formations, tokens: [true, false], matches},
        {locale, attributes: {speed: 'slow'}},
      );
      const height = table.host.offsetHeight;
      table.find('[data-id=pass]')!.click();
      await until(() => table.find('.joint.push'), 'it is a push');
      await frames(2);
      expect(table.prompt.why).to.not.equal('');
      expect(table.host.offsetHeight).to.equal(height);
    });

  it('shows the risk of a value before it is declared', async () => {
    await lay({formations: KING, matches: [{step: 'declare'}]});
    const say = async (rank: string): Promise<string> => {
      table.find(`.rank input[value=${rank}]`)!.click();
      await frames(2);
      return text(table.find('.stakeline'));
    };
    expect(await say('Q')).to.equal(
      'Your card: king. You say queen: not true. If Otto challenges, you lose 1 of your 10 cards. Your King is not among them. If Otto takes the trick, your King goes with it.',
    );
    expect(await say('K')).to.contain('True: a challenge costs Otto a card.');
    expect(described('declare')).to.equal(text(table.find('.stakeline')));
  });

  it('refuses a card, with the reason, during another question', async () => {
    await lay({formations: LOW, matches: [{step: 'rout'}]});
    table.host.play('5S');
    await frames(2);
    expect(table.prompt.why).to.equal('that cannot be done now');
    expect(table.events('gstk-play-refused')).to.have.length(1);
  });

  it('says why a rout is used up', async () => {
    await lay({formations: LOW, tokens: [false, true], matches: LOST});
    expect(table.find('[data-id=rout]')!.getAttribute('aria-disabled')).to.equal('true');
    expect(described('rout')).to.equal('you have used your rout');
  });

  for (const [locale, step] of [
    ['en', 'declare'],
    ['ru', 'declare'],
    ['ru', 'rout'],
    ['ru', 'challenge'],
  ] as const)
    for (const width of [320, 480, 600])
      it(`cuts no text in ${step} at ${width} px: ${locale}`, async () => {
        const [match] = step === 'challenge' ? LOST : [{step}];
        await lay({formations: KING, matches: [match]}, {width, locale});
        if (step === 'declare') {
          table.find('.rank input[value=Q]')!.click();
          await frames(2);
        }
        const parts = table.root.querySelectorAll<HTMLElement>(
          '.rank, .ranks .button, .chip > span, .pill > bdi, .actions .button, .name, .deal',
        );
        expect(parts.length).to.be.at.least(5);
        for (const part of parts)
          expect(part.scrollWidth, text(part)).to.be.at.most(part.clientWidth + 1);
        expect(table.find('.table')!.scrollWidth).to.be.at.most(width);
        if (locale === 'ru' && step === 'declare')
          expect(text(table.find('[data-id=declare]'))).to.equal('Сказать Д');
      });

  it('turns the flanks automatically for a reader who prefers not to be asked', async () => {
    localStorage.setItem('gstk/settings', '{"ask-rout":"off"}'); // `clean` removes it
    await lay({seats: 2}, {attributes: {seed: '3'}});
    const low = table.hand().filter((one) => !one.startsWith('K'));
    for (const card of low.slice(-3)) {
      table.card(card).click();
      await frames(2);
    }
    const {moves} = table;
    await press('[data-id=lay]');
    await until(() => table.is('my-turn') || table.is('deal-over'), 'it has gone on');
    expect(table.find('[data-id=pass]'), 'nobody is asked to rout').to.equal(null);
    expect(table.moves).to.be.greaterThan(moves + 2);
    await table.open('log');
    expect(await table.panel()).to.contain('Nobody routs.');
    await table.close();
    table.host.undo();
    await table.rests();
    expect(table.find('[data-slot]'), 'a pass that nobody pressed is not a decision').not.to.equal(
      null,
    );
    expect(table.moves).to.equal(moves);
  });

  for (const [step, state] of [
    ['formation', {seats: 2}],
    ['rout', {formations: LOW, matches: [{step: 'rout'}]}],
    ['declare', {formations: LOW, matches: [{step: 'declare'}]}],
    ['challenge', {formations: LOW, matches: LOST}],
  ] as const)
    it(`has at most four Tab stops outside the bar: ${step}`, async () => {
      await lay(state);
      const stops = [...everything(table.root)].filter(
        (one) =>
          one.matches('button, input, [tabindex]') &&
          (one as HTMLElement).tabIndex >= 0 &&
          !one.closest('.bar') &&
          one.checkVisibility({visibilityProperty: true}),
      );
      const names = new Set(stops.map((one) => one.getAttribute('name') ?? stops.indexOf(one)));
      expect([...names].length, stops.map((one) => one.outerHTML).join('\n')).to.be.at.most(4);
    });

  it('shows columns beside the board in a wide table, and opens panels in a dialog there', async () => {
    await lay({formations: KING, matches: [{step: 'declare'}]}, {width: 1000});
    const [start, end] = [...table.root.querySelectorAll<HTMLElement>('.flank')];
    expect([start!.offsetWidth, end!.offsetWidth]).to.deep.equal([190, 190]);
    expect(table.root.querySelectorAll('.thirteen .struck')).to.have.length(2);
    expect(table.find('.aside')).to.equal(null);
    await table.open('log');
    expect(table.dialog).not.to.equal(null);
  });

  it('shows the other match of four in small, and keeps one height', async () => {
    await lay({seats: 4}, {width: 600});
    expect(table.find('.others')!.offsetHeight).to.equal(56);
    expect(table.root.querySelectorAll('.crowned')).to.have.length(4);
    await until(() => table.find('.others .who'), 'the others are shown');
  });
});
