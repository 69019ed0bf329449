import {html, nothing, type TemplateResult} from 'lit';
import {cardFace} from '../../elements/card-face/card-face.js';
import type {Card, SuitCard} from '../../cards/index.js';
import {walkOf} from './rank-draw.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import type {Bout, LadderView, Pair} from './types.js';

/** What lies beside the ladder: the bout with its pairs, before the first one the rank draw. */

const face = (card: Card, {letters, deck, words}: LadderDesk): TemplateResult =>
  html`<span class="vh">${words.t('card', {card})}</span
    >${cardFace(card, {size: 's', letters, deck})}`;

/** An attack card, and over it what beat it or the place where that would lie. */
function pair({card, by, beat}: Pair, taking: boolean, desk: LadderDesk): TemplateResult {
  const {words} = desk;
  return html`<li class="pair ${beat ? 'beaten' : ''}" data-pair=${card}>
    <span class="under"
      ><span class="vh">${words.t('ladder/laid-by', {name: nameOf(by, desk)})} </span>${face(
        card,
        desk,
      )}</span
    >
    ${
      beat
        ? html`<span class="over"
            ><span class="vh">${words.t('ladder/beaten-with')} </span>${face(beat, desk)}</span
          >`
        : taking
          ? nothing
          : html`<span class="over gap">${words.t('ladder/beat-it')}</span>`
    }
  </li>`;
}

/** Who attacks whom, in a line. */
function heading(bout: Bout, desk: LadderDesk): string {
  const {words} = desk;
  const [name, to] = [nameOf(bout.attacker, desk), nameOf(bout.defender, desk)];
  if (bout.taking) return words.t('ladder/taking', {name: to});
  if (bout.pairs.length > 0) return words.t('ladder/attacks', {name, to});
  return to ? words.t('ladder/to-attack', {name, to}) : words.t('ladder/to-attack-any', {name});
}

/** What is said about leave: who has it, or that nobody needs it. */
function leaveLine(view: LadderView, {allowed}: Bout, desk: LadderDesk): string {
  const {words} = desk;
  if (view.options['throwIn'] !== 'king') return words.t(`ladder/may/${view.options['throwIn']}`);
  if (view.bouts === 1) return words.t('ladder/may/opening');
  if (!allowed) return words.t('ladder/may/king');
  return words.t('ladder/leave-count', {n: allowed.length});
}

/** The bout that is on, or the one that is being closed. */
function boutShown({event, before}: LadderDesk, view: LadderView): Bout | null {
  return view.bout ?? (event?.type === 'bout closed' ? (before?.bout ?? null) : null);
}

function drawnRanks(view: LadderView, desk: LadderDesk): TemplateResult | typeof nothing {
  const {draw, options} = view;
  if (!draw || view.deal !== 1) return nothing;
  const {words, letters, deck} = desk;
  return html`<section class="draw" aria-label=${words.t('ladder/rank-draw')}>
    <p class="q">${words.t('ladder/rank-draw')}</p>
    <ol>
      ${walkOf(options).map((rank, at) => {
        const card: SuitCard = `${rank}${draw.suit}`;
        return html`<li>
          <span class="vh">${words.t('card', {card})}</span>${cardFace(card, {
            size: 'inline',
            letters,
            deck,
          })}<span>${nameOf(draw.seats[at] ?? 0, desk)}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** The right half of the board. */
export function duel(view: LadderView, desk: LadderDesk): TemplateResult {
  const {words, letters, deck} = desk;
  const bout = boutShown(desk, view);
  if (!bout)
    return html`<div class="bout">
      ${view.step === 'trump' ? drawnRanks(view, desk) : nothing}
    </div>`;
  const {pairs, jokers} = bout;
  return html`<div class="bout ${pairs.length > 2 ? 'many' : ''}">
    <p class="q">${heading(bout, desk)}</p>
    <ol class="pairs" aria-label=${words.t('ladder/bout')}>
      ${pairs.map((one) => pair(one, bout.taking, desk))}
    </ol>
    ${
      jokers.length > 0
        ? html`<p class="jokers">
            ${jokers.map(
              (card) =>
                html`<span class="vh">${words.t('card', {card})}</span>${cardFace(card, {
                    size: 'inline',
                    letters,
                    deck,
                  })}`,
            )}${words.t('ladder/joker-beside')}
          </p>`
        : nothing
    }
    ${
      pairs.length > 0
        ? html`<p class="q small">
            ${leaveLine(view, bout, desk)}<br />${words.t('ladder/room', {
              n: pairs.length,
              of: bout.limit,
            })}
          </p>`
        : nothing
    }
  </div>`;
}
