import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/internal/shield.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../../elements/scene.js';
import {nameOf, southOf} from '../../../elements/table/seats.js';
import {courtFace} from '../table/face.js';
import {rulebookPanel} from '../../../elements/table/rulebook-panel.js';
import {COURT, type CourtCard, isCourtCard} from '../rules/deck.js';
import {needOf} from '../rules/wins.js';
import {} from './rules/match.js';
import {type FindContext, findSpeech, prompt} from './table/speech.js';
import {findStyles} from './table/table.styles.js';
import type {FindMove, FindEvent, FindView} from './types.js';

/** The table of Find the King: the spread lies where other games have a hand. */

/** The five places as codes of the hand; a card that the lord lays is its own code. */
const PLACES = COURT.map((_, at) => String(at));

/** The row to show: a match that has just been won must still be seen. */
const rowOf = (view: FindView, {event}: FindContext): readonly (CourtCard | null)[] =>
  event?.type === 'match won' ? event.row : view.row;

/** The spread; for the lord who lays it, the cards still in hand. */
function spread(view: FindView, ctx: FindContext): HandScene<FindMove, string> {
  const {messages, moves, asking} = ctx;
  const laying = asking && view.phase === 'shuffle';
  const row = rowOf(view, ctx);
  const cardOf = (code: string): CourtCard | null =>
    isCourtCard(code) ? code : (row[Number(code)] ?? null);
  const move = (code: string): FindMove =>
    isCourtCard(code) ? {type: 'choose', card: code} : {type: 'reveal', at: Number(code)};
  return {
    cards: laying ? COURT.filter((card) => !view.row.includes(card)) : PLACES.slice(0, row.length),
    dealt: COURT.length,
    legal: asking
      ? moves.flatMap((one) =>
          one.type === 'choose' ? [one.card] : one.type === 'reveal' ? [String(one.at)] : [],
        )
      : null,
    why: (code) => {
      const refusal = ctx.refuse(move(code));
      return refusal && messages.lookup(refusal);
    },
    move,
    ...(laying ? {} : {label: messages.t('find/spread')}),
    own: {
      face: (code, illegal) => {
        const card = cardOf(code);
        return courtFace(card, {illegal, name: card ? messages.t('crown/card', {card}) : ''});
      },
      name: (code) => {
        const card = cardOf(code);
        if (isCourtCard(code)) return messages.t('crown/card', {card: code});
        const place = messages.t('find/place', {n: Number(code) + 1});
        return card ? `${place}, ${messages.t('crown/card', {card})}` : place;
      },
    },
  };
}

/** True while a decided match that is not the last is shown. */
const isDecided = ({phase}: FindView, {event}: FindContext): boolean =>
  event?.type === 'match won' && phase !== 'over';

function contractLine(view: FindView, ctx: FindContext): TemplateResult {
  const {messages} = ctx;
  const {phase, wins, options} = view;
  const of = Number(options['bestOf']);
  const match = wins[0]! + wins[1]! + (phase === 'over' || isDecided(view, ctx) ? 0 : 1);
  return html`<span class="name">${messages.t('game/find-the-king')}</span>
    <span class="goal">${messages.t('find/goal')}</span>
    <span class="deal">${of > 1 ? messages.t('find/match', {n: match, of}) : nothing}</span>`;
}

/** Both seats with their roles, and the cards that the lord has laid so far. */
function board(view: FindView, ctx: FindContext): TemplateResult {
  const south = southOf(ctx);
  const seat = (one: number): TemplateResult =>
    html`<gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${one}
      .name=${nameOf(one, ctx)}
      .letter=${letterOf(one, ctx)}
      .arms=${one}
      ?turn=${!isDecided(view, ctx) && view.turn.includes(one)}
      .messages=${ctx.messages}
      ><span>${ctx.messages.t(one === view.lord ? 'crown/lord' : 'crown/vassal')}</span>${
        needOf(view.options) > 1
          ? html`<span>${ctx.messages.t('crown/wins', {n: view.wins[one]!})}</span>`
          : nothing
      }</gstk-seat
    >`;
  return html`<div class="roles">${seat(1 - south)}${seat(south)}</div>
    ${
      view.phase === 'shuffle' && ctx.asking
        ? html`<ol class="laid">
            ${COURT.map((_, at) => {
              const card = view.row[at];
              return html`<li>
                ${
                  card
                    ? html`<span class="vh">${ctx.messages.t('crown/card', {card})}</span
                        >${courtFace(card)}`
                    : html`<span class="empty"></span>`
                }
              </li>`;
            })}
          </ol>`
        : nothing
    }`;
}

function scene(view: FindView, ctx: FindContext): Scene<FindMove, string> {
  const {messages} = ctx;
  const stops = ctx.moves.some(({type}) => type === 'stop');
  return {
    contract: contractLine(view, ctx),
    board: board(view, ctx),
    ...prompt(view, ctx),
    controls: isDecided(view, ctx)
      ? [{id: 'go', label: messages.t('ui/next'), primary: true, run: () => ctx.go()}]
      : stops
        ? [{id: 'stop', label: messages.t('find/stop'), run: () => ctx.ask({type: 'stop'})}]
        : [],
    hand: spread(view, ctx),
  };
}

const TEMPO: Readonly<Record<FindEvent['type'], Tempo>> = {
  'lord named': 'none',
  'card laid': 'step',
  'cards presented': 'none',
  'card revealed': 'notice',
  'another allowed': 'none',
  stopped: 'none',
  'match won': 'stop',
  'game over': 'none',
};

/** The table module of Find the King. */
export const findTable: TableModule<FindView, FindMove, FindEvent, string> = {
  scene,
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...findSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {
    hand: 'key/row',
    trick: 'key/row',
    out: 'key/row',
    left: 'key/row',
    contract: 'key/asked',
    taken: null,
  },
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./messages/rulebook.js')),
  styles: findStyles,
};
