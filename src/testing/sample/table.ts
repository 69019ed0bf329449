import {html, type TemplateResult} from 'lit';
import {sortHand, winningPlay} from '../../cards/index.js';
import {placesFor} from '../../elements/gstk-trick/places.js';
import type {HandScene, TableModule} from '../../elements/scene.js';
import {type Here, left, nameOf, say, speech, standings, trumpOf} from './table/speech.js';
import {styles} from './table.styles.js';
import type {Move, Event, View} from './types.js';

/** The table: what is on the board and in the hand. Its sentences are in `table/speech.ts`. */

/** The trick to draw: a trick that is being taken is still shown. */
const onTable = (view: View, {event, before}: Here): View['trick'] =>
  event?.type === 'trick taken' ? (before?.trick ?? []) : view.trick;

function board(view: View, ctx: Here): TemplateResult {
  const {messages, letters, deck, origin} = ctx;
  const south = ctx.seat ?? 0;
  const round = placesFor(view.seats).map((place, at) => {
    const seat = (south + at) % view.seats;
    return {place, seat, name: nameOf(seat, ctx)};
  });
  const plays = onTable(view, ctx);
  const [next = null] = view.turn;
  return html`${round.map(
      ({seat, place, name}) =>
        html`<gstk-seat
          class=${place}
          exportparts="seat, seat-name, seat-score, shield"
          data-seat=${seat}
          .name=${name}
          .arms=${seat}
          .cards=${seat === ctx.seat ? null : (view.hands[seat]?.length ?? 0)}
          .tricks=${view.scores[seat] ?? 0}
          ?turn=${next === seat}
          ?own=${seat === south}
          .messages=${messages}
        ></gstk-seat>`,
    )}<gstk-trick
      exportparts="trick, slot, card, card-face"
      .seats=${round}
      .plays=${plays}
      .next=${plays.length < view.seats ? next : null}
      .winning=${winningPlay(plays, {trump: trumpOf(view)})?.seat ?? null}
      .from=${origin}
      .letters=${letters}
      .deck=${deck}
      .messages=${messages}
    ></gstk-trick>`;
}

function hand(view: View, ctx: Here): HandScene<Move> | undefined {
  const cards = ctx.seat === undefined ? undefined : view.hands[ctx.seat];
  if (!cards) return undefined;
  const known = cards.filter((card) => card !== null);
  return {
    cards: sortHand(known, {trump: trumpOf(view)}),
    dealt: Number(view.options['cards']),
    legal: ctx.asking ? ctx.moves.map(({card}) => card) : null,
    why: (card) => {
      const refusal = ctx.refuse({type: 'play', card});
      return refusal && ctx.messages.lookup(refusal);
    },
    move: (card) => ({type: 'play', card}),
  };
}

/** The table of this game. */
export const table: TableModule<View, Move, Event> = {
  scene(view, ctx) {
    const {messages} = ctx;
    const trump = trumpOf(view);
    const cards = hand(view, ctx);
    return {
      contract: html`<span class="name">${messages.t('high-card/goal')}</span
        ><span class="goal">${trump ? messages.t('high-card/trump', {suit: trump}) : ''}</span
        ><span class="deal">${messages.t('high-card/left', {n: left(view)})}</span>`,
      board: board(view, ctx),
      say: say(view, ctx),
      why: view.phase === 'over' ? standings(view, ctx) : messages.t('high-card/any'),
      controls: [],
      ...(ctx.event?.type === 'trick taken' ? {collect: ctx.event.seat} : {}),
      ...(cards ? {hand: cards} : {}),
    };
  },
  tempo: (event, view) => {
    if (event.type === 'trick taken') return 'collect';
    if (event.type !== 'card played') return 'none';
    return view.trick.length === view.seats ? 'trick' : 'step';
  },
  ...speech,
  panels: ['log', 'rules'],
  panel: (_panel, _view, {messages}) =>
    Promise.resolve(html`<p class="rules">${messages.t('high-card/rules')}</p>`),
  styles,
};
