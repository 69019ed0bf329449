// page: its own
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../page.js';

/** The page: a table played to its end by keys alone, an example and a chart. */

/** Waits for a condition, as long as the page goes on drawing. */
async function until(condition: () => unknown, what: string): Promise<void> {
  for (let drawn = 0; !condition(); drawn++) {
    if (drawn > 3000) throw new Error(`it never happened that ${what}`);
    await new Promise(requestAnimationFrame);
  }
}

const rootOf = (element: Element): ShadowRoot => element.shadowRoot!;
const find = <const Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] => document.querySelector(name)!;

describe('the page of Old Maid', () => {
  before(async () => {
    const text = await (await fetch('/examples/old-maid/index.html')).text();
    const {body} = new DOMParser().parseFromString(text, 'text/html');
    const settings = {speed: 'instant', 'storage-key': 'off', loading: 'eager', seed: '7'};
    for (const [name, value] of Object.entries(settings))
      body.querySelector('gstk-table')!.setAttribute(name, value);
    document.body.append(...body.children);
  });

  it('has a table that is played to its end by keys', async () => {
    const table = find('gstk-table');
    const is = (state: string): boolean => table.matches(`:state(${state})`);
    const focused = (): Element | null => rootOf(table).activeElement;
    await until(() => is('my-turn'), 'the reader is asked');
    table.focus();
    await table.fetchFeatures(); // the keys of the table come with the first focus
    await expect(table).to.be.accessible();
    let draws = 0;
    for (; !is('game-over'); draws++) {
      await until(() => focused()?.matches('.pick-row button'), 'focus is at the cards to draw');
      const {length} = [...rootOf(table).querySelectorAll('.pick-row button')];
      expect(focused()!.getAttribute('aria-label')).to.match(/^Card \d+, face down$/);
      await sendKeys({press: 'End'});
      expect(focused()!.getAttribute('data-at')).to.equal(String(length - 1));
      const {view} = table;
      await sendKeys({press: 'Enter'});
      await until(
        () => is('game-over') || (is('my-turn') && table.view !== view),
        'the turn comes round',
      );
    }
    expect(draws).to.be.above(3);
    await until(() => rootOf(table).querySelector('.ended'), 'the end is shown');
    const ended = rootOf(table).querySelector('.ended')!;
    expect(ended.querySelector('.title')!.textContent).to.match(/ holds? the odd queen$/);
    expect(ended.querySelectorAll('.best').length).to.equal(3);
    expect(table.record!.game).to.equal('gstk-examples/old-maid');
    await expect(table).to.be.accessible();
  });

  it('has an example that is stepped through', async () => {
    const example = find('game-example');
    example.scrollIntoView();
    await until(() => rootOf(example).querySelector('[data-do=next]'), 'the example is drawn');
    expect(rootOf(example).querySelector('.faults')).to.equal(null);
    rootOf(example).querySelector<HTMLElement>('[data-do=next]')!.click();
    await until(() => rootOf(example).textContent.includes('24 pairs'), 'the pair is laid down');
  });

  it('has a chart that names the phases, with their paragraphs', async () => {
    const chart = find('game-chart');
    chart.scrollIntoView();
    await until(() => rootOf(chart).querySelector('svg'), 'the chart is drawn');
    for (const name of ['The deal', 'First pairs', 'Draw a card', 'A pair?', 'The end'])
      expect(rootOf(chart).textContent).to.contain(name);
    expect(rootOf(chart).textContent).to.contain('One queen is taken out of the pack');
  });
});
