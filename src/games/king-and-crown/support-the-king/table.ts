import {html, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/internal/shield.js';
import type {TableModule, Tempo} from '../../../elements/scene.js';
import {nameOf, southOf} from '../../../elements/table/seats.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {DECK} from '../rules/deck.js';
import {courtFace} from '../table/face.js';
import {sceneOfFive} from '../table/hand.js';
import {rulebookPanel} from '../../../elements/table/rulebook-panel.js';
import {totalOf} from './rules/match.js';
import {prompt, type SupportContext, supportSpeech} from './table/speech.js';
import {supportStyles} from './table/table.styles.js';
import type {SupportEvent, SupportView} from './types.js';

/** The table of Support the King: two seats, two cards, and their sum. */

function contractLine(
  {wins, phase, options}: SupportView,
  {messages, event}: SupportContext,
): TemplateResult {
  const decided = wins[0]! + wins[1]!;
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${messages.t('game/support-the-king')}</span>
    <span class="goal">${messages.t('support/goal')}</span>
    <span class="out"
      ><span class="label q"
        >${messages.t('support/target', {n: Number(options['target'])})}</span
      ></span
    >
    <span class="deal">${messages.t('support/match', {n})}</span>`;
}

/** True while the cards of a decided match are shown; the next roles are not shown yet. */
const isShown = ({phase}: SupportView, {event}: SupportContext): boolean =>
  phase === 'over' || event?.type === 'cards revealed' || event?.type === 'match won';

function board(view: SupportView, ctx: SupportContext): TemplateResult {
  const {messages} = ctx;
  const {last} = view;
  const south = southOf(ctx);
  const order = [1 - south, south];
  const seat = (one: number): TemplateResult =>
    html`<gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${one}
      .name=${nameOf(one, ctx)}
      .letter=${letterOf(one, ctx)}
      .arms=${one}
      ?turn=${!isShown(view, ctx) && view.turn.includes(one)}
      .messages=${messages}
      ><span>${messages.t(one === view.lord ? 'crown/lord' : 'crown/vassal')}</span
      ><span>${messages.t('crown/wins', {n: view.wins[one]!})}</span></gstk-seat
    >`;
  const card = (one: number): TemplateResult => {
    const shown = last?.cards[one];
    if (!shown) return html`<span class="empty"></span>`;
    const name = messages.t('crown/card', {card: shown});
    return html`<span class=${one === last.winner ? 'won' : ''}
      ><span class="vh"
        >${messages.t('support/say/shows', {name: nameOf(one, ctx), card: shown})} </span
      >${courtFace(shown, {name})}</span
    >`;
  };
  const sum = last
    ? html`<b>${totalOf(last.cards)}</b
        ><span>${order.map((one) => DECK[last.cards[one]!].value).join(' + ')}</span
        ><span>${messages.t('support/kind', {n: totalOf(last.cards)})}</span>`
    : html`<span>${messages.t('support/open')}</span>`;
  return html`<div class="roles">${order.map(seat)}</div>
    <div class="meet">
      ${card(1 - south)}
      <p class="sum">${sum}</p>
      ${card(south)}
    </div>`;
}

/** Two cards are looked at, then their winner; both stay there until the next two are shown. */
const TEMPO: Readonly<Record<SupportEvent['type'], Tempo>> = {
  'lord named': 'none',
  'cards revealed': 'notice',
  'match won': 'trick',
  'game over': 'none',
};

/** The table module of Support the King. */
export const supportTable: TableModule<SupportView, ChooseMove, SupportEvent, string> = {
  scene: (view, ctx) =>
    sceneOfFive(view, ctx, {
      contract: contractLine(view, ctx),
      board: board(view, ctx),
      ...prompt(view, ctx),
    }),
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...supportSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {trick: 'key/shown', contract: 'key/asked', taken: null, out: null, left: null},
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./messages/rulebook.js')),
  styles: supportStyles,
};
