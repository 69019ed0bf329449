import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/internal/shield.js';
import type {TableModule, Tempo} from '../../../elements/scene.js';
import {nameOf} from '../../../elements/table/seats.js';
import type {Seat} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {courtFace} from '../table/face.js';
import {sceneOfFive} from '../table/hand.js';
import {rulebookPanel} from '../../../elements/table/rulebook-panel.js';
import {thwartRing} from '../table/ring.js';
import {allOf} from './rules/match.js';
import {type DefendContext, defendSpeech, prompt} from './table/speech.js';
import {defendStyles} from './table/table.styles.js';
import type {DefendEvent, DefendView} from './types.js';

/** The table of Defend the King: the cards shown, and the ring of cards that thwart each other. */

function contractLine(view: DefendView, {messages, event}: DefendContext): TemplateResult {
  const {wins, phase, options, seats} = view;
  const of = Number(options['bestOf']);
  const decided = wins.reduce((sum, won) => sum + won, 0);
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${messages.t('game/defend-the-king')}</span>
    <span class="goal">${messages.t(seats === 2 ? 'defend/goal' : 'defend/goal/many')}</span>
    <span class="deal">${of > 1 ? messages.t('defend/match', {n, of}) : nothing}</span>`;
}

/** True while cards are looked at and nobody chooses. */
const isShown = ({phase}: DefendView, {event}: DefendContext): boolean =>
  phase === 'over' || (event !== undefined && event.type !== 'match begun');

/** A seat, the card that it has shown, and whether it is out. */
function place(view: DefendView, seat: Seat, ctx: DefendContext): TemplateResult {
  const {messages, event} = ctx;
  const {last, still, wins, options, phase} = view;
  const card = last?.cards[seat] ?? null;
  const name = nameOf(seat, ctx);
  const won =
    event?.type === 'match won' ? event.seat === seat : phase === 'over' && still[0] === seat;
  const gone = !still.includes(seat) && phase === 'select';
  return html`<li class="${gone ? 'gone' : ''} ${won ? 'won' : ''}">
    ${
      card === null
        ? html`<span class="empty"></span>`
        : html`<span
            ><span class="vh">${messages.t('defend/say/shows', {name, card})} </span
            >${courtFace(card, {name: messages.t('crown/card', {card})})}</span
          >`
    }
    <gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${name}
      .letter=${letterOf(seat, ctx)}
      .arms=${seat}
      ?turn=${!isShown(view, ctx) && view.turn.includes(seat)}
      .messages=${messages}
      >${gone ? html`<span>${messages.t('defend/is-out')}</span>` : nothing}${
        Number(options['bestOf']) > 1
          ? html`<span>${messages.t('crown/wins', {n: wins[seat]!})}</span>`
          : nothing
      }</gstk-seat
    >
  </li>`;
}

function board(view: DefendView, ctx: DefendContext): TemplateResult {
  const {seat: south = 0, messages} = ctx;
  const {seats, last} = view;
  const met = (last?.cards ?? []).filter((card) => card !== null);
  return html`<div class="arena ${seats === 2 ? 'two' : ''}">
    <ul class="court" aria-label=${messages.t('defend/court')}>
      ${allOf(seats).map((at) => place(view, (south + 1 + at) % seats, ctx))}
    </ul>
    ${thwartRing(met, messages)}
  </div>`;
}

/** Cards are looked at, then their result; they stay there until the next are shown. */
const TEMPO: Readonly<Record<DefendEvent['type'], Tempo>> = {
  'match begun': 'none',
  'cards revealed': 'notice',
  'cards returned': 'none',
  'players out': 'trick',
  'match won': 'trick',
  'game over': 'none',
};

/** The table module of Defend the King. */
export const defendTable: TableModule<DefendView, ChooseMove, DefendEvent, string> = {
  scene: (view, ctx) =>
    sceneOfFive(view, ctx, {
      contract: contractLine(view, ctx),
      board: board(view, ctx),
      ...prompt(view, ctx),
    }),
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...defendSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {trick: 'key/shown', contract: 'key/asked', taken: null, out: null},
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./messages/rulebook.js')),
  styles: defendStyles,
};
