import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {captureWarnings} from '../warnings.fixture.js';
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
  trick,
} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import {until} from '../../elements/shared/until.fixture.js';

const seats = (example: GameExample): readonly string[] =>
  [...inside(example).querySelectorAll('.seat')].map(
    (seat) => seat.querySelector('.sr:not(b .sr)')?.textContent ?? '',
  );

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
    expect(markedIn(example).map((item) => item.textContent)).to.deep.equal([
      'West leads low; North covers.',
    ]);
    press(example, 'next');
    expect(trick(example)).to.contain('North: jack of spades, takes the trick');
    expect(said(example)).to.contain('South: 8 of spades, good play');
    press(example, 'first');
    expect(trick(example)).to.equal('');
    expect(steps).to.deep.equal([1, 2, 0]);
    expect(example.querySelector('li')!.textContent).to.equal('West leads low; North covers.');
  });

  it('is reached by Tab at its controls, and has no empty status', async () => {
    const example = await lesson(LESSON);
    expect(inside(example).querySelectorAll('[role=status]:empty, [role=alert]:empty')).to.be.empty;
    const stops = [...inside(example).querySelectorAll<HTMLElement>('button')].filter(
      ({tabIndex}) => tabIndex === 0,
    );
    expect(stops[0]!.dataset['do']).to.equal('next');
    press(example, 'next');
    const previous = inside(example).querySelector<HTMLElement>('[data-do=previous]')!;
    previous.focus();
    await sendKeys({press: 'Enter'});
    expect(example.place!.step).to.equal(0);
    expect(inside(example).activeElement?.getAttribute('data-do')).to.equal('previous');
  });

  /** The first element of an example that Tab stops at, coming from a link before it. */
  const firstStop = async (example: GameExample): Promise<Element> => {
    const link = document.createElement('a');
    link.href = '#before';
    link.textContent = 'Before';
    example.before(link);
    link.focus();
    await sendKeys({press: 'Tab'});
    link.remove();
    expect(document.activeElement, 'Tab stops in the example').to.equal(example);
    return inside(example).activeElement!;
  };
  const isDisabled = (stop: Element): boolean => stop.matches(':disabled, [aria-disabled=true]');

  for (const [kind, markup, ...presses] of [
    ['a lesson at its first step', LESSON],
    ['a lesson in the middle', LESSON, 'next'],
    ['a lesson at its last step', LESSON, 'last'],
    ['a lesson back at its first step', LESSON, 'last', 'first'],
    ['a question', QUIZ],
    ['a question that is answered', QUIZ, '8H'],
  ] as const)
    it(`no case of “the first Tab stop of an example is a disabled button”: ${kind}`, async () => {
      const example = await lesson(markup);
      for (const id of presses) id === '8H' ? card(example, id).click() : press(example, id);
      const stop = await firstStop(example);
      expect(isDisabled(stop), stop.outerHTML).to.equal(false);
      expect((stop as HTMLElement).tabIndex).to.equal(0);
    });

  it('no case of “the first Tab stop of an example is a disabled button”: while the rules are loading', async () => {
    const example = await fixture<GameExample>(LESSON);
    const arrows = [...inside(example).querySelectorAll<HTMLElement>('[data-do]')];
    expect(example.place, 'the lesson is not there yet').to.equal(undefined);
    expect(arrows.find(({tabIndex}) => tabIndex === 0)!.dataset['do']).to.equal('next');
    await example.ready;
  });

  it('keeps a play apart from the comment after it, for those who hear both', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    const comment = inside(example).querySelector('.said .sr')!;
    expect(comment.textContent).to.match(/^\. West leads low/);
    expect(comment.closest('[aria-live]')!.childNodes, 'one thing is read').to.have.length(1);
  });

  it('keeps its buttons in their places from step to step, so that none is read again', async () => {
    const example = await lesson(LESSON);
    const next = inside(example).querySelector<HTMLElement>('[data-do=next]')!;
    next.focus();
    let focused = 0;
    inside(example).addEventListener('focusin', () => focused++);
    press(example, 'next');
    press(example, 'next');
    expect(inside(example).querySelector('[data-do=next]')).to.equal(next);
    expect(inside(example).activeElement).to.equal(next);
    expect(focused).to.equal(0);
    press(example, 'next');
    expect(next.ariaDisabled).to.equal('true');
    press(example, 'previous');
    expect(next.ariaDisabled).to.equal(null);
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

  it('plays on by P, by its place if a layout has no Latin letters', async () => {
    for (const how of [
      {code: 'KeyR', key: 'p'},
      {code: 'KeyP', key: 'з'},
    ]) {
      const example = await lesson(LESSON);
      inside(example)
        .querySelector('[data-do=next]')!
        .dispatchEvent(new KeyboardEvent('keydown', {...how, bubbles: true, composed: true}));
      await until(() => inside(example).querySelector('[data-do=back]'), 'it is played on');
    }
  });

  it('hides the keys that it uses from the page', async () => {
    const example = await lesson(LESSON);
    const heard: string[] = [];
    const hear = ({key}: KeyboardEvent): void => void heard.push(key);
    inside(example).querySelector<HTMLElement>('[data-do=next]')!.focus();
    document.addEventListener('keydown', hear);
    for (const key of ['ArrowRight', 'x']) await sendKeys({press: key});
    document.removeEventListener('keydown', hear);
    expect(heard).to.deep.equal(['x']);
  });

  it('is ready only once it has acted on a press', async () => {
    const example = await fixture<GameExample>(LESSON);
    expect(example.place).to.equal(undefined);
    example.querySelectorAll('li')[1]!.click();
    await example.ready;
    expect(example.place).to.deep.equal({step: 2, of: 3});
  });

  it('shows an alternative, from the position before the play, and comes back', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    press(example, 'next');
    press(example, 'vary-0');
    expect(trick(example)).to.contain('South: queen of spades, takes the trick');
    expect(markedIn(example).map((item) => item.textContent)).to.deep.equal([
      'The jack is beaten by the queen.',
    ]);
    press(example, 'main-line');
    expect(trick(example)).to.contain('South: 8 of spades');
  });

  it('hide-next hides later steps', async () => {
    const example = await lesson(LESSON);
    example.mode = 'hide-next';
    await example.updateComplete;
    await example.ready;
    const visible = (): number =>
      [...example.querySelectorAll(':scope > ol > li')].filter(isShown).length;
    expect(visible()).to.equal(0);
    press(example, 'next');
    expect(visible()).to.equal(1);
    const list = example.querySelector('ol')!;
    example.parentElement!.append(list);
    expect([...list.children].every(isShown)).to.equal(true);
  });

  it('row 96: plays on from a step in its place, and goes back to the lesson', async () => {
    const example = await lesson(LESSON);
    press(example, 'next');
    press(example, 'play');
    const table = (): Element | null => inside(example).querySelector('gstk-table');
    type Playing = Element & {readonly view?: {readonly trick: unknown[]; readonly seat: number}};
    await until(() => (table() as Playing | null)?.view, 'the table is there');
    const view = (table() as Playing).view!;
    expect(view.seat).to.equal(2);
    expect(view.trick).to.have.length(3);
    press(example, 'back');
    expect(table()).to.equal(null);
    expect(example.place!.step).to.equal(1);
  });

  it('row 97: an error names element, attribute and piece; the text stays', async () => {
    const errors: Record<string, unknown>[] = [];
    const wrong = async (markup: ReturnType<typeof html>): Promise<string> => {
      const page = await fixture(html`<div></div>`);
      page.addEventListener('gstk-example-error', (event) => {
        errors.push((event as CustomEvent<Record<string, unknown>>).detail);
      });
      const warnings = await captureWarnings(async () => {
        const example = (await fixture(markup, {parentNode: page})) as GameExample;
        await example.ready;
        expect(example.querySelector('p')!.textContent).to.equal('Text.');
      });
      return warnings.join('\n');
    };
    expect(await wrong(html`<game-example game="kong"><p>Text.</p></game-example>`)).to.match(
      /<game-example> game="kong".*not a game/,
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

  it('draws a full hand and a trick as cards, with at most 240 elements', async () => {
    const example = await lesson(
      html`<game-example
        game="king"
        variant="omnibus"
        seat="S"
        trick="W:QH N:7H E:9H"
        hand="S:AQ7 H:K8 D:98765 C:KQJ"
      ></game-example>`,
    );
    expect(inside(example).querySelectorAll('.fan .gk')).to.have.length(13);
    expect(inside(example).querySelectorAll('*').length).to.be.at.most(240);
  });
});
