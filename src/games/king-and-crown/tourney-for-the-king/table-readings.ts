import type {Reading} from '../../../elements/scene.js';
import {promptText} from '../table-readings.js';
import {nameOf} from '../table-speech.js';
import {totalOf} from './round.js';
import {roundText, type TourneyDesk} from './table-desk.js';
import {prompt} from './table-speech.js';
import type {TourneyView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: TourneyView, desk: TourneyDesk): string | undefined {
  const {words, seat = 0} = desk;
  const unused = (one: number): string =>
    words.t('tourney/read/unused', {
      ...{name: nameOf(one, desk), cards: view.hands[one], n: totalOf(view.rounds, one)},
    });
  switch (what) {
    case 'hand':
      return unused(seat);
    case 'out':
    case 'left':
      return [seat, 1 - seat].map(unused).join(' ');
    case 'legal':
      return words.t('tourney/read/legal', {n: desk.moves.length});
    case 'trick':
    case 'taken': {
      const from = what === 'trick' ? Math.max(0, view.rounds.length - 1) : 0;
      const read = view.rounds.slice(from).map((_, at) => roundText(view, from + at, desk));
      return read.length > 0 ? read.join(' ') : words.t('tourney/read/none');
    }
    case 'contract':
    case 'turn':
      return promptText(prompt(view, desk));
    case 'scores':
      return words.t('tourney/standing', {
        ...{one: nameOf(0, desk), other: nameOf(1, desk), scores: view.scores},
      });
  }
}
