import type {Card} from '../../cards/index.js';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {PeasantsView} from '../../games/kings-and-peasants/types.js';
import {clean, everything, focused, frames, until} from '../gstk-table/table.fixture.js';
import {createMessages} from '../../i18n/index.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {en} from '../../i18n/messages/en.js';
import type {KingGame} from './king-game.component.js';

/** Kings and Peasants in somebody's hands: names by keys alone, gifts refused, whole games. */

const NAMING = {
  dealer: 0,
  shown: '9S',
  hands: ['9S KS AS 8H QH 7D TD 6C JC'.split(' '), null, null, null],
};
const KING = {
  phase: 'reign.exchange.toSoldier',
  ranks: ['king', 'soldier', 'prince', 'peasant'],
  trump: 'S',
  gifts: [{from: 1, to: 0, card: 'AS'}],
  hands: ['AS 9H 7H 6H TD 9D 7D 8C 7C 6C'.split(' '), null, null, null],
};

const HANDS = [
  'TS JS AH 7H AC 6C QD KD AD',
  'AS KS QS 8S JH JC TC JD TD',
  '6S 9S TH QH 6H KC 7C 8D 9D',
  '7S 8H 9H KH QC 8C 9C 6D 7D',
].map((cards) => cards.split(' ') as Card[]);

describe('<king-game variant="peasants">', () => {
  let host: KingGame;

  beforeEach(clean);
  afterEach(async () => {
    host.parentElement?.remove();
    await clean();
  });

  const rests = async (): Promise<void> => {
    await frames(1);
    const quiet = ':state(my-turn), :state(deal-over), :state(game-over)';
    await until(() => host.matches(quiet), 'the table rests');
    await host.updateComplete;
    await frames(1);
  };
  const lay = async (set: Partial<KingGame> & {state?: unknown}, width = 700): Promise<void> => {
    await import('./king-game.js');
    host = document.createElement('king-game');
    const own = {variant: 'peasants', storageKey: 'off', loading: 'eager', speed: 'instant'};
    Object.assign(host, {...own, seed: '7', ...set});
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
  const view = (): PeasantsView => host.view as unknown as PeasantsView;
  const say = (): string => find('.say strong')!.textContent.trim();
  const why = (): string => find('.say .q')!.textContent.trim();
  /** All visible and audible text: words and names. */
  const words = (): string =>
    [...everything(host.shadowRoot!)]
      .flatMap((one) => [
        one.getAttribute('aria-label') ?? '',
        ...[...(one.shadowRoot ?? one).childNodes].map((node) =>
          node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
        ),
      ])
      .join(' ');

  it('is what `variant="peasants"` plays; a warning about a wrong name lists it', async () => {
    await lay({state: NAMING});
    expect(host.record!.game).to.equal('kings-and-peasants');
    expect(say()).to.equal('Name the four players');
  });

  it('names are given by keys alone, each to one player', async () => {
    await lay({state: NAMING});
    const grid = find('.naming')!;
    expect(grid.querySelectorAll('[tabindex="0"]'), 'one stop for Tab').to.have.length(1);
    const done = find('[data-id=name]')!;
    grid.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    const on = (): string =>
      focused()!
        .textContent!.replaceAll(/\s+/g, ' ')
        .replace(/ ?, suggested/, '')
        .trim();
    await sendKeys({press: 'Home'});
    expect(on()).to.equal('You: King up to 9');
    await sendKeys({press: 'Enter'});
    await frames(1);
    expect(why()).to.equal('Left: prince, soldier, peasant');
    for (let given = 1; given < 4; given++) {
      await sendKeys({press: 'ArrowDown'});
      await sendKeys({press: 'ArrowRight'});
      await sendKeys({press: ' '});
      await frames(1);
    }
    expect(on()).to.equal('Vera: Peasant up to 3');
    expect(done.getAttribute('aria-disabled')).to.equal('false');
    await sendKeys({press: 'ArrowUp'});
    await sendKeys({press: 'Enter'});
    await frames(1);
    const pressed = (): readonly string[] =>
      [...grid.querySelectorAll('[aria-pressed=true]')].map(
        (one) => one.textContent!.trim().split(':')[0]!,
      );
    expect(on(), 'two players change names').to.equal('Nora: Peasant up to 3');
    expect(pressed()).to.have.members(['You', 'Otto', 'Nora', 'Vera']);
    await sendKeys({press: 'Enter'});
    await frames(1);
    expect(pressed(), 'pressed again, a name comes away').to.have.members(['You', 'Otto', 'Vera']);
    expect(why()).to.equal('Left: peasant');
    expect(done.getAttribute('aria-disabled')).to.equal('true');
    expect(done.title).to.equal('Left: peasant');
    done.click();
    expect(view().phase, 'nothing happens before all are given').to.equal('election.naming');
    find('[data-seat="2"][data-rank=peasant]')!.click();
    await frames(1);
    find('[data-id=name]')!.focus();
    await sendKeys({press: 'Enter'});
    await until(() => view().phase === 'election.play', 'the names are given');
    expect(view().names).to.deep.equal(['king', 'prince', 'peasant', 'soldier']);
  });

  it('marks the names that a hint would lay out, from the beginning', async () => {
    await lay({state: NAMING});
    const marked = (): readonly string[] =>
      [...find('.naming')!.querySelectorAll<HTMLElement>('.advised')].map(
        ({dataset}) => `${dataset['seat']} ${dataset['rank']}`,
      );
    await until(() => marked().length === 4, 'four names are suggested');
    expect(why()).to.equal('A star marks the suggested names; Hint says why');
    const suggested = marked();
    await host.hint();
    await until(() => find('.naming [aria-pressed=true]'), 'the names are laid out');
    expect(
      [...find('.naming')!.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
        ({dataset}) => `${dataset['seat']} ${dataset['rank']}`,
      ),
    ).to.deep.equal(suggested);
  });

  it('a hint of the names lays them out, so that one press gives them', async () => {
    await lay({state: NAMING});
    host.parentElement!.style.setProperty('inline-size', '320px');
    await frames(3);
    const {offsetHeight: height} = host;
    await host.hint();
    const pressed = (): number => find('.naming')!.querySelectorAll('[aria-pressed=true]').length;
    await until(() => pressed() === 4, 'all names are laid out');
    // The reason of the usual bot, or that of a search that found better names.
    expect(why(), 'the reason').to.match(/name|tricks|came out best/);
    expect(host.offsetHeight, 'its words find room').to.equal(height);
    find('[data-id=name]')!.click();
    await until(() => view().phase === 'election.play', 'the names are given');
  });

  it('says why a card may not be given, and gives another by Enter', async () => {
    await lay({state: KING});
    expect(say()).to.equal('Give Otto a good card');
    const name = (card: HTMLElement): string => card.getAttribute('aria-label') ?? '';
    expect(cards('.legal').map(name)).to.deep.equal(['10 of diamonds']);
    const refusal = (): string =>
      cards('.refused')[0]?.closest('.hand')?.querySelector('.why')?.textContent ?? '';
    cards('.illegal')[0]!.click();
    await until(refusal, 'it says why');
    expect(refusal()).to.equal('you have just received that card');
    cards('.illegal').at(-1)!.click();
    await until(() => refusal().includes('ten or higher, or a trump'), 'it says why');
    cards('.legal')[0]!.focus();
    await sendKeys({press: 'Enter'});
    await until(() => view().gifts.length > 1, 'the card is given');
    expect(view().gifts[1]).to.deep.equal({from: 0, to: 1, card: 'TD'});
  });

  /** The last card of an election that seat 2 wins; the reader was prince. */
  const LAST = {
    phase: 'election.play',
    names: ['prince', 'king', 'soldier', 'peasant'],
    dealer: 3,
    trump: 'S',
    tricks: [3, 1, 3, 1],
    turn: [0],
    hands: [['7S'], ['6H'], ['AS'], ['7H']],
  };

  it('crowns on thrones that stay: tricks are counted, then the names change places', async () => {
    await lay({state: LAST}, 320);
    cards('.legal')[0]!.click();
    await until(() => host.matches(':state(deal-over)'), 'the election is over');
    await frames(2);
    const plates = (): readonly string[] =>
      [...host.shadowRoot!.querySelectorAll('.throne')].map((throne) =>
        ['.seat b', '.plate b', '.tricks', '.was']
          .map((part) => throne.querySelector(part)!.textContent!.trim())
          .join(' '),
      );
    const crowned = (): string | undefined =>
      find('.plate:has([data-move=crown]) b')?.textContent.trim();
    expect(plates()).to.deep.equal([
      'King Otto 1 trick ',
      'Prince You 3 tricks ',
      'Soldier Nora 4 tricks ',
      'Peasant Vera 1 trick ',
    ]);
    expect(crowned(), 'nobody yet: the old king has won nothing').to.equal(undefined);
    expect(find('.vacant [data-move=crown]'), 'the crown is there').not.to.equal(null);
    expect(find('.stage .say .q')!.textContent!.trim()).to.equal(
      'Nora takes the crown: the most tricks, 4',
    );
    const {offsetHeight: height} = host;
    find('[data-id=go]')!.click();
    await frames(2);
    expect(host.matches(':state(deal-over)'), 'it waits to be seen').to.equal(true);
    expect(plates()).to.deep.equal([
      'King Nora 4 tricks was Soldier',
      'Prince You 3 tricks ',
      'Soldier Vera 1 trick was Peasant',
      'Peasant Otto 1 trick was King',
    ]);
    expect(crowned()).to.equal('Nora');
    expect(find('.stage .say strong')!.textContent!.trim()).to.equal('Nora is king');
    expect(find('.stage .say .q')!.textContent!.trim()).to.equal(
      'You pay nothing and get nothing.',
    );
    expect(host.offsetHeight).to.equal(height);
    find('[data-id=go]')!.click();
    await until(() => !host.matches(':state(deal-over)'), 'the reign begins');
  });

  it('lays nine cards in two rows where they would be strips in one', async () => {
    const nine = ['AS', '8S', '6S', 'JH', 'TH', '9H', '8H', '6H', '7D'];
    await lay({state: {...LAST, tricks: [0, 0, 0, 0], hands: [nine, null, null, null]}}, 320);
    const rows = (): number => find('gstk-hand')!.shadowRoot!.querySelectorAll('.row').length;
    await until(() => rows() === 2, 'two rows');
  });

  it('says in words what a limit means, where it matters', async () => {
    await lay({
      state: {...LAST, tricks: [6, 0, 0, 0], hands: [['7S', '8S', '9S'], null, null, null]},
    });
    expect(find('.contract .goal')!.textContent).to.equal('prince: at most 7 tricks');
    expect(why()).to.equal('One more trick, and you are out until the reign');
  });

  it('gives cards without a choice by itself, and takes them back together', async () => {
    await lay({
      seed: '1',
      state: {...LAST, tricks: [2, 3, 3, 0]},
    });
    cards('.legal')[0]!.click();
    await until(() => host.matches(':state(deal-over)'), 'the election is over');
    await frames(2);
    for (let presses = 0; presses < 2; presses++) {
      find('[data-id=go]')!.click();
      await frames(2);
    }
    await rests();
    const {phase, ranks, gifts} = view();
    expect(ranks![0]).to.equal('soldier');
    expect(phase, 'a soldier has nothing to choose').not.to.equal('reign.exchange.fromSoldier');
    const paid = gifts.find(({from}) => from === 0);
    if (paid) expect(paid.card!.endsWith(view().trump)).to.equal(true);
    expect(host.undo()).to.equal(true);
    await rests();
    expect(view().phase).to.equal('election.play');
  });

  it('has only backs of gifts between others', async () => {
    await lay({
      state: {
        phase: 'reign.play',
        ranks: ['prince', 'king', 'soldier', 'peasant'],
        shown: '7S',
        gifts: [
          {from: 2, to: 1, card: 'QS'},
          {from: 1, to: 2, card: 'TH'},
          {from: 3, to: 1, card: '8S'},
          {from: 1, to: 3, card: '6D'},
        ],
        hands: HANDS,
      },
    });
    const {trick, played, shown} = view();
    const open = new Set([...[trick, ...played].flat().map(({card}) => card), ...HANDS[0]!, shown]);
    const t = createMessages('en', en);
    for (const panel of ['scores', 'log', 'rules']) {
      find(`[data-panel=${panel}]`)!.click();
      await frames(4);
      const seen = words();
      for (const card of HANDS.flat())
        if (!open.has(card)) expect(seen, card).not.to.contain(t.t('card', {card}));
    }
  });

  for (const [width, locale] of repeated([
    [320, 'ru'],
    [600, 'en'],
    [1000, 'ru'],
  ] as const))
    itNightly(
      `a whole session at ${width} px: no key is shown, no height changes`,
      async function () {
        this.timeout(240_000);
        const ends: unknown[] = [];
        await lay({locale, options: {games: 2, electionMode: 'one-deal'}, seed: '3'}, width);
        host.addEventListener('gstk-game-ended', ({detail}) => ends.push(detail));
        const heights = new Map<string, number>();
        const seen = new Set<string>();
        for (let steps = 0; !host.matches(':state(game-over)') && steps < 400; steps++) {
          const {phase} = view();
          const at = host.matches(':state(deal-over)') ? 'summary' : phase;
          seen.add(at);
          heights.set(at, Math.max(heights.get(at) ?? 0, host.offsetHeight));
          expect(words()).not.to.match(/peasants\/|undefined|NaN/);
          expect(host.scrollWidth).to.be.at.most(width);
          for (const target of host.shadowRoot!.querySelectorAll<HTMLElement>('.naming button'))
            expect(target.offsetHeight).to.be.at.least(44);
          const {length: before} = host.record!.moves;
          if (at === 'summary') find('[data-id=go]')!.click();
          else if (phase === 'election.naming') {
            for (const [seat, rank] of ['prince', 'king', 'soldier', 'peasant'].entries()) {
              find(`[data-seat="${seat}"][data-rank=${rank}]`)!.click();
              await frames(1);
            }
            find('[data-id=name]')!.click();
          } else cards('.legal')[0]!.click();
          // A summary may be left by the second press only.
          if (at !== 'summary')
            await until(() => host.record!.moves.length > before, 'a move is made');
          await frames(2);
          await until(
            () =>
              host.matches(':state(deal-over), :state(game-over)') ||
              (host.matches(':state(my-turn)') && (find('.naming') ?? cards('.legal')[0])),
            'the next question is drawn',
          );
          await rests();
        }
        expect(ends).to.have.length(1);
        expect([...seen]).to.include.members(['election.play', 'reign.play', 'summary']);
        heights.set('over', host.offsetHeight);
        expect(new Set(heights.values()), JSON.stringify([...heights])).to.have.length(1);
        await until(() => find('.ended'), 'the end is shown');
        expect(host.shadowRoot!.querySelectorAll('.ended tbody tr')).to.have.length(4);
      },
    );
});
