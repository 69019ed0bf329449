import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {FindView} from '../../games/king-and-crown/find-the-king/index.js';
import {repeated} from '../../testing/full.fixture.js';
import {clean, focused, frames, until} from '../gstk-table/table.fixture.js';
import {wordsIn} from '../gstk-table/words.fixture.js';
import type {CrownGame} from './crown-game.component.js';

const ROW = ['witch', 'beggar', 'king', 'dragon', 'knight'];

describe('<crown-game>', () => {
  let host: CrownGame;

  beforeEach(clean);
  afterEach(async () => {
    host.parentElement?.remove();
    await clean();
  });

  const add = async (
    set: Partial<CrownGame> & {state?: unknown},
    width = 700,
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    await import('./crown-game.js');
    host = document.createElement('crown-game');
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
    Object.assign(host, {storageKey: 'off', loading: 'eager', speed: 'instant', seed: '7', ...set});
    const box = document.createElement('div');
    box.style.setProperty('inline-size', `${width}px`);
    box.append(host);
    document.body.append(box);
  };
  const lay = async (...given: Parameters<typeof add>): Promise<void> => {
    await add(...given);
    await rests();
  };
  const rests = async (): Promise<void> => {
    await frames(1);
    await until(
      () => host.matches(':state(my-turn), :state(deal-over), :state(game-over)'),
      'the table rests',
    );
    await host.updateComplete;
    await frames(1);
  };
  const hand = () => host.shadowRoot!.querySelector('gstk-hand')!;
  const cards = (): readonly HTMLElement[] => [
    ...hand().shadowRoot!.querySelectorAll<HTMLElement>('.card'),
  ];
  const names = (): readonly (string | null)[] =>
    cards().map((card) => card.getAttribute('aria-label'));
  const say = (): string => host.shadowRoot!.querySelector('.say strong')!.textContent;
  const view = (): FindView => host.view as unknown as FindView;

  it('plays Find the King when nothing is named', async () => {
    await lay({});
    expect(host.entry.id).to.equal('find-the-king');
    expect([...host.shadowRoot!.querySelectorAll('gstk-seat')].map(({name}) => name)).to.deep.equal(
      ['You', 'Otto'],
    );
  });

  it('warns about an unknown variant, and falls back', async () => {
    const warnings: string[] = [];
    const {warn} = console;
    console.warn = (...line: unknown[]) => warnings.push(line.join(' '));
    await lay({}, 700, {variant: 'joust'}).finally(() => (console.warn = warn));
    expect(host.entry.id).to.equal('find-the-king');
    expect(warnings.join()).to.contain('joust');
    expect(warnings.join()).to.contain('find');
  });

  it('KC1-09: no card is named anywhere before it is revealed', async () => {
    await lay({state: {lord: 1, row: ROW}});
    expect(names()).to.deep.equal(
      ['first', 'second', 'third', 'fourth', 'fifth'].map((place) => `${place} card`),
    );
    expect(hand().label).to.equal('The five cards');
    const words = (): string => wordsIn(host.shadowRoot!);
    // The key names all five, in the same order for every row.
    const before = words();
    await lay({state: {lord: 1, row: ROW.toReversed()}});
    expect(words() === before).to.equal(true);
  });

  it('by keys alone: the Knight, then the King, then another match', async () => {
    await lay({state: {lord: 1, row: ROW}});
    hand().focus();
    for (const [digit, at] of [
      ['5', 4],
      ['3', 2],
    ] as const) {
      await sendKeys({press: digit});
      await until(() => focused() === cards()[at], 'the digit leads to a card');
      await sendKeys({press: 'Enter'});
      await until(() => view().open.includes(at), 'it is revealed');
      await rests();
      if (digit === '5') expect(say()).to.equal('The Knight: reveal one more');
    }
    expect(host.matches(':state(game-over)')).to.equal(true);
    const ended = (): string | null =>
      host.shadowRoot!.querySelector('.ended .title')?.textContent ?? null;
    await until(() => ended() !== null, 'the end is shown');
    expect(ended()).to.equal('You win: you found the King');
    expect(names()[0]).to.equal('first card, Witch');
  });

  /** The reader is the lord, and the vassal, a bot, is about to turn a card. */
  const LORD = {lord: 0, row: ['witch', 'beggar', 'dragon', 'knight', 'king']};

  it('announces the question to a lord, for whom play stops', async () => {
    await lay({state: {lord: 1, row: ROW, options: {bestOf: 3}}});
    hand().focus();
    cards()[0]!.click();
    const question =
      'Guess: which card will Otto turn? You win if the King stays hidden. A guess is only for fun.';
    await until(() => host.textContent.includes(question), 'it is announced');
    expect(say()).to.equal('Guess: which card will Otto turn?');
  });

  it('asks nothing of a lord on a table that is only shown, or that bots play', async () => {
    await lay({state: LORD, autoplay: true});
    await until(() => host.matches(':state(game-over)'), 'bots play to the end');
    host.parentElement!.remove();
    await add({state: LORD, readOnly: true});
    await until(() => host.shadowRoot?.querySelector('.say strong'), 'it is drawn');
    expect(say()).to.equal('Otto reveals a card');
    expect(host.shadowRoot!.querySelector('[data-id=go]')).to.equal(null);
  });

  it('a refused card says why, and nothing is lost', async () => {
    await lay({state: {lord: 1, row: ROW, open: [4]}});
    cards()[4]!.click();
    const hand = host.shadowRoot!.querySelector('gstk-hand')!.shadowRoot!;
    await until(() => hand.querySelector('.bubble'), 'it says why');
    expect(hand.querySelector('.bubble .why')!.textContent).to.equal('that card is face up');
    expect(view().open).to.deep.equal([4]);
  });

  for (const [width, locale] of repeated([
    [320, 'ru'],
    [1000, 'en'],
  ] as const))
    it(`a series of guessing at ${width} px: no key is shown, nothing sticks out`, async () => {
      const ends: unknown[] = [];
      await lay({locale, options: {bestOf: 5, lordArranges: 'on'}}, width);
      host.addEventListener('gstk-game-ended', ({detail}) => ends.push(detail));
      for (let moves = 0; moves < 60 && !host.matches(':state(game-over)'); moves++) {
        expect(wordsIn(host.shadowRoot!)).not.to.match(/(find|crown)\/|undefined|NaN/);
        expect(host.scrollWidth).to.be.at.most(width);
        const before = JSON.stringify(host.record!.moves);
        const go = host.shadowRoot!.querySelector<HTMLElement>('[data-id=go]');
        (go ?? hand().shadowRoot!.querySelector<HTMLElement>('.card.legal'))!.click();
        await until(
          () => Boolean(go) || JSON.stringify(host.record!.moves) !== before,
          'a move is played',
        );
        await rests();
      }
      expect(ends).to.have.length(1);
      expect(Math.max(...view().wins)).to.equal(3);
    });
});
