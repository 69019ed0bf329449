import {
  gameEnded,
  nameOf,
  playerOf,
  type Prompt,
  type PublicEvent,
  type RenderContext,
} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {crownSpeech} from '../../table/speech.js';
import {type ArgsBelow, type Player, shownName} from '../../../../i18n/index.js';
import type {CourtMessages} from '../messages/en.js';
import {cardsOf, holderOf, outcome, teamOf} from '../rules/round.js';
import {cardOf, type Saying} from '../rules/saying.js';
import type {CourtMove, CourtEvent, CourtView, Team} from '../types.js';
import {openQuestion, turnOf} from './statements.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type CourtContext = RenderContext<CourtView, CourtMove, CourtEvent, CourtMessages>;

/** A saying in the reader's language; free text as it was written, isolated if it needs that. */
export function spoken(saying: Saying, ctx: Pick<CourtContext, 'messages' | 'players'>): string {
  if (saying.say === 'text') return shownName(saying.text) ?? '';
  return ctx.messages.lookup(`court/said/${saying.say}`, {
    ...('seat' in saying && playerOf(saying.seat, ctx)),
    card: 'title' in saying ? cardOf(saying.title) : '',
  });
}

const heldBy = (cards: readonly CourtCard[], ctx: CourtContext): string =>
  cards
    .map((card, seat) => ctx.messages.t('court/say/held', {card, ...playerOf(seat, ctx)}))
    .join(', ');

/** The narration of an event; `undefined` if it is not worth a sentence. */
export function sentence(event: CourtEvent, ctx: CourtContext): string | undefined {
  const {messages} = ctx;
  const say = (
    seat: Seat,
    ...[key, values]: ArgsBelow<CourtMessages, 'court/say/', keyof Player>
  ): string => messages.lookup(`court/say/${key}`, {...values, ...playerOf(seat, ctx)});
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
      return say(event.seat, 'looked', {other: playerOf(at, ctx)});
    }
    case 'declined':
      return say(event.seat, 'declined');
    case 'questioning ended':
      return say(event.seat, 'ended');
    case 'accused':
      return say(event.seat, 'accused', {other: playerOf(event.of, ctx)});
    case 'beggar joined':
      return say(event.seat, 'joined');
    case 'verdict': {
      const card = event.cards[event.accused]!;
      return `${say(event.accused, 'verdict', {card})} ${messages.t(`court/${event.team}-won`)}.`;
    }
    default:
      return undefined; // players who are ready or silent, and events that only lead to the next step
  }
}

/** The aim of this seat, according to its card. */
function aim({seat, hands}: CourtView, {messages}: CourtContext): string {
  const card = seat === null ? null : hands[seat]![0];
  if (card === null) return '';
  const own = card === 'king' || card === 'dragon';
  return messages.t(`court/aim/${own ? card : card === 'witch' ? 'wicked' : 'wise'}`);
}

/** The question to this seat, and the reason for it. */
function asking(view: CourtView, ctx: CourtContext): Prompt {
  const {messages} = ctx;
  const {phase, seat, hands, accused} = view;
  const say = `court/ask/${phase}`;
  if (phase === 'look')
    return {say: messages.lookup(say, {card: hands[seat ?? 0]![0]}), why: aim(view, ctx)};
  if (phase === 'question') {
    const king = holderOf(view, 'king') === seat;
    const asked = openQuestion(view)?.of === seat;
    const key = king ? '/king' : asked ? '/asked' : '';
    return {say: messages.lookup(`${say}${key}`), why: aim(view, ctx)};
  }
  return {say: messages.lookup(say, playerOf(accused, ctx)), why: messages.lookup(`${say}/why`)};
}

/** The winner of the round: the reader with a team, or a team. */
export function resultOf(view: CourtView, ctx: CourtContext): string {
  const {accused, hands, seat} = view;
  const found = hands[accused ?? -1]?.[0] === 'dragon';
  const team: Team = found ? 'wise' : 'wicked';
  const own = seat === null || ctx.shared ? null : hands[seat]![0];
  const won = own !== null && teamOf(view, own, seat!) === team;
  return ctx.messages.t(won ? `court/${team}-won/own` : `court/${team}-won`);
}

/** The turning point of the round, as far as the talk proves it. */
export function turningPoint(view: CourtView, ctx: CourtContext): string {
  const turn = turnOf(view);
  if (!turn) return '';
  return ctx.messages.lookup(`court/turn/${turn.kind}`, {
    ...playerOf(turn.seat, ctx),
    other: playerOf(turn.other, ctx),
    card: turn.title && cardOf(turn.title),
  });
}

/** The accused, and the player who was the Dragon. */
export function howItEnded(view: CourtView, ctx: CourtContext): string {
  const {accused, hands} = view;
  const card = hands[accused ?? -1]?.[0] ?? null;
  if (accused === null || card === null) return '';
  return ctx.messages.t(card === 'dragon' ? 'court/end/found' : 'court/end/missed', {
    ...playerOf(holderOf(view, 'king'), ctx),
    other: playerOf(accused, ctx),
    card,
    dragon: playerOf(holderOf(view, 'dragon'), ctx),
  });
}

/** The King's words before the accused turns the card. */
export function accusing(accused: Seat, ctx: CourtContext): Prompt {
  const player = playerOf(accused, ctx);
  const {messages} = ctx;
  return {
    say: messages.t('court/say/that', player),
    why: messages.t('court/wait/verdict', player),
  };
}

/** The prompt: the question, the present event, or the awaited players. */
export function prompt(view: CourtView, ctx: CourtContext): Prompt {
  const {messages, event} = ctx;
  const {phase, accused} = view;
  if (phase === 'verdict' || phase === 'over')
    return {
      say: messages.t('court/say/dragon-was', playerOf(holderOf(view, 'dragon'), ctx)),
      why: turningPoint(view, ctx),
    };
  if (ctx.asking) return asking(view, ctx);
  const why = aim(view, ctx);
  if (event?.type === 'cards bared')
    return {
      say: messages.t('court/say/witch', playerOf(event.seat, ctx)),
      why: messages.t('court/say/redealt'),
    };
  if (accused !== null) {
    const more = cardsOf(view).includes('beggar') && event?.type !== 'beggar joined';
    const {say, why: turns} = accusing(accused, ctx);
    return {say, why: more ? messages.t('court/wait/joining') : turns};
  }
  const [next] = view.turn;
  const resumes = event?.type === 'looked' || event?.type === 'declined';
  return {
    say: messages.lookup(`court/wait/${resumes ? 'question' : phase}`, playerOf(next, ctx)),
    why,
  };
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

/** The texts of the table module. */
export const courtSpeech = crownSpeech<CourtView, CourtMove, CourtEvent>({
  sentence,
  publicEvent,
  prompt: asking,
});
