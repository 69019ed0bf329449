import {expect} from '@open-wc/testing';
import {render} from 'lit';
import type {Analysed, Decision} from '../../../analysis/index.js';
import {createMessages, sharedMessages} from '../../../i18n/index.js';
import {repeated} from '../../../testing/full.fixture.js';
import {DecisionWords} from './decision-words.js';
import {reviewMessages} from './review-messages.js';
import {SecondTries} from './second-tries.js';
import {triesOf} from './tries.js';

/** A mistake as a riddle in a review. */

const worth = (card: string, loss: number): Decision['made'] => ({
  move: {type: 'play', card} as Decision['move'],
  ...{worlds: 100, mean: -loss, error: 0.1, loss, lossError: 0.1},
});

describe('a mistake in a review', () => {
  let place: HTMLElement;
  afterEach(() => place.remove());

  for (const locale of repeated(['ru', 'en'] as const))
    it(`is tried again, and answered after three moves (${locale})`, async () => {
      place = document.body.appendChild(document.createElement('div'));
      const words = await reviewMessages(locale);
      const messages = createMessages(locale, await sharedMessages[locale]());
      const game = {foresight: {unit: 'points'}} as unknown as Analysed;
      const own = new DecisionWords(game, {messages, players: [], words, maker: undefined});
      const moves = ['2C', '7C', 'TC', 'KC', 'AC'].map((card, at) => worth(card, 2 * at));
      const made = moves[4]!;
      const decision: Decision = {
        ...{at: 0, move: made.move, moves, made, spread: 4, verdict: 'blunder'},
      };
      const tries = new SecondTries();
      const draw = (): void => {
        render(triesOf(decision, tries, {words, own, answer: draw}), place);
      };
      draw();
      const buttons = (): HTMLButtonElement[] => [...place.querySelectorAll('button')];
      const button = (card: string): HTMLButtonElement =>
        buttons().find(
          (one) => one.textContent.trim() === own.name({type: 'play', card} as never),
        )!;
      const said = (): string => place.querySelector('[role=status]')!.textContent.trim();
      expect(buttons()).to.have.length(6);
      expect(button('AC').disabled, 'what was played is no second try').to.equal(true);
      expect(said()).to.equal('');
      for (const [card, left] of [
        ['KC', '2'],
        ['TC', '1'],
      ] as const) {
        button(card).click();
        expect(said()).to.contain(left);
        expect(button(card).disabled).to.equal(true);
      }
      button('7C').click();
      expect(buttons(), 'the answer is shown').to.have.length(0);
      expect(said()).to.match(locale === 'ru' ? /Вот ответ/ : /Here is the answer/);
      expect(place.textContent).not.to.match(/review\/|undefined|NaN/);
    });
});
