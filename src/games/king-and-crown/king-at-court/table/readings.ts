import {nameOf, playerOf, type Reading} from '../../../../elements/index.js';
import {promptText} from '../../table/readings.js';
import {cardsOf, seatsOf} from '../rules/round.js';
import {notesOf} from './board.js';
import {type CourtContext, prompt, spoken} from './speech.js';
import type {CourtView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: CourtView, ctx: CourtContext): string | undefined {
  const {messages} = ctx;
  const seats = (list: readonly number[]): string =>
    list
      .map((seat) =>
        messages.t('court/read/seat', {
          ...playerOf(seat, ctx),
          notes: notesOf(view, seat, ctx).join(', '),
        }),
      )
      .join(' ');
  switch (what) {
    case 'hand':
    case 'legal':
      return ctx.seat === undefined ? undefined : seats([ctx.seat]);
    case 'left':
    case 'taken':
      return seats(seatsOf(view));
    case 'trick':
      return (
        view.talk
          .slice(-5)
          .map(({seat, saying}) => `${nameOf(seat, ctx)}: ${spoken(saying, ctx)}`)
          .join(' ') || messages.t('court/talk/none')
      );
    case 'out':
      return `${cardsOf(view)
        .map((card) => messages.t('crown/card', {card}))
        .join(', ')}.`;
    case 'contract':
    case 'turn':
      return promptText(prompt(view, ctx));
    case 'scores':
      return view.scores
        .map((n, seat) => messages.t('court/read/score', {n, ...playerOf(seat, ctx)}))
        .join(' ');
  }
}
