import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {type AnyState, readMove} from '../../game/index.js';
import type {ExampleMessages, Messages} from '../../i18n/index.js';
import type {FaultWords} from '../../lesson/faults/fault-in.js';
import {writePosition, writeSeat} from '../../notation/index.js';
import type {Checked} from './check-text.js';
import type {en} from './messages/en.js';

/** The findings about a match, in words and cards. */

/** The words of the page: its own, and those of examples, which name the seats. */
export type Words = Messages<ExampleMessages & typeof en>;

/** A seat by the name that the example below gives it. */
function nameOf({verified: {match}}: Checked, words: Words, seat: number): string {
  const {seats} = match.state;
  const letter = writeSeat(seat, seats);
  return seats > 4 ? letter : words.t('example/seat', {letter});
}

/** A finding, with a sign that says it before the words do. */
const finding = (kind: 'good' | 'bad' | 'open', ...said: readonly unknown[]): TemplateResult =>
  html`<li class=${kind}>
    <span class="sign" aria-hidden="true">${{good: '✓', bad: '✗', open: '?'}[kind]}</span>
    <div>${said}</div>
  </li>`;

function secretIn({verified: {commitment, computed}}: Checked, words: Words): TemplateResult {
  if (computed === undefined) return finding('open', words.t('verify/no-secret'));
  const kind = {fits: 'good', differs: 'bad', unknown: 'open'} as const;
  return finding(
    kind[commitment],
    words.t(`verify/${commitment}`),
    html`<code translate="no">${words.t('verify/computed', {hash: computed})}</code>`,
  );
}

/** What the draw proves: nothing, for a match whose secret the server alone has drawn. */
function drawIn(checked: Checked, words: Words): TemplateResult {
  const {draw, leftOut, computed} = checked.verified;
  if (draw === 'none')
    return computed === undefined ? html`` : finding('open', words.t('verify/no-draw'));
  if (draw === 'differs') return finding('bad', words.t('verify/draw-differs'));
  const late = leftOut.map((seat) =>
    words.t('verify/left-out', {player: nameOf(checked, words, seat)}),
  );
  return finding(
    'good',
    words.t('verify/draw-fits'),
    late.map((one) => html`<br />${one}`),
  );
}

function movesIn(checked: Checked, words: Words, faultWords: FaultWords): TemplateResult {
  const {verified, rules, moves} = checked;
  const {fault, match} = verified;
  if (!fault) return finding('good', words.t('verify/all-fit', {n: moves}));
  const {at, step, why, reason, refusal} = fault;
  const [, seat, text = ''] = /^(\d+):(.*)$/s.exec(step) ?? [];
  const own = Number(seat) < match.state.seats ? Number(seat) : undefined;
  const move = own === undefined ? undefined : readMove(rules, match.state, own, text);
  const names = Array.from({length: match.state.seats}, (_, at) => nameOf(checked, words, at));
  const said =
    refusal && move && own !== undefined
      ? words.lookup(refusal, {move, view: match.view(own)})
      : faultWords(why, {error: {...(reason && {reason})}, names});
  return finding(
    'bad',
    words.t('verify/fault', {n: at + 1, step: step.slice(0, 80)}),
    html`<br />${own === undefined ? said : words.t('verify/fault-why', {player: names[own]!, why: said})}`,
  );
}

function outcomeIn(checked: Checked, words: Words): TemplateResult {
  const {match, isOver} = checked.verified;
  const {outcome} = match;
  if (!isOver || !outcome) return finding('open', words.t('verify/not-over'));
  const {winners, scores, places} = outcome;
  const placeOf = (seat: number): number => {
    const at = places?.findIndex((seats) => seats.includes(seat)) ?? -1;
    return (places ?? []).slice(0, Math.max(at, 0)).flat().length + 1;
  };
  return finding(
    'good',
    words.t('verify/over'),
    html`<table>
      <thead>
        <tr>
          <th scope="col">${words.t('verify/seat')}</th>
          ${scores ? html`<th scope="col" class="num">${words.t('verify/points')}</th>` : nothing}
          ${places ? html`<th scope="col" class="num">${words.t('verify/place')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          {length: match.state.seats},
          (_, seat) =>
            html`<tr>
              <th scope="row">
                ${nameOf(checked, words, seat)}${winners.includes(seat) ? `, ${words.t('verify/winner')}` : ''}
              </th>
              ${scores ? html`<td class="num">${words.number(scores[seat] ?? 0)}</td>` : nothing}
              ${places ? html`<td class="num">${placeOf(seat)}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

/** The cards of a deal, all open, as a worked example. */
const cards = ({entry, rules}: Checked, state: AnyState, words: Words): TemplateResult =>
  html`<game-example
    game=${entry.id}
    players=${state.seats}
    locale=${words.locale}
    position=${writePosition(rules, state)}
    no-play
  ></game-example>`;

/**
 * All findings of a match.
 * @param faultWords tells what is wrong with a move
 * @param open the deals whose cards are shown, by number
 * @param toggle shows or hides the cards of a deal
 */
export const findings = (
  checked: Checked,
  words: Words,
  faultWords: FaultWords,
  open: ReadonlySet<number>,
  toggle: (deal: number, isOpen: boolean) => void,
): TemplateResult =>
  html`<h2 tabindex="-1">${words.t('verify/findings')}</h2>
    <ul class="findings">
      ${secretIn(checked, words)} ${drawIn(checked, words)} ${movesIn(checked, words, faultWords)}
      ${outcomeIn(checked, words)}
    </ul>
    <h2>${words.t('verify/deals')}</h2>
    ${keyed(
      checked,
      checked.deals.map(
        (state, at) =>
          html`<details
            ?open=${open.has(at)}
            @toggle=${(event: Event) => toggle(at, (event.target as HTMLDetailsElement).open)}
          >
            <summary>${words.t('verify/deal', {n: at + 1})}</summary>
            ${open.has(at) ? cards(checked, state, words) : nothing}
          </details>`,
      ),
    )}`;
