import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {captureWarnings} from '../warnings.fixture.js';
import {card, inside, isShown, lesson, press, QUIZ, said, trick} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import {until} from '../../elements/shared/until.fixture.js';

describe('<game-example mode="quiz">', () => {
  it('row 95: answers a quiz by the rules and in the words of the author', async () => {
    const example = await lesson(QUIZ);
    const answers: unknown[] = [];
    example.addEventListener('gstk-quiz-answered', ({detail: {card, correct, tries}}) =>
      answers.push({card, correct, tries}),
    );
    const items = [...example.querySelectorAll<HTMLElement>('li')];
    const shown = (): readonly boolean[] => items.map(isShown);
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
    await until(() => shown() === inside(example).activeElement && shown());
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

    const warnings = await captureWarnings(async () => {
      example.setAttribute('rules', 'javascript:alert(1)');
      await example.ready;
    });
    expect(warnings.join()).to.contain('rules');
    card(example, 'AS').click();
    expect(inside(example).querySelector('a')).to.equal(null);
  });

  it('goes through the cards by arrow keys as they lie', async () => {
    const example = await lesson(QUIZ);
    example.setAttribute('hand', 'D:789 S:7QA H:8K');
    await example.updateComplete;
    await example.ready;
    const cards = [...inside(example).querySelectorAll<HTMLElement>('.fan [data-card]')];
    cards[0]!.focus();
    for (const next of cards.slice(1)) {
      await sendKeys({press: 'ArrowRight'});
      expect(inside(example).activeElement).to.equal(next);
    }
  });

  it('shows the answer when asked, after a try', async () => {
    const example = await lesson(QUIZ);
    card(example, 'KH').click();
    press(example, 'solution');
    expect(said(example)).to.equal('Answer: 8 of hearts');
    expect(isShown(example.querySelector('li')!)).to.equal(true);
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
    const asked = (trick: string) =>
      html`<game-example
        mode="quiz"
        ask="winner"
        run="a"
        game="king"
        variant="simple"
        contract="no-girls"
        trick=${trick}
      ></game-example>`;
    const run = await fixture(
      html`<div>${asked('W:QS N:7S E:AS S:KD')}${asked('W:QS N:7S E:8S S:KD')}</div>`,
    );
    const [one, two] = [...run.querySelectorAll('game-example')] as [GameExample, GameExample];
    await Promise.all([one.ready, two.ready]);
    press(one, 'answer-1');
    expect(said(one)).to.equal('Right. 1 of 1 right');
    press(two, 'answer-1');
    press(two, 'answer-3');
    expect(said(two)).to.equal('Right. 1 of 2 right');
  });
});
