import {expect} from '@open-wc/testing';
import type {GameExample} from './game-example.component.js';

/**
 * A page under `default-src 'self'; style-src 'self'; … trusted-types lit-html` reports no violation.
 */
describe('<game-example> under a strict policy', () => {
  it('is drawn, stepped through and answered without a report', async function () {
    this.timeout(240_000);
    const frame = document.createElement('iframe');
    frame.src = '/src/embed/game-example/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '1000';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    const page = frame.contentDocument!;
    await frame.contentWindow!.customElements.whenDefined('game-example');
    const examples = [...page.querySelectorAll<GameExample>('game-example')];
    await Promise.all(examples.map(({ready}) => ready));
    const find = (example: GameExample, what: string): HTMLElement =>
      example.shadowRoot.querySelector<HTMLElement>(what)!;
    for (const example of examples.slice(0, 2)) {
      find(example, '[data-do=next]').click();
      find(example, '[data-do=last]').click();
      expect(example.place!.step).to.equal(2);
    }
    find(examples[2]!, '[data-card=king]').click();
    find(examples[2]!, '[data-card=dragon]').click();
    expect(find(examples[2]!, '.said').textContent).to.equal('Right.');
    expect((frame.contentWindow as unknown as {complaints: string[]}).complaints).to.deep.equal([]);
    frame.remove();
  });
});
