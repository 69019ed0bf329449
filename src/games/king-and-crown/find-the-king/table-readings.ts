import type {Reading} from '../../../elements/scene.js';
import {promptText, winsText} from '../table-readings.js';
import {type FindDesk, prompt} from './table-speech.js';
import type {FindView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: FindView, desk: FindDesk): string | undefined {
  const {words} = desk;
  const shown = view.open.map((at) => words.t('find/read/open', {n: at + 1, card: view.row[at]}));
  switch (what) {
    case 'hand':
    case 'trick':
    case 'out':
    case 'left':
      return [words.t('find/read/down', {n: view.row.length - shown.length}), ...shown].join(' ');
    case 'legal':
      return words.t('find/read/legal', {
        n: desk.moves.filter(({type}) => type !== 'stop').length,
      });
    case 'contract':
    case 'turn':
      return promptText(prompt(view, desk));
    case 'scores':
      return winsText(view, desk);
    case 'taken':
      return undefined;
  }
}
