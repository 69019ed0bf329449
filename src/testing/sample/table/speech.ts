import {type Suit, SUITS, sortHand, suitOf} from '../../../cards/index.js';
import type {RenderContext, PublicEvent, Reading, TableModule} from '../../../elements/scene.js';
import {placesOf} from '../play.js';
import type {OwnMessages} from '../messages/en.js';
import type {Move, Event, View} from '../types.js';

/** The sentences of the table: prompts, announcements, log, and the events sent to the page. */

/** The context in which this table is drawn. */
export type Here = RenderContext<View, Move, Event, OwnMessages>;

/** The name of the player in a seat. */
export const nameOf = (seat: number, {names}: Here): string => names[seat] ?? '';
/** The trump suit, if there is one. */
export const trumpOf = ({options}: View): Suit | undefined =>
  options['trump'] === 'none' ? undefined : (options['trump'] as Suit);
/** The number of tricks still to be played. */
export const left = ({hands}: View): number => Math.max(...hands.map((hand) => hand.length));

const won = (seats: readonly number[], ctx: Here): string =>
  ctx.messages.t('high-card/won', {
    names: seats.map((seat) => nameOf(seat, ctx)).join(', '),
    one: seats.length === 1,
  });

/** The prompt: what is asked of the reader, or what is happening. */
export function say(view: View, ctx: Here): string {
  const {messages, event} = ctx;
  if (event?.type === 'trick taken')
    return messages.t('high-card/trick-to', {name: nameOf(event.seat, ctx)});
  if (view.phase === 'over') return won(placesOf(view.scores)[0] ?? [], ctx);
  if (ctx.asking) return messages.t(`high-card/${view.phase}`);
  const [next] = view.turn;
  return next === undefined ? '' : messages.t('high-card/to-play', {name: nameOf(next, ctx)});
}

/** The tricks of each seat. */
export const standings = ({scores}: View, ctx: Here): string =>
  scores
    .map((n, seat) => `${nameOf(seat, ctx)}: ${ctx.messages.t('high-card/tricks', {n})}.`)
    .join(' ');

const spoken = (view: View, ctx: Here, suits: readonly Suit[] = SUITS): string => {
  const cards = (view.hands[ctx.seat ?? -1] ?? []).filter((card) => card !== null);
  return suits
    .flatMap((suit) => {
      const ranks = sortHand(cards).filter((card) => suitOf(card) === suit);
      return ranks.length ? [ctx.messages.t('say/suit', {suit, ranks})] : [];
    })
    .join(' ');
};

function sentence(event: Event, ctx: Here): string {
  const {messages} = ctx;
  switch (event.type) {
    case 'dealt':
      return messages.t('high-card/say/dealt', {n: event.hands[0]?.length ?? 0});
    case 'card played':
      return messages.t('say/play', {name: nameOf(event.seat, ctx), card: event.card});
    case 'trick taken':
      return `${messages.t('high-card/trick-to', {name: nameOf(event.seat, ctx)})}.`;
    case 'game over':
      return `${won(event.winners, ctx)}.`;
  }
}

function read(what: Reading, view: View, ctx: Here): string | undefined {
  const {messages} = ctx;
  switch (what) {
    case 'hand':
    case 'legal':
      return spoken(view, ctx);
    case 'trick':
      return (
        view.trick.map((play) => sentence({type: 'card played', ...play}, ctx)).join(' ') ||
        messages.t('high-card/say/nothing')
      );
    case 'contract':
      return messages.t('high-card/goal');
    case 'turn':
      return say(view, ctx);
    case 'scores':
    case 'taken':
      return standings(view, ctx);
    case 'left':
      return messages.t('high-card/left', {n: left(view)});
    case 'out':
      return undefined;
  }
}

function publicEvent(event: Event, view: View): PublicEvent | undefined {
  if (event.type === 'card played') {
    const {seat, card} = event;
    return {name: 'gstk-card-played', detail: {seat, card, legal: true}};
  }
  if (event.type !== 'game over') return undefined;
  return {name: 'gstk-game-ended', detail: {ranking: placesOf(view.scores)}};
}

/** The part of the table module that produces sentences. */
export const speech: Pick<
  TableModule<View, Move, Event>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
> = {sentence, asked: (view, ctx) => `${say(view, ctx)}.`, read, publicEvent};
