import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import {pick, rngFrom} from '../../../cards/index.js';
import type {AnyState} from '../../../game/index.js';
import {gskGame, type GskMove, type GskState} from '../index.js';
import {createMatch} from '../../../match/index.js';
import {
  clean,
  frames,
  Table,
  text,
  touchScreen,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';
import {Listener} from '../../../table/speech/listener.fixture.js';

/** The table of God Save the King in a browser. */

type Kind = GskMove['type'];

/** A state of a random match in which seat 0 is first asked for a move of this type. */
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

  before(clean);
  afterEach(clean);

  it('takes three cards into three slots and back again', async () => {
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

  /** Drags with the mouse, or a finger, from the middle of one element to the middle of another. */
  const drag = async (from: Element, to: Element, finger = false): Promise<void> => {
    const middle = (element: Element): [number, number] => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    const [start, end] = [middle(from), middle(to)];
    if (finger) {
      const point = ([x, y]: [number, number]): object => ({x, y});
      await executeServerCommand('touch-down', point(start));
      await until(() => from.matches('[data-dragged=on]'), 'a rest lifts the card');
      await executeServerCommand('touch-move', {from: point(start), to: point(end)});
      await executeServerCommand('touch-up', {});
    } else {
      await sendMouse({type: 'move', position: start});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: [end[0], end[1] + 30]});
      await sendMouse({type: 'move', position: end});
      await sendMouse({type: 'up'});
    }
    await frames(3);
  };
  /** The accessible names of the cards in the slots. */
  const laid = (): readonly string[] =>
    slots().map((slot) => slot.textContent.replaceAll(/\s+/g, ' ').trim());

  for (const finger of repeated([true, false]))
    it(`lays a formation by dragging, with ${finger ? 'a finger at 320 px' : 'the mouse'}`, async () => {
      await touchScreen(finger);
      try {
        await lay('form', 2, finger ? 320 : 600);
        const [, , five, six] = table.hand().toReversed();
        const name = (card: unknown): string => table.messages.lookup('card', {card});
        await drag(table.card(five!), slots()[2]!, finger);
        expect(laid()[2]).to.contain(name(five));
        expect(table.hand()).to.not.include(five);
        await drag(table.card(six!), slots()[2]!, finger);
        expect(laid()[2], 'takes the place of what lay there').to.contain(name(six));
        expect(table.hand()).to.include(five);
        await drag(slots()[2]!, slots()[0]!, finger);
        expect(laid()[0], 'goes from slot to slot').to.contain(name(six));
        await drag(slots()[0]!, table.card(five!), finger);
        expect(table.hand(), 'goes back into the hand').to.include(six);
        await drag(table.card(five!), table.find('.contract')!, finger);
        expect(table.hand(), 'lands nowhere else').to.include(five);
        expect(table.moves).to.equal(0);
      } finally {
        await touchScreen(false);
      }
    });

  it('lays a formation by keyboard alone', async () => {
    await lay('form');
    table.find('gstk-hand')!.focus();
    await table.press('Enter', 'Enter', 'Enter');
    await table.host.updateComplete;
    expect(disabled('lay')).to.equal('false');
  });

  it('puts the focus on an answer, never on Undo', async () => {
    await lay('rout');
    table.host.focus();
    expect(text(table.root.activeElement)).to.match(/^Turn the flanks/);
  });

  it('warns of a King on a flank, but allows it', async () => {
    await lay('form');
    const king = table.hand().find((card) => card.startsWith('K'))!;
    expect(table.prompt.why).to.match(/^Flanks are turned/);
    await tap(king);
    expect(table.prompt.say).to.equal('Your King stands on a flank');
    const [one, two] = table.hand();
    await tap(one!);
    await tap(two!);
    expect(table.find('[data-id=lay]')!.textContent).to.contain('anyway');
    expect(disabled('lay')).to.equal('false');
  });

  it('routs the intended card, after showing gains and costs', async () => {
    await lay('rout');
    const label = (): string => text(table.find('#label-rout'));
    expect(label()).to.equal('Rout a card');
    table.find('[data-id=rout]')!.click();
    await table.host.updateComplete;
    expect(table.prompt.say).to.equal('Which card is Otto’s King?');
    expect(table.moves, 'nothing is named yet').to.equal(0);
    table.find('[data-rout]')!.click();
    await table.host.updateComplete;
    expect(table.prompt.say).to.equal('Name Otto’s right as the King?');
    expect(label()).to.equal('Rout the right');
    expect(text(table.find('#stakes-rout'))).to.match(
      /^the King: Otto falls wrong: Otto draws 1 of/,
    );
  });

  it('declares any of thirteen values, each with its title', async () => {
    await lay('declare');
    const values = [...table.root.querySelectorAll<HTMLInputElement>('.rank input')];
    expect(values).to.have.length(13);
    expect(table.find('.values .rank:last-child')!.textContent).to.contain('Defender of the Crown');
    expect(disabled('declare')).to.equal('true');
    values[8]!.focus();
    await table.press('Space');
    expect(text(table.find('[data-id=declare]'))).to.equal('Say 10');
    await table.press('ArrowRight');
    expect(text(table.find('[data-id=declare]'))).to.equal('Say J');
    expect(disabled('declare')).to.equal('false');
  });

  it('rows 43 and 44: keeps the reader’s cards readable in a push, without a clock', async () => {
    const {hands} = await lay('challenge');
    const line = table.find('.held')!;
    const [event] = [...line.querySelectorAll('.vh')].map((one) => one.textContent);
    for (const card of hands[0]!) expect(event).to.contain(table.messages.t('card', {card}));
    expect(line.querySelectorAll('b')).to.have.length(hands[0]!.length);
    expect(table.find('[role=timer]')).to.equal(null);
  });

  it('says what a bot would do, and why', async () => {
    await lay('declare');
    await table.host.hint();
    await frames(2);
    expect(table.prompt.why).to.match(/^Declare (\d+|jack|queen|king|ace): /);
  });

  for (const [key, event] of [
    ['d', 'You challenge: '],
    ['a', 'Otto takes 6 cards'],
  ] as const)
    it(`answers with the key ${key}`, async () => {
      await lay('challenge');
      const ears = new Listener();
      table.find('[data-id=accept]')!.focus();
      await table.press(key);
      await until(() => table.moves > 0, 'the answer is played');
      expect((await ears.lines()).join(' ')).to.contain(event);
      ears.stop();
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

  for (const seats of repeated([4, 2]))
    it(`keeps its height in every phase, ${seats} seats`, async () => {
      const heights = new Map<number, number[]>();
      for (const kind of ['form', 'rout', 'declare', 'challenge'] as const) {
        await lay(kind, seats, 320);
        for (const width of [320, 600, 1000]) {
          // Its columns beside the board need all the width, so no panel is docked.
          table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
          await table.stands();
          heights.set(width, [...(heights.get(width) ?? []), table.find('.table')!.offsetHeight]);
          expect(table.host.scrollWidth).to.be.at.most(width);
        }
        table.clear();
      }
      for (const [width, seen] of heights)
        expect(new Set(seen).size, `${width} px: ${seen.join(' ')}`).to.equal(1);
    });
});
