import {html} from 'lit';
import {winningPlay} from '../../cards/index.js';
import {
  cardsBetween,
  compassSeats,
  compassStyles,
  handOfPlays,
  rulebookPanel,
  type TableModule,
  tricksTaken,
  trickTempo,
  trickTerms,
} from '../../elements/index.js';
import {type Context, say, speech, standings} from './table/speech.js';
import type {Event, Move, View} from './types.js';

/** The table: what is on the board and in the hand. Its sentences are in `table/speech.ts`. */
export const table: TableModule<View, Move, Event> = {
  scene(view, ctx: Context) {
    const {messages, event, before} = ctx;
    // A trick that is being taken is gone from the view and must still be seen.
    const taker = event?.type === 'trick taken' ? {collect: event.seat} : undefined;
    const plays = (taker && before ? before : view).trick;
    const seats = compassSeats(view, ctx, (seat) => tricksTaken(view.scores[seat] ?? 0, messages));
    const winning = winningPlay(plays)?.seat;
    const trick = cardsBetween(view, ctx, plays, trickTerms(messages), {winning});
    return {
      contract: html`<span class="name">${messages.t('high-card/goal')}</span>`,
      board: html`${seats}${trick}`,
      say: say(view, ctx),
      why: view.phase === 'over' ? standings(view, ctx) : messages.t('high-card/any'),
      controls: [],
      ...taker,
      ...handOfPlays(view, ctx, Number(view.options['cards'])),
    };
  },
  ...speech,
  ...{tempo: trickTempo, saysAim: true}, // the aim is in the top line
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: [compassStyles],
};
