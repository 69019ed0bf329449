import {expect, fixture, html} from '@open-wc/testing';
import type {GameExample} from '../game-example/game-example.component.js';
import {exampleCss, renderExample} from './render-example.js';
import {frames} from '../../elements/shared/until.fixture.js';

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
    const button = (id: string): HTMLElement =>
      example.shadowRoot!.querySelector<HTMLElement>(`[data-do=${id}]`)!;
    const looks = (): unknown => [
      example.getBoundingClientRect().height,
      board().getBoundingClientRect().height,
      board().textContent,
      example.shadowRoot!.querySelector('.bar')!.textContent,
    ];
    const before = looks();
    expect(button('next').closest('[inert]'), 'nothing answers yet').not.to.equal(null);
    await import('../game-example/game-example.js');
    await (example as GameExample).updateComplete;
    await frames(10); // longer than the check for nearby examples takes
    expect(looks()).to.deep.equal(before);
    expect(example.matches(':state(ready)'), 'nobody has touched it').to.equal(false);
    expect(button('next').closest('[inert]')).to.equal(null);
    button('next').click();
    await (example as GameExample).ready;
    expect((example as GameExample).place!.step).to.equal(1);
    button('previous').click();
    expect(looks()).to.deep.equal(before);
  });

  const KING = {
    ...{game: 'king', variant: 'simple', contract: 'no-king', seat: 'S', hand: 'S:AQ7 H:K8 D:987'},
    options: 'heartLeadBan: off',
  };
  const LINE =
    '<ol><li data-play="S:8H">South ducks.</li><li data-play="W:TS">West leads.</li></ol>';
  const ANSWERS = '<ul><li data-play="KH">No.</li><li data-play="8H" data-correct>Yes.</li></ul>';
  const MODES: readonly (readonly [what: string, more: object, content: string])[] = [
    ['a lesson', {}, LINE],
    ['a later step', {step: '1'}, LINE],
    ['hidden steps', {mode: 'hide-next'}, LINE],
    ['a question', {mode: 'quiz'}, `<p>Which?</p>${ANSWERS}`],
    ['all that is legal', {mode: 'quiz', ask: 'legal'}, '<p>Which?</p>'],
    ['a trick', {mode: 'quiz', ask: 'winner', trick: 'W:QH N:7H E:9H S:KH'}, '<p>Whose?</p>'],
    ['a game', {mode: 'play'}, '<p>Play.</p>'],
  ];
  for (const [what, more, content] of MODES)
    for (const width of [320, 700])
      it(`${what} takes the same room before its script and after, at ${width} px`, async () => {
        const page = await fixture<HTMLElement & {setHTMLUnsafe(text: string): void}>(
          html`<div></div>`,
        );
        page.style.setProperty('inline-size', `${width}px`);
        // Under an unregistered name the element stays as it is before its script.
        const text = await renderExample({...KING, trick: 'W:QH N:7H E:9H', ...more}, content);
        page.setHTMLUnsafe(text.replaceAll('game-example', 'a-drawing'));
        const height = (): number => page.firstElementChild!.getBoundingClientRect().height;
        const before = height();
        page.setHTMLUnsafe(text);
        const example = page.querySelector('game-example')!;
        await example.ready;
        expect(example.matches(':state(ready)')).to.equal(true);
        expect(height()).to.equal(before);
      });

  it('has no buttons, and no room for them, if no script follows', async () => {
    const text = await renderExample(LESSON, PROSE, {still: true});
    expect(text).not.to.contain('<button');
    const page = await fixture<HTMLElement & {setHTMLUnsafe(text: string): void}>(
      html`<div></div>`,
    );
    page.setHTMLUnsafe(text);
    const {shadowRoot} = page.querySelector('game-example')!;
    for (const part of shadowRoot!.querySelectorAll('.bar, .said'))
      expect(getComputedStyle(part).display, part.className).to.equal('none');
  });

  it('says hands, trick and moves in words if nothing is drawn', async () => {
    const plays = '<ol><li data-play="W:9S N:JS">One</li></ol>';
    const text = await renderExample(LESSON, plays);
    const outside = text.slice(text.indexOf('</template>'));
    expect(outside).to.contain('<li>West: 9 of spades; North: jack of spades</li>');
    expect(outside).to.match(/<p>North: ♠ [^<]*<\/p>/);
    const page = await fixture<HTMLElement & {setHTMLUnsafe(text: string): void}>(
      html`<div></div>`,
    );
    page.setHTMLUnsafe(text);
    const words = page.querySelector('[slot=text]')!;
    expect(words.checkVisibility(), 'where a board is drawn, it is not shown twice').to.equal(
      false,
    );
    const quiz = {game: 'king-simple', mode: 'quiz', ask: 'winner', trick: 'W:9C N:AD E:KH S:8S'};
    const asked = await renderExample(quiz, '<ul><li data-play="W" data-correct>West.</li></ul>');
    expect(asked).to.contain('<p>Trick: West 9♣; North A♦; East K♥; South 8♠</p>');
  });

  it('keeps the answers of a question in words, and says which are right', async () => {
    const solutionOf = async (more: object, content: string, locale = 'en'): Promise<string> => {
      const text = await renderExample({...KING, mode: 'quiz', ...more}, content, {locale});
      const outside = text.slice(text.indexOf('</template>'));
      expect(outside, 'the question comes first').to.match(/<\/ul>.*<div slot="text"|Whose/s);
      const {content: parsed} = Object.assign(document.createElement('template'), {
        innerHTML: outside.slice(outside.lastIndexOf('<div slot')),
      });
      return [...parsed.querySelectorAll('p, li')].map((one) => one.textContent).join(' | ');
    };
    const more = ANSWERS.replace('</ul>', '<li data-play="*">Follow!</li></ul>');
    expect(await solutionOf({trick: 'W:QH N:7H E:9H'}, more)).to.equal(
      'Answer: 8 of hearts | king of hearts | 8 of hearts ✓ | Any other answer',
    );
    const codes = '<ul><li><code>KH</code> No.</li><li><code>8H!</code> Yes.</li></ul>';
    expect(await solutionOf({trick: 'W:QH N:7H E:9H'}, codes, 'ru')).to.equal(
      'Ответ: восьмёрка червей | король червей | восьмёрка червей ✓',
    );
    const right = '<ul><li data-play="right">So it is.</li></ul>';
    expect(await solutionOf({ask: 'legal', trick: 'W:QH N:7H E:9H'}, right)).to.contain(
      'king of hearts, 8 of hearts',
    );
    const trick = {ask: 'winner', trick: 'W:QH N:7H E:9H S:KH'};
    expect(await solutionOf(trick, '<p>Whose?</p>')).to.equal('Answer: South');
  });

  it('gives each drawing a size of its own, for readers whose style sheet does not come', async () => {
    const drawn = [
      await renderExample(LESSON, PROSE),
      await renderExample(
        {game: 'find-the-king', position: 'row: knight king witch dragon beggar'},
        '',
      ),
    ].join('');
    const pictures = drawn.match(/<svg[^>]*>/g)!;
    expect(pictures.length).to.be.above(10);
    for (const one of pictures) expect(one).to.match(/ width="\d+" height="\d+"/);
  });

  it('shows the solution where no script will ask, and in print', async () => {
    const quiz = {...KING, mode: 'quiz', trick: 'W:QH N:7H E:9H'};
    const page = await fixture<HTMLElement & {setHTMLUnsafe(text: string): void}>(
      html`<div></div>`,
    );
    for (const [still, shown] of [
      [true, true],
      [false, false],
    ] as const) {
      const text = await renderExample(quiz, ANSWERS, {still});
      page.setHTMLUnsafe(text.replaceAll('game-example', 'a-drawing'));
      const solution = page.firstElementChild!.shadowRoot!.querySelector('.solution')!;
      expect(solution.checkVisibility()).to.equal(shown);
      expect(solution.textContent).to.contain('8 of hearts');
    }
  });

  it('says players and cards in the order in which they are drawn', async () => {
    const ladder = {game: 'court-ladder', deal: 'seed: 7', players: '6', seat: 'A'};
    const text = await renderExample(ladder, '');
    const [drawing, words] = text.split('</template>') as [string, string];
    const names = [...drawing.matchAll(/<b>(\w)[<,]/g)].map(([, name]) => name);
    expect(names).not.to.deep.equal(names.toSorted());
    expect([...words.matchAll(/<p>(\w)[:,]/g)].map(([, name]) => name)).to.deep.equal(names);
    const hands = 'S: S:7QK H:A';
    const hand = await renderExample({game: 'king-simple', contract: 'no-girls', hands}, '');
    expect(hand).to.contain('>K Q 7<').and.to.contain('South: ♠ K Q 7, ♥ A');
  });

  it('counts the steps, and shows the one that is asked for', async () => {
    const plays = '<ol><li data-play="W:9S N:JS">One</li><li data-play="E:TS">Two</li></ol>';
    const drawn = (more = {}): Promise<string> => renderExample({...LESSON, ...more}, plays);
    expect(await drawn())
      .to.contain('>0 / 2<')
      .and.not.to.contain('9 of spades, 7 of spades.');
    expect(await drawn({step: '1'}), 'its script draws its buttons')
      .to.contain('West: 9 of spades; North: jack of spades')
      .and.not.to.contain('<button');
    expect(await drawn({mode: 'hide-next'}), 'its script hides').not.to.contain('<button');
  });

  it('names a play that is not allowed', async () => {
    const wrong = '<ol><li data-play="W:9S N:9H">North has a spade.</li></ol>';
    const thrown = await renderExample(LESSON, wrong).catch((error: unknown) => error);
    expect(String(thrown)).to.match(/RangeError: <game-example data-play>.*9 of hearts.*spade/i);
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

  it('names the wrong attribute, or reports it and leaves the prose', async () => {
    const wrong = {...LESSON, hands: 'N: S:KX'};
    const thrown = await renderExample(wrong, PROSE).catch((error: unknown) => error);
    expect(String(thrown)).to.match(/RangeError: <game-example hands>.*KX/);
    const warnings: string[] = [];
    const text = await renderExample({game: 'kong'}, PROSE, {warn: (name) => warnings.push(name)});
    expect(warnings).to.deep.equal(['game']);
    expect(text).to.equal(`<game-example game="kong">${PROSE}</game-example>`);
  });

  it('writes other languages, and text that only looks like markup', async () => {
    const text = await renderExample({...LESSON, seats: '<b> "E" & W'}, '', {locale: 'ru'});
    expect(text).to.contain('дама пик').and.not.to.contain('<b> ');
  });

  it('writes no attribute whose name is not on the list, however it may be parsed', async () => {
    const names = [
      '"><script>alert(1)</script>', 'a b', 'onclick', 'onclick ', 'data-"><i', 'x/onclick', 'ONCLICK',
      'data-\n', 'aria-label=1 onclick', '', 'srcdoc',
    ]; // oxfmt-ignore
    for (const name of names) {
      const warned: string[] = [];
      const warn = (attribute: string): void => void warned.push(attribute);
      const plain = await renderExample(LESSON, PROSE);
      expect(await renderExample({...LESSON, [name]: 'x'}, PROSE, {warn}), name).to.equal(plain);
      expect(warned).to.deep.equal([name]);
      const thrown = await renderExample({...LESSON, [name]: 'x'}, PROSE).catch(String);
      expect(thrown).to.contain('RangeError');
    }
    const kept = {id: 'a', class: 'b', 'data-x': '"><b>', 'aria-label': '&'};
    expect(await renderExample({...LESSON, ...kept}, PROSE)).to.contain(
      ' id="a" class="b" data-x="&quot;&gt;&lt;b&gt;" aria-label="&amp;">',
    );
  });
});
