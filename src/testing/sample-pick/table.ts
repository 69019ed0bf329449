import {html} from 'lit';
import {
  cardRow,
  cardRowStyles,
  cardsBetween,
  compassSeats,
  compassStyles,
  handOfBacks,
  rulebookPanel,
  type TableModule,
} from '../../elements/index.js';
import {packOf} from './play.js';
import {type Context, say, speech} from './table/speech.js';
import type {Event, Move, View} from './types.js';

/** The table: the row lies where other games have a hand. Its sentences are in `table/speech.ts`. */
export const table: TableModule<View, Move, Event, string> = {
  scene(view, ctx: Context) {
    const {messages, event, before, asking} = ctx;
    // Guests that go are gone from the view and must still be seen.
    const end = event?.type === 'guests kept' || event?.type === 'guests gone' ? event : undefined;
    const {guests, active: seat} = end && before ? before : view;
    const plays = guests.slice(-1).map((card) => ({seat, card}));
    const seats = compassSeats(view, ctx, (at) => {
      const n = view.court[at]?.length ?? 0;
      return {
        score: view.scores[at] ?? 0,
        taken: n,
        takenUnit: messages.t('royal-guests/unit', {n}),
      };
    });
    const last = cardsBetween(view, ctx, plays, {label: messages.t('royal-guests/open')});
    const earlier = cardRow(guests.slice(0, -1), messages.t('royal-guests/earlier'), ctx);
    return {
      contract: html`<span class="name">${messages.t('royal-guests/goal')}</span
        ><span class="deal">${messages.t('royal-guests/left', {n: view.row.length})}</span>`,
      board: html`${seats}
        <div class="middle">${last}${earlier}</div>`,
      say: say(view, ctx),
      why: guests.map((card) => messages.t('card', {card})).join(', '),
      controls:
        asking && view.phase === 'dare'
          ? [
              {
                id: 'stop',
                label: messages.t('royal-guests/stop'),
                run: () => ctx.ask({type: 'stop'}),
              },
            ]
          : [],
      ...(end?.type === 'guests kept' ? {collect: end.seat} : {}),
      hand: handOfBacks(
        {
          count: view.row.length,
          dealt: packOf(view.options).length,
          label: messages.t('royal-guests/row'),
          name: (n) => messages.t('royal-guests/place', {n}),
          move: (at) => ({type: 'pick', at}),
        },
        ctx,
      ),
    };
  },
  tempo: ({type}) =>
    type === 'card picked' ? 'notice' : type === 'guests kept' ? 'collect' : 'none',
  ...speech,
  keyNames: {trick: 'royal-guests/key/trick', hand: 'royal-guests/key/hand'},
  saysAim: true, // in the top line
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: [compassStyles, cardRowStyles],
};
