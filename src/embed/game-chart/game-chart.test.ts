import {ReactiveElement} from '@lit/reactive-element';
import {expect, fixture, html} from '@open-wc/testing';
import {catalogue} from '../catalogue.js';
import '../game-example/game-example.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {Table} from '../gstk-table/table.fixture.js';
import {until} from '../../table/page.fixture.js';
import {renderChart} from '../render-chart/render-chart.js';
import './game-chart.js';
import type {GameChart} from './game-chart.component.js';

const inside = (chart: Element): ShadowRoot => chart.shadowRoot!;
const lit = (chart: Element): readonly string[] =>
  [...inside(chart).querySelectorAll('.leaf.lit')].map((box) => box.getAttribute('data-state')!);
const drawn = async (markup: unknown): Promise<GameChart> => {
  const chart = await fixture<GameChart>(markup as ReturnType<typeof html>);
  await until(() => inside(chart).querySelector('svg'));
  return chart;
};
const ways = (chart: Element): readonly HTMLButtonElement[] => [
  ...inside(chart).querySelectorAll<HTMLButtonElement>('[data-to]'),
];

/** Stands for a table at which four play God Save the King, and the next match. */
class MatchOfMany extends ReactiveElement {
  view = {phase: 'relettering', seats: 4};
  readonly entry = {id: 'god-save-the-king'};

  goTo(phase: string, seats = 4): void {
    this.view = {phase, seats};
    this.requestUpdate();
  }
}
customElements.define('match-of-many', MatchOfMany);

describe('<game-chart>', () => {
  for (const {id} of catalogue)
    for (const locale of ['en', 'ru'])
      it(`${id}, ${locale}: names every phase, and each name is inside its box`, async () => {
        const chart = await drawn(html`<game-chart game=${id} locale=${locale}></game-chart>`);
        const groups = [...inside(chart).querySelectorAll<SVGGElement>('[data-state]')];
        expect(groups.length).to.be.greaterThan(4);
        for (const group of groups) {
          const text = group.querySelector('text')!;
          expect(text.textContent, group.dataset['state']).not.to.match(/^[a-z]+[A-Z]|^$/);
          const [box, word] = [group.querySelector('rect')!, text].map((one) =>
            one.getBoundingClientRect(),
          );
          expect(word!.left, text.textContent).to.be.at.least(box!.left);
          expect(word!.right, text.textContent).to.be.at.most(box!.right + 0.5);
        }
        expect(lit(chart).length, 'begins somewhere').to.be.greaterThan(0);
        expect(inside(chart).querySelector('[part=rule]'), 'the rules say something').not.to.equal(
          null,
        );
        for (const item of inside(chart).querySelectorAll('li'))
          expect(item.textContent.trim()).not.to.equal('');
      });

  it('is stepped through by the next phases, and back', async () => {
    const chart = await drawn(html`<game-chart game="court-ladder" locale="en"></game-chart>`);
    expect(lit(chart)).to.deep.equal(['rankDraw']);
    const path: string[] = [];
    for (let n = 0; n < 4; n++) {
      ways(chart)[0]!.click();
      await chart.updateComplete;
      path.push(...lit(chart));
    }
    expect(path).to.deep.equal(['deal', 'trump', 'named', 'bout.attack']);
    expect(inside(chart).querySelector('.taken'), 'the way is marked').not.to.equal(null);
    expect(inside(chart).querySelector('li[aria-current]')!.textContent).to.match(/^\s*Attack/);
    expect(inside(chart).querySelector('blockquote')!.dataset['paragraph']).to.equal('attack');
    inside(chart).querySelector<HTMLElement>('[data-do=back]')!.click();
    await chart.updateComplete;
    expect(lit(chart)).to.deep.equal(['named']);
    await expectAxe(chart, {
      'ink on the paper of a box, both of them tokens': /^color-contrast at game-chart,text/,
    });
  });

  it('names the event of each transition: at the line, on its button, in the list', async () => {
    const said = {
      en: ['Contract ordered', 'Order a contract (Dealt)'],
      ru: ['Контракт заказан', 'Заказ контракта (Карты сданы)'],
    };
    for (const locale of ['en', 'ru'] as const) {
      const chart = await drawn(html`<game-chart game="king-minsk" locale=${locale}></game-chart>`);
      const titles = [...inside(chart).querySelectorAll('.arrow > title')];
      expect(titles.map(({textContent}) => textContent)).to.include(said[locale][0]);
      for (const {textContent} of titles) expect(textContent).not.to.match(/^[a-z]|^$/);
      for (const {textContent} of inside(chart).querySelectorAll('.steps .event'))
        expect(textContent).to.match(/^[A-ZА-Я]/);
      const list = inside(chart).querySelector('.list')!.textContent;
      expect(list).to.contain(said[locale][1]);
      expect(await renderChart({game: 'king-minsk'}, {locale})).to.contain(said[locale][0]);
    }
  });

  it('keeps focus among the buttons while it is stepped through', async () => {
    const chart = await drawn(html`<game-chart game="court-ladder" locale="en"></game-chart>`);
    for (let n = 0; n < 3; n++) {
      ways(chart)[0]!.focus();
      ways(chart)[0]!.click();
      await chart.updateComplete;
      expect(inside(chart).activeElement).to.equal(ways(chart)[0]);
    }
  });

  it('can be read on a phone: it scrolls within itself, to the lit states', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.style.setProperty('inline-size', '320px');
    const chart = document.createElement('game-chart');
    chart.setAttribute('game', 'court-ladder');
    page.append(chart);
    await until(() => inside(chart).querySelector('svg'));
    for (let n = 0; n < 7; n++) {
      const next = ways(chart).at(-1)!;
      next.click();
      await chart.updateComplete;
      const pane = inside(chart).querySelector('.pane')!.getBoundingClientRect();
      const box = inside(chart).querySelector('.leaf.lit rect')!.getBoundingClientRect();
      expect(pane.width).to.be.at.most(320);
      expect(box.left, 'the lit phase is in sight').to.be.at.least(pane.left);
      expect(box.right).to.be.at.most(pane.right);
      expect(box.height, 'not shrunk').to.be.at.least(32);
    }
  });

  it('shows at which sides it goes on, and nothing where all of it is seen', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.style.setProperty('inline-size', '320px');
    const chart = document.createElement('game-chart');
    chart.setAttribute('game', 'court-ladder');
    page.append(chart);
    await until(() => inside(chart).querySelector('.frame')?.hasAttribute('data-more'));
    const frame = inside(chart).querySelector<HTMLElement>('.frame')!;
    const pane = frame.querySelector<HTMLElement>('.pane')!;
    pane.scrollLeft = 0;
    await until(() => frame.dataset['more'] === 'end');
    expect(getComputedStyle(frame, '::after').display).to.equal('block');
    expect(getComputedStyle(frame, '::before').display).to.equal('none');
    pane.scrollLeft = pane.scrollWidth;
    await until(() => frame.dataset['more'] === 'start');
    page.style.setProperty('inline-size', '900px');
    await until(() => !frame.hasAttribute('data-more'));
  });

  it('begins with the usual players: one trick of God Save the King, two when asked for', async () => {
    const chart = await drawn(html`<game-chart game="god-save-the-king" locale="en"></game-chart>`);
    const states = () => [...inside(chart).querySelectorAll('[data-state]')].map((box) => box.getAttribute('data-state')!); // oxfmt-ignore
    expect(lit(chart)).to.deep.equal(['tricks.first.waiting']);
    expect(states().filter((id) => /second|relettering/.test(id))).to.deep.equal([]);
    expect(inside(chart).querySelector('.group > text')!.textContent).to.equal('Tricks');
    const toggle = () => inside(chart).querySelector<HTMLElement>('[data-do=crowd]')!;
    toggle().click();
    await chart.updateComplete;
    expect(states()).to.include('tricks.second.rout').and.to.include('relettering');
    toggle().click();
    await chart.updateComplete;
    expect(states()).not.to.include('tricks.second.rout');
    expect(await renderChart({game: 'god-save-the-king'})).to.contain('Second trick');
  });

  it('keeps the other trick where it is when one goes on', async () => {
    const chart = await drawn(html`<game-chart game="god-save-the-king" locale="en"></game-chart>`);
    inside(chart).querySelector<HTMLElement>('[data-do=crowd]')!.click();
    await chart.updateComplete;
    expect(lit(chart)).to.have.length(2);
    const second = ways(chart).find((way) => way.dataset['to']!.startsWith('tricks.second'))!;
    const [before] = lit(chart);
    const {to} = second.dataset;
    second.click();
    await chart.updateComplete;
    expect(lit(chart)).to.include(before).and.to.include(to);
  });

  it('follows a table, which may come later, through a game', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const chart = document.createElement('game-chart') as GameChart;
    chart.setAttribute('for', 'followed');
    page.append(chart);
    const table = await Table.lay({attributes: {variant: 'omnibus'}, into: page});
    table.host.id = 'followed';
    await until(() => lit(chart)[0] === 'play');
    expect(inside(chart).querySelector('.steps'), 'nothing to press').to.equal(null);
    expect(inside(chart).querySelector('[role=status]')!.textContent).to.contain('Play a card');
  });

  it('begins with the usual players again when a followed table plays another match', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const table = new MatchOfMany();
    table.id = 'matches';
    page.append(table);
    const chart = document.createElement('game-chart') as GameChart;
    Object.assign(chart, {target: 'matches', locale: 'en'});
    page.append(chart);
    const hasTwoTricks = () =>
      inside(chart).querySelector('[data-state^="tricks.second"]') !== null;
    await until(() => lit(chart)[0] === 'relettering');
    expect(hasTwoTricks()).to.equal(true);
    table.goTo('over');
    await until(() => lit(chart)[0] === 'over');
    expect(hasTwoTricks(), 'the end of the match').to.equal(true);
    table.goTo('reshuffle');
    await until(() => lit(chart)[0] === 'reshuffle');
    expect(hasTwoTricks(), 'the next match').to.equal(false);
    table.goTo('relettering');
    await until(() => lit(chart)[0] === 'relettering');
    expect(hasTwoTricks(), 'a match of four').to.equal(true);
    table.goTo('reshuffle', 2);
    await until(() => lit(chart)[0] === 'reshuffle');
    expect(hasTwoTricks(), 'a match of two in the middle of it').to.equal(false);
  });

  it('follows the steps of an example', async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <game-example
        id="lesson"
        game="king-minsk"
        seat="W"
        locale="en"
        position="seat: W; deal: 1; dealer: S; turn: W; contract: open; hands: N: 10? | S: 10? | W: S:QT H:Q9 D:K9 C:T987"
      >
        <ol>
          <li data-play="W:order:no-boys">No boys.</li>
        </ol>
      </game-example>
      <game-chart for="lesson" locale="en"></game-chart>
    </div>`);
    const [example, chart] = [
      page.querySelector('game-example')!,
      page.querySelector('game-chart')!,
    ];
    await until(() => lit(chart)[0] === 'ordering');
    example.shadowRoot.querySelector<HTMLElement>('[data-do=next]')!.click();
    await until(() => lit(chart)[0] === 'talon');
  });

  it('follows an example to which its page gives the game later, and then another', async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <game-example id="given" locale="en"></game-example>
      <game-chart for="given" locale="en"></game-chart>
    </div>`);
    const [example, chart] = [
      page.querySelector('game-example')!,
      page.querySelector('game-chart')!,
    ];
    await until(() => example.matches(':state(failed)'));
    Object.assign(example, {game: 'king-omnibus', hands: ['S:KJ', 'S:T9', 'S:Q8', 'S:A7']});
    await until(() => lit(chart)[0] === 'play');
    Object.assign(example, {game: 'court-ladder', hands: undefined, deal: 'seed: 7'});
    await until(() => inside(chart).textContent.includes('ttack'));
  });

  it('is dark on a page that is dark by its own colours, and light on another', async () => {
    const page = await fixture<HTMLElement>(html`<div style="color: #eee"></div>`);
    const chart = document.createElement('game-chart');
    chart.game = 'support-the-king';
    page.append(chart);
    await until(() => chart.shadowRoot.querySelector('svg'));
    expect(chart.matches(':state(dark)')).to.equal(true);
    expect(getComputedStyle(chart).colorScheme).to.equal('dark');
    page.style.removeProperty('color');
    page.append(chart);
    expect(chart.matches(':state(dark)')).to.equal(false);
  });

  it('warns about an unknown game or id, and shows something', async () => {
    const told: string[] = [];
    const {warn} = console;
    console.warn = (text: string) => void told.push(text);
    try {
      await drawn(html`<game-chart game="no-such-game"></game-chart>`);
      await fixture(
        html`<late-lesson id="late"></late-lesson><game-chart for="late"></game-chart>`,
      );
      await fixture(html`<game-chart for="nowhere"></game-chart>`);
      await until(() => told.length >= 2);
    } finally {
      console.warn = warn;
    }
    expect(told.join('\n'))
      .to.match(/game="no-such-game": expected one of/)
      .and.to.match(/for="nowhere"/)
      .and.not.to.match(/for="late"/);
  });

  it('is a list for pages without scripts', async () => {
    const text = await renderChart({game: 'king', variant: 'minsk'}, {locale: 'ru'});
    expect(text).to.match(
      /^<game-chart game="king" variant="minsk"><ul><li>Сдача <span class="ways">→ /,
    );
    const strange = {game: 'king-minsk', '"><script>': ''};
    for (const attributes of [{game: 'x'}, strange, {game: 'king-minsk', onclick: 'x'}])
      expect(
        await renderChart(attributes).catch((error: unknown) => (error as Error).name),
      ).to.equal('RangeError');
    expect(await renderChart({game: 'king-minsk', id: 'a'})).to.match(
      /^<game-chart game="king-minsk" id="a"><ul>/,
    );
  });
});
