import type {Reading} from '../../../elements/scene.js';
import {promptText, winsText} from '../table-readings.js';
import {nameOf} from '../table-speech.js';
import {totalOf} from './match.js';
import {prompt, type SupportDesk} from './table-speech.js';
import type {SupportView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: SupportView, desk: SupportDesk): string | undefined {
  const {words} = desk;
  const {last} = view;
  switch (what) {
    case 'hand':
    case 'legal':
      return words.t('support/read/hand');
    case 'trick':
      return last
        ? [
            ...last.cards.map((card, seat) =>
              words.t('support/say/shows', {card, name: nameOf(seat, desk)}),
            ),
            words.t('support/say/total', {n: totalOf(last.cards)}),
          ].join(' ')
        : words.t('support/read/none');
    case 'contract':
    case 'turn':
      return promptText(prompt(view, desk));
    case 'scores':
      return winsText(view, desk);
    default:
      return undefined;
  }
}
