import {expect} from '@open-wc/testing';
import type {CrushView} from '../../games/crush-the-crown/types.js';
import {clean, everything, frames, until} from '../gstk-table/table.fixture.js';
import type {CrushGame} from './crush-game.component.js';
import {TRIBUTE} from './positions.fixture.js';

describe('<crush-game>', () => {
  let host: CrushGame;

  beforeEach(clean);
  afterEach(async () => {
    host.parentElement?.remove();
    await clean();
  });

  const rests = async (): Promise<void> => {
    await frames(1);
    await until(() => host.matches(':state(my-turn), :state(game-over)'), 'the table rests');
    await host.updateComplete;
    await frames(1);
  };
  const lay = async (set: Partial<CrushGame> & {state?: unknown}, width = 700): Promise<void> => {
    await import('./crush-game.js');
    host = document.createElement('crush-game');
    Object.assign(host, {storageKey: 'off', loading: 'eager', speed: 'instant', seed: '7', ...set});
    const box = document.createElement('div');
    box.style.setProperty('inline-size', `${width}px`);
    box.append(host);
    document.body.append(box);
    await rests();
  };
  const find = (selector: string): HTMLElement | null =>
    host.shadowRoot!.querySelector<HTMLElement>(selector);
  const cards = (selector = '.card'): readonly HTMLElement[] => [
    ...(find('gstk-hand')?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const words = (): string =>
    [...everything(host.shadowRoot!)]
      .map((one): ParentNode & Node => one.shadowRoot ?? one)
      .flatMap((node) => [...node.childNodes])
      .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
      .map(({textContent}) => textContent)
      .join(' ');
  const view = (): CrushView => host.view as unknown as CrushView;
  const names = (seat: number): readonly string[] =>
    [...find(`.gov:has([data-seat="${seat}"])`)!.querySelectorAll('li > .vh')].map(
      ({textContent}) => textContent,
    );

  it('plays at once, with nothing configured, against a named bot', async () => {
    await lay({});
    const seats = [...host.shadowRoot!.querySelectorAll('gstk-seat')].map(({name}) => name);
    expect(seats).to.deep.equal(['Otto', 'You']);
    expect(cards()).to.have.length(5);
  });

  it('CTC-07: explains a tribute, and takes cards of the suit first', async () => {
    await lay({state: TRIBUTE});
    expect(find('.say strong')!.textContent).to.equal('Give 2 spades to Otto');
    expect(cards('.legal').map((card) => card.getAttribute('aria-label'))).to.deep.equal([
      '8 of spades',
      '4 of spades',
    ]);
    cards('.illegal')[0]!.click();
    const reason = (): Element | null =>
      cards('.refused')[0]?.closest('.hand')?.querySelector('.why') ?? null;
    await until(reason, 'it says why');
    expect(reason()!.textContent).to.equal('spades first');
    cards('.legal')[0]!.click();
    await until(() => view().owed === 1, 'a card is given');
    await rests();
    expect(find('.say strong')!.textContent).to.equal('Give Otto a card of spades');
  });

  it('says of each card in a Government what it is, and of a spy what it stands for', async () => {
    await lay({state: TRIBUTE});
    expect(names(0)).to.deep.equal([
      'king of hearts',
      'queen of hearts',
      'jack of hearts',
      'spy as 10: 10 of clubs',
      '9 of hearts',
      'spy as 8: queen of diamonds',
    ]);
    expect(find('.gov.own .next')!.textContent).to.contain('7 of hearts');
  });

  for (const [width, locale] of [
    [320, 'ru'],
    [600, 'en'],
    [1000, 'ru'],
  ] as const)
    it(`a whole match at ${width} px: no key is shown, no height changes`, async function () {
      this.timeout(240_000);
      const ends: unknown[] = [];
      await lay({locale}, width);
      host.addEventListener('gstk-game-ended', ({detail}) => ends.push(detail));
      const {offsetHeight: height} = host;
      const phases = new Set<string>();
      for (let moves = 0; host.matches(':state(my-turn)') && moves < 600; moves++) {
        phases.add(view().phase);
        expect(words()).not.to.match(/crush\/|undefined|NaN/);
        if (cards().length <= 8) expect(host.offsetHeight, view().phase).to.equal(height);
        expect(host.scrollWidth).to.be.at.most(width);
        const before = host.record!.moves.length;
        (cards('.legal')[0] ?? find('[data-id=skip], [data-id=keep]'))!.click();
        await until(() => host.record!.moves.length > before, 'a move is played');
        await rests();
      }
      expect(host.matches(':state(game-over)')).to.equal(true);
      expect([...phases]).to.include.members(['build', 'insert', 'tribute', 'fireHire']);
      expect(ends).to.have.length(1);
      expect(host.shadowRoot!.querySelectorAll('.summary tbody tr')).to.have.length(2);
      expect(host.offsetHeight, 'the end').to.equal(height);
      expect(words()).not.to.match(/crush\/|undefined|NaN/);
    });
});
