import {html, nothing, type TemplateResult} from 'lit';
import type {Decision} from '../../../analysis/index.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';
import type {DecisionWords} from './decision-words.js';
import type {SecondTries} from './second-tries.js';

/** The words of a second try, and what follows it. */
interface Trying {
  readonly words: MessagesOf<ReviewMessages>;
  readonly own: DecisionWords;
  /** Is called after a try, and when the answer is wanted. */
  readonly answer: () => void;
}

/** A mistake as a riddle: the moves to choose from, what came of those that were tried, and the answer. */
export function triesOf(
  decision: Decision,
  tries: SecondTries,
  {words, own, answer}: Trying,
): TemplateResult {
  const isOpen = tries.isOpen(decision);
  const trials = tries.trials(decision);
  const last = trials.at(-1);
  const said = (): string => {
    if (!last) return '';
    const name = own.name(last.one.move);
    if (last.isRight) return words.t('review/tried-right', {name});
    const left = tries.left(decision);
    return words.t('review/tried-wrong', {name, left, cost: own.loss(last.one)});
  };
  return html`<div class="tries panel-column">
    ${isOpen ? html`<strong>${words.t('review/try')}</strong>` : nothing}
    <p class="s" role="status">${said()}</p>
    ${
      isOpen
        ? html`<div class="panel-row" role="group" aria-label=${words.t('review/try')}>
            ${inOrder(decision, own).map(({move}) => {
              const isTried = move === decision.move || trials.some(({one}) => one.move === move);
              return html`<button
                type="button"
                class="button"
                part="button"
                ?disabled=${isTried}
                @click=${() => {
                  tries.attempt(decision, move);
                  answer();
                }}
              >
                ${own.name(move)}
              </button>`;
            })}
            <button
              type="button"
              class="button answer"
              part="button"
              @click=${() => {
                tries.giveUp(decision);
                answer();
              }}
            >
              ${words.t('review/answer')}
            </button>
          </div>`
        : nothing
    }
  </div>`;
}

/** The moves in an order that gives nothing away: by their names. */
const inOrder = ({moves}: Decision, own: DecisionWords): Decision['moves'] =>
  moves.toSorted((a, b) => own.name(a.move).localeCompare(own.name(b.move)));
