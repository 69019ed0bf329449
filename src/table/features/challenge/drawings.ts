import {html, nothing, type TemplateResult} from 'lit';
import type {ChallengeResult} from '../../../notation/link/challenge.js';
import {button} from '../../frame/button.js';
import type {Playable} from './playable.js';
import {nameOf, type ScoreMessages} from './score-in-words.js';

/** The question of a challenge, and the results side by side. */

/** The question of a challenge, and the reader's possible answers. */
interface ChallengeQuestion extends ScoreMessages {
  /** Whether a match is in progress that would end. */
  readonly going: boolean;
  readonly play: () => void;
  readonly leave: () => void;
}

/** "Anna challenges you", and the game; the result stays hidden until the reader has one. */
export function asking(
  {challenge, entry, setup}: Playable,
  asked: ChallengeQuestion,
): TemplateResult {
  const {words, messages, going, play, leave} = asked;
  const {results, seats, options, level} = challenge;
  const named = Object.keys(options).map((name) => {
    const value = setup.options?.[name] ?? '';
    const shown = [`option/${name}/${value}`, `ui/${value}`].find((key) => messages.has(key));
    return `${messages.lookup(`option/${name}`)}: ${shown ? messages.lookup(shown) : value}`;
  });
  const bots = words.t('challenge/bots', {
    level: messages.lookup(`setting/bot-level/${level || 'normal'}`),
  });
  return html`<div class="panel-column same" part="challenge">
    <p class="invites">
      <strong>${words.t('challenge/invites', {name: nameOf(results[0]!, words)})}</strong>
    </p>
    <p>
      ${words.t('challenge/table', {game: messages.lookup(`game/${entry.id}`), n: seats})}
      ${named.length > 0 ? `${named.join('; ')}.` : ''} ${bots}
    </p>
    <p class="q s">${words.t('challenge/how')}</p>
    ${
      results.length > 1
        ? html`<details>
            <summary>${words.t('challenge/so-far')}</summary>
            ${resultsTable(
              results,
              results.map((one) => nameOf(one, words)),
              seats,
              asked,
            )}
          </details>`
        : nothing
    }
    ${going ? html`<p class="s">${messages.t('ui/new-game-ends')}</p>` : nothing}
    <div class="panel-row">
      ${button('play-same', words.t('challenge/play'), play, 'button-primary')}
      ${button('not-now', words.t('challenge/not-now'), leave)}
    </div>
  </div>`;
}

/** The reader's result next to those of others, and the button that sends it on. */
export const sideBySide = (
  own: ChallengeResult,
  others: readonly ChallengeResult[],
  seats: number,
  {send, ...told}: ScoreMessages & {readonly send: TemplateResult},
): TemplateResult =>
  others.length === 0
    ? send
    : html`<div class="panel-column same" part="challenge">
        ${resultsTable(
          [own, ...others],
          [told.messages.t('you'), ...others.map((one) => nameOf(one, told.words))],
          seats,
          told,
        )}
        ${send}
      </div>`;

/** The results of the players of these cards, under their names. */
function resultsTable(
  all: readonly ChallengeResult[],
  names: readonly string[],
  seats: number,
  {words, messages}: ScoreMessages,
): TemplateResult {
  const most = Math.max(...all.map(({deals}) => deals.length));
  const number = (n: number | undefined): string => (n === undefined ? '–' : messages.number(n));
  const row = (name: string, cell: (one: ChallengeResult) => string): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      ${all.map((one) => html`<td class="num">${cell(one)}</td>`)}
    </tr>`;
  const help = ({undo, hints}: ChallengeResult): string =>
    [undo && words.t('challenge/undo'), hints && words.t('challenge/hints')]
      .filter(Boolean)
      .join(', ') || words.t('challenge/none');
  return html`<div class="lookup">
    <table>
      <caption class="vh">
        ${words.t('challenge/results')}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.t('challenge/result')}</span></th>
          ${names.map((name) => html`<th scope="col" class="num name"><bdi translate="no">${name}</bdi></th>`)}
        </tr>
      </thead>
      <tbody class="sums">
        ${row(words.t('challenge/result'), ({won}) => words.t(won ? 'challenge/won' : 'challenge/lost'))}
        ${
          all.some(({total}) => total !== undefined)
            ? row(words.t('challenge/total'), ({total}) => number(total))
            : nothing
        }
        ${
          seats > 2 && all.some(({place}) => place !== undefined)
            ? row(messages.t('ui/place'), ({place}) =>
                place === undefined ? '–' : words.t('challenge/rank', {n: place, of: seats}),
              )
            : nothing
        }
        ${all.some(({undo, hints}) => undo || hints) ? row(words.t('challenge/help'), help) : nothing}
      </tbody>
      ${
        most > 1
          ? html`<tbody>
              <tr>
                <th scope="rowgroup" colspan=${all.length + 1} class="group">
                  ${words.t('challenge/deals')}
                </th>
              </tr>
              ${Array.from({length: most}, (_, deal) =>
                row(messages.t('sheet/deal', {n: deal + 1}), ({deals}) => number(deals[deal])),
              )}
            </tbody>`
          : nothing
      }
    </table>
  </div>`;
}
