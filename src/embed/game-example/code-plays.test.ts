import {expect, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {until} from '../../elements/shared/until.fixture.js';
import {card, inside, isShown, lesson, markedIn, press, said, trick} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';

/** Lessons and questions whose plays are text, as Markdown writes them. */

const STEPS = html`<game-example
  game="king"
  variant="simple"
  contract="no-girls"
  seat="S"
  lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"
>
  <ol>
    <li>
      <p><code>W:9S N:JS E:10S</code> West leads low.</p>
    </li>
    <li>
      <p><code>S:8S!</code> South ducks.</p>
      <ul>
        <li><code>S:QS ?</code> The jack is beaten by the queen.</li>
      </ul>
    </li>
    <li>North leads.</li>
  </ol>
</game-example>`;

const QUIZ = html`<game-example
  mode="quiz"
  game="king"
  variant="simple"
  contract="no-king"
  seat="S"
  hand="S:K8 H:A"
  trick="W:QS N:7S E:9S"
>
  <p>Which card?</p>
  <ul>
    <li><code>8S !</code> Under the queen.</li>
    <li><code>KS</code> You win your own king.</li>
    <li><code>*</code> Follow suit.</li>
  </ul>
</game-example>`;

describe('plays in a <code>', () => {
  it('are those of the steps, with marks and variations', async () => {
    const example = await lesson(STEPS);
    expect(example.place!.of).to.equal(3);
    press(example, 'next');
    expect(trick(example)).to.contain('East: 10 of spades');
    expect(said(example), 'the comment, not the notation')
      .to.contain('West leads low.')
      .and.not.to.contain('W:9S');
    press(example, 'next');
    expect(said(example)).to.contain('South: 8 of spades, good play');
    press(example, 'vary-0');
    expect(said(example)).to.contain('queen of spades, mistake');
    expect(markedIn(example)[0]!.textContent).to.contain('beaten by the queen');
  });

  it('are pressed like others, and stay as the author wrote them', async () => {
    const example = await lesson(STEPS);
    const [first, second] = example.querySelectorAll<HTMLElement>('ol > li');
    second!.querySelector<HTMLElement>('code')!.click();
    expect(example.place!.step).to.equal(2);
    first!.click();
    expect(example.place!.step).to.equal(1);
    expect(first!.querySelector('code')!.checkVisibility()).to.equal(true);
  });

  it('answer a question; a good play is the right one', async () => {
    const example = await lesson(QUIZ);
    const items = [...example.querySelectorAll('li')];
    const shown = (): readonly boolean[] => items.map(isShown);
    card(example, 'AH').click();
    expect(shown()).to.deep.equal([false, false, true]);
    card(example, 'KS').click();
    expect(said(example)).to.equal('Not that one.');
    card(example, '8S').click();
    expect(said(example)).to.equal('Right.');
    expect(shown()).to.deep.equal([true, true, true]);
  });

  it('are printed in words', async () => {
    const example = await lesson(QUIZ);
    const items = [...example.querySelectorAll('li')];
    try {
      await emulateMedia({media: 'print'});
      const named = items.map((item) => getComputedStyle(item, '::before').content);
      expect(named).to.deep.equal([
        '"8 of spades. "',
        '"king of spades. "',
        '"Any other answer. "',
      ]);
      for (const item of items)
        expect(item.querySelector('code')!.checkVisibility(), item.textContent).to.equal(false);
    } finally {
      await emulateMedia({media: 'screen'});
    }
  });

  it('are read again when their text changes', async () => {
    const example = await lesson(STEPS);
    const code = example.querySelector('code')!;
    code.firstChild!.nodeValue = 'W:7S N:JS E:10S';
    await until(() => example.matches(':state(ready)'));
    await example.ready;
    press(example, 'next');
    expect(trick(example)).to.contain('West: 7 of spades');
  });

  it('are no lesson if the code is of another kind', async () => {
    const example = await lesson(
      html`<game-example game="king" hand="S:A">
        <ol>
          <li><code>npm install</code> comes first.</li>
          <li><code>https://example.org/</code> has more.</li>
        </ol>
      </game-example>` as never,
    );
    expect((example as GameExample).place!.of).to.equal(0);
    expect(inside(example).querySelector('[data-do=next]')).to.equal(null);
  });
});
