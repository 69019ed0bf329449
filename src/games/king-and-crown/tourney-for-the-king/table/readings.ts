import {playerOf, type Reading} from '../../../../elements/index.js';
import {promptText} from '../../table/readings.js';
import {totalOf} from '../rules/round.js';
import {roundText, type TourneyContext} from './context.js';
import {prompt} from './speech.js';
import type {TourneyView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: TourneyView, ctx: TourneyContext): string | undefined {
  const {messages, seat = 0} = ctx;
  const unused = (one: number): string =>
    messages.t('tourney/read/unused', {
      ...{...playerOf(one, ctx), cards: view.hands[one]!, n: totalOf(view.rounds, one)},
    });
  switch (what) {
    case 'hand':
      return unused(seat);
    case 'out':
    case 'left':
      return [seat, 1 - seat].map(unused).join(' ');
    case 'legal':
      return messages.t('tourney/read/legal', {n: ctx.moves.length});
    case 'trick':
    case 'taken': {
      const from = what === 'trick' ? Math.max(0, view.rounds.length - 1) : 0;
      const read = view.rounds.slice(from).map((_, at) => roundText(view, from + at, ctx));
      return read.length > 0 ? read.join(' ') : messages.t('tourney/read/none');
    }
    case 'contract':
    case 'turn':
      return promptText(prompt(view, ctx));
    case 'scores':
      return messages.t('tourney/standing', {
        ...{one: playerOf(0, ctx), other: playerOf(1, ctx), scores: view.scores},
      });
  }
}
