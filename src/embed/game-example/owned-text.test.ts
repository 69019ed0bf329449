import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {frames, until} from '../../elements/shared/until.fixture.js';
import {
  card,
  inside,
  isShown,
  lesson,
  LESSON,
  markedIn,
  press,
  QUIZ,
  said,
} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';

/** The text of an example belongs to the page: to its author, a framework, or a morph. */

const RECORD = `[Game "king-simple"]\n[Seats "4"]\n[Seed "x"]\n\n#1 W:7H N:JH E:KH S:QH`;

const used = async (markup: TemplateResult, use: (example: GameExample) => void): Promise<void> => {
  const example = await fixture<GameExample>(markup);
  const {outerHTML} = example;
  const changes = new MutationObserver(() => undefined);
  const all = {childList: true, attributes: true, characterData: true, subtree: true};
  changes.observe(example.parentElement!, all);
  await example.ready;
  use(example);
  await frames(2);
  expect(changes.takeRecords()).to.deep.equal([]);
  expect(example.outerHTML).to.equal(outerHTML);
};

/** Puts a copy in the place of each item, as a morph does that does not recognise items. */
function replaceItems(example: Element): void {
  for (const item of example.querySelectorAll(':scope > * > li'))
    item.replaceWith(item.cloneNode(true));
}

const shownIn = (example: Element): readonly boolean[] =>
  [...example.querySelectorAll(':scope > * > li')].map(isShown);

describe('the text of an example', () => {
  it('is never written to: lesson, hidden steps, question, record', async () => {
    await used(LESSON, (example) => {
      for (const id of ['next', 'next', 'vary-0', 'main-line', 'last']) press(example, id);
      expect(markedIn(example)).to.have.length(1);
    });
    await used(
      html`<game-example game="king" contract="no-hearts" hands="S: S:KQ" lead="S" mode="hide-next"
        ><ol>
          <li data-play="S:KS">One.</li>
          <li data-play="">Two.</li>
        </ol></game-example
      >`,
      (example) => {
        press(example, 'next');
        expect(shownIn(example)).to.deep.equal([true, false]);
      },
    );
    await used(QUIZ, (example) => {
      card(example, 'KH').click();
      expect(shownIn(example)).to.deep.equal([false, true, false]);
    });
    await used(html`<game-example><pre>${RECORD}</pre></game-example>`, (example) =>
      press(example, 'next'),
    );
  });

  it('keeps items hidden and marked when all are replaced', async () => {
    const quiz = await lesson(QUIZ);
    card(quiz, 'KH').click();
    replaceItems(quiz);
    await frames(1);
    expect(shownIn(quiz)).to.deep.equal([false, true, false]);
    card(quiz, '8H').click();
    expect(shownIn(quiz)).to.deep.equal([true, true, false]);

    const example = await lesson(LESSON);
    press(example, 'next');
    replaceItems(example);
    await frames(1);
    expect(example.place!.step).to.equal(1);
    const [first, second] = example.querySelectorAll<HTMLElement>(':scope > ol > li');
    expect(markedIn(example)).to.deep.equal([first]);
    second!.click();
    expect(markedIn(example)).to.deep.equal([second]);
  });

  it('keeps its marks when the page inserts more before it', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    const first = example.querySelector('li')!;
    example.prepend(document.createElement('p'));
    first.before(document.createElement('script'));
    await frames(1);
    expect(markedIn(example)).to.deep.equal([first]);
  });

  it('is read again when its plays change, and the reader stays where they are', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    press(example, 'next');
    const more = document.createElement('li');
    more.dataset['play'] = 'E:7H';
    example.querySelector('ol')!.append(more);
    await until(() => example.place?.of === 4, 'a step more');
    expect(example.place!.step).to.equal(2);
    more.dataset['play'] = 'E:8H';
    press(example, 'last');
    await until(() => said(example).includes('8 of hearts'), 'the other play');
  });

  it('is read when it comes after its element', async () => {
    const quiz = await fixture<GameExample>(QUIZ);
    const {childNodes} = quiz;
    const text = document.createElement('div');
    text.append(...childNodes);
    await quiz.ready;
    quiz.append(text);
    await until(() => shownIn(text).every((isShown) => !isShown), 'its answers are hidden');
    card(quiz, '8H').click();
    expect(said(quiz)).to.equal('Right.');
    expect(shownIn(text)).to.deep.equal([true, false, false]);
  });

  it('stays hidden if its author hides it', async () => {
    const example = await fixture<GameExample>(QUIZ);
    const [right] = example.querySelectorAll<HTMLElement>('li');
    right!.hidden = true;
    await example.ready;
    card(example, '8H').click();
    expect(right!.hidden).to.equal(true);
    expect(isShown(right!)).to.equal(false);
  });

  it('says no scripts, styles or templates', async () => {
    const example = await lesson(
      html`<game-example game="king" contract="no-hearts" hands="S: S:K" lead="S"
        ><ol>
          <li data-play="S:KS">
            One.
            <script type="application/json">
              {"no": 1}
            </script>
            <template>No</template>
          </li>
        </ol></game-example
      >`,
    );
    press(example, 'next');
    expect(said(example)).to.match(/king of spades\. One\.$/);
  });

  it('is read through the wrappers of islands and editors', async () => {
    const example = await lesson(
      html`<game-example game="king" contract="no-hearts" hands="S: S:K" lead="S"
        ><astro-slot
          ><div>
            <ol>
              <li data-play="S:KS">One.</li>
            </ol>
          </div></astro-slot
        ></game-example
      >`,
    );
    expect(example.place!.of).to.equal(1);
    press(example, 'next');
    expect(markedIn(example)).to.have.length(1);
  });
});

describe('an example that is moved on its page', () => {
  it('is where it was: its step, its answers, and what it hides', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <section></section>
        ${QUIZ}${LESSON}
      </div>`,
    );
    const [quiz, example] = page.querySelectorAll<GameExample>('game-example');
    await Promise.all([quiz!.ready, example!.ready]);
    card(quiz!, 'KH').click();
    press(example!, 'next');
    const root = page.querySelector('section')!.attachShadow({mode: 'open'});
    for (const place of [page, root, document.body, page]) {
      place.prepend(quiz!, example!);
      expect(shownIn(quiz!)).to.deep.equal([false, true, false]);
      expect(card(quiz!, 'KH').dataset['state']).to.equal('wrong');
      expect(example!.place!.step).to.equal(1);
      expect(markedIn(example!)).to.have.length(1);
    }
    press(example!, 'next');
    expect(example!.place!.step).to.equal(2);
    expect(inside(example!).querySelectorAll('.bar')).to.have.length(1);
  });

  it('speaks the language of its new place', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <div lang="ru"></div>
        ${LESSON}
      </div>`,
    );
    const example = page.querySelector<GameExample>('game-example')!;
    await example.ready;
    press(example, 'next');
    page.firstElementChild!.append(example);
    await until(() => said(example).includes('дев'), 'it speaks Russian');
    expect(example.place!.step).to.equal(1);
  });
});
