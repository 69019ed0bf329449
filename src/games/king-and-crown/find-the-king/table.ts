import {html, nothing, type TemplateResult} from 'lit';
import type {HandScene, Scene, TableModule, Tempo} from '../../../elements/scene.js';
import {courtFace} from '../table-face.js';
import {rulesPanel} from '../table-panel.js';
import {COURT, type CourtCard, isCourtCard} from '../deck.js';
import {nameOf} from '../table-speech.js';
import {needOf} from '../wins.js';
import {} from './match.js';
import {type FindDesk, findSpeech, prompt} from './table-speech.js';
import {findStyles} from './table.styles.js';
import type {FindMove, FindEvent, FindView} from './types.js';

/** The table of Find the King: the spread lies where other games have a hand. */

/** The five places, as codes of the hand; a card of the lord's is its own code. */
const PLACES = COURT.map((_, at) => String(at));

/** What lies in the row: a match that has just been won is still to be seen. */
const rowOf = (view: FindView, {event}: FindDesk): readonly (CourtCard | null)[] =>
  event?.type === 'match won' ? event.row : view.row;

/** The spread; for the lord who lays it, the cards that are still in his hand. */
function spread(view: FindView, desk: FindDesk): HandScene<FindMove, string> {
  const {words, moves, asking} = desk;
  const laying = asking && view.phase === 'shuffle';
  const row = rowOf(view, desk);
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
      const refusal = desk.refuse(move(code));
      return refusal && words.t(refusal);
    },
    move,
    ...(laying ? {} : {label: words.t('find/spread')}),
    own: {
      face: (code, illegal) => {
        const card = cardOf(code);
        return courtFace(card, {illegal, name: card ? words.t('crown/card', {card}) : ''});
      },
      name: (code) => {
        const card = cardOf(code);
        if (isCourtCard(code)) return words.t('crown/card', {card: code});
        const place = words.t('find/place', {n: Number(code) + 1});
        return card ? `${place}, ${words.t('crown/card', {card})}` : place;
      },
    },
  };
}

/** True while a match that is not the last lies there decided. */
const isDecided = ({phase}: FindView, {event}: FindDesk): boolean =>
  event?.type === 'match won' && phase !== 'over';

function contractLine(view: FindView, desk: FindDesk): TemplateResult {
  const {words} = desk;
  const {phase, wins, options} = view;
  const of = Number(options['bestOf']);
  const match = wins[0]! + wins[1]! + (phase === 'over' || isDecided(view, desk) ? 0 : 1);
  return html`<span class="name">${words.t('game/find-the-king')}</span>
    <span class="goal">${words.t('find/goal')}</span>
    <span class="deal">${of > 1 ? words.t('find/match', {n: match, of}) : nothing}</span>`;
}

/** Both seats with their roles, and what the lord has laid so far. */
function board(view: FindView, desk: FindDesk): TemplateResult {
  const south = desk.seat ?? 0;
  const seat = (one: number): TemplateResult =>
    html`<gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${one}
      .name=${nameOf(one, desk)}
      .arms=${one}
      ?turn=${!isDecided(view, desk) && view.turn.includes(one)}
      .words=${desk.words}
      ><span>${desk.words.t(one === view.lord ? 'crown/lord' : 'crown/vassal')}</span>${
        needOf(view.options) > 1
          ? html`<span>${desk.words.t('crown/wins', {n: view.wins[one]})}</span>`
          : nothing
      }</gstk-seat
    >`;
  return html`<div class="roles">${seat(1 - south)}${seat(south)}</div>
    ${
      view.phase === 'shuffle' && desk.asking
        ? html`<ol class="laid">
            ${COURT.map((_, at) => {
              const card = view.row[at];
              return html`<li>
                ${
                  card
                    ? html`<span class="vh">${desk.words.t('crown/card', {card})}</span>${courtFace(
                          card,
                        )}`
                    : html`<span class="empty"></span>`
                }
              </li>`;
            })}
          </ol>`
        : nothing
    }`;
}

function scene(view: FindView, desk: FindDesk): Scene<FindMove, string> {
  const {words} = desk;
  const stops = desk.moves.some(({type}) => type === 'stop');
  return {
    contract: contractLine(view, desk),
    board: board(view, desk),
    ...prompt(view, desk),
    controls: isDecided(view, desk)
      ? [{id: 'go', label: words.t('ui/next'), primary: true, run: () => desk.go()}]
      : stops
        ? [{id: 'stop', label: words.t('find/stop'), run: () => desk.ask({type: 'stop'})}]
        : [],
    hand: spread(view, desk),
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

/** What lies on the board, what is asked, what is said. */
export const findTable: TableModule<FindView, FindMove, FindEvent, string> = {
  scene,
  tempo: ({type}, {phase}) => (type === 'match won' && phase === 'over' ? 'none' : TEMPO[type]),
  ...findSpeech,
  panels: ['log', 'rules'],
  panel: rulesPanel(() => import('./words.rules.js')),
  styles: findStyles,
};
