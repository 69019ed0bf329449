import {expect, fixture, html} from '@open-wc/testing';
import type {GameExample} from '../game-example/game-example.component.js';
import {exampleCss, renderExample} from './render-example.js';

const LESSON = {
  ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
  hands: 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7',
};
const PROSE = '<ol><li data-play="W:9S">West leads low.</li></ol>';

describe('renderExample', () => {
  it('writes a diagram that needs no script, and that the script takes over without a shift', async () => {
    const text = await renderExample(LESSON, PROSE);
    expect(text)
      .to.contain('No girls')
      .and.to.contain('shadowrootmode="open"')
      .and.to.contain(PROSE);
    expect(text).not.to.contain('<script');
    const page = await fixture<HTMLElement & {setHTMLUnsafe(text: string): void}>(
      html`<div></div>`,
    );
    page.setHTMLUnsafe(text);
    const example = page.querySelector('game-example')!;
    const board = (): Element => example.shadowRoot!.querySelector('.board')!;
    const before = [board().getBoundingClientRect().height, board().textContent];
    await import('../game-example/game-example.js');
    await (example as GameExample).ready;
    expect([board().getBoundingClientRect().height, board().textContent]).to.deep.equal(before);
    example.shadowRoot!.querySelector<HTMLElement>('[data-do=next]')!.click();
    expect((example as GameExample).place!.step).to.equal(1);
  });

  it('leaves its styles to a file or a nonce, for a strict policy', async () => {
    const linked = await renderExample(LESSON, '', {stylesheet: '/gstk.css'});
    expect(linked)
      .to.contain('<link rel="stylesheet" href="/gstk.css">')
      .and.not.to.contain('<style');
    expect(await renderExample(LESSON, '', {nonce: 'n1'})).to.contain('<style nonce="n1">');
    expect(linked).not.to.match(/ style=/);
    expect(exampleCss).to.contain('.board').and.not.to.contain('</style');
  });

  it('names the attribute that is wrong, or tells it and leaves the prose', async () => {
    const wrong = {...LESSON, hands: 'N: S:KX'};
    const thrown = await renderExample(wrong, PROSE).catch((error: unknown) => error);
    expect(String(thrown)).to.match(/RangeError: <game-example hands>.*KX/);
    const told: string[] = [];
    const text = await renderExample({game: 'kong'}, PROSE, {warn: (name) => told.push(name)});
    expect(told).to.deep.equal(['game']);
    expect(text).to.equal(`<game-example game="kong">${PROSE}</game-example>`);
  });

  it('writes other languages, and text that is no markup', async () => {
    const text = await renderExample({...LESSON, seats: '<b> "E" & W'}, '', {locale: 'ru'});
    expect(text).to.contain('дама пик').and.not.to.contain('<b> ');
  });
});
