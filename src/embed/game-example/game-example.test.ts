import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {expectAxe} from '../gstk-table/axe.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';

/** What `console.warn` is told while something is done. */
async function warnings(act: () => unknown): Promise<string[]> {
  const told: string[] = [];
  const {warn} = console;
  console.warn = (...words: unknown[]) => told.push(words.join(' '));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return told;
}

const inside = (example: GameExample): ShadowRoot => example.shadowRoot!;
const press = (example: GameExample, id: string): void =>
  inside(example).querySelector<HTMLElement>(`[data-do="${id}"]`)!.click();
const card = (example: GameExample, code: string): HTMLElement =>
  inside(example).querySelector<HTMLElement>(`[data-card="${code}"]`)!;
const said = (example: GameExample): string =>
  inside(example).querySelector('.said')!.textContent.trim();
/** What lies in the middle, in the order of play, as a screen reader hears it. */
const trick = (example: GameExample): string =>
  inside(example).querySelector('.trick .sr')?.textContent ?? '';
const seats = (example: GameExample): readonly string[] =>
  [...inside(example).querySelectorAll('.seat')].map(
    (seat) => seat.querySelector('.sr:not(b .sr)')?.textContent ?? '',
  );

const LESSON = html`<game-example
  game="king"
  variant="simple"
  contract="no-girls"
  seat="S"
  lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"
>
  <p>West tries to catch the queen of spades.</p>
  <ol>
    <li data-play="W:9S N:JS E:10S">West leads low; North covers.</li>
    <li data-play="S:8S" data-mark="!">
      South ducks.
      <ul>
        <li data-play="S:QS" data-mark="?">The jack is beaten by the queen.</li>
      </ul>
    </li>
    <li data-play="N:9H">North leads a heart.</li>
  </ol>
</game-example>`;

const QUIZ = html`<game-example
  mode="quiz"
  game="king"
  variant="simple"
  contract="no-king"
  options="heartLeadBan: off"
  seat="S"
  hand="S:AQ7 H:K8 D:987"
  trick="W:QH N:7H E:9H"
>
  <p>You must follow hearts. Which card?</p>
  <ul>
    <li data-play="8H" data-correct>Right. Under the queen, the king survives.</li>
    <li data-play="KH">You would win the trick with your own king.</li>
    <li data-play="*">Not allowed: you hold hearts.</li>
  </ul>
</game-example>`;

const lesson = async (markup: ReturnType<typeof html>): Promise<GameExample> => {
  const example = await fixture<GameExample>(markup);
  await example.ready;
  return example;
};

describe('<game-example>', () => {
  it('is accessible, as a lesson, as a quiz, with steps and answers', async () => {
    const [steps, quiz] = [await lesson(LESSON), await lesson(QUIZ)];
    press(steps, 'next');
    card(quiz, 'KH').click();
    await expectAxe(steps);
    await expectAxe(quiz);
  });

  it('row 94: draws the position and says it; steps light up the item of the list', async () => {
    const example = await lesson(LESSON);
    expect(inside(example).querySelector('.heading')!.textContent).to.equal('No girls');
    expect(seats(example)[2]).to.equal(
      'South: queen of spades, 8 of spades, ace of hearts, 9 of diamonds',
    );
    const steps: unknown[] = [];
    example.addEventListener('gstk-step-changed', ({detail: {step}}) => steps.push(step));
    press(example, 'next');
    expect(trick(example)).to.equal(
      'Trick: West: 9 of spades; North: jack of spades; East: 10 of spades',
    );
    expect(example.querySelector('[aria-current=step]')!.textContent).to.contain('West leads low');
    press(example, 'next');
    expect(trick(example)).to.contain('North: jack of spades, takes the trick');
    expect(said(example)).to.contain('South: 8 of spades, good play');
    press(example, 'first');
    expect(trick(example)).to.equal('');
    expect(steps).to.deep.equal([1, 2, 0]);
    expect(example.querySelector('li')!.textContent).to.equal('West leads low; North covers.');
  });

  it('goes by keys: arrows, Home, End; and by a click on the list', async () => {
    const example = await lesson(LESSON);
    inside(example).querySelector<HTMLElement>('[data-do=next]')!.focus();
    await sendKeys({press: 'ArrowRight'});
    expect(example.place).to.deep.equal({step: 1, of: 3});
    await sendKeys({press: 'End'});
    expect(example.place!.step).to.equal(3);
    expect(said(example)).to.contain('9 of hearts');
    await sendKeys({press: 'ArrowLeft'});
    await sendKeys({press: 'Home'});
    expect(example.place!.step).to.equal(0);
    expect(inside(example).activeElement?.getAttribute('data-do')).to.equal('next');
    example.querySelectorAll('li')[1]!.click();
    expect(example.place!.step).to.equal(2);
  });

  it('does what was pressed before it answers', async () => {
    const example = await fixture<GameExample>(LESSON);
    expect(example.place).to.equal(undefined);
    example.querySelectorAll('li')[1]!.click();
    await example.ready;
    expect(example.place).to.deep.equal({step: 2, of: 3});
  });

  it('shows what could be played instead, from where the seat was to play, and comes back', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    press(example, 'next');
    press(example, 'vary-0');
    expect(trick(example)).to.contain('South: queen of spades, takes the trick');
    expect(example.querySelector('[aria-current=step]')!.textContent).to.contain(
      'beaten by the queen',
    );
    press(example, 'main-line');
    expect(trick(example)).to.contain('South: 8 of spades');
  });

  it('hide-next keeps back what comes later', async () => {
    const example = await lesson(LESSON);
    example.mode = 'hide-next';
    await example.updateComplete;
    await example.ready;
    const visible = (): number =>
      [...example.querySelectorAll<HTMLElement>(':scope > ol > li')].filter(({hidden}) => !hidden)
        .length;
    expect(visible()).to.equal(0);
    press(example, 'next');
    expect(visible()).to.equal(1);
    example.remove();
    expect(visible()).to.equal(3);
  });

  it('row 95: answers a quiz by the rules and in the words of the author', async () => {
    const example = await lesson(QUIZ);
    const answers: unknown[] = [];
    example.addEventListener('gstk-quiz-answered', ({detail: {card, correct, tries}}) =>
      answers.push({card, correct, tries}),
    );
    const items = [...example.querySelectorAll<HTMLElement>('li')];
    const shown = (): readonly boolean[] => items.map(({hidden}) => !hidden);
    expect(shown()).to.deep.equal([false, false, false]);
    card(example, 'AS').click();
    expect(said(example)).to.equal('ace of spades is not allowed: follow hearts');
    expect(shown()).to.deep.equal([false, false, true]);
    card(example, 'KH').click();
    expect(shown()).to.deep.equal([false, true, true]);
    card(example, '8H').click();
    expect(said(example)).to.equal('Right.');
    expect(card(example, '8H').dataset['state']).to.equal('right');
    expect(answers).to.deep.equal([
      {card: 'AS', correct: false, tries: 1},
      {card: 'KH', correct: false, tries: 2},
      {card: '8H', correct: true, tries: 3},
    ]);
  });

  it('leads from a refused answer to the rule: its paragraph here, or the place that the author names', async () => {
    const example = await lesson(QUIZ);
    expect(inside(example).querySelector('[data-do=rule]')).to.equal(null);
    card(example, 'AS').click();
    expect(said(example)).to.contain('not allowed');
    press(example, 'rule');
    const shown = (): HTMLElement | null => inside(example).querySelector('.rule');
    await waitUntil(() => shown() === inside(example).activeElement && shown());
    expect(shown()!.textContent).to.contain('Follow the suit led');
    await expectAxe(example);
    card(example, 'KH').click();
    expect(shown()).to.equal(null);
    expect(inside(example).querySelector('[data-do=rule]')).to.equal(null);

    example.setAttribute('rules', '#following');
    await example.ready;
    card(example, 'AS').click();
    const link = inside(example).querySelector<HTMLAnchorElement>('a[data-do=rule]')!;
    expect(link.getAttribute('href')).to.equal('#following');
    expect(link.offsetHeight).to.be.at.least(44);

    const told = await warnings(async () => {
      example.setAttribute('rules', 'javascript:alert(1)');
      await example.ready;
    });
    expect(told.join()).to.contain('rules');
    card(example, 'AS').click();
    expect(inside(example).querySelector('a')).to.equal(null);
  });

  it('shows the answer when asked, after a try', async () => {
    const example = await lesson(QUIZ);
    card(example, 'KH').click();
    press(example, 'solution');
    expect(said(example)).to.equal('Answer: 8 of hearts');
    expect(example.querySelector<HTMLElement>('li')!.hidden).to.equal(false);
  });

  it('asks for every legal card', async () => {
    const example = await lesson(QUIZ);
    example.ask = 'legal';
    await example.updateComplete;
    await example.ready;
    card(example, 'KH').click();
    press(example, 'check');
    expect(said(example)).to.contain('One card is missing.');
    card(example, 'AS').click();
    card(example, '8H').click();
    press(example, 'check');
    expect(said(example)).to.contain('ace of spades: follow hearts.');
    card(example, 'AS').click();
    press(example, 'check');
    expect(said(example)).to.equal('Right.');
  });

  it('asks who takes the trick and what it costs', async () => {
    const asked = (ask: string) =>
      html`<game-example
        mode="quiz"
        ask=${ask}
        game="king"
        variant="simple"
        contract="no-girls"
        trick="W:QS N:7S E:AS S:KD"
        ><p>Spades were led.</p></game-example
      >`;
    const who = await lesson(asked('winner'));
    press(who, 'answer-0');
    expect(said(who)).to.equal('Not that one.');
    expect(trick(who)).to.contain('East').and.not.to.contain('takes the trick');
    press(who, 'answer-1');
    expect(said(who)).to.equal('Right.');
    expect(trick(who)).to.contain('East: ace of spades, takes the trick');
    const cost = await lesson(asked('cost'));
    press(cost, 'answer--4');
    expect(said(cost)).to.equal('Right.');
  });

  it('keeps the score of a run: the first answer counts', async () => {
    const run = await fixture(
      html`<div>
        <game-example
          mode="quiz"
          ask="winner"
          run="a"
          game="king"
          variant="simple"
          contract="no-girls"
          trick="W:QS N:7S E:AS S:KD"
        ></game-example>
        <game-example
          mode="quiz"
          ask="winner"
          run="a"
          game="king"
          variant="simple"
          contract="no-girls"
          trick="W:QS N:7S E:8S S:KD"
        ></game-example>
      </div>`,
    );
    const [one, two] = [...run.querySelectorAll('game-example')] as [GameExample, GameExample];
    await Promise.all([one.ready, two.ready]);
    press(one, 'answer-1');
    expect(said(one)).to.equal('Right. 1 of 1 right');
    press(two, 'answer-1');
    press(two, 'answer-3');
    expect(said(two)).to.equal('Right. 1 of 2 right');
  });

  it('row 96: plays on from a step in its place, and goes back to the lesson', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    press(example, 'play');
    const table = (): Element | null => inside(example).querySelector('gstk-table');
    type Playing = Element & {readonly view?: {readonly trick: unknown[]; readonly seat: number}};
    await waitUntil(() => (table() as Playing | null)?.view, 'the table is there', {timeout: 8000});
    const view = (table() as Playing).view!;
    expect(view.seat).to.equal(2);
    expect(view.trick).to.have.length(3);
    press(example, 'back');
    expect(table()).to.equal(null);
    expect(example.place!.step).to.equal(1);
  });

  it('row 97: what is written wrong is told with element, attribute and piece; the text stays', async () => {
    const errors: Record<string, unknown>[] = [];
    const wrong = async (markup: ReturnType<typeof html>): Promise<string> => {
      const page = await fixture(html`<div></div>`);
      page.addEventListener('gstk-example-error', (event) => {
        errors.push((event as CustomEvent<Record<string, unknown>>).detail);
      });
      const told = await warnings(async () => {
        const example = (await fixture(markup, {parentNode: page})) as GameExample;
        await example.ready;
        expect(example.querySelector('p')!.textContent).to.equal('Text.');
      });
      return told.join('\n');
    };
    expect(await wrong(html`<game-example game="kong"><p>Text.</p></game-example>`)).to.match(
      /<game-example> game="kong".*no game/,
    );
    expect(
      await wrong(
        html`<game-example game="king" contract="no-girls" hand="S:AX"><p>Text.</p></game-example>`,
      ),
    ).to.match(/<game-example> hand="S:AX".*S:AX/);
    expect(
      await wrong(
        html`<game-example
          game="king"
          contract="no-girls"
          lead="W"
          seat="S"
          hands="W: S:97 H:Q | N: S:KJ H:9"
        >
          <p>Text.</p>
          <ol>
            <li data-play="W:9S N:9H">North has spades.</li>
          </ol></game-example
        >`,
      ),
    ).to.match(/data-play="N:9H".*follow spades/);
    expect(errors.map(({attribute}) => attribute)).to.include.members([
      'game',
      'hand',
      'data-play',
    ]);
  });

  it('holds at most 150 elements, a full hand and a trick included', async () => {
    const example = await lesson(
      html`<game-example
        game="king"
        variant="omnibus"
        seat="S"
        trick="W:QH N:7H E:9H"
        hand="S:AQ7 H:K8 D:98765 C:KQJ"
      ></game-example>`,
    );
    expect(inside(example).querySelectorAll('.fan .chip')).to.have.length(13);
    expect(inside(example).querySelectorAll('*').length).to.be.at.most(150);
  });

  it('copies a position that reads back as it is, and tells no card that the author hides', async () => {
    const example = await lesson(QUIZ);
    const {readPosition} = await import('../../notation/position.js');
    const {kingRules} = await import('../../games/king/rules.js');
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: (text: string) => Promise.resolve((copied = text))},
    });
    press(example, 'copy-text');
    await waitUntil(() => copied, 'it is copied', {timeout: 8000});
    const read = readPosition(kingRules('king-simple'), copied);
    const hands = read['hands'] as readonly (readonly (string | null)[] | null)[];
    expect(hands[2]!.join(' ')).to.equal('AS QS 7S KH 8H 9D 8D 7D');
    for (const seat of [0, 1, 3]) expect((hands[seat] ?? []).join('')).to.equal('');
    expect(read['trick']).to.have.length(3);
  });

  it('row 98: opens the link of its page in place, and says what is wrong with a damaged one', async () => {
    const {linkPosition} = await import('../../notation/link.js');
    const {kingRules} = await import('../../games/king/rules.js');
    const {pathname, search} = location;
    try {
      const link = linkPosition(kingRules('king-omnibus'), {seat: 1, deal: 3, dealer: 0});
      history.replaceState(null, '', link);
      const example = await lesson(LESSON);
      type Playing = Element & {readonly game: string; readonly view?: {readonly deal: number}};
      const table = (): Playing | null => inside(example).querySelector<Playing>('gstk-table');
      await waitUntil(() => table()?.view, 'the table is there', {timeout: 8000});
      expect([table()!.game, table()!.view!.deal]).to.deep.equal(['king-omnibus', 3]);
      await waitUntil(() => said(example) === 'Opened from a link.', 'it says so', {timeout: 8000});
      example.remove();
      history.replaceState(null, '', `${link.slice(0, -4)}AAAA`);
      const other = await lesson(LESSON);
      await waitUntil(() => said(other).includes('damaged'), 'it says why', {timeout: 8000});
      expect(inside(other).querySelector('.heading')!.textContent).to.equal('No girls');
      press(other, 'new-game');
      await waitUntil(() => inside(other).querySelector('gstk-table'), 'a new game', {
        timeout: 8000,
      });
    } finally {
      history.replaceState(null, '', pathname + search);
    }
  });
});
