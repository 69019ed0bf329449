import {playerOf, type Reading} from '../../../../elements/index.js';
import {promptText, winsText} from '../../table/readings.js';
import {totalOf} from '../rules/match.js';
import {prompt, type SupportContext} from './speech.js';
import type {SupportView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: SupportView, ctx: SupportContext): string | undefined {
  const {messages} = ctx;
  const {last} = view;
  switch (what) {
    case 'hand':
    case 'legal':
      return messages.t('support/read/hand');
    case 'trick':
      return last
        ? [
            ...last.cards.map((card, seat) =>
              messages.t('support/say/shows', {card, ...playerOf(seat, ctx)}),
            ),
            messages.t('support/say/total', {n: totalOf(last.cards)}),
          ].join(' ')
        : messages.t('support/read/none');
    case 'contract':
    case 'turn':
      return promptText(prompt(view, ctx));
    case 'scores':
      return winsText(view, ctx);
    default:
      return undefined;
  }
}
