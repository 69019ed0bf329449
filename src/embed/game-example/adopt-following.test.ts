import {expect, fixture, html} from '@open-wc/testing';
import {press} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';

/** The exact output of WordPress 6.1 for an example in a post without blocks. */
const LINES = `<p>Some words.</p>
<p><game-example game="king" variant="simple" contract="no-girls" seat="S" lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"></p>
<p>West tries to catch the queen of spades.</p>
<ol>
<li data-play="W:9S N:JS E:10S">West leads low; North covers&#8230;</li>
<li data-play="S:8S" data-mark="!">South ducks.
<ul>
<li data-play="S:QS" data-mark="?">The queen would take it.</li>
</ul>
</li>
</ol>
<p></game-example></p>
<p>More words.</p>`;

async function pageOf(markup: string): Promise<{page: HTMLElement; example: GameExample}> {
  const page = await fixture<HTMLElement>(html`<article></article>`);
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  page.append(...parsed.body.childNodes);
  const example = page.querySelector<GameExample>('game-example')!;
  await example.ready;
  return {page, example};
}

describe('an example of which each line was made a paragraph', () => {
  it('takes its text back in, and no more than that', async () => {
    const {page, example} = await pageOf(LINES);
    expect([...example.children].map(({localName}) => localName)).to.deep.equal(['p', 'ol']);
    expect(page.lastElementChild!.textContent).to.equal('More words.');
    press(example, 'next');
    expect(example.place).to.deep.equal({step: 1, of: 2});
  });

  it('needs no paragraph where it ended, as Goldmark leaves none', async () => {
    const {page, example} = await pageOf(
      LINES.replace('<p></game-example></p>', '</game-example>'),
    );
    expect([...example.children].map(({localName}) => localName)).to.deep.equal(['p', 'ol']);
    expect(page.lastElementChild!.textContent).to.equal('More words.');
    expect(example.place!.of).to.equal(2);
  });

  it('leaves what is not its own: a list without plays, or that of an example further on', async () => {
    const plain = LINES.replaceAll(/ data-(play|mark)="[^"]*"/g, '');
    expect((await pageOf(plain)).example.childElementCount).to.equal(0);
    const {page, example} = await pageOf(
      `<p><game-example game="king" hand="S:A"></game-example></p>${LINES}`,
    );
    expect(example.childElementCount).to.equal(0);
    const next = page.querySelectorAll<GameExample>('game-example')[1]!;
    await next.ready;
    expect(next.place!.of).to.equal(2);
  });

  it('keeps its text inside a figure, whatever empty paragraphs are put there', async () => {
    const figure = LINES.replace('<p><game', '<figure>\n<game').replace(
      '</game-example></p>',
      '</game-example><br />\n</figure>',
    );
    const {page, example} = await pageOf(figure);
    expect(example.querySelector(':scope > ol')).not.to.equal(null);
    expect(page.lastElementChild!.textContent).to.equal('More words.');
    press(example, 'next');
    expect(example.place!.of).to.equal(2);
  });
});
