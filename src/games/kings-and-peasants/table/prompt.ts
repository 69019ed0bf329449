import {type Card, sortHand, type SuitCard, suitOf} from '../../../cards/index.js';
import {
  type Control,
  type HandScene,
  playerOf,
  type Scene,
  suitGlyph,
} from '../../../elements/index.js';
import {leafOf} from '../../../game/phase.js';
import type {Player} from '../../../i18n/index.js';
import {html} from 'lit';
import {isOut, seatOf, stillIn} from '../rules/seats.js';
import {onTable} from './board.js';
import type {PeasantsContext} from './context.js';
import {namingPrompt} from './naming.js';
import {sentence} from './speech.js';
import {bestOf} from '../rules/trick-winner.js';
import {LIMITS, type PeasantsMove, type PeasantsView, type Trick} from '../types.js';

/** The question or the present event in the prompt, and the hand that answers. */

type Prompt = Pick<Scene<PeasantsMove>, 'say' | 'why' | 'controls' | 'advises'>;

/** The hand; its cards are played, or given during the exchange. */
export function hand(
  view: PeasantsView,
  ctx: PeasantsContext,
): HandScene<PeasantsMove> | undefined {
  const {seat, messages} = ctx;
  const cards = seat === undefined ? undefined : view.hands[seat];
  if (!cards) return undefined;
  const giving = view.phase.startsWith('reign.exchange');
  const move = (card: Card): PeasantsMove => ({type: giving ? 'give' : 'play', card});
  return {
    cards: sortHand(
      cards.filter((card) => card !== null),
      {trump: view.trump},
    ),
    dealt: dealtTo(view),
    // The names of four players need the room of a second row.
    rows: ctx.asking && view.phase === 'election.naming' ? 1 : 2,
    legal:
      ctx.asking && view.phase !== 'election.naming'
        ? ctx.moves.flatMap((legal) => ('card' in legal ? [legal.card] : []))
        : null,
    why: (card) => {
      const refusal = ctx.refuse(move(card));
      return refusal && messages.lookup(refusal, {view});
    },
    move,
  };
}

/** The size of a dealt hand: nine; more in a later deal by quotas, and while the king has ten. */
const dealtTo = ({phase, deal, tricks, trick, played, hands}: PeasantsView): number => {
  if (deal === 1)
    return phase === 'reign.exchange.toSoldier' || phase === 'reign.exchange.toPeasant' ? 10 : 9;
  const most = Math.max(...hands.map((cards) => cards.length));
  return Math.max(most + played.length + (trick.length > 0 ? 1 : 0), tricks.length);
};

/** The question to the reader. */
function question(view: PeasantsView, ctx: PeasantsContext): Prompt {
  const {messages} = ctx;
  const {phase, ranks} = view;
  if (phase === 'election.naming') return namingPrompt(ctx);
  const player = (rank: 'king' | 'soldier' | 'peasant'): Player =>
    playerOf(ranks && seatOf(ranks, rank), ctx);
  const controls: readonly Control[] = [];
  switch (phase) {
    case 'reign.exchange.fromSoldier':
    case 'reign.exchange.fromPeasant':
      return {
        say: messages.t(`peasants/ask/${leafOf(phase)}`),
        why: messages.t(`peasants/ask-why/${leafOf(phase)}`, player('king')),
        controls,
      };
    case 'reign.exchange.toSoldier':
    case 'reign.exchange.toPeasant': {
      const receiver = player(phase === 'reign.exchange.toSoldier' ? 'soldier' : 'peasant');
      const any = phase === 'reign.exchange.toPeasant' || view.options['goodCard'] === 'any';
      return {
        say: messages.t(any ? 'peasants/ask/any' : 'peasants/ask/good', receiver),
        why: messages.t(any ? 'peasants/ask-why/any' : 'peasants/ask-why/good'),
        controls,
      };
    }
    default:
      return {...turn(view, ctx), controls};
  }
}

/** The question for a card to play. */
function turn(view: PeasantsView, ctx: PeasantsContext): Omit<Prompt, 'controls'> {
  const {messages, moves} = ctx;
  const [lead] = view.trick;
  if (!lead)
    return {
      say: messages.t('peasants/your-lead'),
      why: lastOne(view, ctx) || messages.t('peasants/lead-anything', {trump: view.trump}),
    };
  const led = suitOf(lead.card as SuitCard);
  const follows =
    view.options['mustFollow'] === 'on' &&
    moves.some((move) => 'card' in move && suitOf(move.card) === led);
  return {
    say: follows
      ? html`${messages.t('peasants/your-turn-follow')}&nbsp;${suitGlyph(led, messages.t('suit', {suit: led}), ctx.deck)}`
      : messages.t('peasants/your-turn-any'),
    why: lastOne(view, ctx) || winning(view, ctx),
  };
}

/** The meaning of one more trick for a reader who is near the election's limit. */
function lastOne(view: PeasantsView, {messages, seat}: PeasantsContext): string {
  const name = view.names?.[seat ?? -1];
  // A king may take all tricks of one deal.
  if (!name || view.ranks || seat === undefined || (name === 'king' && view.deal === 1)) return '';
  return view.tricks[seat]! + 1 === LIMITS[name] ? messages.t('peasants/one-more') : '';
}

function winning(view: PeasantsView, ctx: PeasantsContext): string {
  const best = bestOf(view, onTable(view, ctx));
  return best
    ? ctx.messages.t('peasants/winning', {...ctx.players[best.seat]!, card: best.card})
    : '';
}

/** Why the best card of a full trick took it. */
function reason(view: PeasantsView, plays: Trick, {messages}: PeasantsContext): string {
  const best = bestOf(view, plays);
  const [lead] = plays;
  if (!best || !lead) return '';
  const isRuffed = suitOf(best.card) === view.trump && suitOf(lead.card) !== view.trump;
  return isRuffed
    ? messages.t('peasants/trumped', {trump: view.trump})
    : messages.t('peasants/highest', {card: best.card});
}

/** The prompt while this seat is not asked. */
function happening(view: PeasantsView, ctx: PeasantsContext): Prompt {
  const {messages, players, event} = ctx;
  const controls: readonly Control[] = [];
  if (event && event.type !== 'card played' && event.type !== 'dealt') {
    const said = sentence(event, ctx);
    const why = event.type === 'trick taken' ? reason(view, event.trick, ctx) : follows(view, ctx);
    if (said) return {say: said.replace(/\.$/, ''), why, controls};
  }
  const plays = onTable(view, ctx);
  const best = bestOf(view, plays);
  if (best && plays.length === stillIn(view).length)
    return {
      say: messages.t('peasants/trick-to', players[best.seat]!),
      why: reason(view, plays, ctx),
      controls,
    };
  const out = ctx.seat !== undefined && isOut(view, ctx.seat);
  return {
    say: next(view, ctx),
    why: winning(view, ctx) || (out ? messages.t('peasants/you-are-out') : ''),
    controls,
  };
}

/** The consequence of an event for the reader, or the next player. */
function follows(view: PeasantsView, ctx: PeasantsContext): string {
  const {event, messages, seat} = ctx;
  const name = view.names?.[seat ?? -1];
  if (event?.type === 'limit reached') return messages.t('peasants/others-play');
  if (event?.type === 'names given' && name) return messages.t('peasants/limit', {n: LIMITS[name]});
  return next(view, ctx);
}

/** The awaited player and decision. */
function next({phase, turn: [seat]}: PeasantsView, {messages, players}: PeasantsContext): string {
  if (seat === undefined) return '';
  const what = phase === 'election.naming' ? 'names' : phase.endsWith('.play') ? 'plays' : 'gives';
  return messages.t(`peasants/now/${what}`, players[seat]!);
}

/** The prompt with its controls: the question, or the present event. */
export const prompt = (view: PeasantsView, ctx: PeasantsContext): Prompt =>
  ctx.asking ? question(view, ctx) : happening(view, ctx);
