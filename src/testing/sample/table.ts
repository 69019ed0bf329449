import {html, type TemplateResult} from 'lit';
import {sortHand, winningPlay} from '../../cards/index.js';
import {placesFor} from '../../elements/gstk-trick/places.js';
import type {HandScene, TableModule} from '../../elements/scene.js';
import {type Here, left, nameOf, say, speech, standings, trumpOf} from './table-speech.js';
import {styles} from './table.styles.js';
import type {Move, Event, View} from './types.js';

/** The table: what lies on the board and in the hand. What is said is in `table-speech.ts`. */

/** A trick that is being taken is still to be seen. */
const onTable = (view: View, {event, before}: Here): View['trick'] =>
  event?.type === 'trick taken' ? (before?.trick ?? []) : view.trick;

function board(view: View, desk: Here): TemplateResult {
  const {words, letters, deck, origin} = desk;
  const south = desk.seat ?? 0;
  const round = placesFor(view.seats).map((place, at) => {
    const seat = (south + at) % view.seats;
    return {place, seat, name: nameOf(seat, desk)};
  });
  const plays = onTable(view, desk);
  const [next = null] = view.turn;
  return html`${round.map(
      ({seat, place, name}) =>
        html`<gstk-seat
          class=${place}
          exportparts="seat, seat-name, seat-score, shield"
          data-seat=${seat}
          .name=${name}
          .arms=${seat}
          .cards=${seat === desk.seat ? null : (view.hands[seat]?.length ?? 0)}
          .tricks=${view.scores[seat] ?? 0}
          ?turn=${next === seat}
          ?own=${seat === south}
          .words=${words}
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
      .words=${words}
    ></gstk-trick>`;
}

function hand(view: View, desk: Here): HandScene<Move> | undefined {
  const cards = desk.seat === undefined ? undefined : view.hands[desk.seat];
  if (!cards) return undefined;
  const known = cards.filter((card) => card !== null);
  return {
    cards: sortHand(known, {trump: trumpOf(view)}),
    dealt: Number(view.options['cards']),
    legal: desk.asking ? desk.moves.map(({card}) => card) : null,
    why: (card) => {
      const refusal = desk.refuse({type: 'play', card});
      return refusal && desk.words.t(refusal);
    },
    move: (card) => ({type: 'play', card}),
  };
}

/** The table of this game. */
export const table: TableModule<View, Move, Event> = {
  scene(view, desk) {
    const {words} = desk;
    const trump = trumpOf(view);
    const cards = hand(view, desk);
    return {
      contract: html`<span class="name">${words.t('high-card/goal')}</span
        ><span class="goal">${trump ? words.t('high-card/trump', {suit: trump}) : ''}</span
        ><span class="deal">${words.t('high-card/left', {n: left(view)})}</span>`,
      board: board(view, desk),
      say: say(view, desk),
      why: view.phase === 'over' ? standings(view, desk) : words.t('high-card/any'),
      controls: [],
      ...(desk.event?.type === 'trick taken' ? {collect: desk.event.seat} : {}),
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
  panel: (_panel, _view, {words}) =>
    Promise.resolve(html`<p class="rules">${words.t('high-card/rules')}</p>`),
  styles,
};
