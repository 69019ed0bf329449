import {isCard, type Play} from '../../cards/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyView,
  placesByScore,
  type Seat,
} from '../../game/index.js';
import {usualEventKind} from '../game-entry.js';
import {cardsInWords} from '../shared/cards-in-words.js';
import type {RenderContext} from '../render-context.js';
import type {PublicEvent, Reading, Tempo} from '../table-module.js';
import {playerOf, playersOn} from './seats.js';
import {gameEnded, type Speech} from './speech.js';

/** The speech of a table, for games with few sentences. */

/** The context that a sentence of any game needs. */
type Saying = Pick<RenderContext, 'players' | 'messages'>;

/** The game's own part of the speech. */
interface Spoken<View extends AnyView, Event extends AnyEvent, Context> {
  /** The first line of the prompt; announced when this seat is asked, and read as the turn. */
  say(view: View, ctx: Context): string;
  /** The narration of events by type; a card that is played or picked is narrated without it. */
  readonly sentences: {
    readonly [Type in Event['type']]?: (
      event: Extract<Event, {readonly type: Type}>,
      ctx: Context,
    ) => string | undefined;
  };
  /** The readings of the keys; turn, hand, playable cards and trick are read without it. */
  readonly readings: Partial<Record<Reading, (view: View, ctx: Context) => string | undefined>>;
  readonly publicEvent?: (event: Event, view: View) => PublicEvent | undefined;
}

/** True for an event in which a card is laid open. */
const isPlay = (event: AnyEvent): event is AnyEvent & Play =>
  usualEventKind(event) === 'card-played';

/** A card that is played, as events and tricks hold it. */
const played = ({seat, card}: Play, ctx: Saying): string =>
  ctx.messages.t('say/play', {...playerOf(seat, ctx), card});

/**
 * The public events of a played card and of the end, for rules whose events have the usual names; the
 * most points win.
 */
function usualPublicEvent(event: AnyEvent, {scores = []}: AnyView): PublicEvent | undefined {
  if (isPlay(event)) {
    const {seat, card} = event;
    return {name: 'gstk-card-played', detail: {seat, card, legal: true}};
  }
  if (usualEventKind(event) !== 'game-ended') return undefined;
  return gameEnded({places: placesByScore(scores)});
}

/** The tempo of games in which cards are played to tricks. */
export function trickTempo(
  event: AnyEvent,
  {trick, seats}: AnyView & {readonly trick: readonly unknown[]},
): Tempo {
  if (usualEventKind(event) === 'trick-taken') return 'collect';
  if (!isPlay(event)) return 'none';
  return trick.length === seats ? 'trick' : 'step';
}

/** The prompt while others are awaited, `Otto, to play`; `''` when nobody is. */
export const waitingFor = ({turn: [next]}: AnyView, ctx: Saying): string =>
  next === undefined ? '' : ctx.messages.t('seat/to-play', playerOf(next, ctx));

/** The winner, `You win`. */
export const wonBy = (seats: readonly Seat[], ctx: Saying): string =>
  ctx.messages.t('seat/won', {players: playersOn(seats, ctx)});

/** The reader's hand, by suits; `undefined` for an onlooker. */
const handAloud = (
  {hands = []}: AnyView,
  {seat, messages}: Pick<RenderContext, 'seat' | 'messages'>,
): string | undefined =>
  seat === undefined ? undefined : cardsInWords((hands[seat] ?? []).filter(isCard), {messages});

const usualReadings = {
  hand: handAloud,
  legal: handAloud,
  trick: ({trick = []}: AnyView & {readonly trick?: readonly Play[]}, ctx: Saying) =>
    trick.map((play) => played(play, ctx)).join(' '),
};

/** The speaking members of a table, made from the game's own part; `Own` are its messages. */
export function usualSpeech<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
  Own = unknown,
>({
  say,
  sentences,
  readings,
  publicEvent = usualPublicEvent,
}: Spoken<View, Event, RenderContext<View, Move, Event, Own>>): Speech<View, Move, Event> {
  type Context = RenderContext<View, Move, Event, Own>;
  const all = {...usualReadings, turn: say, ...readings} as typeof readings;
  return {
    sentence(event, ctx: Context) {
      const own = sentences[event.type as Event['type']];
      if (own) return own(event as Extract<Event, {readonly type: Event['type']}>, ctx);
      return isPlay(event) ? played(event, ctx as unknown as Saying) : undefined;
    },
    asked: (view, ctx: Context) => `${say(view, ctx)}.`,
    read: (what, view, ctx: Context) => all[what]?.(view, ctx),
    publicEvent,
  };
}
