import {html, nothing, type TemplateResult} from 'lit';
import {SLOW_TURN, TURN} from '../../../../elements/shared/index.js';
import {seatsAround} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {COURT} from '../../rules/deck.js';
import {type RevealPlace, revealRow} from '../../table/reveal.js';
import {cardsOf, holderOf, outcome, teamOf} from '../rules/round.js';
import {cardOf} from '../rules/saying.js';
import type {CourtMove, CourtView} from '../types.js';
import {FOUND, OTHERS, RESULT} from './verdict-times.js';
import {isHinted, phraseDraftOf} from './phrase-draft.js';
import type {CourtContext} from './speech.js';
import {claimOf, isDisputed, openQuestion} from './statements.js';

/** The top line, and the players with their cards, claims and teams. */

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

/** Whether all cards are up, after the verdict or by the Witch: claims no longer count. */
const isBared = ({phase}: CourtView): boolean =>
  phase === 'over' || phase === 'verdict' || phase === 'shuffle';

/** Everything worth saying about a seat in few words: its card, its team, its claim, its standing. */
export function notesOf(view: CourtView, seat: Seat, ctx: CourtContext): readonly string[] {
  const {messages} = ctx;
  const {accused, joined, phase, was, quiet, lord, options, scores} = view;
  const [card] = view.hands[seat]!;
  const claim = claimOf(view, seat);
  const bared = isBared(view);
  const had = was[seat];
  const talks = phase === 'question';
  return [
    card ? messages.t('crown/card', {card}) : messages.t('court/down'),
    card && bared ? messages.t(`court/${teamOf(view, card, seat)}`) : '',
    claim && !bared ? messages.t('court/claims', {card: cardOf(claim)}) : '',
    !bared && isDisputed(view, seat) ? messages.t('court/disputed') : '',
    had && had !== 'King' && !bared ? messages.t('court/before', {card: cardOf(had)}) : '',
    talks && openQuestion(view)?.of === seat ? messages.t('court/is-asked') : '',
    seat === accused ? messages.t('court/is-accused') : '',
    seat === joined ? messages.t('court/has-joined') : '',
    winnersOf(view, ctx).includes(seat) ? messages.t('court/wins') : '',
    talks && quiet.includes(seat) ? messages.t('court/silent-now') : '',
    phase === 'look' && seat === lord ? messages.t('court/deals') : '',
    Number(options['rounds']) > 1 ? messages.t('court/won', {n: scores[seat]!}) : '',
  ].filter(Boolean);
}

/** The team that has won the round being judged. */
function winnersOf(view: CourtView, {event}: CourtContext): readonly Seat[] {
  if (event?.type === 'verdict') return event.winners;
  return view.options['rounds'] === 1 ? (outcome(view)?.winners ?? []) : [];
}

/** A player's claim as a bubble. */
function bubble(
  view: CourtView,
  seat: Seat,
  ctx: CourtContext,
  gone?: {readonly wait: number},
): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const claim = claimOf(view, seat);
  if (!claim) return nothing;
  const card = cardOf(claim);
  return html`<span class="vh">${gone ? nothing : messages.t('court/claims', {card})}</span
    ><span
      class="claim ${isDisputed(view, seat) ? 'disputed' : ''}"
      aria-hidden="true"
      data-move=${`claim-${view.round}-${view.uses}-${seat}-${claim}`}
      ?data-gone=${gone}
      data-wait=${gone?.wait ?? 0}
      >${messages.t('crown/card', {card})}</span
    >`;
}

/** The one note below title or claim: whatever matters most now. */
function standing(view: CourtView, seat: Seat, ctx: CourtContext): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const {accused, phase, was, quiet, lord, options, scores, hands} = view;
  const bared = isBared(view);
  const had = was[seat];
  if (had && had !== 'King' && !bared) {
    const card = cardOf(had);
    return html`<span class="vh">${messages.t('court/before', {card})}</span
      ><s aria-hidden="true">${messages.t('crown/card', {card})}</s>`;
  }
  const talks = phase === 'question';
  const [first] = [
    seat === accused ? messages.t('court/is-accused') : '',
    talks && openQuestion(view)?.of === seat ? messages.t('court/is-asked') : '',
  ].filter(Boolean);
  // A reader who knows the card sees the claim about it beside its title.
  if (!first && !bared && hands[seat]![0] && claimOf(view, seat)) return bubble(view, seat, ctx);
  const [more] = [
    !bared && isDisputed(view, seat) ? messages.t('court/disputed') : '',
    talks && quiet.includes(seat) ? messages.t('court/silent-now') : '',
    phase === 'look' && seat === lord ? messages.t('court/deals') : '',
    Number(options['rounds']) > 1 ? messages.t('court/won', {n: scores[seat]!}) : '',
  ].filter(Boolean);
  const shown = first ?? more;
  return shown ? html`<span>${shown}</span>` : nothing;
}

/** The text below a card: the claim about it, or its title once it is known, and one more note. */
function note(view: CourtView, seat: Seat, wait: number, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const [card] = view.hands[seat]!;
  // A claim stays until the card has turned; for a card known before, the bubble is below it.
  const turns = card !== null && wait > 0;
  return html`<span class="said"
      >${card === null ? bubble(view, seat, ctx) : turns ? bubble(view, seat, ctx, {wait}) : nothing}${
        card === null
          ? nothing
          : html`<b data-move=${`title-${view.round}-${seat}-${card}`} data-wait=${wait}
              >${messages.t('crown/card', {card})}</b
            >`
      }</span
    >${standing(view, seat, ctx)}`;
}

/** The move that picks a seat, to look at its card or to accuse it. */
function picking(view: CourtView, seat: Seat, ctx: CourtContext): CourtMove | undefined {
  const {phase} = view;
  if (!ctx.asking || (phase !== 'peek' && phase !== 'accuse')) return undefined;
  return ctx.moves.find((move) => 'seat' in move && move.type !== 'say' && move.seat === seat);
}

function place(view: CourtView, seat: Seat, at: number, ctx: CourtContext): RevealPlace {
  const {event, messages} = ctx;
  const {phase, accused, round, uses, was, lord, hands} = view;
  const [card] = hands[seat]!;
  const first = seat === accused;
  const turns = card !== null && ctx.before?.hands[seat]?.[0] === null;
  const judging = turns && event?.type === 'verdict';
  const known = judging ? (first ? FOUND : RESULT) : turns ? TURN : 0;
  const team = card && teamOf(view, card, seat);
  const king = phase !== 'look' && seat === holderOf(view, 'king');
  const move = picking(view, seat, ctx);
  const {pick} = phraseDraftOf(ctx);
  const awaited = phase === 'question' ? openQuestion(view)?.of === seat : view.turn.includes(seat);
  return {
    seat,
    card,
    up: card !== null,
    note: note(view, seat, known, ctx),
    ...(team ? {tag: {text: messages.t(`court/${team}`), as: team}} : {}),
    best: winnersOf(view, ctx).includes(seat),
    ...(event?.type === 'verdict' ? {late: known || RESULT} : turns ? {late: known} : {}),
    accused: first,
    awaited: awaited && !isBared(view) && phase !== 'look',
    mine: seat === ctx.seat,
    // After a new deal nobody knows where a card was before; only the King has kept his.
    key: uses === 0 || king ? `card-${round}-${seat}` : `card-${round}-${uses}-${seat}`,
    from: `arms-${uses === 0 ? lord : was.indexOf('Witch')}`,
    wait: at * 60,
    turnWait: judging && !first ? OTHERS : 0,
    turn: judging && first ? SLOW_TURN : TURN,
    pick: move && {
      pressed: pick === seat || isHinted(move, ctx),
      run: () => ctx.sketch({pick: seat}),
    },
  };
}

/** The court, the reader first. */
export const court = (view: CourtView, ctx: CourtContext): TemplateResult =>
  revealRow(
    seatsAround(view.seats, ctx).map((seat, at) => place(view, seat, at, ctx)),
    ctx.messages.t('court/seats'),
    ctx,
  );
