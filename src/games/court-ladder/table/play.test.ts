import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {LadderView} from '../index.js';
import {scenesOf} from '../scenes.fixture.js';
import {expectAxe} from '../../../table/frame/axe.fixture.js';
import {
  clean,
  everything,
  focused,
  Table,
  text,
  touchScreen,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {Listener} from '../../../table/speech/listener.fixture.js';
import {wordsIn} from '../../../embed/gstk-table/words.fixture.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';

/** The table of Court Ladder in a browser. */

/** Results that axe leaves undecided, with the reason why each is not a fault. */
const EXPLAINED = {
  // The letters of a shield are decoration beside the name; their white has a contrast of at least
  // 5.3:1.
  short: /^color-contrast .*: Element content is too short/,
  two: /^color-contrast .*\.two: Element's background color could not be determined/,
};

describe('the table of Court Ladder', () => {
  let table: Table;

  const lay = async (
    scene: string,
    {seats = 6, width = 600, ...more}: {seats?: number; width?: number; locale?: 'en' | 'ru'} = {},
  ): Promise<void> => {
    table = await Table.ready({
      width,
      ...more,
      set: {state: scenesOf(seats)[scene]},
      attributes: {variant: 'ladder'},
    });
  };
  const view = (): LadderView => table.view as unknown as LadderView;
  const choice = (seat: number): HTMLElement => table.find(`.ladder .choice[data-seat="${seat}"]`)!;
  const moved = async (act: () => unknown): Promise<string> => {
    const before = table.moves;
    await act();
    await until(() => table.moves > before, 'a move is played');
    return table.host.record!.moves[before]!;
  };

  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  it('counts the players who may throw in as the signs on their rungs do', async () => {
    for (const [scene, allowed] of [
      ['throwIn', [4]],
      ['throwIn', []],
      ['taking', []],
    ] as const) {
      const {bout, ...state} = scenesOf(6)[scene] as {bout: object};
      table = await Table.ready({
        set: {state: {...state, bout: {...bout, allowed}}},
        attributes: {variant: 'ladder'},
      });
      const signs = table.root.querySelectorAll('.rung .role > .vh').length;
      expect(signs, 'the King and the lowest may at will').to.equal(2 + allowed.length);
      expect(text(table.find('.bout'))).to.contain(`Others who may throw in: ${signs}`);
      table.clear();
    }
  });

  it('plays at once as a variant of <king-game>, with six at the table and the ladder in sight', async () => {
    table = await Table.ready({attributes: {variant: 'ladder'}, width: 600});
    expect(table.root.querySelectorAll('.rung')).to.have.length(6);
    expect(table.find('.ladder')!.getAttribute('aria-label')).to.equal('Ranks, highest first');
  });

  it('takes players and options from its attributes', async () => {
    // Sixteen players think long before the reader is asked, and this test does not look at that.
    table = await Table.lay({
      attributes: {variant: 'ladder', players: '16', options: 'hands: 3; throwIn: all'},
    });
    await until(() => table.find('.rung'), 'the ladder is drawn');
    expect(table.root.querySelectorAll('.rung')).to.have.length(16);
    expect(table.chrome).to.contain('of 3');
  });

  describe('by keyboard alone', () => {
    itNightly('names the trump', async () => {
      await lay('trump');
      await table.tabTo(table.find('.actions [tabindex="0"]')!);
      await table.press('End');
      expect(focused()?.textContent.trim()).to.equal('Clubs');
      expect(await moved(() => table.press('Enter'))).to.equal('0:trump C');
    });

    it('chooses a rung with the arrows, then a card', async () => {
      await lay('free');
      table.find('gstk-hand')!.focus();
      await table.press('Enter');
      expect(table.moves).to.equal(0);
      await until(() => table.refusal === 'first choose whom to attack', 'it says why');
      await table.tabTo(choice(1));
      await table.press('ArrowRight', 'Enter');
      expect(table.prompt.say).to.equal('Attack Nora');
      expect(choice(2).getAttribute('aria-pressed')).to.equal('true');
      table.find('gstk-hand')!.focus();
      expect(await moved(() => table.press('Enter'))).to.match(/^0:attack \w\w 2$/);
    });

    itNightly('gives leave to single players', async () => {
      await lay('leave');
      expect(table.actions()).to.include.members(['Nobody', 'All']);
      await table.tabTo(choice(1));
      await table.press('End', 'Enter');
      expect(table.actions()).to.include('These');
      await table.tabTo(table.find('.actions [tabindex="0"]')!);
      await table.press('End');
      expect(await moved(() => table.press('Enter'))).to.equal('0:leave 2');
    });

    it('beats, and hears why another card does not beat', async () => {
      await lay('defence');
      expect(table.prompt.say).to.equal('Beat the 9 of clubs');
      table.card('7C').focus();
      await table.press('Enter');
      await until(() => table.refusal === 'it is not higher', 'it says why');
      table.card('TD').focus();
      await table.press('Enter');
      await until(() => table.refusal === 'neither its suit nor trump', 'it says why');
      expect(table.described('TD')).to.contain('neither its suit nor trump');
      table.card('KC').focus();
      expect(await moved(() => table.press('Enter'))).to.equal('0:beat KC');
    });

    it('lays a joker in two steps, and may step back', async () => {
      await lay('joker');
      table.card('*1').focus();
      await table.press('Enter');
      await table.host.updateComplete;
      expect(table.prompt.say).to.equal('Name the new trump');
      table.card('*1').focus();
      await table.press('Enter');
      await table.host.updateComplete;
      expect(table.prompt.say).to.contain('Attack');
      table.card('*1').focus();
      await table.press('Enter');
      await table.host.updateComplete;
      expect(await moved(() => table.push('Diamonds'))).to.equal('0:trump D *1');
      await table.rests();
      expect(view().trump).to.equal('D');
    });
  });

  it('gives leave to any of twelve who ask, though not every answer is listed', async () => {
    await lay('leave', {seats: 16});
    for (const seat of [3, 5, 11]) {
      choice(seat).click();
      await table.host.updateComplete;
    }
    expect(await moved(() => table.push('These'))).to.equal('0:leave 3 5 11');
  });

  it('grants and denies leave with one press', async () => {
    await lay('leave');
    expect(await moved(() => table.push('All'))).to.equal('0:leave 1 2');
    table.clear();
    await lay('leave');
    expect(await moved(() => table.push('Nobody'))).to.equal('0:leave');
  });

  it('says who attacks, who defends, what beat what, and how many more cards may be added', async () => {
    await lay('throwIn');
    expect(wordsIn(table.root)).to.contain('You attack Nora');
    expect(table.find('.rung.attacks')!.dataset['rung']).to.equal('0');
    expect(table.find('.rung.defends')!.dataset['rung']).to.equal('2');
    expect(table.find('.pair')!.textContent.replaceAll(/\s+/g, ' ')).to.match(
      /You: 9 of clubs.*beaten with jack of clubs/,
    );
    expect(wordsIn(table.root)).to.contain('Attack cards: 1 of');
  });

  it('reads the ladder, the bout and the hand by keys', async () => {
    await lay('throwIn');
    const ears = new Listener();
    table.cards[0]!.focus();
    await ears.news();
    const hear = async (key: string): Promise<string> => {
      await table.press(key);
      return ears.news();
    };
    expect(await hear('s')).to.match(/^King: Otto\. Jack: Nora\. Ten: You\./);
    expect(await hear('t')).to.equal('9 of clubs, beaten with jack of clubs.');
    expect(await hear('c')).to.match(/^Trump hearts\. Throw in, or pass\./);
    expect(await hear('e')).to.contain('You: 6 cards.');
    expect(await hear('h')).to.match(/^6 cards\. Spades: 9\./);
    ears.stop();
  });

  it('shows no card that the reader may not know, neither in an element nor in an attribute or a name', async () => {
    await lay('defence', {seats: 6});
    const {hands} = table.host.record!.start as {hands: (string | null)[][]};
    const mine = new Set<string | null>([...hands[0]!, '9C']);
    const names = hands
      .slice(1)
      .flat()
      .filter((card) => card !== null && !mine.has(card))
      .map((card) => table.messages.lookup('card', {card}));
    expect(names.length).to.be.greaterThan(20);
    for (const element of everything(table.root)) {
      const said = [...element.attributes].map(({value}) => value).join(' ');
      for (const name of names) {
        expect(said, element.localName).to.not.contain(name);
        if (element.children.length === 0) expect(element.textContent).to.not.contain(name);
      }
    }
  });

  it('shows no player’s cards before the King has named the trump', async () => {
    const state = scenesOf(6)['waits'];
    table = await Table.lay({set: {state}, attributes: {variant: 'ladder', speed: 'slow'}});
    await until(() => table.cards.length > 0, 'the hand is there');
    for (const card of table.cards)
      expect(card.getAttribute('aria-label')).to.equal('card face down');
    expect(table.prompt.why).to.equal('Nobody else looks until the King names it');
  });

  describe('very many players at 320 px', () => {
    /** A choice of cards, one of players, and a table of results. */
    const JUDGED: readonly string[] = ['leave', 'over'];
    const SCENES = ['leave', 'many', 'over', 'trump', 'free', 'defence'] as const;
    before(() => touchScreen(true));
    after(() => touchScreen(false));

    for (const [scene, seats, locale] of repeated(
      [
        ...SCENES.map((one) => [one, 16, 'ru'] as const),
        ...SCENES.map((one) => [one, 11, 'en'] as const),
      ],
      3,
    ))
      it(`${scene}, ${seats} players: everything is in place, readable and accessible`, async () => {
        await setViewport({width: 320, height: 900});
        await lay(scene, {seats, width: 320, locale});
        expect(table.host.scrollWidth).to.be.at.most(320);
        expect(wordsIn(table.root)).not.to.match(/ladder\/|undefined|NaN/);
        for (const rung of table.root.querySelectorAll<HTMLElement>('.rung')) {
          const name = rung.querySelector<HTMLElement>('.name')!;
          if (rung.offsetHeight === 0) continue;
          expect(rung.offsetHeight).to.be.at.least(27);
          expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth + 1);
        }
        const [ladder, bout] = ['.ladder', '.bout'].map((one) => table.find(one)!);
        expect(ladder!.getBoundingClientRect().bottom).to.be.at.most(
          bout!.getBoundingClientRect().top,
        );
        if (isFull || JUDGED.includes(scene)) await expectAxe(table.host, EXPLAINED);
      });

    it('is played by touch: a rung, then a card', async () => {
      await setViewport({width: 320, height: 900});
      await lay('free', {seats: 16, width: 320});
      await table.touch(choice(4));
      await until(() => table.prompt.say === 'Attack Bert', 'a rung is chosen');
      const tapped = async (): Promise<void> => {
        await table.tap('7C');
        await table.host.updateComplete;
        if (table.moves === 0) await table.tap('7C');
      };
      expect(await moved(tapped)).to.equal('0:attack 7C 4');
    });
  });

  for (const [scene, seats, width] of repeated([
    ['many', 11, 1000],
    ['trump', 6, 320],
    ['free', 8, 320],
    ['defence', 5, 600],
    ['over', 8, 320],
  ] as const))
    itNightly(`is accessible: ${scene}, ${seats} seats at ${width} px`, async () => {
      await lay(scene, {seats, width});
      await expectAxe(table.host, EXPLAINED);
    });
});
