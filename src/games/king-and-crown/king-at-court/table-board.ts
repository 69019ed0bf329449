import {html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../../elements/internal/shield.js';
import type {Seat} from '../../../game/index.js';
import {COURT, type CourtCard, DECK} from '../deck.js';
import {courtFace} from '../table-face.js';
import {nameOf} from '../table-speech.js';
import {cardsOf, outcome, seatsOf, teamOf} from './round.js';
import {cardOf} from './saying.js';
import type {CourtDesk} from './table-speech.js';
import type {CourtView} from './types.js';

/** The line of chrome, and who sits there with what card and what claim. */

/** The line of chrome: the game, which cards are set aside, which round. */
export function contractLine(view: CourtView, {words}: CourtDesk): TemplateResult {
  const aside = COURT.filter((card) => !cardsOf(view).includes(card));
  const of = Number(view.options['rounds']);
  return html`<span class="name">${words.t('game/king-at-court')}</span>
    <span class="goal">${aside.length > 0 ? words.t('court/aside', {cards: aside}) : nothing}</span>
    <span class="deal">${of > 1 ? words.t('court/round', {n: view.round, of}) : nothing}</span>`;
}

/** Cards that all look at while the Witch acts, or at the end, are still to be seen. */
const cardAt = (view: CourtView, seat: Seat, {event}: CourtDesk): CourtCard | null =>
  event?.type === 'verdict' || event?.type === 'cards bared'
    ? event.cards[seat]!
    : view.hands[seat]![0];

/** What is known of a seat in few words: its card, what it says it is, how it stands. */
export function notesOf(view: CourtView, seat: Seat, desk: CourtDesk): readonly string[] {
  const {words} = desk;
  const {talk, past, accused, joined, phase, was, quiet, lord} = view;
  const card = cardAt(view, seat, desk);
  const over = phase === 'over' || phase === 'verdict';
  const claim = talk
    .slice(past)
    .findLast((line) => line.seat === seat && line.saying.say === 'am')?.saying;
  const had = was[seat];
  return [
    card ? words.t('crown/card', {card}) : words.t('court/down'),
    over && card ? words.t(`court/${teamOf(view, card, seat)}`) : '',
    claim?.say === 'am' && !over ? words.t('court/claims', {card: cardOf(claim.title)}) : '',
    had && had !== 'King' && !over && phase !== 'shuffle'
      ? words.t('court/before', {card: cardOf(had)})
      : '',
    seat === accused ? words.t('court/is-accused') : '',
    seat === joined ? words.t('court/has-joined') : '',
    winnersOf(view, desk).includes(seat) ? words.t('court/wins') : '',
    phase === 'question' && quiet.includes(seat) ? words.t('court/silent-now') : '',
    phase === 'look' && seat === lord ? words.t('crown/lord') : '',
    Number(view.options['rounds']) > 1 ? words.t('court/won', {n: view.scores[seat]}) : '',
  ].filter(Boolean);
}

function winnersOf(view: CourtView, {event}: CourtDesk): readonly Seat[] {
  if (event?.type === 'verdict') return event.winners;
  return view.options['rounds'] === 1 ? (outcome(view)?.winners ?? []) : [];
}

/** One seat: card, name, notes. */
function place(view: CourtView, seat: Seat, desk: CourtDesk): TemplateResult {
  const card = cardAt(view, seat, desk);
  const [first = '', ...notes] = notesOf(view, seat, desk);
  const name = nameOf(seat, desk);
  const own = seat === desk.seat;
  const turn = view.turn.includes(seat) && view.phase !== 'question';
  const classes = [
    own ? 'own' : '',
    turn ? 'turn' : '',
    winnersOf(view, desk).includes(seat) ? 'won' : '',
    seat === view.accused ? 'accused' : '',
  ];
  return html`<li class="cseat ${classes.join(' ')}" part="seat" data-seat=${seat}>
    <span class="cname" part="seat-name">${shield([...name][0] ?? '', seat)}<b>${name}</b></span>
    <span class="ccard ${card && DECK[card].team === 'wicked' ? 'wicked' : ''}"
      >${courtFace(card)}<span class="ctitle"
        ><span class=${card ? '' : 'vh'}>${first}</span></span
      ></span
    >
    <span class="cnotes">${notes.map((note) => html`<span>${note}</span>`)}</span>
  </li>`;
}

/** The court, the reader first. */
export function court(view: CourtView, desk: CourtDesk): TemplateResult {
  const south = desk.seat ?? 0;
  return html`<ol class="court n${view.seats}" aria-label=${desk.words.t('court/seats')}>
    ${seatsOf(view).map((_, at) => place(view, (south + at) % view.seats, desk))}
  </ol>`;
}
