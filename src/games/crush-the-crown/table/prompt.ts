import {type Card, rankOf} from '../../../cards/index.js';
import {type Control, type HandScene, playerOf, type Prompt} from '../../../elements/index.js';
import {discoveredBy, nextRank} from '../rules/government.js';
import {HAND} from '../rules/options.js';
import {dutySuit} from '../rules/wanted-cards.js';
import {type CrushContext, fillers} from './context.js';
import {feetOf} from './feet.js';
import {searched} from './staged.js';
import {justGiven} from './turn-history.js';
import {handOf, pick, tributeOf} from './tribute.js';
import type {CrushMove, CrushView} from '../types.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {CrushMessages} from '../messages/en.js';

/** The question to the reader, its buttons, and the move of each card in the hand. */

const may = ({moves}: CrushContext, type: CrushMove['type']): readonly Card[] =>
  moves.flatMap((move) => (move.type === type && 'card' in move ? [move.card] : []));

/** The question to this seat, and the reason for it. */
export function asking(view: CrushView, ctx: CrushContext): Prompt {
  const {messages, seat = 0} = ctx;
  const t = (...[key, values]: ArgsBelow<CrushMessages, 'crush/ask/'>): Prompt => ({
    say: messages.lookup(`crush/ask/${key}`, values),
    why: messages.lookup(`crush/ask/${key}/why`, values),
  });
  const rival = 1 - seat;
  const player = playerOf(rival, ctx);
  switch (view.phase) {
    case 'marryFirst':
    case 'marrySecond': {
      const queens = may(ctx, 'marry');
      return queens.length > 0 ? t('marry', {n: queens.length, card: queens[0]!}) : t('swap');
    }
    case 'build': {
      const [card] = may(ctx, 'extend');
      const found = may(ctx, 'discover');
      const values = {
        card: (card ?? found[0])!,
        n: found.length,
        next: fillers(view, seat)?.own as Card,
      };
      if (view.extended) return t('more', values);
      if (card) return t(found.length > 0 ? 'either' : 'extend', values);
      return t(found.length > 0 ? 'discover' : 'no-build', values);
    }
    case 'insert': {
      const spies = may(ctx, 'spy');
      const values = {...player, rank: nextRank(view.governments[rival]!)!};
      return t(spies.length > 0 ? 'insert' : 'no-spy', values);
    }
    case 'tribute': {
      const {bound, forced} = tributeOf(view, seat);
      const values = {...player, n: view.owed, suit: dutySuit({view})!, bound};
      if (forced.length >= view.owed) return t('give-all', values);
      return t(bound === 0 ? 'give-any' : forced.length > 0 ? 'give-some' : 'give', values);
    }
    case 'fireHire': {
      const forced = ctx.refuse({type: 'keep'}) !== undefined;
      return t(forced ? 'fire-down' : 'fire', {draws: handOf(view, seat).length <= HAND});
    }
    case 'over':
      return {say: '', why: ''};
  }
}

/** The awaited player and move. */
export function waiting(view: CrushView, {messages, players}: CrushContext): Prompt {
  const [next] = view.turn;
  if (next === undefined) return {say: '', why: ''};
  const player = players[next]!;
  return {
    say: messages.t('crush/to-play', player),
    why: messages.lookup(`crush/waiting/${view.phase}`, {...player, n: view.owed}),
  };
}

/** What is told while a cause is shown and its consequence is not. */
export function causeOf(view: CrushView, ctx: CrushContext): Prompt {
  const {event, before, messages} = ctx;
  const {say, why} = before ? waiting(before, ctx) : {say: '', why: ''};
  if (event?.type === 'married')
    return {say: messages.t('crush/search', {n: searched(view, before)}), why: say};
  if (event?.type !== 'spy inserted') return {say, why};
  const values = {...playerOf(event.seat, ctx), to: playerOf(event.into, ctx)};
  return {say: messages.t('crush/sends', values), why: say};
}

/** The move that a card of the hand stands for in this phase. */
function moveOf(view: CrushView, seat: number, card: Card): CrushMove {
  switch (view.phase) {
    case 'marryFirst':
    case 'marrySecond':
      return {type: rankOf(card) === 'Q' ? 'marry' : 'swap', card};
    case 'build':
      return {
        type: discoveredBy(view.governments[seat]!, card) < 0 ? 'extend' : 'discover',
        card,
      };
    case 'insert':
      return {type: 'spy', card};
    case 'tribute':
      return {type: 'give', card};
    case 'fireHire':
    case 'over':
      return {type: 'fire', card};
  }
}

/** Whether the reader picks several cards before they are given. */
const picks = (view: CrushView, {asking}: CrushContext): boolean =>
  asking && view.phase === 'tribute' && view.owed > 1;

/** The reader's hand; an onlooker has none. */
export function hand(view: CrushView, ctx: CrushContext): HandScene<CrushMove> | undefined {
  const {seat, messages} = ctx;
  if (seat === undefined) return undefined;
  const move = (card: Card): CrushMove => moveOf(view, seat, card);
  const why = (card: Card): string | undefined => {
    const refusal = ctx.refuse(move(card));
    return refusal && messages.lookup(refusal, {view, move: move(card)});
  };
  const cards = handOf(view, seat);
  const common = {
    cards,
    feet: feetOf(view, seat, cards, ctx),
    dealt: HAND,
    fresh: justGiven(ctx.log ?? [], seat),
    why,
  };
  if (picks(view, ctx)) {
    const {forced, chosen, open} = tributeOf(view, seat, (ctx.draft ?? []) as readonly Card[]);
    return {
      ...common,
      legal: [...forced, ...open],
      refusal: (card) => ctx.refuse(move(card)),
      pick: (card) => pick(view, ctx, card),
      selected: chosen,
      counted: true,
    };
  }
  return {
    ...common,
    legal: ctx.asking ? ctx.moves.flatMap((one) => ('card' in one ? [one.card] : [])) : null,
    move,
  };
}

/** The button that gives all the cards of a tribute at once. */
function giving(view: CrushView, ctx: CrushContext): Control {
  const {messages} = ctx;
  const {chosen} = tributeOf(view, ctx.seat, (ctx.draft ?? []) as readonly Card[]);
  const [first, ...then] = chosen.map((card): CrushMove => ({type: 'give', card}));
  const missing = view.owed - chosen.length;
  return {
    id: 'give',
    label: messages.t('crush/do/give', {n: chosen.length, of: view.owed}),
    primary: missing === 0,
    ...(missing > 0 ? {disabled: messages.t('crush/pick-more', {n: missing})} : {}),
    run: () => ctx.ask(first!, ...then),
  };
}

/** The button for the move without a card, if there is one. */
export function controls(view: CrushView, ctx: CrushContext): readonly Control[] {
  const {messages, moves} = ctx;
  if (picks(view, ctx)) return [giving(view, ctx)];
  const type = view.phase === 'fireHire' ? 'keep' : 'skip';
  const bare = moves.some((move) => move.type === type);
  if (!ctx.asking || !(bare || view.phase === 'fireHire')) return [];
  const refusal = ctx.refuse({type});
  return [
    {
      id: type,
      label: messages.lookup(`crush/do/${view.extended ? 'done' : view.phase}`),
      primary: bare && moves.length === 1,
      ...(refusal ? {disabled: messages.lookup(refusal, {view, move: {type}})} : {}),
      run: () => ctx.ask({type}),
    },
  ];
}
