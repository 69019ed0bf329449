import {expect, fixture, html} from '@open-wc/testing';
import {isShown, markedIn, press} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';
import {until} from '../../elements/shared/until.fixture.js';

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

/** The same for a question whose words stand behind its tag. */
const QUESTION = `<p><game-example mode="quiz" game="king" contract="no-king" seat="S" hand="S:K8 H:A" trick="W:QS N:7S E:9S"><br />
Which card?</p>
<ul>
<li data-play="8S" data-correct>Yes.</li>
<li data-play="KS">No.</li>
</ul>
<p></game-example></p>
<p>More words.</p>`;

/** The same for a record. */
const RECORD = `<p><game-example><br />
A record:</p>
<pre>
[Game "king-simple"]
[Seats "4"]
[Seed "x"]

#1 W:7H N:JH E:KH S:QH
</pre>
<p></game-example></p>`;

async function pageOf(markup: string): Promise<{page: HTMLElement; example: GameExample}> {
  const page = await fixture<HTMLElement>(html`<article></article>`);
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  page.append(...parsed.body.childNodes);
  const example = page.querySelector<GameExample>('game-example')!;
  await example.ready;
  return {page, example};
}

/** The list that a page shows behind a paragraph with an example. */
const listIn = (page: Element): Element => page.querySelector(':scope > :is(ol, ul)')!;

describe('an example whose lines were each made a paragraph', () => {
  it('reads its text where that ended up, and moves none of it', async () => {
    const {page, example} = await pageOf(LINES);
    const [first, second] = listIn(page).children as unknown as [HTMLElement, HTMLElement];
    expect(example.childElementCount).to.equal(0);
    press(example, 'next');
    expect(example.place).to.deep.equal({step: 1, of: 2});
    expect(markedIn(page)).to.deep.equal([first]);
    second.click();
    expect(example.place!.step).to.equal(2);
    expect(markedIn(page)).to.deep.equal([second]);
    expect(page.lastElementChild!.textContent).to.equal('More words.');
    example.remove();
    expect(markedIn(page)).to.deep.equal([]);
    second.click();
    expect(example.place!.step).to.equal(2);
  });

  it('needs no empty paragraph where it ended, since Goldmark leaves none', async () => {
    const {example} = await pageOf(LINES.replace('<p></game-example></p>', '</game-example>'));
    expect(example.place!.of).to.equal(2);
  });

  const TEXT = '<p>West tries to catch the queen of spades.</p>';
  for (const [what, line] of [
    ['its first words in the paragraph of its tag', '<br />\nWest tries it.</p>'],
    ['words before it in that paragraph', `</p>\n${TEXT}`],
    ['a comment of a framework behind it', `<!--v-if--></p>\n${TEXT}<!--]-->`],
  ] as const)
    it(`finds its list with ${what}`, async () => {
      const before = what.startsWith('words') ? '<p>Some words.<br />\n<game' : '<p><game';
      const {example} = await pageOf(
        LINES.replace(`</p>\n${TEXT}`, line).replace('<p><game', before),
      );
      press(example, 'next');
      expect(example.place).to.deep.equal({step: 1, of: 2});
    });

  it('hides later steps, and shows them again when it is removed', async () => {
    const {page, example} = await pageOf(LINES.replace('<game-example', '$& mode="hide-next"'));
    const shown = (): readonly boolean[] => [...listIn(page).children].map(isShown);
    expect(shown()).to.deep.equal([false, false]);
    press(example, 'next');
    expect(shown()).to.deep.equal([true, false]);
    example.remove();
    expect(shown()).to.deep.equal([true, true]);
  });

  it('asks, with its answers in a list or folded away', async () => {
    const quiz = `<p><game-example mode="quiz" game="king" contract="no-king" seat="S" hand="S:K8 H:A"
      trick="W:QS N:7S E:9S"></p><p>Which card?</p>
      <ul><li data-play="8S" data-correct>Yes.</li><li data-play="KS">No.</li></ul>`;
    const folded = quiz.replace('<ul>', '<details open><summary>Solution</summary><ul>');
    for (const markup of [quiz, `${folded}</details>`]) {
      const {page, example} = await pageOf(markup);
      const shown = (): readonly boolean[] => [...page.querySelectorAll('li')].map(isShown);
      expect(shown()).to.deep.equal([false, false]);
      example.shadowRoot.querySelector<HTMLElement>('[data-card="8S"]')!.click();
      expect(shown()).to.deep.equal([true, false]);
    }
  });

  it('asks, with the words of the question in the paragraph of its tag', async () => {
    const {page, example} = await pageOf(QUESTION);
    expect(example.textContent.trim()).to.equal('Which card?');
    const shown = (): readonly boolean[] => [...page.querySelectorAll('li')].map(isShown);
    expect(shown()).to.deep.equal([false, false]);
    example.shadowRoot.querySelector<HTMLElement>('[data-card="KS"]')!.click();
    expect(shown()).to.deep.equal([false, true]);
    expect(page.lastElementChild!.textContent).to.equal('More words.');
  });

  it('reads a record behind words in the paragraph of its tag', async () => {
    const {page, example} = await pageOf(RECORD);
    expect(example.place!.of).to.equal(1);
    expect(isShown(page.querySelector('pre')!)).to.equal(false);
  });

  it('reads a record that ended up behind it', async () => {
    const {page, example} = await pageOf(`<p><game-example></p>
      <pre>[Game "king-simple"]\n[Seats "4"]\n[Seed "x"]\n\n#1 W:7H N:JH E:KH S:QH</pre>
      <p></game-example></p>`);
    expect(example.place!.of).to.equal(1);
    expect(isShown(page.querySelector('pre')!)).to.equal(false);
    example.remove();
    expect(isShown(page.querySelector('pre')!)).to.equal(true);
  });

  it('waits for text that the page writes later', async () => {
    const {page, example} = await pageOf(LINES.slice(0, LINES.indexOf('<ol>')));
    expect(example.place!.of).to.equal(0);
    page.insertAdjacentHTML('beforeend', LINES.slice(LINES.indexOf('<ol>')));
    await until(() => example.place?.of === 2, 'it has steps');
  });

  it('leaves foreign text alone: a list without plays, or that of a later example', async () => {
    const plain = LINES.replaceAll(/ data-(play|mark)="[^"]*"/g, '');
    expect((await pageOf(plain)).example.place!.of).to.equal(0);
    const {page, example} = await pageOf(
      `<p><game-example game="king" hand="S:A"></game-example></p>${LINES}`,
    );
    expect(example.place!.of).to.equal(0);
    const next = page.querySelectorAll<GameExample>('game-example')[1]!;
    await next.ready;
    expect(next.place!.of).to.equal(2);
    const said = LINES.replace('></p>', '></game-example> More of this paragraph.</p>');
    expect((await pageOf(said)).example.place!.of).to.equal(0);
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
