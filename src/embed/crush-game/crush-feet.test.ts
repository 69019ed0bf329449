import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {clean, Table, type TableSetup, until} from '../gstk-table/table.fixture.js';

/** The feet of the cards in the hand. */

/** Seven cards, each with another use, so that the strips of a phone are thin. */
const SEVEN = {
  phase: 'build',
  active: 0,
  governments: [
    ['KH', 'QH', 'JH', 'TC', '9H'],
    ['KS', 'QS', 'JD', 'TS', '9S'],
  ],
  hands: [['8H', 'TH', '5H', '8D', '2S', '*1', 'AD'], null],
};
const lay = (more: TableSetup = {}): Promise<Table> =>
  Table.ready({tag: 'crush-game', ...more, set: {state: SEVEN} as TableSetup['set'] & object});

const footIn = (card: Element): HTMLElement | null => card.querySelector<HTMLElement>('.foot');

/** The width that the words of a foot take in as many lines as they have, by their longest word. */
function widest(foot: HTMLElement): number {
  const text = document.createElement('span');
  Object.assign(text.style, {position: 'absolute', inset: 'auto', whiteSpace: 'nowrap'});
  const words = foot.dataset['foot']!.split(' ');
  foot.append(text);
  const widths = words.map((word) => {
    text.textContent = word;
    return text.getBoundingClientRect().width;
  });
  text.remove();
  return Math.max(...widths);
}

describe('<crush-game> and the feet of its cards', () => {
  beforeEach(() => setViewport({width: 320, height: 900}));
  afterEach(async () => {
    await clean();
    await setViewport({width: 800, height: 600});
  });

  it('says at each card what it is good for, and describes the card so', async () => {
    const table = await lay();
    const feet = {
      '8H': ['yours now', 'next in your Government'],
      TH: ['unmasks spy', 'unmasks the spy in its place'],
      '5H': ['yours in\u00A03', 'for your Government, after 3 places'],
      '8D': ['spy now', 'fits now as a spy in Otto’s Government'],
      AD: ['spy at\u00A0A', 'a spy once Otto’s ace is next, after 7 places'],
      '2S': ['rival’s in\u00A06', 'Otto needs it, after 6 places'],
      '*1': ['wild spy', 'a spy at any rank'],
    } as const;
    for (const [code, [foot, said]] of Object.entries(feet)) {
      const card = table.card(code as '8H');
      expect(footIn(card)!.dataset['foot']).to.equal(foot);
      expect(card.getAttribute('aria-label')).not.to.include(foot);
      const id = card.getAttribute('aria-describedby')!;
      const description = (card.getRootNode() as ShadowRoot).getElementById(id)!.textContent;
      expect(description).to.include(said);
    }
  });

  for (const locale of ['en', 'ru'])
    it(`has room for them in the strips of a phone, ${locale}`, async () => {
      const table = await lay({attributes: {locale}});
      const hand = table.find('gstk-hand')!;
      const box = hand.getBoundingClientRect();
      for (const card of hand.shadowRoot!.querySelectorAll('.card')) {
        const foot = footIn(card)!;
        const {width, bottom} = foot.getBoundingClientRect();
        expect(widest(foot), foot.dataset['foot']!).to.be.at.most(width + 1);
        expect(bottom).to.be.at.most(box.bottom);
      }
    });

  it('keeps the height of a table without them, as with hints="off"', async () => {
    const table = await lay();
    const height = table.host.offsetHeight;
    table.host.hints = 'off';
    await until(() => footIn(table.card('8H')) === null, 'the feet have gone');
    expect(table.host.offsetHeight).to.equal(height);
  });
});
