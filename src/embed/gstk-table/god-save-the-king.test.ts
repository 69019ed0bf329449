import {expect} from '@open-wc/testing';
import {pick, rngFrom} from '../../cards/index.js';
import type {AnyState} from '../../game/index.js';
import {gskGame, type GskMove, type GskState} from '../../games/god-save-the-king/index.js';
import {createMatch} from '../../match/index.js';
import {everything, Table, until} from './table.fixture.js';

/** The table of God Save the King as a person has it. */

type Kind = GskMove['type'];

/** A random match in which seat 0 is first asked for such a move. */
function asked(kind: Kind, seats = 2): AnyState {
  for (let seed = 0; seed < 60; seed++) {
    const match = createMatch(gskGame, {seats, seed: `asked/${seed}`});
    for (let move = 0; move < 80 && !match.outcome; move++) {
      const mine = match.turn.includes(0) ? match.moves(0) : [];
      if (mine.some(({type}) => type === kind)) return match.state;
      const [seat = 0] = match.turn;
      match.play(seat, pick(rngFrom(`${seed}/${move}`), match.moves(seat)).value);
    }
  }
  throw new Error(`nobody comes to ${kind}`);
}

describe('the table of God Save the King', () => {
  let table: Table;
  const lay = async (kind: Kind, seats = 2, width = 600): Promise<GskState> => {
    const state = asked(kind, seats);
    table = await Table.ready({
      tag: 'gstk-table',
      width,
      set: {state},
      attributes: {game: 'god-save-the-king'},
    });
    return state as GskState;
  };
  const slots = (): readonly HTMLElement[] => [
    ...table.root.querySelectorAll<HTMLElement>('[data-slot]'),
  ];
  const tap = async (card: string): Promise<void> => {
    table.card(card as never).click();
    await table.host.updateComplete;
  };
  const disabled = (id: string): string | null =>
    table.find(`[data-id=${id}]`)!.getAttribute('aria-disabled');

  afterEach(() => table.clear());

  it('takes three cards into three slots, and back again', async () => {
    await lay('form');
    const [one, two, three] = table.hand().filter((card) => !card.startsWith('K'));
    await tap(one!);
    await tap(two!);
    expect(disabled('lay')).to.equal('true');
    expect(table.hand()).to.not.include(one);
    slots()[0]!.click();
    await table.host.updateComplete;
    expect(table.hand()).to.include(one);
    expect(table.prompt.say).to.equal('Lay your left card');
    await tap(three!);
    await tap(one!);
    expect(disabled('lay')).to.equal('false');
    table.find('[data-id=lay]')!.click();
    await until(() => table.moves > 0, 'the formation is laid');
  });

  it('is laid by keyboard alone', async () => {
    await lay('form');
    table.find('gstk-hand')!.focus();
    await table.press('Enter', 'Enter', 'Enter');
    await table.host.updateComplete;
    expect(disabled('lay')).to.equal('false');
  });

  it('warns of a King on a flank, and lets it be laid', async () => {
    await lay('form');
    const king = table.hand().find((card) => card.startsWith('K'))!;
    expect(table.prompt.why).to.equal('Flanks get shown: hide the King');
    await tap(king);
    expect(table.prompt.say).to.equal('Your King stands on a flank');
    const [one, two] = table.hand();
    await tap(one!);
    await tap(two!);
    expect(table.find('[data-id=lay]')!.textContent).to.contain('anyway');
    expect(disabled('lay')).to.equal('false');
  });

  it('names no card of the rival before it is turned', async () => {
    const {hands, formations} = await lay('rout');
    const {left, centre, right} = formations[1]!;
    const hidden = [...hands[1]!, left, centre, right];
    const names = hidden.map((card) => table.words.t('card', {card}));
    for (const element of everything(table.root)) {
      const said = [...element.attributes].map(({value}) => value).join(' ');
      for (const name of names) {
        expect(said, element.localName).to.not.contain(name);
        if (element.children.length === 0) expect(element.textContent).to.not.contain(name);
      }
    }
  });

  it('routs the card that is meant, after saying what it costs', async () => {
    await lay('rout');
    const cards = [...table.root.querySelectorAll<HTMLElement>('[data-rout]')];
    cards[0]!.click();
    await table.host.updateComplete;
    expect(table.prompt.why).to.contain('draws from your hand');
    expect(table.actions()).to.include('Rout');
  });

  it('declares any of thirteen values, each with its title', async () => {
    await lay('declare');
    const values = [...table.root.querySelectorAll<HTMLInputElement>('.rank input')];
    expect(values).to.have.length(13);
    expect(table.find('.rank:last-child')!.textContent).to.contain('Defender of the Crown');
    expect(disabled('declare')).to.equal('true');
    values[8]!.focus();
    await table.press('Space');
    expect(table.prompt.say).to.equal('Declare 10, Constable');
    await table.press('ArrowRight');
    expect(table.prompt.say).to.equal('Declare Jack');
    expect(disabled('declare')).to.equal('false');
  });

  it('gives accept and challenge the same weight', async () => {
    await lay('challenge');
    const [accept, challenge] = ['accept', 'challenge'].map((id) => {
      const style = getComputedStyle(table.find(`[data-id=${id}]`)!);
      return [
        style.color,
        style.backgroundColor,
        style.borderColor,
        Math.round(parseFloat(style.inlineSize)),
      ];
    });
    expect(accept).to.deep.equal(challenge);
    expect(table.find('.button-primary')).to.equal(null);
  });

  for (const seats of [2, 4])
    for (const width of [320, 600, 1000])
      it(`keeps its height in every phase, ${seats} seats at ${width} px`, async () => {
        const heights: number[] = [];
        for (const kind of ['form', 'rout', 'declare', 'challenge'] as const) {
          await lay(kind, seats, width);
          heights.push(table.find('.table')!.offsetHeight);
          expect(table.root.host.scrollWidth).to.be.at.most(width);
          table.clear();
        }
        expect(new Set(heights).size, heights.join(' ')).to.equal(1);
      });
});
