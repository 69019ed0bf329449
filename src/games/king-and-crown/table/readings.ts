import {playerOf, type Prompt, type RenderContext} from '../../../elements/index.js';
import type {AnyEvent, AnyMove, AnyView} from '../../../game/index.js';
import type {CrownMessages} from '../messages/en.js';

/** Texts to read out that several tables of the family share. */

/** Both lines of the prompt. */
export const promptText = ({say, why}: Prompt): string => [say, why].filter(Boolean).join('. ');

/** The matches that each player has won. */
export const winsText = (
  {wins}: {readonly wins: readonly number[]},
  ctx: Pick<RenderContext<AnyView, AnyMove, AnyEvent, CrownMessages>, 'players' | 'messages'>,
): string =>
  wins.map((n, seat) => ctx.messages.t('crown/read/score', {n, ...playerOf(seat, ctx)})).join(' ');
