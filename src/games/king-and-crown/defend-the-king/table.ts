import {html, nothing, type TemplateResult} from 'lit';
import type {TableModule, Tempo} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import type {ChooseMove} from '../choosing.js';
import {courtFace} from '../table-face.js';
import {sceneOfFive} from '../table-hand.js';
import {rulesPanel} from '../table-panel.js';
import {thwartRing} from '../table-ring.js';
import {nameOf} from '../table-speech.js';
import {allOf} from './match.js';
import {type DefendDesk, defendSpeech, prompt} from './table-speech.js';
import {defendStyles} from './table.styles.js';
import type {DefendEvent, DefendView} from './types.js';

/** The table of Defend the King: who has shown what, and the ring that says what it thwarts. */

function contractLine(view: DefendView, {words, event}: DefendDesk): TemplateResult {
  const {wins, phase, options, seats} = view;
  const of = Number(options['bestOf']);
  const decided = wins.reduce((sum, won) => sum + won, 0);
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${words.t('game/defend-the-king')}</span>
    <span class="goal">${words.t(seats === 2 ? 'defend/goal' : 'defend/goal/many')}</span>
    <span class="deal">${of > 1 ? words.t('defend/match', {n, of}) : nothing}</span>`;
}

/** True while cards are looked at: nobody chooses then. */
const isShown = ({phase}: DefendView, {event}: DefendDesk): boolean =>
  phase === 'over' || (event !== undefined && event.type !== 'match begun');

/** A seat, the card that it has shown, and whether it is out. */
function place(view: DefendView, seat: Seat, desk: DefendDesk): TemplateResult {
  const {words, event} = desk;
  const {last, still, wins, options, phase} = view;
  const card = last?.cards[seat] ?? null;
  const name = nameOf(seat, desk);
  const won =
    event?.type === 'match won' ? event.seat === seat : phase === 'over' && still[0] === seat;
  const gone = !still.includes(seat) && phase === 'select';
  return html`<li class="${gone ? 'gone' : ''} ${won ? 'won' : ''}">
    ${
      card === null
        ? html`<span class="empty"></span>`
        : html`<span
            ><span class="vh">${words.t('defend/say/shows', {name, card})} </span
            >${courtFace(card, {name: words.t('crown/card', {card})})}</span
          >`
    }
    <gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${name}
      .arms=${seat}
      ?turn=${!isShown(view, desk) && view.turn.includes(seat)}
      .words=${words}
      >${gone ? html`<span>${words.t('defend/is-out')}</span>` : nothing}${
        Number(options['bestOf']) > 1
          ? html`<span>${words.t('crown/wins', {n: wins[seat]})}</span>`
          : nothing
      }</gstk-seat
    >
  </li>`;
}

function board(view: DefendView, desk: DefendDesk): TemplateResult {
  const {seat: south = 0, words} = desk;
  const {seats, last} = view;
  const met = (last?.cards ?? []).filter((card) => card !== null);
  return html`<div class="arena ${seats === 2 ? 'two' : ''}">
    <ul class="court" aria-label=${words.t('defend/court')}>
      ${allOf(seats).map((at) => place(view, (south + 1 + at) % seats, desk))}
    </ul>
    ${thwartRing(met, words)}
  </div>`;
}

/** Cards are looked at, then what came of them; they stay there until the next are shown. */
const TEMPO: Readonly<Record<DefendEvent['type'], Tempo>> = {
  'match begun': 'none',
  'cards revealed': 'notice',
  'cards returned': 'none',
  'players out': 'trick',
  'match won': 'trick',
  'game over': 'none',
};

/** What lies on the board, what is asked, what is said. */
export const defendTable: TableModule<DefendView, ChooseMove, DefendEvent, string> = {
  scene: (view, desk) =>
    sceneOfFive(view, desk, {
      contract: contractLine(view, desk),
      board: board(view, desk),
      ...prompt(view, desk),
    }),
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...defendSpeech,
  panels: ['log', 'rules'],
  panel: rulesPanel(() => import('./words.rules.js')),
  styles: defendStyles,
};
