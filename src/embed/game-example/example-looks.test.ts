import {expect, fixture, html} from '@open-wc/testing';
import {render, type TemplateResult} from 'lit';
import {emulateMedia} from '@web/test-runner-commands';
import {LESSON, lesson} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';
import {generated} from '../../elements/shared/generated.fixture.js';
import {until} from '../../elements/shared/until.fixture.js';

/** Reading order, fit in a narrow column, and print. */

/** One trick of King, for a question or for steps. */
const trick = (mode: string, list: TemplateResult): TemplateResult =>
  html`<game-example
    mode=${mode}
    game="king"
    variant="simple"
    contract="no-king"
    seat="S"
    hand="S:K8 H:A7"
    trick="W:QS N:7S E:9S"
    >${list}</game-example
  >`;
const QUIZ = trick(
  'quiz',
  html`<p>Which card?</p>
    <ul>
      <li data-play="8S" data-correct>The king survives.</li>
      <li data-play="*">Not that one.</li>
    </ul>`,
);
const HIDDEN = trick(
  'hide-next',
  html`<ol>
    <li data-play="S:8S">South ducks.</li>
    <li data-play="W:7C">West leads.</li>
  </ol>`,
);
const STEPS = trick(
  'view',
  html`<ol>
    <li data-play="S:8S">South ducks.</li>
    <li>And so on.</li>
  </ol>`,
);

const find = (example: GameExample, what: string): HTMLElement =>
  example.shadowRoot.querySelector<HTMLElement>(what) ?? example.querySelector(what)!;
const top = (example: GameExample, what: string): number =>
  find(example, what).getBoundingClientRect().top;

describe('<game-example> as it is read', () => {
  it('is dark on a page that is dark by its own colours and names no scheme', async () => {
    const page = await fixture<HTMLElement>(html`<div>${STEPS}</div>`);
    const example = page.querySelector('game-example')!;
    await example.ready;
    expect(example.matches(':state(dark)')).to.equal(false);
    example.remove();
    page.style.setProperty('color', '#eee');
    page.append(example);
    example.requestUpdate('hand');
    await example.ready;
    expect(example.matches(':state(dark)')).to.equal(true);
    expect(getComputedStyle(example).colorScheme).to.equal('dark');
  });

  it('follows a page that turns dark while it is read', async () => {
    const page = await fixture<HTMLElement>(html`<div>${STEPS}</div>`);
    const example = page.querySelector('game-example')!;
    await example.ready;
    page.style.setProperty('color', '#eee');
    // The example watches the colour scheme only when the page is idle, so the page keeps changing
    // until then.
    let changes = 0;
    await until(() => {
      document.documentElement.dataset['theme'] = `night-${changes++}`;
      return example.matches(':state(dark)');
    }, 'it is dark');
    page.style.removeProperty('color');
    delete document.documentElement.dataset['theme'];
    await until(() => !example.matches(':state(dark)'), 'it is light again');
  });

  it('a question is read before the response to the answer, then its reason, then the buttons', async () => {
    const example = await fixture<GameExample>(QUIZ);
    await example.ready;
    find(example, '[data-card="8S"]').click();
    const order = ['.board', 'p:not([class], .solution *)', '.said', 'ul', '.bar'];
    const tops = order.map((what) => top(example, what));
    expect(tops).to.deep.equal(tops.toSorted((a, b) => a - b));
    expect([...example.shadowRoot.children].findIndex((one) => one.localName === 'slot')).to.equal(
      1,
    );
    example.mode = 'view';
    await example.ready;
    expect(example.shadowRoot.lastElementChild!.localName).to.equal('slot');
  });

  it('arrows come with the sketch; a pressed one acts first, and keeps the focus', async () => {
    // No frame passes here: the lesson loads in a task of its own.
    const page = await fixture<HTMLElement>(html`<div></div>`);
    render(html`${STEPS}${STEPS}${STEPS}`, page);
    const examples = [...page.querySelectorAll<GameExample>('game-example')];
    await Promise.all(examples.map(({updateComplete}) => updateComplete));
    const last = examples[2]!;
    const order: number[] = [];
    for (const [at, example] of examples.entries()) void example.ready.then(() => order.push(at));
    expect(last.place).to.equal(undefined);
    expect(find(last, '.next').ariaLabel).to.equal('Next step');
    const next = find(last, '.next');
    next.focus();
    next.click();
    await last.ready;
    expect(last.place).to.deep.equal({step: 1, of: 2});
    expect(last.shadowRoot.activeElement?.getAttribute('data-do')).to.equal('next');
    expect(find(last, '.steps').getAttribute('lang')).to.equal(null);
    await Promise.all(examples.map(({ready}) => ready));
    expect(examples[0]!.place!.step).to.equal(0);
    expect(order.indexOf(2)).to.equal(0);
  });

  it('a lesson that cannot be played has no arrows', async () => {
    const example = await fixture<GameExample>(
      html`<game-example game="king" hand="S:KX">
        <ol>
          <li data-play="S:KS">No.</li>
        </ol>
      </game-example>`,
    );
    await example.ready;
    expect(example.matches(':state(failed)')).to.equal(true);
    expect(example.shadowRoot.querySelector('button')).to.equal(null);
  });

  it('the arrows stand in one row of a column of 240 pixels', async () => {
    const box = await fixture<HTMLElement>(html`<div>${HIDDEN}</div>`);
    box.style.inlineSize = '240px';
    const example = box.querySelector<GameExample>('game-example')!;
    await example.ready;
    expect(top(example, '.first')).to.equal(top(example, '.last'));
    expect(find(example, '.last').offsetWidth).to.be.at.least(44);
  });

  it('in forced colours icons lie on the ground that belongs to their colour, and suits have one colour', async () => {
    const steps = await lesson(LESSON);
    /** A colour of the system, as the browser gives it. */
    const system = (name: string): string => {
      const probe = document.createElement('i');
      probe.style.color = name;
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    try {
      await emulateMedia({forcedColors: 'active'});
      const next = find(steps, '.next');
      const icon = getComputedStyle(next, '::before').backgroundColor;
      expect(icon).to.equal(system('ButtonText'));
      expect(getComputedStyle(next).backgroundColor).to.equal(system('ButtonFace'));
      expect(getComputedStyle(next).color).to.equal(icon);
      const suits = [...steps.shadowRoot.querySelectorAll('.suit path')];
      expect(suits).to.not.be.empty;
      for (const path of suits) expect(getComputedStyle(path).fill).to.equal(system('CanvasText'));
    } finally {
      await emulateMedia({forcedColors: 'none'});
    }
  });

  it('prints all steps and answers, and nothing to press', async () => {
    const page = await fixture<HTMLElement>(html`<div>${QUIZ}${HIDDEN}</div>`);
    const examples = [...page.querySelectorAll<GameExample>('game-example')];
    await Promise.all(examples.map(({ready}) => ready));
    const items = [...page.querySelectorAll('li')];
    const shown = (): number =>
      items.filter((one) => one.checkVisibility({visibilityProperty: true})).length;
    try {
      await emulateMedia({media: 'print'});
      expect(shown()).to.equal(4);
      for (const example of examples) {
        expect(find(example, '.bar').offsetHeight).to.equal(0);
        expect(find(example, '.board').offsetHeight).to.be.above(0);
      }
      const [quiz, hidden] = examples as [GameExample, GameExample];
      const move = hidden.querySelector('li')!;
      expect(generated(move, '::before'), 'a move in words').to.match(/^\w+: .+ of \w+\. $/);
      expect(getComputedStyle(quiz.querySelector('ul')!).rotate, 'answers').to.equal('180deg');
      const marks = [...quiz.querySelectorAll('li')].map((item) => generated(item, '::after'));
      expect(marks, 'the right answer').to.deep.equal([' ✓', '']);
      const solution = find(quiz, '.solution');
      expect(solution.innerText.trim()).to.equal('Answer: 8 of spades');
      expect(getComputedStyle(solution).rotate).to.equal('180deg');
    } finally {
      await emulateMedia({media: 'screen'});
    }
    expect(shown()).to.equal(0);
    expect(find(examples[0]!, '.solution').offsetHeight, 'on a screen').to.equal(0);
  });
});
