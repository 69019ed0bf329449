import {expect, fixture, html} from '@open-wc/testing';
import {until} from '../gstk-table/table.fixture.js';
import {inside, lesson, markedIn, press, said, trick} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';

/** A whole record as an example: its headers are the position, its moves the list. */

const RECORD = `[Game "king-simple"]
[Seats "4"]
[Players "Nora; Emil; Sven; Wanda"]
[Seed "x"]
[Event "An example"]

#1 {Each trick costs two.} W:7H (W:8H {is as low as it looks:} N:9H) N:JH E:KH!
{The king goes while hearts are led.} S:QH
E:8S S:QS!?`;

const items = (example: GameExample): readonly string[] =>
  [...inside(example).querySelectorAll('.record > ol > li')].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  );

describe('a record in an example', () => {
  for (const [where, markup] of [
    ['an attribute', html`<game-example record=${RECORD}></game-example>`],
    [
      'its text',
      html`<game-example
        ><p>A game.</p>
        <pre>${RECORD}</pre>
      </game-example>`,
    ],
  ] as const)
    it(`is read from ${where}, with comments, marks and variations`, async () => {
      const example = await lesson(markup);
      expect(items(example)).to.have.length(4);
      const [first] = items(example) as [string];
      expect(first).to.match(/^Wanda: 7 of hearts/);
      expect(first).to.contain('is as low as it looks').and.to.contain('Wanda: 8 of hearts');
      expect(items(example)[1]).to.match(
        /^Nora: jack of hearts; Emil: king of hearts! The king goes while hearts are led\.$/,
      );
      // All hands are open, and named.
      expect(inside(example).querySelectorAll('.suits').length).to.equal(4);
      press(example, 'next');
      press(example, 'next');
      expect(trick(example)).to.contain('Emil: king of hearts');
      expect(said(example)).to.contain('king of hearts');
    });

  it('is lit and goes along by its words', async () => {
    const example = await lesson(html`<game-example record=${RECORD}></game-example>`);
    const second = inside(example).querySelectorAll<HTMLElement>('.record > ol > li')[1]!;
    second.click();
    expect(example.place!.step).to.equal(2);
    expect(markedIn(inside(example))).to.deep.equal([second]);
  });

  it('leaves the author’s text when the example goes, and says what is wrong', async () => {
    const example = await lesson(html`<game-example><pre>${RECORD}</pre></game-example>`);
    const box = example.parentElement!;
    const text = example.querySelector('pre')!;
    expect(text.checkVisibility()).to.equal(false);
    expect(example.innerHTML, 'what its author wrote').to.equal(text.outerHTML);
    box.append(text);
    expect(text.checkVisibility()).to.equal(true);
    const wrong = await fixture<GameExample>(
      html`<game-example record=${RECORD.replace('W:7H', 'W:7C')}></game-example>`,
    );
    await wrong.ready;
    const faults = (): string | undefined => inside(wrong).querySelector('.faults')?.textContent;
    await until(() => faults(), 'the fault is shown');
    expect(faults()).to.contain('W:7C');
    expect(inside(wrong).querySelectorAll('.faults p')).to.have.length(1);
  });
});
