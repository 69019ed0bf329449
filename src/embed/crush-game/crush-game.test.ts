import {expect} from '@open-wc/testing';
import type {CrushView} from '../../games/crush-the-crown/types.js';
import {clean, frames, until} from '../gstk-table/table.fixture.js';
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
  const view = (): CrushView => host.view as unknown as CrushView;
  const names = (seat: number): readonly string[] =>
    [...find(`.gov:has([data-seat="${seat}"])`)!.querySelectorAll('li[data-card] > .vh')].map(
      ({textContent}) => textContent,
    );

  it('plays at once, with nothing configured, against a named bot', async () => {
    await lay({});
    const seats = [...host.shadowRoot!.querySelectorAll('gstk-seat')].map(({name}) => name);
    expect(seats).to.deep.equal(['Otto', 'You']);
    expect(cards()).to.have.length(5);
  });

  const said = (): readonly (string | undefined)[] =>
    ['strong', '.q'].map((line) => find(`.say ${line}`)?.textContent);
  const give = (): HTMLElement => find('[data-id=give]')!;

  it('CTC-07: explains a tribute, takes cards of the suit first, and all at once', async () => {
    await lay({state: {...TRIBUTE, hands: [['8S', '4S', '3S', '8D', 'QC'], null]}});
    expect(said()).to.deep.equal(['Give 2 cards to Otto', 'Spades first: choose 2 of your 3']);
    expect(cards('.legal').map((card) => card.getAttribute('aria-label'))).to.deep.equal([
      '8 of spades',
      '4 of spades',
      '3 of spades',
    ]);
    cards('.illegal')[0]!.click();
    const reason = (): Element | null =>
      cards('.refused')[0]?.closest('.hand')?.querySelector('.why') ?? null;
    await until(reason, 'it says why');
    expect(reason()!.textContent).to.equal('spades first');
    cards('.legal')[0]!.click();
    await until(() => give().textContent.trim() === 'Give 1 of 2', 'a card is picked');
    expect(give().getAttribute('aria-disabled')).to.equal('true');
    give().click();
    expect(view().owed).to.equal(2);
    cards('.legal')[2]!.click();
    await until(() => give().textContent.trim() === 'Give 2', 'both are picked');
    expect(cards('.selected .order').map(({dataset}) => dataset['order'])).to.deep.equal([
      '1',
      '2',
    ]);
    // All are picked: another card takes the place of the newest.
    cards('.legal')[1]!.click();
    await until(() => cards('.legal')[1]!.matches('.selected'), 'another card is picked');
    give().click();
    await until(() => view().phase !== 'tribute', 'both are given');
    await rests();
    expect(view().shown[1]).to.deep.equal(['8S', '4S']);
    host.undo();
    await rests();
    expect(view().owed, 'both are taken back').to.equal(2);
  });

  it('a hint of a tribute picks all its cards, and says why', async () => {
    for (const [hand, picked] of [
      [
        ['8S', '4S', '3S', '8D', 'QC'],
        ['4 of spades', '3 of spades'],
      ],
      [
        ['8S', '7H', '3C', '8D', 'QC'],
        ['8 of spades', '3 of clubs'],
      ],
    ] as const) {
      await lay({state: {...TRIBUTE, hands: [hand, null]}});
      await host.hint();
      await until(() => give().textContent.trim() === 'Give 2', 'all are picked');
      expect(cards('.selected').map((card) => card.getAttribute('aria-label'))).to.have.members([
        ...picked,
      ]);
      expect(said()[1], 'the reason').to.match(
        /^The .* and the .* are (the cheapest gift|of no use)/,
      );
      give().click();
      await until(() => view().phase !== 'tribute', 'they are given');
      host.parentElement!.remove();
    }
  });

  it('C-9: cards that must be given in any case are already picked, the rest may be any', async () => {
    await lay({state: {...TRIBUTE, hands: [['8S', '7H', '3H', '8D', 'QC'], null]}});
    expect(said()).to.deep.equal([
      'Give 2 cards to Otto',
      'Spades first: you hold 1, so choose 1 more',
    ]);
    expect(cards('.selected').map((card) => card.getAttribute('aria-label'))).to.deep.equal([
      '8 of spades',
    ]);
    expect(cards('.illegal')).to.have.length(0);
    cards('.selected')[0]!.click();
    await frames(2);
    expect(cards('.selected'), 'it cannot be put back').to.have.length(1);
  });

  it('names each card in a Government, and what a spy stands for', async () => {
    await lay({state: TRIBUTE});
    expect(names(0)).to.deep.equal([
      'king of hearts',
      'queen of hearts',
      'jack of hearts',
      'spy as 10: 10 of clubs',
      '9 of hearts',
      'spy as 8: queen of diamonds',
    ]);
    expect(find('.gov.own .next')!.textContent).to.contain('next: 7 of hearts');
    expect(find('.gov:not(.own) .next')!.textContent).to.contain(
      'next: 8 of spades, or a spy: 8 of diamonds, 8 of clubs',
    );
    const tags = [...host.shadowRoot!.querySelectorAll('.gov.own .tag')].map(
      ({textContent}) => textContent,
    );
    expect(tags).to.deep.equal(['spy', 'as 8']);
    expect(find('.gov.own .due')!.textContent).to.contain('Otto’s spies: 2 cards a turn');
    expect(find('.gov:not(.own) .due')!.textContent).to.contain('Your spy: 1 card a turn');
    expect(host.shadowRoot!.querySelectorAll('.gov.own .rail > li')).to.have.length(13);
  });
});
