import type {RenderContext, PublicEvent} from '../../../../elements/scene.js';
import {gameEnded, type Prompt} from '../../../../elements/table/speech.js';
import {nameOf} from '../../../../elements/table/seats.js';
import type {Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {crownSpeech} from '../../table/speech.js';
import {holderOf, outcome} from '../rules/round.js';
import {cardOf, type Saying} from '../rules/saying.js';
import type {CourtMove, CourtEvent, CourtView} from '../types.js';
import type {CourtMessages} from '../messages/en.js';
import type {ArgsBelow} from '../../../../i18n/index.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type CourtContext = RenderContext<CourtView, CourtMove, CourtEvent, CourtMessages>;

/** A saying in the reader's language; free text as it was written. */
export function spoken(saying: Saying, ctx: CourtContext): string {
  if (saying.say === 'text') return saying.text;
  return ctx.messages.lookup(`court/said/${saying.say}`, {
    name: 'seat' in saying ? nameOf(saying.seat, ctx) : '',
    card: 'title' in saying ? cardOf(saying.title) : '',
  });
}

const heldBy = (cards: readonly CourtCard[], ctx: CourtContext): string =>
  cards
    .map((card, seat) => ctx.messages.t('court/say/held', {card, name: nameOf(seat, ctx)}))
    .join(', ');

/** The narration of an event; `undefined` when it is not worth a sentence. */
export function sentence(event: CourtEvent, ctx: CourtContext): string | undefined {
  const {messages} = ctx;
  const say = (
    seat: Seat,
    ...[key, values]: ArgsBelow<CourtMessages, 'court/say/', 'name'>
  ): string => messages.lookup(`court/say/${key}`, {...values, name: nameOf(seat, ctx)});
  switch (event.type) {
    case 'lord named':
      return say(event.lord, 'dealt', {n: event.round, of: event.round});
    case 'king shown':
      return say(event.seat, 'king');
    case 'said':
      return `${nameOf(event.seat, ctx)}: ${spoken(event.saying, ctx)}`;
    case 'cards bared':
      return say(event.seat, 'bared', {list: heldBy(event.cards, ctx)});
    case 'cards redealt':
      return messages.t('court/say/redealt');
    case 'looked': {
      const {at, card} = event;
      if (card && event.seat === ctx.seat) return say(at, 'saw', {card});
      return say(event.seat, 'looked', {other: nameOf(at, ctx)});
    }
    case 'declined':
      return say(event.seat, 'declined');
    case 'questioning ended':
      return say(event.seat, 'ended');
    case 'accused':
      return say(event.seat, 'accused', {other: nameOf(event.of, ctx)});
    case 'beggar joined':
      return say(event.seat, 'joined');
    case 'verdict': {
      const card = event.cards[event.accused]!;
      return `${say(event.accused, 'verdict', {card})} ${messages.t(`court/${event.team}-won`)}.`;
    }
    default:
      return undefined; // players who are ready or silent, and events that only lead on
  }
}

/** The aim of this seat, by its card. */
function aim({seat, hands}: CourtView, {messages}: CourtContext): string {
  const card = seat === null ? null : hands[seat]![0];
  if (card === null) return '';
  const own = card === 'king' || card === 'dragon';
  return messages.t(`court/aim/${own ? card : card === 'witch' ? 'wicked' : 'wise'}`);
}

/** The question to this seat, and why it is asked. */
function asking(view: CourtView, ctx: CourtContext): Prompt {
  const {messages} = ctx;
  const {phase, seat, hands, accused} = view;
  const say = `court/ask/${phase}`;
  if (phase === 'look')
    return {say: messages.lookup(say, {card: hands[seat ?? 0]![0]}), why: aim(view, ctx)};
  if (phase === 'question') {
    const king = holderOf(view, 'king') === seat;
    return {say: messages.lookup(king ? `${say}/king` : say), why: aim(view, ctx)};
  }
  const name = accused === null ? '' : nameOf(accused, ctx);
  return {say: messages.lookup(say, {name}), why: messages.lookup(`${say}/why`)};
}

function verdict(view: CourtView, ctx: CourtContext): Prompt {
  const {messages, event} = ctx;
  const {reason = '', winners = []} = outcome(view) ?? {};
  const names = winners.map((seat) => nameOf(seat, ctx)).join(', ');
  if (event?.type === 'verdict' || view.accused === null) {
    const [first = '', ...rest] = (event && sentence(event, ctx))?.split(/(?<=\.) /) ?? [];
    return {say: rest.join(' ').replace(/\.$/, ''), why: first};
  }
  const card = view.hands[view.accused]![0];
  const was = messages.t('court/say/verdict', {card: card!, name: nameOf(view.accused, ctx)});
  return {say: messages.lookup(reason, {names}), why: was};
}

/** The prompt: the question, the present event, or the awaited players. */
export function prompt(view: CourtView, ctx: CourtContext): Prompt {
  const {messages, event} = ctx;
  if (event?.type === 'verdict' || view.phase === 'over') return verdict(view, ctx);
  if (ctx.asking) return asking(view, ctx);
  const [next] = view.turn;
  const name = next === undefined ? '' : nameOf(next, ctx);
  const rests = view.phase !== 'shuffle' && view.phase !== 'verdict';
  const waits = rests ? messages.t(`court/wait/${view.phase}`, {name}) : '';
  // A saying stands in the talk already.
  const said = event && event.type !== 'said' ? sentence(event, ctx) : undefined;
  if (said && event?.type === 'cards bared') {
    const [first = '', ...rest] = said.split(/(?<=!) /);
    return {say: first, why: rest.join(' ')};
  }
  return said ? {say: said.replace(/\.$/, ''), why: waits} : {say: waits, why: aim(view, ctx)};
}

function publicEvent(event: CourtEvent, view: CourtView): PublicEvent | undefined {
  switch (event.type) {
    case 'lord named':
      return {name: 'gstk-deal-started', detail: {deal: event.round}};
    case 'card seen':
      return {name: 'gstk-choice-made', detail: {seat: event.seat}};
    case 'verdict':
      return {
        name: 'gstk-deal-scored',
        detail: {deal: view.round, scores: view.scores, totals: view.scores},
      };
    case 'game over':
      return gameEnded(outcome(view));
    default:
      return undefined;
  }
}

/** The speaking members of the table module. */
export const courtSpeech = crownSpeech<CourtView, CourtMove, CourtEvent>({
  sentence,
  publicEvent,
  prompt: asking,
  readings: () => import('./readings.js'),
});
