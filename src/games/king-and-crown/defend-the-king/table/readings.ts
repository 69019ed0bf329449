import {playersOn, type Reading} from '../../../../elements/index.js';
import {COURT, DECK} from '../../rules/deck.js';
import {promptText, winsText} from '../../table/readings.js';
import {type DefendContext, prompt, shownText} from './speech.js';
import type {DefendView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: DefendView, ctx: DefendContext): string | undefined {
  const {messages} = ctx;
  switch (what) {
    case 'hand':
    case 'legal':
      return COURT.flatMap((card) =>
        DECK[card].thwarts.map((other) => `${messages.t('crown/thwarts', {card, other})}.`),
      ).join(' ');
    case 'trick':
      return view.last ? shownText(view.last.cards, ctx) : messages.t('defend/read/none');
    case 'contract':
    case 'turn':
      return promptText(prompt(view, ctx));
    case 'scores':
      return winsText(view, ctx);
    case 'left':
      return messages.t('defend/read/still', {players: playersOn(view.still, ctx)});
    default:
      return undefined;
  }
}
