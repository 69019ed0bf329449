import type {Bot} from '../../game/index.js';
import type {Variant} from './rules/contracts/columns.js';
import type {KingMove, KingView} from './types.js';

/**
 * Imagines deals that fit what its seat knows, plays each of its moves on in all of them, and makes the
 * move that comes out best.
 */
export const kingBot = (variant: Variant): Bot<KingView, KingMove> => ({
  choose: (question) =>
    part
      ? part.chooseAhead(variant, question)
      : import('./bot/choices.js').then((fetched) =>
          (part = fetched).chooseAhead(variant, question),
        ),
});

/** How it does that; once this module is fetched, bots answer synchronously. */
let part: typeof import('./bot/choices.js') | undefined;
