import type {Reading} from '../../../../elements/index.js';
import {promptText, winsText} from '../../table/readings.js';
import {type FindContext, prompt} from './speech.js';
import type {FindView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: FindView, ctx: FindContext): string | undefined {
  const {messages} = ctx;
  const shown = view.open.map((at) =>
    messages.t('find/read/open', {n: at + 1, card: view.row[at]!}),
  );
  switch (what) {
    case 'hand':
    case 'trick':
    case 'out':
    case 'left':
      return [messages.t('find/read/down', {n: view.row.length - shown.length}), ...shown].join(
        ' ',
      );
    case 'legal':
      return messages.t('find/read/legal', {
        n: ctx.moves.filter(({type}) => type !== 'stop').length,
      });
    case 'contract':
    case 'turn':
      return promptText(prompt(view, ctx));
    case 'scores':
      return winsText(view, ctx);
    case 'taken':
      return undefined;
  }
}
