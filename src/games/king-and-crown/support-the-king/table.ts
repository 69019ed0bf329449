import {html, type TemplateResult} from 'lit';
import type {TableModule, Tempo} from '../../../elements/scene.js';
import type {ChooseMove} from '../choosing.js';
import {DECK} from '../deck.js';
import {courtFace} from '../table-face.js';
import {sceneOfFive} from '../table-hand.js';
import {rulesPanel} from '../table-panel.js';
import {nameOf} from '../table-speech.js';
import {totalOf} from './match.js';
import {prompt, southOf, type SupportDesk, supportSpeech} from './table-speech.js';
import {supportStyles} from './table.styles.js';
import type {SupportEvent, SupportView} from './types.js';

/** The table of Support the King: two seats, two cards, and what they make together. */

function contractLine(
  {wins, phase, options}: SupportView,
  {words, event}: SupportDesk,
): TemplateResult {
  const decided = wins[0]! + wins[1]!;
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${words.t('game/support-the-king')}</span>
    <span class="goal">${words.t('support/goal')}</span>
    <span class="out"
      ><span class="label q">${words.t('support/target', {n: options['target']})}</span></span
    >
    <span class="deal">${words.t('support/match', {n})}</span>`;
}

/** True while two cards lie there whose match is decided; the next roles are not shown yet. */
const isShown = ({phase}: SupportView, {event}: SupportDesk): boolean =>
  phase === 'over' || event?.type === 'cards revealed' || event?.type === 'match won';

function board(view: SupportView, desk: SupportDesk): TemplateResult {
  const {words} = desk;
  const {last} = view;
  const south = southOf(desk);
  const order = [1 - south, south];
  const seat = (one: number): TemplateResult =>
    html`<gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${one}
      .name=${nameOf(one, desk)}
      .arms=${one}
      ?turn=${!isShown(view, desk) && view.turn.includes(one)}
      .words=${words}
      ><span>${words.t(one === view.lord ? 'crown/lord' : 'crown/vassal')}</span
      ><span>${words.t('crown/wins', {n: view.wins[one]})}</span></gstk-seat
    >`;
  const card = (one: number): TemplateResult => {
    const shown = last?.cards[one];
    if (!shown) return html`<span class="empty"></span>`;
    const name = words.t('crown/card', {card: shown});
    return html`<span class=${one === last.winner ? 'won' : ''}
      ><span class="vh"
        >${words.t('support/say/shows', {name: nameOf(one, desk), card: shown})} </span
      >${courtFace(shown, {name})}</span
    >`;
  };
  const sum = last
    ? html`<b>${totalOf(last.cards)}</b
        ><span>${order.map((one) => DECK[last.cards[one]!].value).join(' + ')}</span
        ><span>${words.t('support/kind', {n: totalOf(last.cards)})}</span>`
    : html`<span>${words.t('support/open')}</span>`;
  return html`<div class="roles">${order.map(seat)}</div>
    <div class="meet">
      ${card(1 - south)}
      <p class="sum">${sum}</p>
      ${card(south)}
    </div>`;
}

/** Two cards are looked at, then who has won; both stay there until the next two are shown. */
const TEMPO: Readonly<Record<SupportEvent['type'], Tempo>> = {
  'lord named': 'none',
  'cards revealed': 'notice',
  'match won': 'trick',
  'game over': 'none',
};

/** What lies on the board, what is asked, what is said. */
export const supportTable: TableModule<SupportView, ChooseMove, SupportEvent, string> = {
  scene: (view, desk) =>
    sceneOfFive(view, desk, {
      contract: contractLine(view, desk),
      board: board(view, desk),
      ...prompt(view, desk),
    }),
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...supportSpeech,
  panels: ['log', 'rules'],
  panel: rulesPanel(() => import('./words.rules.js')),
  styles: supportStyles,
};
