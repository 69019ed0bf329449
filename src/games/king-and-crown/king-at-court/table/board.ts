import {html, nothing, type TemplateResult} from 'lit';
import {shieldOf} from '../../../../elements/internal/shield.js';
import {nameOf, seatsAround} from '../../../../elements/table/seats.js';
import type {Seat} from '../../../../game/index.js';
import {COURT, type CourtCard, DECK} from '../../rules/deck.js';
import {courtFace} from '../../table/face.js';
import {cardsOf, outcome, teamOf} from '../rules/round.js';
import {cardOf} from '../rules/saying.js';
import type {CourtContext} from './speech.js';
import type {CourtView} from '../types.js';

/** The top line, and the players with their cards and claims. */

/** The top line: the game, the cards set aside, the number of the round. */
export function contractLine(view: CourtView, {messages}: CourtContext): TemplateResult {
  const aside = COURT.filter((card) => !cardsOf(view).includes(card));
  const of = Number(view.options['rounds']);
  return html`<span class="name">${messages.t('game/king-at-court')}</span>
    <span class="goal"
      >${aside.length > 0 ? messages.t('court/aside', {cards: aside}) : nothing}</span
    >
    <span class="deal">${of > 1 ? messages.t('court/round', {n: view.round, of}) : nothing}</span>`;
}

/**
 * The card to show: those that the Witch or the end turns up are gone from the view but must still
 * be seen.
 */
const cardAt = (view: CourtView, seat: Seat, {event}: CourtContext): CourtCard | null =>
  event?.type === 'verdict' || event?.type === 'cards bared'
    ? event.cards[seat]!
    : view.hands[seat]![0];

/** Notes on a seat in few words: its card, its claim, its standing. */
export function notesOf(view: CourtView, seat: Seat, ctx: CourtContext): readonly string[] {
  const {messages} = ctx;
  const {talk, past, accused, joined, phase, was, quiet, lord} = view;
  const card = cardAt(view, seat, ctx);
  const over = phase === 'over' || phase === 'verdict';
  const claim = talk
    .slice(past)
    .findLast((line) => line.seat === seat && line.saying.say === 'am')?.saying;
  const had = was[seat];
  return [
    card ? messages.t('crown/card', {card}) : messages.t('court/down'),
    over && card ? messages.t(`court/${teamOf(view, card, seat)}`) : '',
    claim?.say === 'am' && !over ? messages.t('court/claims', {card: cardOf(claim.title)}) : '',
    had && had !== 'King' && !over && phase !== 'shuffle'
      ? messages.t('court/before', {card: cardOf(had)})
      : '',
    seat === accused ? messages.t('court/is-accused') : '',
    seat === joined ? messages.t('court/has-joined') : '',
    winnersOf(view, ctx).includes(seat) ? messages.t('court/wins') : '',
    phase === 'question' && quiet.includes(seat) ? messages.t('court/silent-now') : '',
    phase === 'look' && seat === lord ? messages.t('crown/lord') : '',
    Number(view.options['rounds']) > 1 ? messages.t('court/won', {n: view.scores[seat]!}) : '',
  ].filter(Boolean);
}

function winnersOf(view: CourtView, {event}: CourtContext): readonly Seat[] {
  if (event?.type === 'verdict') return event.winners;
  return view.options['rounds'] === 1 ? (outcome(view)?.winners ?? []) : [];
}

/** One seat: card, name, notes. */
function place(view: CourtView, seat: Seat, ctx: CourtContext): TemplateResult {
  const card = cardAt(view, seat, ctx);
  const [first = '', ...notes] = notesOf(view, seat, ctx);
  const name = nameOf(seat, ctx);
  const own = seat === ctx.seat;
  const turn = view.turn.includes(seat) && view.phase !== 'question';
  const classes = [
    own ? 'own' : '',
    turn ? 'turn' : '',
    winnersOf(view, ctx).includes(seat) ? 'won' : '',
    seat === view.accused ? 'accused' : '',
  ];
  return html`<li class="cseat ${classes.join(' ')}" part="seat" data-seat=${seat}>
    <span class="cname" part="seat-name">${shieldOf(seat, ctx)}<b>${name}</b></span>
    <span class="ccard ${card && DECK[card].team === 'wicked' ? 'wicked' : ''}"
      >${courtFace(card)}<span class="ctitle"
        ><span class=${card ? '' : 'vh'}>${first}</span></span
      ></span
    >
    <span class="cnotes">${notes.map((note) => html`<span>${note}</span>`)}</span>
  </li>`;
}

/** The court, the reader first. */
export function court(view: CourtView, ctx: CourtContext): TemplateResult {
  return html`<ol class="court n${view.seats}" aria-label=${ctx.messages.t('court/seats')}>
    ${seatsAround(view.seats, ctx).map((seat) => place(view, seat, ctx))}
  </ol>`;
}
