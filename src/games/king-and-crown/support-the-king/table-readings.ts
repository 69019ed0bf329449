import type {Reading} from '../../../elements/scene.js';
import {totalOf} from './match.js';
import {nameOf, prompt, type SupportDesk} from './table-speech.js';
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
    case 'turn': {
      const {say, why} = prompt(view, desk);
      return [say, why].filter(Boolean).join('. ');
    }
    case 'scores':
      return view.wins
        .map((n, seat) => words.t('crown/read/score', {n, name: nameOf(seat, desk)}))
        .join(' ');
    default:
      return undefined;
  }
}
