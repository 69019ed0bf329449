import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {define} from '../../elements/shared/define.js';
import {until} from '../../elements/shared/until.fixture.js';
import {captureWarnings} from '../warnings.fixture.js';
import type {PlayingCard} from './playing-card.component.js';

const card = (markup: ReturnType<typeof html>): Promise<PlayingCard> =>
  fixture<PlayingCard>(markup);
const picture = (element: PlayingCard): HTMLElement | null =>
  element.shadowRoot!.querySelector('[role=img]');
const name = (element: PlayingCard): string | null | undefined =>
  picture(element)?.getAttribute('aria-label');
const width = (element: PlayingCard): number =>
  Math.round(element.shadowRoot!.querySelector('.gk')!.getBoundingClientRect().width);

describe('<playing-card>', () => {
  let early: PlayingCard;
  let earlyText = '';

  before(async () => {
    // A page whose script is still loading: markup, and a property set before the upgrade.
    const page = document.createElement('div');
    page.innerHTML = '<playing-card rank="Q" suit="hearts">Q♥</playing-card>';
    document.body.append(page);
    early = page.firstElementChild as PlayingCard;
    early.rank = 'K';
    earlyText = early.innerText;
    await import('./playing-card.js');
    await early.updateComplete;
  });
  after(() => early.parentElement!.remove());
  afterEach(() => emulateMedia({forcedColors: 'none', colorScheme: 'light'}));

  it('is accessible', async () => {
    const figure = await fixture(
      html`<p>
        <playing-card rank="K" suit="H"></playing-card>
        <playing-card rank="10" suit="♠" size="inline" selected></playing-card>
        <playing-card rank="Q" suit="D" size="small" disabled></playing-card>
        <playing-card face-down size="large"></playing-card>
        <playing-card>any card</playing-card>
      </p>`,
    );
    await expect(figure).to.be.accessible();
  });

  it('shows its text before the script comes and keeps what was set before', () => {
    expect(earlyText).to.equal('Q♥');
    expect(name(early)).to.equal('king of hearts');
    expect(early.shadowRoot!.querySelector('slot')).to.equal(null);
  });

  it('is named after its card', async () => {
    for (const [rank, suit, expected] of [
      ['Q', 'H', 'queen of hearts'],
      ['10', '♦', '10 of diamonds'],
      ['t', 'spades', '10 of spades'],
      ['Ace', 'club', 'ace of clubs'],
      ['2', 'c', '2 of clubs'],
      ['*1', '', 'red joker'],
      ['*2', 'S', 'black joker'],
    ] as const)
      expect(
        name(await card(html`<playing-card rank=${rank} suit=${suit}></playing-card>`)),
      ).to.equal(expected);
  });

  it('describes its state: selected, not playable, face down; a label replaces the name', async () => {
    const element = await card(
      html`<playing-card rank="Q" suit="H" selected disabled></playing-card>`,
    );
    expect(name(element)).to.equal('queen of hearts, selected, not playable');
    element.selected = element.disabled = false;
    element.faceDown = true;
    await element.updateComplete;
    expect(name(element)).to.equal('card, face down');
    expect(element.hasAttribute('face-down')).to.equal(true);
    element.label = 'дама червей';
    await element.updateComplete;
    expect(name(element)).to.equal('дама червей');
  });

  it('keeps a face-down card secret', async () => {
    const [one, other] = await Promise.all(
      ['K', '2'].map((rank) =>
        card(html`<playing-card rank=${rank} suit="H" face-down></playing-card>`),
      ),
    );
    expect(one!.shadowRoot!.innerHTML).to.equal(other!.shadowRoot!.innerHTML);
  });

  it('falls back and warns once when an attribute is wrong', async () => {
    let element!: PlayingCard;
    const warnings = await captureWarnings(async () => {
      element = await card(
        html`<playing-card
          rank="K"
          suit="H"
          size="huge"
          deck="five-colour"
          card-index="xx"
        ></playing-card>`,
      );
      element.requestUpdate();
      await element.updateComplete;
    });
    expect(warnings.map((text) => text.slice(0, text.indexOf(': ')))).to.deep.equal([
      '<playing-card> size="huge"',
      '<playing-card> card-index="xx"',
      '<playing-card> deck="five-colour"',
    ]);
    expect(name(element)).to.equal('king of hearts');
    expect(width(element)).to.equal(80);
  });

  it('shows its text, or a back, while rank or suit is unknown', async () => {
    let [worded, bare] = [] as PlayingCard[];
    const warnings = await captureWarnings(async () => {
      worded = await card(html`<playing-card rank="B" suit="H">Bube ♥</playing-card>`);
      bare = await card(html`<playing-card rank="7" suit="stars"></playing-card>`);
    });
    expect(warnings.length).to.equal(2);
    expect(warnings[0]).to.contain('<playing-card> rank="B"');
    expect(warnings[1]).to.contain('<playing-card> suit="stars"');
    expect(worded!.innerText).to.equal('Bube ♥');
    expect(name(bare!)).to.equal('card, face down');
  });

  const settled = async (element: PlayingCard): Promise<void> =>
    until(() => picture(element)?.getAttribute('part') === 'card-face');

  it('shows the characters of games that have cards of their own', async () => {
    const dragon = await card(html`<playing-card character="dragon">Dragon</playing-card>`);
    expect(dragon.innerText, 'until it has come').to.equal('Dragon');
    await settled(dragon);
    expect(name(dragon)).to.equal('Dragon');
    expect(picture(dragon)!.getAttribute('data-s'), 'a wicked card is red').to.equal('H');
    const page = await fixture(
      html`<p lang="ru">
        <playing-card character="innkeeper" size="large" disabled selected></playing-card>
        <playing-card
          character="dragon"
          game="kingdom"
          size="inline"
          deck="two-colour"
        ></playing-card>
        <playing-card character="dragon" game="crown" face-down></playing-card>
      </p>`,
    );
    const [innkeeper, other, hidden] = page.querySelectorAll('playing-card');
    await settled(innkeeper!);
    await settled(other!);
    expect(name(innkeeper!)).to.match(/^\p{Lu}[а-я]+, selected, not playable$/u);
    expect(width(innkeeper!)).to.equal(120);
    const text = parseFloat(getComputedStyle(page).fontSize);
    expect(picture(other!)!.offsetHeight).to.be.within(text, 1.5 * text);
    expect(name(hidden!), 'its name is as secret as its face').to.equal('card, face down');
    await expect(page).to.be.accessible();
    innkeeper!.character = '';
    innkeeper!.rank = 'K';
    innkeeper!.suit = 'H';
    await innkeeper!.updateComplete;
    expect(name(innkeeper!)).to.equal('king of hearts, selected, not playable');
  });

  it('says which characters there are if a page names another', async () => {
    const warnings = await captureWarnings(async () => {
      const {warn} = console;
      let n = 0;
      console.warn = (...words: unknown[]) => {
        n++;
        warn(...words);
      };
      for (const markup of [
        html`<playing-card character="unicorn">Unicorn</playing-card>`,
        html`<playing-card character="monk" game="crown"></playing-card>`,
        html`<playing-card character="king" game="king"></playing-card>`,
      ]) {
        const before = n;
        await card(markup);
        await until(() => n > before);
      }
    });
    expect(warnings[0]).to.match(/character="unicorn": expected one of king, dragon, .*innkeeper/);
    expect(warnings[1]).to.match(
      /character="monk": expected one of king, dragon, knight, witch, beggar$/,
    );
    expect(warnings[2]).to.match(/game="king": has no cards of its own/);
  });

  it('takes anything a script sets and never throws', async () => {
    const element = await card(html`<playing-card rank="7" suit="S"></playing-card>`);
    Object.assign(element, {rank: 10});
    await element.updateComplete;
    expect(name(element)).to.equal('10 of spades');
    await captureWarnings(async () => {
      Object.assign(element, {rank: null, suit: {}, size: undefined, deck: 3, cardIndex: null});
      await element.updateComplete;
    });
    expect(name(element)).to.equal('card, face down');
  });

  it('has four sizes, which follow the width that the page sets', async () => {
    const widths = async (): Promise<number[]> =>
      Promise.all(
        ['small', 'medium', 'large'].map(async (size) =>
          width(await card(html`<playing-card rank="K" suit="H" size=${size}></playing-card>`)),
        ),
      );
    expect(await widths()).to.deep.equal([56, 80, 120]);
    document.body.style.setProperty('--gstk-card-width', '100px');
    expect(await widths()).to.deep.equal([70, 100, 150]);
    document.body.style.removeProperty('--gstk-card-width');
    const line = await fixture<HTMLElement>(
      html`<p>You lead <playing-card rank="10" suit="H" size="inline"></playing-card>.</p>`,
    );
    line.style.font = '16px/1.5 serif';
    expect(line.offsetHeight).to.equal(24);
  });

  it('has the letters of the text round it, or those of its attribute', async () => {
    const index = (element: PlayingCard): string | null =>
      element.shadowRoot!.querySelector('path.x')!.getAttribute('d');
    const queen = (attributes = ''): string =>
      `<playing-card rank="Q" suit="H" ${attributes}></playing-card>`;
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.innerHTML = `<p lang="en">${queen()}</p><p lang="ru-RU">${queen()}</p>
      <p lang="ru">${queen('card-index="en"')}</p><p lang="en">${queen('card-index="ru"')}</p>`;
    const cards = [...page.querySelectorAll<PlayingCard>('playing-card')];
    await Promise.all(cards.map((each) => each.updateComplete));
    const [en, ru, russianText, englishText] = cards.map(index);
    expect(ru).not.to.equal(en);
    expect(russianText).to.equal(en);
    expect(englishText).to.equal(ru);
  });

  it('rings a selected card, also in forced colours', async () => {
    const element = await card(html`<playing-card rank="K" suit="H" selected></playing-card>`);
    const paper = element.shadowRoot!.querySelector('.gk')!;
    expect(getComputedStyle(paper).boxShadow).to.contain('2px');
    await emulateMedia({forcedColors: 'active'});
    expect(getComputedStyle(paper).boxShadow).to.contain('3px');
  });

  it('writes no style attribute', async () => {
    const element = await card(html`<playing-card rank="K" suit="H"></playing-card>`);
    expect(element.shadowRoot!.querySelector('[style]')).to.equal(null);
  });

  it('is left alone by a second copy of the script, which warns', async () => {
    const known = customElements.get('playing-card');
    const again = './playing-card.component.ts?again';
    const copy = (await import(again)) as typeof import('./playing-card.component.js');
    const warnings = await captureWarnings(() => define('playing-card', copy.PlayingCard));
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.contain('<playing-card>');
    expect(customElements.get('playing-card')).to.equal(known);
  });
});
