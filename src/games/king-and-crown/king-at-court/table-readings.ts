import type {Reading} from '../../../elements/scene.js';
import {promptText} from '../table-readings.js';
import {nameOf} from '../table-speech.js';
import {cardsOf, seatsOf} from './round.js';
import {notesOf} from './table-board.js';
import {type CourtDesk, prompt, spoken} from './table-speech.js';
import type {CourtView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: CourtView, desk: CourtDesk): string | undefined {
  const {words} = desk;
  const seats = (list: readonly number[]): string =>
    list
      .map((seat) =>
        words.t('court/read/seat', {
          name: nameOf(seat, desk),
          notes: notesOf(view, seat, desk).join(', '),
        }),
      )
      .join(' ');
  switch (what) {
    case 'hand':
    case 'legal':
      return desk.seat === undefined ? undefined : seats([desk.seat]);
    case 'left':
    case 'taken':
      return seats(seatsOf(view));
    case 'trick':
      return (
        view.talk
          .slice(-5)
          .map(({seat, saying}) => `${nameOf(seat, desk)}: ${spoken(saying, desk)}`)
          .join(' ') || words.t('court/talk/none')
      );
    case 'out':
      return `${cardsOf(view)
        .map((card) => words.t('crown/card', {card}))
        .join(', ')}.`;
    case 'contract':
    case 'turn':
      return promptText(prompt(view, desk));
    case 'scores':
      return view.scores
        .map((n, seat) => words.t('court/read/score', {n, name: nameOf(seat, desk)}))
        .join(' ');
  }
}
