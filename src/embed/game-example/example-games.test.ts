import {expect, fixture, html} from '@open-wc/testing';
import {unsafeStatic, html as staticHtml} from 'lit/static-html.js';
import {sendKeys} from '@web/test-runner-commands';
import {snippets} from '../../../stories/embed/snippets.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {card, inside, lesson, press, said} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';

/** Everything that a screen reader announces of the diagram. */
const heard = (example: GameExample): string =>
  [...inside(example).querySelectorAll('.board .sr, .heading, small, .lines')]
    .filter((one) => !one.closest('[aria-hidden=true]'))
    .map(({textContent}) => textContent)
    .join(' | ');

/** Two formations that meet, with their flanks. */
const FORMATIONS = html`<game-example game="god-save-the-king" seat="S">
  <ol>
    <li data-play="N:8S/2S/TS S:JH/4H/9H">Both lie.</li>
    <li data-play="N:pass S:pass">Flanks are turned.</li>
  </ol>
</game-example>`;

describe('<game-example> of other games than King', () => {
  for (const {name, markup} of snippets.games)
    it(`draws "${name}" with at most 240 elements, without a violation`, async () => {
      const page = await fixture<HTMLElement>(staticHtml`<div>${unsafeStatic(markup)}</div>`);
      const example = page.querySelector<GameExample>('game-example')!;
      await example.ready;
      expect(inside(example).querySelectorAll('*').length).to.be.at.most(240);
      await expectAxe(example);
    });

  it('God Save the King: announces formations, won flanks and declarations, but no back', async () => {
    const example = await lesson(FORMATIONS);
    press(example, 'next');
    expect(heard(example))
      .to.contain('Left: jack of hearts; Centre: 4 of hearts; Right: 9 of hearts')
      .and.to.contain('Right: card face down; Centre: card face down; Left: card face down')
      .and.not.to.contain('spades');
    expect(inside(example).innerHTML).not.to.contain('2S');
    press(example, 'next');
    expect(said(example)).to.contain('North: left 8, right 10. South: left jack, right 9.');
    expect(heard(example)).to.contain('Left: jack of hearts, South wins');
    // The rival's centre is still hidden from everybody.
    expect(heard(example)).to.contain('Centre: card face down').and.not.to.contain('2 of spades');
  });

  it('Crush the Crown: a spy is named as what it passes for', async () => {
    const example = await lesson(
      html`<game-example
        game="crush"
        seat="N"
        position="governments: KD QD JS | KH QH JH TH; turn: N; hands: N: D:JT S:9 C:Q H:4"
      ></game-example>`,
    );
    expect(heard(example)).to.contain('Jack: jack of spades, spy as jack: jack of spades');
    expect(heard(example)).to.contain('Next: 10 of diamonds');
  });

  it('Court Ladder: a finished bout is shown as it lay', async () => {
    const example = await lesson(
      html`<game-example
        game="court-ladder"
        players="5"
        seat="B"
        position="ranks: 0 1 2 3 4; trump: H; bouts: 4; bout: {attacker:C}; hands: A: DA | B: SQ S9 | C: S7 CJ | D: D8 | E: CT"
      >
        <ol>
          <li data-play="C:attack_7S">An attack.</li>
          <li data-play="B:beat_9S A:leave C:done E:done A:done">Beaten, and nobody has more.</li>
        </ol>
      </game-example>`,
    );
    press(example, 'last');
    expect(heard(example)).to.contain('7 of spades, beaten with 9 of spades');
    expect(said(example)).to.contain('out of play');
  });

  it('asks for moves: each is judged by the rules and in words', async () => {
    const example = await lesson(
      html`<game-example
        mode="quiz"
        ask="legal"
        game="god-save-the-king"
        seat="N"
        position=${'formations: <left centre right: 9S 4S 3S, 8H 2H 5H>; matches: <step: lastRout>'}
      >
        <ul>
          <li data-play="rout_left">Rout the left</li>
          <li data-play="rout_centre">Rout the centre</li>
          <li data-play="pass">Pass</li>
        </ul>
      </game-example>`,
    );
    expect(said(example)).to.equal('Choose everything that is allowed, then check');
    press(example, 'answer-rout left');
    press(example, 'answer-pass');
    press(example, 'check');
    expect(said(example)).to.contain('that card is face up').and.to.contain('One answer');
    press(example, 'answer-rout left');
    press(example, 'answer-rout centre');
    press(example, 'check');
    expect(said(example)).to.equal('Right.');
  });

  it('a card of the hand stands for the move that names it, by pointer and by key', async () => {
    const example = await lesson(
      html`<game-example
        mode="quiz"
        ask="legal"
        game="court-ladder"
        players="5"
        seat="B"
        position=${'ranks: 0 1 2 3 4; trump: H; bouts: 4; bout: {attacker:C defender:B pairs:<card: 9S>}'}
        hand="S:T6 H:6 C:J"
      >
        <ul>
          <li data-play="take">Take</li>
        </ul>
      </game-example>`,
    );
    card(example, 'TS').click();
    card(example, 'TS').focus();
    await sendKeys({press: 'End'});
    expect(inside(example).activeElement?.getAttribute('data-card')).to.equal('JC');
    card(example, '6H').click();
    press(example, 'answer-take');
    press(example, 'check');
    expect(said(example)).to.equal('Right.');
  });

  it('steps do not move the buttons', async () => {
    const example = await lesson(FORMATIONS);
    const height = (): number =>
      inside(example).querySelector('.board')!.getBoundingClientRect().height;
    const before = height();
    press(example, 'next');
    expect(height()).to.equal(before);
    press(example, 'next');
    expect(height()).to.equal(before);
  });
});
