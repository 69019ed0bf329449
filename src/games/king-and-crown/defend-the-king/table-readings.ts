import type {Reading} from '../../../elements/scene.js';
import {COURT, DECK} from '../deck.js';
import {promptText, winsText} from '../table-readings.js';
import {type DefendDesk, namesOf, prompt, shownText} from './table-speech.js';
import type {DefendView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: DefendView, desk: DefendDesk): string | undefined {
  const {words} = desk;
  switch (what) {
    case 'hand':
    case 'legal':
      return COURT.flatMap((card) =>
        DECK[card].thwarts.map((other) => `${words.t('crown/thwarts', {card, other})}.`),
      ).join(' ');
    case 'trick':
      return view.last ? shownText(view.last.cards, desk) : words.t('defend/read/none');
    case 'contract':
    case 'turn':
      return promptText(prompt(view, desk));
    case 'scores':
      return winsText(view, desk);
    case 'left':
      return words.t('defend/read/still', {names: namesOf(view.still, desk)});
    default:
      return undefined;
  }
}
