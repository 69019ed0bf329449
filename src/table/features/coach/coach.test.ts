// page: its own
import {expect} from '@open-wc/testing';
import {repeated} from '../../../testing/full.fixture.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import {
  clean,
  frames,
  Table,
  type TableSetup,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** The coach marks of a first game, and the question in a decided one. */

let games = 0;
/** A game that has never been played on this browser, whose reader wants no lesson. */
function first(): TableSetup {
  keepSeenTips(['learn/king-omnibus', 'learn/king-simple']);
  const attributes = {'storage-key': `first-${games++}`, seed: '5'};
  return {novice: true, width: 400, attributes};
}
/** The marks that have been told. */
const told = (): readonly string[] => seenTips().filter((tip) => tip.startsWith('king/'));
const gotIt = (table: Table): HTMLElement | null => table.find('[data-id=got-it]');

describe('the coach of a first game', () => {
  beforeEach(clean);
  afterEach(clean);

  it('explains the goal while nobody plays, then the raised cards, then nothing more', async () => {
    const table = await Table.lay(first());
    await until(() => gotIt(table), 'the goal is explained');
    expect(table.prompt.say).to.equal('Avoid minus, catch plus');
    expect(table.find('.out .priced[data-ringed]')).not.to.equal(null);
    await frames(20);
    expect(table.moves, 'and nobody plays meanwhile').to.equal(0);
    gotIt(table)!.click();
    await table.rests();
    await until(() => table.find('.at-hand'), 'the raised cards are explained');
    expect(table.prompt.say).to.equal('Play a raised card');
    await until(() => table.find('.at-hand[data-points]'), 'its arrow points at a card');
    const mark = table.find('.at-hand')!;
    const raised = table.find('gstk-hand')!.shadowRoot!.querySelector('.legal')!;
    const [box, card] = [mark.getBoundingClientRect(), raised.getBoundingClientRect()];
    const points = (parseFloat(mark.style.getPropertyValue('--point')) / 100) * box.width;
    expect(box.left + points, 'at a raised one').to.be.closeTo(card.left + card.width / 2, 1);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.find('.at-hand'), 'who plays one knows it').to.equal(null);
    expect(seenTips()).to.include.members(['king/goal', 'king/raised']);
  });

  it('names what a trick cost, with its points', async () => {
    const table = await Table.lay(first());
    await until(() => gotIt(table), 'the goal is explained');
    gotIt(table)!.click();
    while (!table.find('.at-seat') && !table.is('deal-over')) {
      await until(() => table.resting || table.find('.coach'), 'somebody is to do something');
      if (table.find('.at-seat')) break;
      if (table.is('my-turn')) await table.plays(() => table.host.play(table.legal()[0]!));
      await frames(3); // a mark comes with the drawing after
    }
    const points = table.view.points[0]!;
    expect(points).to.be.lessThan(0);
    expect(table.prompt.say).to.match(/^That trick cost you \d+$/);
    const {clipPath} = getComputedStyle(table.find('.at-seat')!, '::before');
    expect(clipPath, 'its arrow points up, at the seat').to.match(/^polygon\(50% 0/);
  });

  it('is dismissed for good by Escape, and returns on request', async () => {
    const table = await Table.lay(first());
    await until(() => gotIt(table), 'the goal is explained');
    gotIt(table)!.focus();
    await table.press('Escape');
    await until(() => !gotIt(table), 'it goes');
    expect(told()).to.deep.equal(['king/goal', 'king/raised', 'king/cost']);
    const again = await Table.lay(first());
    await again.rests();
    expect(gotIt(again), 'not in the next game').to.equal(null);
    await again.open('menu');
    await again.push('Show the tips again');
    expect(seenTips()).to.deep.equal([]);
  });

  it('lets a pressed card act, and goes with it, when the reader leads', async () => {
    const attributes = {variant: 'simple', seed: 'lead-9', speed: 'normal'};
    const {attributes: own, ...given} = first();
    const table = await Table.lay({...given, width: 600, attributes: {...own, ...attributes}});
    await until(() => gotIt(table), 'the goal is explained');
    await until(() => table.is('my-turn'), 'the reader is asked meanwhile');
    await table.click(table.legal()[0]!);
    await until(() => table.moves > 0, 'the card is played');
    await until(() => !gotIt(table), 'and the mark is gone');
    expect(seenTips()).to.include('king/goal');
  });

  it('closes with a press on a card while somebody else is to play', async () => {
    const table = await Table.lay(first());
    await until(() => gotIt(table), 'the goal is explained');
    expect(table.is('my-turn')).to.equal(false);
    await table.click(table.hand()[0]!);
    await until(() => table.moves > 0, 'play goes on');
  });

  it('rings what has a price, and not the trump', async () => {
    const table = await Table.lay({
      ...first(),
      attributes: {...first().attributes, variant: 'simple'},
    });
    await until(() => gotIt(table), 'the goal is explained');
    for (const ringed of table.root.querySelectorAll('[data-ringed]'))
      expect(ringed.matches('.priced'), ringed.className).to.equal(true);
  });

  it('does not stop play for a mark whose subject the next picture does not show', async () => {
    const table = await Table.lay(first());
    await until(() => gotIt(table), 'the goal is explained');
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('[data-ringed] {display: none !important}');
    table.host.shadowRoot!.adoptedStyleSheets.push(hidden);
    table.host.requestUpdate();
    await until(() => table.find('.at-hand'), 'play goes on, to the next mark');
  });

  it('says nothing if nothing can be stored', async () => {
    const table = await Table.ready({novice: true});
    expect(gotIt(table)).to.equal(null);
  });
});

describe('a deal in which nothing can change any more', () => {
  const taken = ['JH 9H 8H 7H', 'JS 9S 8S 7S', 'JD 9D 8D 7D', 'JC 9C 8C 7C', 'AH KH QH TH'];
  const state = {
    contract: {id: 'no-boys'},
    options: {earlyStop: 'off'},
    dealer: 3,
    turn: [0],
    played: taken.map((cards) => cards.split(' ').map((card, seat) => ({seat, card}))),
    hands: [['AS', 'KC', 'QD'], null, null, null],
  };
  const asked = async (attributes: Record<string, string> = {}): Promise<Table> => {
    const table = await Table.ready({
      attributes: {variant: 'simple', ...attributes},
      set: {state},
      isAsked: true,
    });
    table.find('gstk-hand')!.focus();
    return table;
  };
  beforeEach(clean);
  afterEach(clean);

  for (const answer of ['finish', 'play-on'])
    it(`is asked about in the middle; both answers lead to the same end: ${answer}`, async () => {
      const table = await asked();
      await until(() => table.isAskedToEnd, 'it is asked');
      expect(table.find('.middle h3')?.textContent).to.equal('The rest is decided');
      expect(table.prompt.say, 'something is said').not.to.equal('');
      const hands = table.view.hands.flat().length;
      await frames(20);
      expect(table.view.hands.flat().length, 'nobody plays meanwhile').to.equal(hands);
      table.find(`.middle [data-id=${answer}]`)!.click();
      await until(() => !table.isAskedToEnd, 'it is answered');
      if (answer === 'play-on') await table.rests();
      if (answer === 'play-on') await table.finishDeal();
      await table.becomes('deal-over');
      expect(table.events('gstk-deal-scored').at(-1)!['scores']).to.deep.equal([-16, 0, 0, 0]);
    });

  it('ends by itself if the reader has chosen that', async () => {
    const table = await asked({decided: 'end'});
    await table.becomes('deal-over');
    expect(table.events('gstk-deal-scored').at(-1)!['scores']).to.deep.equal([-16, 0, 0, 0]);
  });

  it('asks next to seats that have taken everything, without covering them', async () => {
    // Seat 1, in the west, took all counting cards in six tricks.
    const tricks = [
      [0, '2H AH 3H 4H'],
      ...['KH 5H 6H 7H', 'QH 8H 9H TH', 'JH QS TD KS'].map((cards) => [1, cards] as const),
      ...['AS 2S 3S 4S', 'AC 2C 3C 4C', '4D 2D 3D AD'].map((cards) => [1, cards] as const),
    ] as const;
    const table = await Table.ready({
      isAsked: true,
      width: 480,
      set: {
        state: {
          options: {earlyStop: 'off'},
          dealer: 3,
          turn: [0],
          played: tricks.map(([leader, cards]) =>
            cards.split(' ').map((card, at) => ({seat: (leader + at) % 4, card})),
          ),
          hands: [['5S', '6S', '7S', '5C', '6C', '5D'], null, null, null],
        },
      },
    });
    table.find('gstk-hand')!.focus();
    await until(() => table.isAskedToEnd, 'it is asked');
    for (const width of repeated([320, 1000, 480, 600, 860], 2)) {
      table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
      await frames(2);
      const seats = [...table.root.querySelectorAll('gstk-seat')].flatMap((seat) => [
        ...seat.querySelectorAll('.chip, .count'),
        ...seat.shadowRoot!.querySelectorAll('.name, .score'),
      ]);
      expect(seats.length).to.be.at.least(11);
      for (const button of table.root.querySelectorAll('.middle .button')) {
        const one = button.getBoundingClientRect();
        for (const seat of seats) {
          const other = seat.getBoundingClientRect();
          const apart =
            other.right <= one.left ||
            other.left >= one.right ||
            other.bottom <= one.top ||
            other.top >= one.bottom;
          expect(apart, `${width} px: ${seat.className} ${seat.textContent}`).to.equal(true);
        }
      }
    }
  });
});
